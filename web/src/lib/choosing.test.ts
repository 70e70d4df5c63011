import { expect, test } from "vitest";

import { chooser } from "./choosing";
import type { Lobby, View } from "./protocol";

const person = { kind: "person", name: "Ada", bot: null, standin: null, stood_in: 0 };
const lobby = {
  places: [person, { ...person, kind: "bot", bot: "crew" }, { ...person, standin: "crew" }],
} as unknown as Lobby;
const asks = (asked: number[] | number, over = false) => ({ asked, over }) as unknown as View;

test("a bot that is asked alone is choosing, for itself or for somebody who is away", () => {
  expect(chooser(asks([1]), lobby)).toBe(1);
  expect(chooser(asks([2]), lobby)).toBe(2);
  expect(chooser(asks([0]), lobby)).toBeNull();
});

test("nobody is named where several are asked, or where only a number is known", () => {
  expect(chooser(asks([1, 2]), lobby)).toBeNull();
  expect(chooser(asks(1), lobby)).toBeNull();
  expect(chooser(asks([]), lobby)).toBeNull();
  expect(chooser(asks([1], true), lobby)).toBeNull();
});
