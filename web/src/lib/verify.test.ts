import { expect, test } from "vitest";

import marked from "./fixtures/game_2.record?raw";
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

test("a record of the second version says which seats were bots' and what is marked", () => {
  const lines = marked.split("\n");
  expect(lines[0]).toBe("Abyssal record 2");
  expect(lines).toContain("bot 1: greedy");
  expect(marked).toMatch(/^0 .* \(hint\)$/m);
  expect(check(marked)).toMatchObject({ seedFits: true, phrasesFit: true, playFits: true });
});

test("a changed mark or bot does not fit the line of play", () => {
  expect(check(marked.replace(" (hint)", ""))!.playFits).toBe(false);
  expect(check(marked.replace("bot 1: greedy\n", ""))!.playFits).toBe(false);
});

test("a record without a seal is not verified", () => {
  expect(check(record.replace(/^seed: .*$/m, "seed: 7"))).toBeNull();
  expect(check("something else")).toBeNull();
});
