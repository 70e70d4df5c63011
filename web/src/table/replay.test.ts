import { beforeAll, describe, expect, test } from "vitest";

import type { Title } from "../games/contract";
import type { Event, Frame, View } from "../lib/protocol";
import { Words } from "../lib/words";
import {
  addressOf,
  chapterAt,
  chaptersOf,
  legendOf,
  nextFlag,
  placeOf,
  stepsOf,
  wantedOf,
} from "./replay";

const view = {} as View;
const frame = (seat: number | null, ...events: Event[]): Frame => ({
  ...{ seat, action: null, view },
  events,
});
const told = (event: string, seat: number | null = 0, more = {}): Event => ({
  ...{ event, seat },
  ...more,
});

const title = {
  moment: ({ event }: Event) => ({
    weight: event === "outcome" ? 5 : event === "turn" ? -1 : 0,
    ...(event === "outcome" ? { mark: "failed" as const, flag: "lost" } : {}),
    ...(event === "rolled" ? { mark: "die" as const } : {}),
  }),
  chapter: (event: Event | null) =>
    event === null
      ? { number: 0, seat: null }
      : event.event === "turn"
        ? { number: Number(event.turn), seat: event.seat }
        : null,
} as unknown as Title;

let words: Words;
beforeAll(async () => {
  words = await Words.load("en");
});

const frames = () => [
  frame(null),
  frame(1, told("embarked", 1)),
  frame(0, told("loyal"), told("turn", 2, { turn: 1 }), told("drew", 2)),
  frame(2, told("moved", 2), told("rolled", 2)),
  frame(1, told("lost", null), told("outcome", null), told("turn", 3, { turn: 2 })),
  frame(3, told("moved", 3)),
];
const chapters = () => chaptersOf(frames(), title, words, null);

describe("chapters", () => {
  test("a frame in which a turn ends and the next begins is a step of each", () => {
    const found = chapters();
    expect(found.map(({ number, seat }) => [number, seat])).toEqual([
      [0, null],
      [1, 2],
      [2, 3],
    ]);
    expect(found.map(({ steps }) => steps.map((step) => step.frame))).toEqual([
      [0, 1, 2],
      [2, 3, 4],
      [4, 5],
    ]);
    expect(found.map(({ first }) => first)).toEqual([0, 3, 6]);
    const told = stepsOf(found).flatMap(({ events }) => events);
    expect(told).toEqual(frames().flatMap(({ events }) => events));
  });

  test("the weightiest event is the headline, and whose step it is", () => {
    const steps = stepsOf(chapters());
    expect(steps.map(({ headline }) => headline?.event)).toEqual([
      ...[undefined, "embarked", "loyal", "drew", "moved", "outcome", "turn", "moved"],
    ]);
    expect(steps.map(({ seat }) => seat)).toEqual([null, 1, 0, 2, 2, null, 3, 3]);
  });

  test("the legend has the marks that occur and no other", () => {
    expect(legendOf(chapters())).toEqual(["failed", "die", "flag"]);
    expect(legendOf(chaptersOf(frames().slice(0, 2), title, words, null))).toEqual([]);
  });

  test("a title without chapters is one of them", () => {
    const [one, ...more] = chaptersOf(frames(), {} as Title, words, null);
    expect(more).toEqual([]);
    expect(one!.steps.length).toBe(6);
  });

  test("from flag to flag, and round", () => {
    const steps = stepsOf(chapters());
    expect(nextFlag(steps, 0)).toBe(5);
    expect(nextFlag(steps, 5)).toBe(5);
    expect(nextFlag(steps, 7)).toBe(5);
    expect(nextFlag(steps.slice(0, 2), 1)).toBe(1);
  });
});

describe("addresses", () => {
  test("every step has one that leads back to it, through all eyes", () => {
    const found = chapters();
    for (const eyes of ["all", "spectator", "0", "5"])
      for (const at of stepsOf(found).keys()) {
        const wanted = wantedOf(addressOf(found, at, eyes))!;
        expect(wanted.eyes).toBe(eyes);
        expect(placeOf(found, wanted)).toBe(at);
        expect(wanted.turn).toBe(found[chapterAt(found, at)]!.number);
      }
    expect(addressOf(found, 4, "all")).toBe("#t1.2/all");
    expect(addressOf(found, 4, "2")).toBe("#t1.2/c");
  });

  test.each(["", "#", "#seat=abc", "#t1", "#t1.2/g", "#t1.2/all/x", "#tx.2/all", "#t99999.1/all"])(
    "%j asks for nothing",
    (fragment) => expect(wantedOf(fragment)).toBeNull(),
  );

  test("a step that is not there is the nearest that is", () => {
    const found = chapters();
    expect(placeOf(found, { turn: 1, step: 99, eyes: "all" })).toBe(5);
    expect(placeOf(found, { turn: 1, step: 0, eyes: "all" })).toBe(3);
    expect(placeOf(found, { turn: 77, step: 1, eyes: "all" })).toBe(0);
  });
});
