import { render, screen, within } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import en from "../../../../examples/sealed_bids/sealed_bids/text/en.ftl?raw";
import fr from "../../../../examples/sealed_bids/sealed_bids/text/fr.ftl?raw";
import common from "../../../../src/abyssal/text/en.ftl?raw";
import commun from "../../../../src/abyssal/text/fr.ftl?raw";
import type { Action, View } from "../../lib/protocol";
import { Words } from "../../lib/words";
import type { TableProps } from "../contract";
import plain from ".";

const NAMES = ["Ana", "Bo"];
const english = new Words("en", "sealed-bids", [common, en]);
const french = new Words("fr", "sealed-bids", [commun, fr]);

/** What the sample game tells seat 0 in its second round, and a field that no word is for. */
const view = {
  game: "sealed-bids",
  viewer: 0,
  seats: 2,
  options: { toll: "light" },
  asked: 2,
  over: false,
  step: "bidding",
  winners: [],
  ending: null,
  wreck: 4,
  wrecks: [{ value: 6, owner: 1 }],
  to_come: [2, 3, 5],
  deck: 30,
  deck_cards: null,
  spent: [],
  active: null,
  players: [
    { cards: 3, hand: [2, 2, 9], bid: null, points: 0, ready: true },
    { cards: 3, hand: null, bid: null, points: 6, ready: false },
  ],
} as unknown as View;

const actions: Action[] = [2, 9].map((bid) => ({
  do: `bid ${bid}`,
  say: ["bid", { what: String(bid) }],
}));

function table(more: Partial<TableProps> = {}): TableProps {
  const words = more.words ?? english;
  return {
    view,
    legal: ["bid 2", "bid 9"],
    actions,
    prompt: { step: "bidding", wreck: 4 },
    set: null,
    barred: [],
    label: (action) => words.action(action, actions, NAMES, 0),
    why: () => null,
    draft: [],
    pick: () => {},
    mark: () => {},
    send: () => {},
    words: english,
    seat: 0,
    names: NAMES,
    disabled: false,
    events: [],
    log: [],
    animate: { ms: () => 0 },
    ...more,
  };
}

/** The cells of the line that a header begins. */
const line = (name: string) =>
  within(screen.getByRole("rowheader", { name }).closest("tr")!)
    .getAllByRole("cell")
    .map((cell) => cell.textContent);

test("every legal action is a button with the words of the game", () => {
  const send = vi.fn();
  render(plain.Board, { props: table({ send }) });
  const buttons = screen.getAllByRole("button");
  expect(buttons.map((button) => button.textContent?.trim())).toEqual(["Bid 2", "Bid 9"]);
  buttons[1]!.click();
  expect(send).toHaveBeenCalledWith(["bid 9"]);
});

test("nobody who is not asked is offered anything", () => {
  render(plain.Board, { props: table({ legal: [] }) });
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.queryByRole("list", { name: "What you can do" })).toBeNull();
});

test("a field has the name that the game gives it, and a value in words", () => {
  render(plain.Board, { props: table() });
  const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
  expect(fact("Wreck to be won")).toBe("4");
  expect(fact("Wrecks to come")).toBe("2, 3, 5");
  expect(screen.queryByText("Cards bid so far")).toBeNull(); // there are none
  expect(screen.queryByText("The deck")).toBeNull(); // not known before the end
  expect(screen.queryByText("viewer")).toBeNull();
});

test("players are columns under their names, and what nobody knows of is no line", () => {
  render(plain.Board, { props: table() });
  const players = screen.getByRole("group", { name: "Players" });
  const heads = within(players).getAllByRole("columnheader");
  expect(heads.map((head) => head.textContent)).toEqual(["Players", "Ana", "Bo"]);
  expect(line("Hand")).toEqual(["2, 2, 9", "–"]);
  expect(line("Points")).toEqual(["0", "6"]);
  expect(screen.queryByRole("rowheader", { name: "Bid" })).toBeNull();
});

test("a field without a word is called as the view calls it; a seat by its name", () => {
  render(plain.Board, { props: table() });
  expect(line("ready")).toEqual(["yes", "no"]);
  expect(line("Taken by")).toEqual(["Bo"]);
});

test("prompt and label of a game without labels know plain fields and the rest of the notation", () => {
  expect(english.prompt(view, { step: "bidding", asked: 2, wreck: 4 }, NAMES)).toBe(
    "A wreck worth 4 is up. 2 secret bids are still to come.",
  );
  const pay: Action[] = [{ do: "pay 9", say: ["pay", { what: "9" }] }];
  expect(french.action("pay 9", pay, NAMES, 0)).toBe("Payer 9");
});

test("the end shows the same fields", () => {
  render(plain.Sheet, { props: table({ view: { ...view, over: true, winners: [1] } }) });
  expect(line("Points")).toEqual(["0", "6"]);
  expect(screen.getByText("Winners").nextElementSibling?.textContent).toBe("Bo");
});
