import { cleanup } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";

import { type Language, WHOLE } from "../../lib/languages";
import { Bench, buttons, press } from "../bench.svelte";
import title from "./index";
import positions from "./positions.json";
import type { View } from "./view";

// The sea is large and says nothing.
vi.mock("./drawn/SeaWide.svelte", () => import("../Nothing.svelte"));
vi.mock("./drawn/SeaNarrow.svelte", () => import("../Nothing.svelte"));

afterEach(cleanup);

const lay = (name: keyof typeof positions, language: Language = "en") =>
  Bench.lay<View>(positions[name], language);

/** Buttons that change what is shown, and nothing at the table. */
const CONTROLS = /discard pile|^number$|^company$|défausse|^nombre$|^entreprise$/;
const moves = (...rooms: HTMLElement[]) => buttons(...rooms).filter((name) => !CONTROLS.test(name));

test("at the start the open cards are the only buttons", async () => {
  const bench = await lay("choosing-5");
  const [board, mine] = bench.show(title.Board, title.Mine);
  const { legal, view, words } = bench.table;
  const named = legal.map((action) => {
    const card = Number(action.split(" ")[1]);
    return words.t("web-card", { card, company: words.t(`company-${view.company_of[card]}`) });
  });
  expect(moves(board!)).toEqual(named);
  expect(moves(mine!)).toEqual([]);
  press(board!, named[0]!);
  expect(bench.sent).toEqual([[legal[0]]]);
});

describe("a turn", () => {
  test.each(["turn-2", "turn-4"] as const)("deck and hand are buttons (%s)", async (name) => {
    const bench = await lay(name);
    const [board, mine] = bench.show(title.Board, title.Mine);
    const { view, seat } = bench.table;
    expect(moves(board!)).toEqual([]);
    expect(moves(mine!)).toHaveLength(1 + view.players[seat!]!.cards!.length);
    press(mine!, /^Draw a card/);
    expect(bench.sent).toEqual([["draw"]]);
  });

  test.each(WHOLE)("a card shows what it can become (%s)", async (language) => {
    const bench = await lay("turn-4", language);
    const [board, mine] = bench.show(title.Board, title.Mine);
    const { legal } = bench.table;
    const buy = legal.find((action) => action.startsWith("buy "))!;
    const card = buy.split(" ")[2]!;
    press(mine!, new RegExp(`^${card} `));
    flushSync();
    const uses = legal.filter((action) => action.endsWith(` ${card}`));
    const labels = uses.map((action) => bench.table.label(action));
    expect(moves(board!).sort()).toEqual(labels.sort());
  });

  test("a column shows what it will do, and is confirmed by the button", async () => {
    const bench = await lay("turn-4");
    const [board, mine] = bench.show(title.Board, title.Mine);
    const { legal, view, names, seat } = bench.table;
    const pays = (action: string) => {
      const [verb, company, card] = action.split(" ");
      const shown = view.companies.find((one) => one.company === company);
      return (
        verb === "expand" && shown!.dividends.some(Boolean) && Number(card) >= shown!.pays_from!
      );
    };
    const expand = legal.find(pays)!;
    const [, company, card] = expand.split(" ");
    press(mine!, new RegExp(`^${card} `));
    flushSync();
    press(board!, bench.table.label(expand));
    flushSync();
    expect(bench.sent).toEqual([]);
    const { dividends, worth_deeper } = view.companies.find((one) => one.company === company)!;
    const told = dividends.flatMap((count, player) =>
      count ? [`${player === seat ? "You" : names[player]} +${count}`] : [],
    );
    const parts = [...board!.querySelectorAll(".does span")].map((part) => part.textContent);
    expect(parts).toEqual([...told, `value ${worth_deeper}`]);
    expect(title.hint?.(bench.table)).toContain(told[0]);
    expect(title.acts(bench.table).primary).toEqual({ label: `Play ${card}`, send: [expand] });
  });

  test("another column can be chosen instead, and the card put back", async () => {
    const bench = await lay("turn-4");
    const [board, mine] = bench.show(title.Board, title.Mine);
    const { legal, view } = bench.table;
    const card = view.players[bench.table.seat!]!.cards!.at(-1)!;
    const ways = legal.filter(
      (action) => action.startsWith("expand ") && action.endsWith(` ${card}`),
    );
    press(mine!, new RegExp(`^${card} `));
    for (const way of ways.slice(0, 2)) {
      flushSync();
      press(board!, bench.table.label(way));
      expect(bench.table.draft).toEqual([way]);
    }
    flushSync();
    press(mine!, new RegExp(`^${card} `));
    expect(bench.table.draft).toEqual([]);
    expect(bench.sent).toEqual([]);
  });

  test("a lit company is spoken of only where one is lit", async () => {
    const bench = await lay("turn-4");
    const { legal } = bench.table;
    const sinks = (action: string) =>
      legal.some((other) => other.startsWith("expand") && other.endsWith(action.slice(-3)));
    const buy = legal.find((action) => action.startsWith("buy ") && sinks(action))!;
    bench.table.draft = [`hold ${buy.split(" ")[2]}`];
    expect(title.hint?.(bench.table)).toContain("lit company");
    bench.table.legal = [buy];
    expect(title.hint?.(bench.table)).not.toContain("lit company");
  });

  test("a purchase is paid by marking cards, and sent as one in ascending order", async () => {
    const bench = await lay("turn-4");
    const { view, legal, seat } = bench.table;
    const hand = view.players[seat!]!.cards!;
    const price = (action: string) =>
      view.companies.find((shown) => shown.company === action.split(" ")[1])!.price;
    const buy = legal.find(
      (action) => action.startsWith("buy ") && price(action) > 1 && price(action) < hand.length - 1,
    )!;
    const card = Number(buy.split(" ")[2]);
    const [board, mine] = bench.show(title.Board, title.Mine);
    press(mine!, new RegExp(`^${card} `));
    flushSync();
    press(board!, bench.table.label(buy));
    flushSync();
    expect(bench.sent).toEqual([]);
    expect(title.acts(bench.table).primary?.why).toBeTruthy();
    const payers = hand.filter((other) => other !== card).slice(0, price(buy));
    for (const payer of [...payers].reverse()) {
      press(mine!, new RegExp(`^${payer} `));
      flushSync();
    }
    const { primary, secondary } = title.acts(bench.table);
    const pays = [...payers].sort((one, other) => one - other).map((payer) => `pay ${payer}`);
    expect(primary?.send).toEqual([buy, ...pays]);
    expect(primary?.why).toBeUndefined();
    expect(secondary?.mark).toEqual([]);
    expect(title.hint?.(bench.table)).toContain(`${pays.length} of ${pays.length} marked`);
  });

  test("when every other card must pay, nothing is asked and only the choice is sent", async () => {
    const bench = await lay("turn-4");
    const view = structuredClone(positions["turn-4"].view) as unknown as View;
    const buy = bench.table.legal.find((action) => action.startsWith("buy "))!;
    const [, company, card] = buy.split(" ");
    const price = view.companies.find((shown) => shown.company === company)!.price;
    const me = view.players[bench.table.seat!]!;
    me.cards = [
      Number(card),
      ...me.cards!.filter((other) => other !== Number(card)).slice(0, price),
    ];
    bench.table.view = view;
    bench.table.legal = [buy];
    const action = bench.table.actions.find((one) => one.do === buy)!;
    const picks = action.picks!;
    const members = picks.members.slice(0, price);
    bench.table.actions = [{ ...action, picks: { ...picks, members, forced: true } }];
    const [board, mine] = bench.show(title.Board, title.Mine);
    press(mine!, new RegExp(`^${card} `));
    flushSync();
    press(board!, /^Buy/);
    flushSync();
    expect(title.acts(bench.table).primary?.send).toEqual([buy]);
  });

  test("a company that cannot take the card says why", async () => {
    const bench = await lay("turn-4");
    const { view, legal, seat } = bench.table;
    const [board, mine] = bench.show(title.Board, title.Mine);
    const card = view.players[seat!]!.cards!.find((number) =>
      view.companies.some(({ depth }) => depth.length > 0 && depth.at(-1)! > number),
    )!;
    expect(legal.some((action) => action.endsWith(` ${card}`))).toBe(true);
    press(mine!, new RegExp(`^${card} `));
    flushSync();
    press(board!, /only a deeper card/);
    flushSync();
    expect(board!.querySelector('[role="status"]')?.textContent).toContain("only a deeper card");
    expect(bench.sent).toEqual([]);
  });
});

describe("abilities", () => {
  test("a depth card to remove is a button; two cards pay for it", async () => {
    const bench = await lay("remove-3");
    const { view, legal } = bench.table;
    const [board, mine] = bench.show(title.Board, title.Mine);
    expect(moves(board!)).toHaveLength(legal.length - 1);
    expect(title.acts(bench.table).secondary?.send).toEqual(["decline"]);
    const remove = legal.find((action) => action.startsWith("remove"))!;
    press(board!, new RegExp(`^Remove ${remove.split(" ")[1]} `));
    flushSync();
    expect(bench.table.draft[0]).toBe(remove);
    const hand = view.players[bench.table.seat!]!.cards!;
    for (const card of hand.slice(0, 2)) press(mine!, new RegExp(`^${card} `));
    flushSync();
    const sent = title.acts(bench.table).primary?.send;
    expect(sent?.[0]).toBe(remove);
  });

  test("the top of a company is moved to a lit company, or removed by the button", async () => {
    const bench = await lay("top-3");
    const { legal } = bench.table;
    const move = legal.find((action) => action.startsWith("move"))!;
    const card = move.split(" ")[1]!;
    const [board] = bench.show(title.Board);
    press(board!, new RegExp(`^Choose ${card} `));
    flushSync();
    expect(title.acts(bench.table).primary?.mark).toEqual([`remove ${card}`]);
    press(board!, bench.table.label(move));
    flushSync();
    expect(bench.table.draft[0]).toBe(move);
  });

  test.each(["reduced-3", "recent-4", "add-3", "acquire-2"] as const)(
    "every use can be reached from what is lit (%s)",
    async (name) => {
      const bench = await lay(name);
      const { legal } = bench.table;
      const [board, mine] = bench.show(title.Board, title.Mine);
      for (const action of legal.filter((text) => text !== "decline")) {
        const label = bench.table.label(action);
        if (!buttons(board!).includes(label)) {
          const card = /\d+/.exec(action)![0];
          const pick = new RegExp(`^${card} |^Choose ${card} on`);
          press(buttons(mine!).some((text) => pick.test(text)) ? mine! : board!, pick);
          flushSync();
        }
        if (bench.table.draft[0] !== action) press(board!, label);
        flushSync();
        expect(bench.sent.pop()?.[0] ?? bench.table.draft[0]).toBe(action);
        bench.table.mark([]);
        flushSync();
      }
    },
  );

  test("a choice that is staged already is paid with what is missing", async () => {
    const bench = await lay("paying-3");
    const { view, legal } = bench.table;
    const due = view.staged!.due - view.staged!.paid.length;
    bench.table.draft = legal.slice(0, due);
    expect(title.acts(bench.table).primary?.send).toEqual(legal.slice(0, due));
  });
});

test("the imaginary third player is shown as such", async () => {
  const bench = await lay("turn-2", "fr");
  const [mine] = bench.show(title.Mine);
  expect(mine!.textContent).toContain("Troisième joueur (imaginaire)");
});

test("the final turns are announced", async () => {
  const bench = await lay("final-4");
  const [board] = bench.show(title.Board);
  expect(board!.querySelector(".notice")?.textContent).toMatch(/final turns/i);
});

test("nothing is a button for a spectator", async () => {
  const bench = await lay("turn-4");
  bench.table.legal = [];
  bench.table.seat = null;
  const [board, mine] = bench.show(title.Board, title.Mine);
  expect(moves(board!, mine!)).toEqual([]);
});

test("the score sheet multiplies shares by their worth, and the totals are the points", async () => {
  const bench = await lay("over-3");
  const [sheet] = bench.show(title.Sheet);
  const { players } = bench.table.view;
  const totals = [...sheet!.querySelectorAll("tfoot td")].map((cell) => Number(cell.textContent));
  expect(totals).toEqual(players.map((player) => player.points));
  const rows = [...sheet!.querySelectorAll("tbody tr")];
  const sums = players.map((_, player) =>
    rows
      .map((row) =>
        Number(row.querySelectorAll("td")[player]?.querySelector("b")?.textContent ?? 0),
      )
      .reduce((sum, one) => sum + one, 0),
  );
  expect(sums).toEqual(totals);
});

test.each(WHOLE)("no word is missing anywhere (%s)", async (language) => {
  for (const name of Object.keys(positions) as (keyof typeof positions)[]) {
    const bench = await lay(name, language);
    const missing: string[] = [];
    const error = console.error;
    console.error = (text: string) => missing.push(text);
    for (const draft of [[], ...bench.table.legal.map((action) => [action])]) {
      if (["draw", "decline"].includes(draft[0] ?? "") || /^(take|pay)/.test(draft[0] ?? ""))
        continue;
      bench.table.draft = draft;
      title.acts(bench.table);
      title.prompt?.(bench.table);
      title.hint?.(bench.table);
    }
    bench.table.draft = [];
    bench.show(title.Board, title.Mine, title.Sheet);
    title.meta?.(bench.table);
    console.error = error;
    expect(missing).toEqual([]);
    cleanup();
  }
});

test.each(WHOLE)("each company's ability stands in its head (%s)", async (language) => {
  const bench = await lay("turn-4", language);
  const [board] = bench.show(title.Board);
  const { view, words } = bench.table;
  const told = [...board!.querySelectorAll(".company .ability")].map((one) => one.textContent);
  expect(told).toEqual(
    view.companies.map(({ company, side }) => words.t(`ability-${company}-${side}`)),
  );
});
