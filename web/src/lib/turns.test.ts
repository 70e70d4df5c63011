import { expect, test } from "vitest";

import type { Event } from "./protocol";
import { gistOf, turnsOf } from "./turns";

const event = (kind: string, seat: number | null = null): Event => ({ event: kind, seat });
const LOG = [
  event("dealt", 0),
  event("turn", 0),
  event("rolled", 0),
  event("placed", 0),
  event("turn", 1),
  event("rolled", 1),
  event("over"),
  event("won", 0),
];
const kinds = (entries: { event: Event }[]) => entries.map((entry) => entry.event.event);

test("a turn is what happened from its beginning to the next, wherever it was told", () => {
  const turns = turnsOf(LOG);
  expect(turns.map((turn) => turn.seat)).toEqual([0, 0, 1, null]);
  expect(turns.map((turn) => turn.entries.map(({ at }) => at))).toEqual([
    [0],
    [1, 2, 3],
    [4, 5],
    [6, 7],
  ]);
  expect(turnsOf(LOG, { begins: ["rolled"] })).toHaveLength(6);
  expect(turnsOf([])).toEqual([]);
});

test("the line of a turn tells what its title finds worth telling, or else what came last", () => {
  const [, mine, theirs] = turnsOf(LOG);
  expect(kinds(gistOf(mine!, { gist: ["placed"] }))).toEqual(["placed"]);
  expect(kinds(gistOf(theirs!, { gist: ["placed"] }))).toEqual(["rolled"]);
});

test("what others do in a turn, and one's own knowledge of an event, do not change its line", () => {
  const [turn] = turnsOf([event("turn", 1), event("drew-own", 1), event("drew", 0)]);
  expect(gistOf(turn!, { gist: ["drew"] }).map(({ at }) => at)).toEqual([1]);
});

test("a line has three sentences at most, the last ones", () => {
  const [turn] = turnsOf([event("turn", 0), ...Array.from({ length: 9 }, () => event("act", 0))]);
  expect(gistOf(turn!, { gist: ["act"] }).map(({ at }) => at)).toEqual([7, 8, 9]);
});

test("a covered event is in no line", () => {
  const [turn] = turnsOf([event("turn", 0), event("loyalty-own", 0)]);
  expect(kinds(gistOf(turn!, { gist: ["loyalty"] }, ["loyalty-own"]))).toEqual(["turn"]);
});
