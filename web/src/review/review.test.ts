import { describe, expect, test } from "vitest";

import type { Judgement, Review } from "../lib/protocol";
import {
  addressOf,
  chancesAt,
  changeOf,
  gradesOf,
  type Grade,
  lossOf,
  nextMoment,
  percent,
  signed,
  spread,
  turnsOf,
  verdictOf,
  wantedOf,
} from "./review";

const step = (chance: number, grade: Grade | null = null): Judgement => ({
  ...{ seat: 0, chances: [chance, 10_000 - chance] },
  ...{ luck: 0, mine: 0, others: 0, uncovered: 0 },
  choice: grade && {
    played: { do: "stop", say: ["stop", {}], chance },
    best: { do: "roll", say: ["roll", {}], chance: chance + 300 },
    grade,
  },
});
const review = (more: Partial<Review> = {}): Review => ({
  ...{ done: true, seat: 0, start: [5000, 5000], frames: [1, 1, 2, 3], moments: [1, 3] },
  steps: [step(4000, "best"), step(3000, "blunder"), step(6000), step(10_000, "slip")],
  points: [50, 40, -10, 20, 0],
  ...more,
});

describe("a review", () => {
  test("tells the chances before each step, and those of the end behind the last", () => {
    expect([0, 1, 4].map((at) => chancesAt(review(), at)[0])).toEqual([5000, 4000, 10_000]);
  });

  test("adds up what a step changed, and what a choice gave away", () => {
    expect(changeOf({ ...step(0), luck: 5, mine: -3, others: 1, uncovered: 2 })).toBe(5);
    expect([lossOf(step(1)), lossOf(step(1, "slip"))]).toEqual([0, 300]);
    expect(gradesOf(review())).toEqual({ best: 1, good: 0, slip: 1, blunder: 1 });
  });

  test("goes from moment to moment, and round", () => {
    expect([0, 1, 2, 3].map((at) => nextMoment(review(), at))).toEqual([1, 3, 3, 1]);
    expect(nextMoment(review({ moments: [] }), 2)).toBe(2);
  });

  test("says honestly what did most for the result", () => {
    expect(verdictOf(review())).toEqual({ end: "won", by: "luck" });
    expect(verdictOf(review({ points: [50, 10, 30, 10, 0] }))).toEqual({ end: "won", by: "mine" });
    const lost = review({ steps: [step(0)], points: [50, 10, -20, -40, 0] });
    expect(verdictOf(lost)).toEqual({ end: "lost", by: "others" });
    const shared = review({ steps: [step(5000)], points: [50, 0, -5, 0, 5] });
    expect(verdictOf(shared)).toEqual({ end: "shared", by: "uncovered" });
  });

  test("has turns, each with the worst choice in it", () => {
    const turns = turnsOf(review(), (frame) => ({ label: `turn ${frame}`, short: `${frame}` }));
    expect(turns).toEqual([
      { label: "turn 1", short: "1", first: 0, grade: "blunder" },
      { label: "turn 2", short: "2", first: 2, grade: null },
      { label: "turn 3", short: "3", first: 3, grade: "slip" },
    ]);
  });
});

describe("places", () => {
  test("stand apart, in order, and none beyond the end", () => {
    expect(spread([0, 1, 50], 10, 100)).toEqual([0, 10, 50]);
    expect(spread([95, 99], 10, 100)).toEqual([90, 100]);
  });

  test("have addresses that lead back", () => {
    expect(wantedOf(addressOf(2, 17))).toEqual({ seat: 2, at: 17 });
    for (const wrong of ["", "#", "#g.1", "#a", "#a.x", "#a.1/b"])
      expect(wantedOf(wrong)).toBeNull();
  });
});

test("numbers are written as the language writes them", () => {
  expect(percent("en", 4123)).toBe("41%");
  expect(percent("fr", 4123)).toMatch(/^41\s%$/);
  expect([12, 0, -12].map((points) => signed("en", points))).toEqual(["+12", "0", "−12"]);
});
