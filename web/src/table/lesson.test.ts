import { beforeAll, expect, test } from "vitest";

import type { TableProps, Title } from "../games/contract";
import plain from "../games/plain";
import { app } from "../lib/app.svelte";
import { Lesson } from "./lesson.svelte";
import type { Chapter } from "./tutorials";

const event = (kind: string) => ({ event: kind, seat: 0 });

const chapter = {
  name: null,
  seat: 0,
  seats: 3,
  steps: [
    {
      coach: "welcome",
      messages: [{ view: { turn: 1, step: "a" }, events: [], stages: [], legal: ["x", "y"] }],
    },
    { coach: "do", messages: [], play: ["x"] },
    {
      coach: "others",
      messages: [
        { view: { step: "b" }, events: [event("one")], stages: [], legal: [] },
        { view: { turn: 2 }, events: [event("two")], stages: [], legal: ["z"] },
      ],
    },
    { coach: "end", messages: [] },
  ],
} as unknown as Chapter;

/** A title whose way to an action is one mark and one button. */
const title: Title = {
  ...plain,
  lead: ({ draft }, [action = ""]) => (draft.includes(action) ? ["do"] : [action, "do"]),
};

const table = (draft: string[]) => ({ draft }) as TableProps;

const begun = () => new Lesson("into-the-blue", chapter, title);
const atTheMove = async () => {
  const lesson = begun();
  await lesson.play([]);
  return lesson;
};

beforeAll(() => app.start());

test("while there is something to read, nothing can be done", () => {
  const lesson = begun();
  expect(lesson.shown?.legal).toEqual([]);
  expect(lesson.left(table([]))).toEqual([app.words.t("web-learn-next")]);
});

test("the move of the script is accepted, and what follows is shown", async () => {
  const lesson = await atTheMove();
  expect(lesson.shown?.legal).toEqual(["x", "y"]);
  await lesson.play(["x"]);
  lesson.skip();
  expect(lesson.step.coach).toBe("others");
  expect(lesson.shown?.view).toMatchObject({ turn: 2, step: "b" });
  expect(lesson.log.map(({ event: kind }) => kind)).toEqual(["one", "two"]);
  expect(lesson.shown?.legal).toEqual([]);
});

test("another move is declined", async () => {
  const lesson = await atTheMove();
  await lesson.play(["y"]);
  expect(lesson.step.coach).toBe("do");
  expect(lesson.nudges).toBe(1);
});

test("only a mark that leads on is made", async () => {
  const lesson = await atTheMove();
  lesson.mark(table([]), ["y"]);
  expect([lesson.draft, lesson.nudges]).toEqual([[], 1]);
  lesson.mark(table([]), ["x"]);
  expect([lesson.draft, lesson.nudges]).toEqual([["x"], 1]);
});

test("a step back takes back what was shown since", async () => {
  const lesson = await atTheMove();
  await lesson.play(["x"]);
  lesson.back();
  expect(lesson.step.coach).toBe("do");
  expect(lesson.shown?.view).toMatchObject({ turn: 1, step: "a" });
  expect(lesson.log).toEqual([]);
  expect(lesson.catching).toBe(false);
});

test("the last step leads nowhere, and back to the first", async () => {
  const lesson = await atTheMove();
  await lesson.play(["x"]);
  lesson.skip();
  await lesson.play([]);
  expect(lesson.done).toBe(true);
  await lesson.play([]);
  expect(lesson.done).toBe(true);
  lesson.again();
  expect(lesson.at).toBe(0);
});
