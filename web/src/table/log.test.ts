import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";

import { Bench, type Position } from "../games/bench.svelte";
import title from "../games/into_the_blue";
import positions from "../games/into_the_blue/positions.json";
import { app } from "../lib/app.svelte";
import type { Event } from "../lib/protocol";
import Log from "./Log.svelte";

beforeAll(() => app.load(null));
afterEach(cleanup);

const rolled = (seat: number, roll: number): Event => ({
  event: "rolled",
  seat,
  roll,
  dice: [1, 2, 3],
  thrown: [1, 2],
  run: 3,
});
const EVENTS: Event[] = [
  { event: "turn", seat: 0, turn: 1 },
  rolled(0, 1),
  { event: "failed", seat: 0 },
  { event: "turn", seat: 1, turn: 2 },
  rolled(1, 1),
];

async function shown(log: Event[], more: Record<string, unknown> = {}) {
  const [position] = Object.values(positions) as Position[];
  const bench = await Bench.lay(position, "en", log);
  const props = { title: title as never, table: bench.table as never, log, ...more };
  return render(Log, { props });
}

const lines = (room: HTMLElement) =>
  [...room.querySelectorAll("#log > li:not([aria-hidden])")].map((line) =>
    line.textContent.replace(/\s+/g, " ").trim(),
  );
const folds = (room: HTMLElement) => [...room.querySelectorAll<HTMLButtonElement>("button.fold")];
const open = (room: HTMLElement) => folds(room).map((fold) => fold.getAttribute("aria-expanded"));

test("a turn is one line, newest first, and the newest is open", async () => {
  const { container } = await shown(EVENTS);
  expect(open(container)).toEqual(["true", "false"]);
  const [now, last, begins, before] = lines(container);
  expect([now, last].map((line) => line!.includes("threw"))).toEqual([true, true]);
  expect(begins).toContain("Turn 2");
  expect(before).toContain("empty-handed");
  expect(lines(container)).toHaveLength(4);
});

test("the line of a turn bears the mark of whoever it tells of", async () => {
  const { container } = await shown([
    { event: "turn", seat: 2, turn: 1 },
    { event: "failed", seat: 0 },
  ]);
  const mark = folds(container)[0]!.closest("li")!.querySelector("use");
  expect(mark?.getAttribute("href")).toBe("#s-a");
});

test("a line opens to the whole turn and closes again, for a hand as for a key", async () => {
  const { container } = await shown(EVENTS);
  const fold = folds(container)[1]!;
  expect(fold.tagName).toBe("BUTTON"); // Enter and the space bar press it
  fold.click();
  flushSync();
  expect(open(container)).toEqual(["true", "true"]);
  expect(lines(container)).toHaveLength(7);
  fold.click();
  flushSync();
  expect(lines(container)).toHaveLength(4);
});

test("a turn that goes on stays as it was left, and a new one is open", async () => {
  const { container, rerender } = await shown(EVENTS);
  folds(container)[0]!.click();
  flushSync();
  await rerender({ log: [...EVENTS, rolled(1, 2)] });
  expect(open(container)).toEqual(["false", "false"]);
  await rerender({ log: [...EVENTS, { event: "turn", seat: 0, turn: 3 }, rolled(0, 1)] });
  expect(open(container)).toEqual(["true", "false", "false"]);
});

test("a plain log has the same order, and no filter", async () => {
  const { container } = await shown(EVENTS, { plain: true });
  expect(lines(container).at(-1)).toContain("empty-handed");
  expect(container.querySelector(".heading .icon-button")).toBeNull();
});

test("a covered sentence stands in no line of a turn", async () => {
  const { container } = await shown(EVENTS.slice(0, 3), { covered: ["failed"] });
  expect(folds(container)[0]!.textContent).not.toContain("empty-handed");
});
