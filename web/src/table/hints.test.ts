import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";

import { Bench } from "../games/bench.svelte";
import blue from "../games/into_the_blue";
import bluePositions from "../games/into_the_blue/positions.json";
import type { View } from "../games/into_the_blue/view";
import { api } from "../lib/api";
import { app } from "../lib/app.svelte";
import { nameOf } from "../lib/heard";
import type { GameMessage, Hint, Lobby } from "../lib/protocol";
import type { Showing } from "../lib/showing.svelte";
import HintList from "./HintList.svelte";
import { Hints } from "./hints.svelte";

const position = bluePositions["rolling-2"];
const reroll = "reroll 1.3...";
const told: Hint[] = [
  { action: reroll, chance: 0.41, why: ["chests-more", { number: 0.5, than: 2 }] },
  { action: "stop", chance: 0.38, why: ["even", { than: 1 }] },
];

let live: { lobby: Partial<Lobby>; shown: Partial<GameMessage>; table: string; seat: number };
let bench: Bench<View>;
let hints: Hints;

beforeEach(async () => {
  bench = await Bench.lay<View>(position as never);
  live = {
    table: "t",
    seat: 0,
    lobby: { hints: true, status: "playing", me: 0 },
    shown: { decision: 3 },
  };
  hints = new Hints(
    () => live as unknown as Showing,
    () => blue as never,
    () => bench.table as never,
    () => bench.table.legal,
  );
  vi.spyOn(api, "hint").mockClear().mockResolvedValue(told);
});

test("a hint is asked for the decision on the screen, read out, and gone with it", async () => {
  const said = vi.spyOn(app, "say");
  const asking = hints.ask();
  expect(hints.thinking).toBe(true);
  await asking;
  expect(api.hint).toHaveBeenCalledWith("t", 0, 3);
  expect(hints.list).toBe(told);
  expect(said.mock.lastCall![0]).toContain("About 0.5 more chests than with answer 2.");
  live.shown = { decision: 4 };
  expect(hints.list).toEqual([]);
});

test("where the table gives no hints, or nothing is asked, none is asked for", async () => {
  live.lobby.hints = false;
  await hints.ask();
  live.lobby.hints = true;
  bench.table.legal = [];
  await hints.ask();
  expect(api.hint).not.toHaveBeenCalled();
});

test("a refusal is told", async () => {
  vi.mocked(api.hint).mockRejectedValueOnce(new Error("company"));
  await hints.ask();
  expect(hints.problem).toEqual(new Error("company"));
  expect(hints.open).toBe(false);
});

test("touching an answer sets it up and sends nothing; the last button has the focus", async () => {
  document.body.innerHTML =
    '<div class="app"><div class="mine"></div><div class="act"></div></div>';
  const act = document.querySelector(".act")!;
  render(blue.Mine, { props: bench.table, target: document.querySelector(".mine")! });
  const confirm = document.createElement("button");
  confirm.textContent = bench.table.words.t("web-reroll", { count: 2 });
  act.append(confirm);
  for (const button of document.querySelectorAll("button"))
    button.getClientRects = () => [{}] as unknown as DOMRectList;
  await hints.ask();
  await hints.setUp(0);
  await tick();
  expect(bench.table.draft.toSorted()).toEqual(["1", "3"]);
  expect(bench.sent).toEqual([]);
  expect(document.activeElement).toBe(confirm);
});

test("the list names place, answer, chance and reason", async () => {
  await hints.ask();
  const { getAllByRole } = render(HintList, {
    props: { hints, words: bench.table.words, coached: false },
  });
  const [first, second] = getAllByRole("button").filter((one) => one.classList.contains("one"));
  expect(nameOf(first!)).toMatch(/^Hint 1 .* 41% About 0\.5 more chests than with answer 2\.$/);
  expect(second!.textContent).toContain("About as good as answer 1.");
});
