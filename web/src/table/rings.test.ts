import { beforeEach, expect, test } from "vitest";

import type { Event } from "../lib/protocol";
import { namedBy, ringsIn, sideFor } from "./rings";

const told = (kind: string, more: object = {}, seat: number | null = null): Event => ({
  event: kind,
  seat,
  ...more,
});

let frame: HTMLElement;
/** Something on the board at a place: 100 wide and 50 high. */
function thing(of: string, x: number, y: number): void {
  const made = document.createElement("i");
  made.dataset.of = of;
  made.getBoundingClientRect = () => new DOMRect(x, y, 100, 50);
  frame.append(made);
}
beforeEach(() => {
  frame = document.createElement("main");
  frame.getBoundingClientRect = () => new DOMRect(10, 20, 1000, 400);
  thing("space-chapel", 110, 120);
  thing("space-galley", 710, 320);
  thing("level-2 seat-1", 210, 70);
});

test("an event names spaces, seats and whatever else it tells of", () => {
  const event = told("attacks", { owner: 2, space: "chapel", cards: [7] }, 1);
  expect([...namedBy(event)]).toEqual(["seat-1", "seat-2", "space-chapel", "cards-7"]);
  expect([...namedBy(told("turn", { turn: 2 }, 1))]).toEqual([]);
});

test("what events name is ringed where it lies on the board, and nothing else", () => {
  const { ground, things } = ringsIn(frame, [told("repaired", { space: "chapel" }, 1)]);
  expect(ground).toEqual({ x: 0, y: 0, width: 1000, height: 400 });
  expect(things).toEqual([{ x: 100, y: 100, width: 100, height: 50 }]);
});

test("what belongs to a seat on a level is ringed if one event names both", () => {
  const other = [told("placed", { level: 2 }, 0), told("failed", {}, 1)];
  expect(ringsIn(frame, other).things).toEqual([]);
  expect(ringsIn(frame, [told("placed", { level: 2 }, 1)]).things).toHaveLength(1);
});

test("the plate lies where it covers nothing that changed", () => {
  const fore = ringsIn(frame, [told("repaired", { space: "chapel" })]);
  const aft = ringsIn(frame, [told("repaired", { space: "galley" })]);
  expect([fore, aft].map((rings) => sideFor(rings, false))).toEqual(["after", "before"]);
  expect([fore, aft].map((rings) => sideFor(rings, true))).toEqual(["after", "before"]);
  expect(sideFor(ringsIn(frame, []), false)).toBe("before");
});
