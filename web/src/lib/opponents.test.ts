import { expect, test } from "vitest";

import { filled, heightOf, ladderIn, measuredAt, mixesFor, othersIn, secondsOf } from "./opponents";
import type { Measurement } from "./protocol";

const OFFERED = ["greedy", "level-1", "level-2", "level-3", "level-4", "level-5", "mine", "random"];

test("the five stand apart from all other bots of a game", () => {
  expect(ladderIn(OFFERED)).toEqual(["level-1", "level-2", "level-3", "level-4", "level-5"]);
  expect(othersIn(OFFERED)).toEqual(["random", "greedy", "mine"]);
  expect(ladderIn(["random"])).toEqual([]);
});

test("the last choice is taken again for as many chairs as there are", () => {
  expect(filled(["level-2", "level-5:200ms"], OFFERED, 3)).toEqual([
    "level-2",
    "level-5:200ms",
    "level-2",
  ]);
  expect(filled(["gone", "level-4"], OFFERED, 2)).toEqual(["level-4", "level-4"]);
});

test("where nothing is left of it, the usual bot plays", () => {
  expect(filled(["gone"], OFFERED, 2)).toEqual(["greedy", "greedy"]);
  expect(filled([], ["random"], 1)).toEqual(["random"]);
  expect(filled([], OFFERED, 0)).toEqual([]);
});

const levels = (...rungs: number[]) => rungs.map((rung) => `level-${rung}`);
const mixes = (chairs: number, last: string[] = []) =>
  Object.fromEntries(mixesFor(OFFERED, chairs, last).map(({ name, bots }) => [name, bots]));

test("mixes fill every chair", () => {
  expect(mixes(3)).toEqual({
    gentle: levels(1, 2, 1),
    each: levels(1, 3, 5),
    strong: levels(5, 5, 5),
  });
  expect(mixes(5).each).toEqual(levels(1, 2, 3, 4, 5));
  expect(mixes(1).each).toEqual(levels(3));
  expect(mixes(2, ["level-2"]).last).toEqual(levels(2, 2));
});

test("there are none without bots or without a ladder", () => {
  expect(mixesFor(OFFERED, 0, [])).toEqual([]);
  expect(mixesFor(["random"], 2, [])).toEqual([]);
});

const measurement = (version: string): Measurement => ({ command: "", version, bots: {} });

test("a measurement is for as many seats, or for the nearest number", () => {
  const ratings = { "3": measurement("three"), "5": measurement("five") };
  expect(measuredAt({ ratings }, 5)).toMatchObject({ version: "five", seats: 5 });
  expect(measuredAt({ ratings }, 4)).toMatchObject({ version: "three", seats: 3 });
  expect(measuredAt({ ratings }, 6)).toMatchObject({ version: "five", seats: 5 });
  expect(measuredAt({ ratings: {} }, 4)).toBeNull();
});

test("times are rounded as people say them", () => {
  expect([0.2, 49, 50, 120, 940, 960, 1900].map(secondsOf)).toEqual([0, 0, 0.1, 0.1, 0.9, 1, 2]);
});

test("a rating lies between the lowest and the highest", () => {
  expect(heightOf(900, [800, 1200, 900])).toBe(0.25);
  expect(heightOf(900, [900])).toBe(1);
});
