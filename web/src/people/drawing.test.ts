import { expect, test } from "vitest";

import type { RatingRow } from "../lib/circle";
import { at, barOf, duelOf, isSure, percent, placesOf, scaleOf, shareOf } from "./drawing";

const row = (rating: number | null, spread = 0, best = 1, worst = 1): RatingRow => ({
  member: "a",
  rating,
  spread,
  rated: 3,
  best,
  worst,
  played: 3,
  counted: 3,
  won: 1,
  stood_in: 0,
  form: [],
});

test("the scale holds every range and has round marks", () => {
  const scale = scaleOf([row(1612, 58), row(1505, 342), row(null)]);
  expect(scale.least).toBe(1163);
  expect(scale.most).toBe(1847);
  expect(scale.marks).toEqual([1200, 1400, 1600, 1800]);
});

test("without a rating the scale lies around the start", () => {
  expect(scaleOf([row(null)])).toEqual({ least: 1400, most: 1600, marks: [1400, 1500, 1600] });
});

test("a bar is the range, and lies within its track", () => {
  const scale = scaleOf([row(1500, 100)]);
  expect(at(scale, 1500)).toBe(50);
  expect(barOf(scale, row(1500, 50))).toEqual({ from: 25, length: 50 });
  expect(barOf(scale, row(null))).toBeNull();
});

test("places are ranges, and nobody is first while bars overlap", () => {
  expect(placesOf(row(1500, 1, 1, 4))).toBe("1–4");
  expect(placesOf(row(1500, 1, 2, 2))).toBe("2");
  expect(placesOf(row(null, 0, 0, 0))).toBe("–");
  expect(isSure([row(1700, 10, 1, 1), row(1500, 10, 2, 2)])).toBe(true);
  expect(isSure([row(1700, 90, 1, 2), row(1600, 90, 1, 2)])).toBe(false);
  expect(isSure([row(1700, 90, 1, 1), row(null)])).toBe(false);
});

test("who met whom is read from one side, and draws are nobody's", () => {
  const duel = { member: "a", other: "b", ahead: 3, level: 4, behind: 1 };
  expect(duelOf([duel], "a", "b")).toBe(duel);
  expect(duelOf([duel], "b", "a")).toBeNull();
  expect(shareOf(duel)).toBe(75);
  expect(shareOf({ ...duel, ahead: 0, behind: 0 })).toBe(50);
});

test("a part of nothing is nothing", () => {
  expect(percent(1, 3)).toBe(33);
  expect(percent(0, 0)).toBe(0);
});
