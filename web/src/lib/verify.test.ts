import { expect, test } from "vitest";

import record from "./fixtures/game.record?raw";
import { check } from "./verify";

test("a true record fits in every part", () => {
  const found = check(record)!;
  expect(found).toMatchObject({ seedFits: true, phrasesFit: true, playFits: true });
  expect(found.phrases).toEqual([
    { seat: 0, phrase: "the tide is out" },
    { seat: 2, phrase: "à marée basse" },
  ]);
  expect(check(record.replaceAll("\n", "\r\n"))).toEqual(found);
});

test("another seed, or another agreement, does not fit the seal", () => {
  expect(check(record.replace("seed: 5a", "seed: 5b"))!.seedFits).toBe(false);
  expect(check(record.replace("treasures=steep", "treasures=gentle"))!.seedFits).toBe(false);
});

test("a changed phrase does not fit the start", () => {
  const found = check(record.replace("the tide is out", "the tide is in"))!;
  expect(found).toMatchObject({ seedFits: true, phrasesFit: false });
});

test("a changed move does not fit the line of play", () => {
  expect(check(record.replace(/^(\d) stop$/m, "$1 undo"))!.playFits).toBe(false);
});

test("a record without a seal is not verified", () => {
  expect(check(record.replace(/^seed: .*$/m, "seed: 7"))).toBeNull();
  expect(check("something else")).toBeNull();
});
