import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";

import type { Event } from "../../lib/protocol";
import { type Language, WHOLE } from "../../lib/languages";
import { Bench, buttons, press } from "../bench.svelte";
import title from "./index";
import Player from "./Player.svelte";
import positions from "./positions.json";
import type { View } from "./view";

// The sea is large and says nothing.
vi.mock("./drawn/SeaWide.svelte", () => import("../Nothing.svelte"));
vi.mock("./drawn/SeaNarrow.svelte", () => import("../Nothing.svelte"));

afterEach(cleanup);

const lay = (name: keyof typeof positions, language: Language = "en") =>
  Bench.lay<View>(positions[name], language);

describe("rolling", () => {
  test("the six dice are buttons, and nothing on the board is", async () => {
    const bench = await lay("rolling-5");
    const [board, mine] = bench.show(title.Board, title.Mine);
    expect(buttons(board!)).toEqual([]);
    expect(buttons(mine!)).toHaveLength(6);
  });

  test("rerolling is always the lit button, and waits for a mark", async () => {
    const bench = await lay("last-3");
    const { primary, secondary } = title.acts(bench.table);
    expect(primary).toMatchObject({ key: "reroll", label: "Mark dice" });
    expect(primary?.why).toBeTruthy();
    expect(primary?.send).toBeUndefined();
    expect(secondary).toEqual({ label: "Stop", send: ["stop"] });
  });

  test("whoever would stop without a 1 is asked first", async () => {
    const bench = await lay("rolling-2");
    expect(bench.table.view.run).toBe(0);
    const stop = title.acts(bench.table).secondary;
    expect(stop?.send).toBeUndefined();
    bench.table.draft = stop!.mark!;
    expect(title.prompt?.(bench.table)).toBe("Stop without a 1?");
    expect(title.acts(bench.table)).toEqual({
      secondary: { label: "Stop anyway", send: ["stop"] },
      primary: { label: "Keep diving", mark: [] },
    });
  });

  test("a die that is marked takes the question back", async () => {
    const bench = await lay("rolling-2");
    expect(bench.table.view.run).toBe(0);
    bench.table.draft = ["stop"];
    const [mine] = bench.show(title.Mine);
    press(mine!, /^Die 4/);
    expect(bench.table.draft).toEqual(["4"]);
  });

  test("marked dice are thrown again, in the notation of the game", async () => {
    const bench = await lay("rolling-2");
    const [mine] = bench.show(title.Mine);
    press(mine!, /^Die 5/);
    press(mine!, /^Die 2/);
    flushSync();
    expect(mine!.querySelectorAll("[aria-pressed=true]")).toHaveLength(2);
    const { primary, secondary } = title.acts(bench.table);
    expect(primary).toEqual({
      key: "reroll",
      label: "Reroll 2 dice",
      icon: "roll",
      send: ["reroll .2..5."],
    });
    expect(bench.table.legal).toContain("reroll .2..5.");
    expect(secondary?.label).toEqual("Stop");
  });

  test("a number key marks a die, and takes the mark away again", async () => {
    const bench = await lay("rolling-2");
    bench.show(title.Mine);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "3" }));
    expect(bench.table.draft).toEqual(["3"]);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "3" }));
    expect(bench.table.draft).toEqual([]);
  });

  test("dice are no buttons for who only looks on", async () => {
    const bench = await lay("rolling-5");
    bench.table.legal = [];
    const [mine] = bench.show(title.Mine);
    expect(buttons(mine!)).toEqual([]);
    expect(mine!.querySelectorAll('[role="img"]')).toHaveLength(6);
  });

  test("what each level of the run would receive is shown", async () => {
    const bench = await lay("rolling-5");
    const [board] = bench.show(title.Board);
    const reached = bench.table.view.levels.filter((level) => level.would_place > 0);
    expect(board!.querySelectorAll(".gain")).toHaveLength(reached.length);
  });
});

describe("placing", () => {
  test.each(WHOLE)("each level of the run is a button (%s)", async (language) => {
    const bench = await lay("placing-4", language);
    const [board] = bench.show(title.Board);
    const { legal } = bench.table;
    expect(legal).toHaveLength(3);
    expect(buttons(board!)).toEqual(legal.map((action) => bench.table.label(action)));
  });

  test("a level is chosen by its row", async () => {
    const bench = await lay("placing-4");
    const [board] = bench.show(title.Board);
    press(board!, /on level 2$/);
    expect(bench.sent).toEqual([["place 2"]]);
  });

  test("a level out of reach says why when it is asked", async () => {
    const bench = await lay("placing-4");
    const [board] = bench.show(title.Board);
    press(board!, /^Level 5/);
    flushSync();
    expect(board!.querySelector('[role="status"]')?.textContent).toContain("the run ends at 3");
    expect(bench.sent).toEqual([]);
  });
});

test("a chest to take is a button, one that is taken is none", async () => {
  const bench = await lay("taking-3");
  const [board] = bench.show(title.Board);
  expect(buttons(board!)).toHaveLength(bench.table.legal.length);
  press(board!, "Take chest 2");
  expect(bench.sent).toEqual([["chest 2"]]);
});

test("the value of a chest is shown to whoever took it alone", async () => {
  const bench = await lay("rolling-2");
  const view = structuredClone(positions["rolling-2"].view) as unknown as View;
  view.chests[1] = { owner: view.active, value: 7 };
  view.players[view.active]!.values = [7];
  bench.table.view = view;
  const [board, mine] = bench.show(title.Board, title.Mine);
  expect(board!.textContent).toContain("Chest 2, yours: worth 7");
  expect(mine!.textContent).toContain("My chests: 7");
});

test.each([
  ["en", "to go"],
  ["fr", "Derniers tours"],
] as const)("the last turns are announced (%s)", async (language, text) => {
  const bench = await lay("last-3", language);
  const [board] = bench.show(title.Board);
  expect(board!.querySelector(".last")?.textContent).toContain(text);
});

test("the score sheet shows every token, and the totals are the points", async () => {
  const bench = await lay("over-4");
  const [sheet] = bench.show(title.Sheet);
  const { players, levels } = bench.table.view;
  const totals = [...sheet!.querySelectorAll("tfoot td")].map((cell) => Number(cell.textContent));
  expect(totals).toEqual(players.map((player) => player.points));
  const won = levels.flatMap((level) => level.ranks).filter((rank) => rank.value > 0);
  expect(sheet!.querySelectorAll("td .coin")).toHaveLength(won.length);
  expect(buttons(sheet!)).toEqual([]);
});

test.each(WHOLE)("no word is missing anywhere (%s)", async (language) => {
  for (const name of Object.keys(positions) as (keyof typeof positions)[]) {
    const bench = await lay(name, language);
    const missing: string[] = [];
    const error = console.error;
    console.error = (text: string) => missing.push(text);
    bench.show(title.Board, title.Mine, title.Sheet);
    title.acts(bench.table);
    title.hint?.(bench.table);
    title.pips?.(bench.table);
    console.error = error;
    expect(missing).toEqual([]);
    cleanup();
  }
});

test.each(WHOLE)("a sheet says how it would stand now (%s)", async (language) => {
  for (const name of Object.keys(positions) as (keyof typeof positions)[]) {
    const { table } = await lay(name, language);
    const { container } = render(Player, { props: { ...table, player: 1 } });
    const rows = [...container.querySelectorAll("tbody tr")];
    expect(rows).toHaveLength(table.view.seats);
    for (const [at, { tokens, points, closed }] of table.view.standing.entries()) {
      const cells = [...rows[at]!.querySelectorAll("td")].map((cell) => cell.textContent.trim());
      expect(cells[0]).toBe(String(tokens));
      expect(cells[2]).toBe(closed ? `${points}+` : String(points));
    }
    cleanup();
  }
});

describe("what moves", () => {
  const animate = vi.fn(() => ({ cancel() {} }) as Animation);
  const THROWN = { event: "rolled", seat: 0, roll: 1, thrown: [2, 5], dice: [1, 1, 1, 1, 1, 1] };

  async function shown(ms: (base: number) => number, events: Event[]): Promise<HTMLElement[]> {
    Element.prototype.animate = animate;
    animate.mockClear();
    const bench = await Bench.lay<View>(positions["rolling-5"], "en", events);
    bench.table.view = {
      ...bench.table.view,
      chests: bench.table.view.chests.map((chest) => ({ ...chest, owner: 1 })),
    };
    bench.table.animate = { ms };
    return bench.show(title.Board, title.Mine);
  }

  test("dice that were thrown roll, and show other faces before they land", async () => {
    const [, mine] = await shown((base) => base, [THROWN]);
    expect(animate).toHaveBeenCalledTimes(2);
    expect(mine!.querySelectorAll(".passing")).toHaveLength(2 * 3);
  });

  test("a chest that was taken opens, and what is in it stays with its owner", async () => {
    const [board] = await shown((base) => base, [{ event: "chest", seat: 1, place: 3 }]);
    expect(board!.querySelectorAll(".chest.opens")).toHaveLength(1);
    expect(board!.querySelector(".chest.opens")!.textContent.trim()).toBe("");
  });

  test("with reduced motion nothing of it moves", async () => {
    const [board, mine] = await shown(() => 0, [{ event: "chest", seat: 1, place: 3 }, THROWN]);
    expect(animate).not.toHaveBeenCalled();
    expect(mine!.querySelectorAll(".passing")).toHaveLength(0);
    expect(board!.querySelectorAll(".chest.opens")).toHaveLength(0);
  });
});
