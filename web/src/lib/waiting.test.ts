import { expect, test } from "vitest";

import type { Summary } from "./protocol";
import { countOf, othersOf } from "./waiting.svelte";

const table = (id: string, my_turn: boolean): Summary => ({
  table: id,
  code: null,
  game: "key-largo",
  seats: 3,
  status: "playing",
  mine: 0,
  my_turn,
  players: [],
  updated: 0,
  waits: [],
  since: 0,
  until: null,
  expires: null,
});
const tables = [
  table("here", true),
  table("late", true),
  table("idle", false),
  table("soon", true),
];

test("the number counts the tables that wait for me", () => {
  expect(countOf(tables)).toBe(3);
});

test("the next table is the first that waits and is not the one I am at", () => {
  expect(othersOf(tables, "here").map((other) => other.table)).toEqual(["late", "soon"]);
  expect(othersOf([table("here", true)], "here")).toEqual([]);
});
