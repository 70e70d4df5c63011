import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import type { Desk, Mark } from "../../lib/protocol";
import { nameOf } from "../../lib/heard";
import { type Language, WHOLE } from "../../lib/languages";
import { Bench } from "../bench.svelte";
import type { Keeping } from "../contract";
import PersonSheet from "./PersonSheet.svelte";
import positions from "./positions.json";
import Suspicions from "./Suspicions.svelte";
import type { View } from "./view";

afterEach(cleanup);

const { view } = positions["suspected-5"] as unknown as { view: View };
const me = view.viewer!;
const other = (me + 1) % view.seats;

const clear: Desk = {
  orders: "tests",
  notes: "",
  beliefs: view.players.map(() => 2),
  remarks: view.players.map(() => ""),
  marks: [],
};

async function laid(keeping: Partial<Keeping> = {}, language: Language = "en") {
  const bench = await Bench.lay<View>(positions["suspected-5"], language);
  const believe = vi.fn<Keeping["believe"]>();
  const markTest = vi.fn<Keeping["markTest"]>();
  const props = { ...bench.table, desk: clear, history: true, believe, markTest, ...keeping };
  return { bench, props, believe, markTest };
}

const cellOf = (room: HTMLElement, test: number, row: number) =>
  room.querySelectorAll("tbody tr")[row]!.querySelectorAll<HTMLButtonElement>("td button")[test]!;

test("every test of the view is a column, every seat a row, mine first", async () => {
  const { props, bench } = await laid();
  const { container } = render(Suspicions, { props });
  const heads = [...container.querySelectorAll("thead th")];
  expect(heads).toHaveLength(view.trials.length + 3);
  const rows = [...container.querySelectorAll("tbody tr")];
  expect(rows).toHaveLength(view.seats + 2);
  expect(rows[0]!.textContent).toContain("You");
  expect(rows[1]!.textContent).toContain(bench.table.names[other]);
  for (const [test, { added }] of view.trials.entries())
    expect(nameOf(cellOf(container, test, 1))).toMatch(
      new RegExp(`: (no|${added[other]}) cards?\\b`),
    );
});

test("what chaos cannot explain is said where the engine says so, and nowhere else", async () => {
  const { props } = await laid();
  const { container } = render(Suspicions, { props });
  const foot = [...container.querySelectorAll(".against td")];
  for (const [test, { from_hands }] of view.trials.entries())
    expect(foot[test]!.textContent!.includes("≥")).toBe(from_hands > 0);
});

test.each<[Mark, Mark]>([
  ["", "!"],
  ["!", "?"],
  ["?", ""],
])("a press turns the mark %j into %j", async (mark, next) => {
  const desk = { ...clear, marks: mark ? [{ test: 1, seat: other, mark }] : [] };
  const { props, markTest } = await laid({ desk });
  const { container } = render(Suspicions, { props });
  const cell = cellOf(container, 1, 1);
  expect(cell.querySelector("s")?.textContent ?? "").toBe(mark);
  cell.click();
  expect(markTest.mock.calls).toEqual([[1, other, next]]);
});

test("a belief keeps the remark, and a remark the belief", async () => {
  const desk = {
    ...clear,
    beliefs: clear.beliefs.map((_, seat) => (seat === other ? 3 : 2)),
    remarks: clear.remarks.map((_, seat) => (seat === other ? "quiet" : "")),
  };
  const { props, believe } = await laid({ desk });
  const { container } = render(Suspicions, { props });
  const mine = container.querySelectorAll("tbody tr")[1]!.querySelector(".mine-own")!;
  const steps = [...mine.querySelectorAll<HTMLInputElement>("[type=radio]")];
  expect(steps.map((step) => step.checked)).toEqual([false, false, false, true, false]);
  steps[4]!.click();
  const remark = mine.querySelector<HTMLInputElement>("input:not([type])")!;
  expect(remark.value).toBe("quiet");
  remark.value = "too quiet";
  remark.dispatchEvent(new Event("input", { bubbles: true }));
  remark.dispatchEvent(new Event("change", { bubbles: true }));
  expect(believe.mock.calls).toEqual([
    [other, 4, "quiet"],
    [other, 3, "too quiet"],
  ]);
});

test("what was being written when the grid is put away is kept", async () => {
  const { props, believe } = await laid();
  const { container, unmount } = render(Suspicions, { props });
  const mine = container.querySelectorAll("tbody tr")[1]!.querySelector(".mine-own")!;
  const remark = mine.querySelector<HTMLInputElement>("input:not([type])")!;
  remark.value = "half a";
  remark.dispatchEvent(new Event("input", { bubbles: true }));
  await tick();
  unmount();
  expect(believe.mock.calls).toEqual([[other, 2, "half a"]]);
});

test("while secrets are covered there is no mark and no belief to see", async () => {
  const { props, markTest } = await laid({ desk: null });
  const { container } = render(Suspicions, { props });
  expect(container.querySelectorAll("[type=radio]")).toHaveLength(0);
  cellOf(container, 1, 1).click();
  expect(markTest).not.toHaveBeenCalled();
});

test("where the table keeps no history, only beliefs are there", async () => {
  const { props } = await laid({ history: false });
  const { container } = render(Suspicions, { props });
  expect(container.querySelectorAll("thead th")).toHaveLength(2);
  expect(container.textContent).toContain("keeps no history");
  expect(container.querySelectorAll("tbody [type=radio]").length).toBeGreaterThan(0);
});

test("a test that is pressed is told in full", async () => {
  const { props } = await laid();
  const { container } = render(Suspicions, { props });
  const head = container.querySelectorAll<HTMLButtonElement>("thead button")[0]!;
  head.click();
  await tick();
  expect(head.getAttribute("aria-pressed")).toBe("true");
  const detail = container.querySelector(".detail")!;
  expect(detail.querySelectorAll("li")).toHaveLength(view.trials[0]!.against.length);
});

const jailed = view.players.findIndex((player) => player.way_out !== null);

test.each(WHOLE)("a sheet tells what all may know, in %s", async (language) => {
  const { props, bench } = await laid({}, language);
  const { words } = bench.table;
  const { container } = render(PersonSheet, { props: { ...props, player: jailed } });
  const shown = view.players[jailed]!;
  const said = container.textContent!;
  expect(said).toContain(words.t(`character-${shown.character}`));
  expect(said).toContain(words.t("web-way-out"));
  expect(said).toContain(String(shown.way_out!.test));
  for (const item of shown.items) expect(said).toContain(words.t(`item-${item}`));
  for (const skill of Object.keys(shown.skills))
    expect(said).toContain(words.t(`skill-${skill}.name`));
  expect(container.querySelectorAll("ol li")).toHaveLength(view.trials.length);
  expect(container.querySelectorAll("[type=radio]")).toHaveLength(5);
});

test("without a history the sheet says nothing of tests, and of myself I believe nothing", async () => {
  const { props } = await laid({ history: false });
  const { container } = render(PersonSheet, { props: { ...props, player: me } });
  expect(container.querySelectorAll("ol li")).toHaveLength(0);
  expect(container.querySelectorAll("[type=radio]")).toHaveLength(0);
});
