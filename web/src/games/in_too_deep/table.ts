/** What the parts of this board read out of the view, the legal actions and the draft.
 *
 * The draft is nothing, `hold 57` (a card is picked up and its use is still open), or an action that is
 * to be confirmed, followed by the cards marked to pay for it: `buy pearl 57`, `pay 11`, `pay 47`. */

import type { Action, Event, PickSet } from "../../lib/protocol";
import type { TableProps } from "../contract";
import type { View } from "./view";

export type Table = TableProps<View>;

/** A legal action, taken apart. */
export interface Option {
  action: string;
  verb: string;
  card: number | null;
  company: string | null;
  owner: number | null;
}

export const DECADES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
export const decade = (card: number): number => Math.floor(card / 10);

export const numberIn = (text: string): number => Number(/\d+/.exec(text)?.[0]);

/** What the engine says of an action. */
const described = ({ actions }: Table, action: string): Action | undefined =>
  actions.find((one) => one.do === action);

export const price = (table: Table, action: string): number => described(table, action)?.pays ?? 0;

export function read(action: string, view: View): Option {
  const [verb = "", ...rest] = action.split(" ");
  const company = rest.find((word) => view.companies.some((shown) => shown.company === word));
  const number = /\d/.test(action) ? numberIn(action) : null;
  const under = view.companies.find((shown) => number !== null && shown.depth.includes(number));
  return {
    action,
    verb,
    card: verb === "acquire" ? null : number,
    company: company ?? (verb === "raise" ? (under?.company ?? null) : null),
    owner: verb === "acquire" ? number : null,
  };
}

export const options = ({ legal, view }: Table): Option[] =>
  legal.map((action) => read(action, view));

/** The answers of a hint that concern a company, and their places, while nothing is picked up. */
export const hinted = (table: Table, company: string): { place: number; option: Option }[] =>
  (table.draft.length ? [] : (table.hinted ?? []))
    .map(({ action }, at) => ({ place: at + 1, option: read(action, table.view) }))
    .filter(({ option }) => option.company === company);

/** The card picked up, of which the use is still open. */
export const held = ({ draft }: Table): number | null =>
  draft[0]?.startsWith("hold ") ? numberIn(draft[0]) : null;

/** A choice that is to be confirmed, and paid if it costs anything. */
export interface Payment {
  action: string;
  verb: string;
  company: string | null;
  card: number | null;
  due: number;
  /** The cards that may pay. */
  spare: number[];
  /** Nothing is to be chosen: all of them pay. */
  forced: boolean;
  marked: number[];
}

export function payment(table: Table): Payment | null {
  const { view, draft, seat } = table;
  if (seat === null) return null;
  const staged = view.staged;
  const action = staged?.action ?? (draft[0]?.startsWith("hold ") ? undefined : draft[0]);
  if (!action || !view.players[seat]?.cards) return null;
  const { verb, company, card } = read(action, view);
  const pays: PickSet | null | undefined = staged ? table.set : described(table, action)?.picks;
  return {
    action,
    verb,
    company,
    card,
    due: pays?.most ?? 0,
    spare: pays?.members.map(({ pick }) => Number(pick)) ?? [],
    forced: pays?.forced ?? true,
    marked: draft
      .filter((item) => item.startsWith("pay "))
      .map(numberIn)
      .sort((one, other) => one - other),
  };
}

/** What is sent once everything is marked: where there was nothing to choose, nothing is asked. */
export function paid(table: Table, { action, forced, marked }: Payment): string[] {
  const pays = marked.map((card) => `pay ${card}`);
  if (table.view.staged) return pays;
  return forced ? [action] : [action, ...pays];
}

/** Take an option up: it shows what it will do, and waits to be paid and confirmed. */
export function choose(table: Table, action: string): void {
  const asked = payment({ ...table, draft: [action] });
  const all = asked?.forced ? asked.spare : [];
  table.mark([action, ...all.map((card) => `pay ${card}`)]);
}

/** The card picked up; also while it shows, for nothing, what one of its uses will do. */
export function inHand(table: Table): number | null {
  const asked = payment(table);
  return asked?.due === 0 && !table.view.staged ? asked.card : held(table);
}

/** What a card does to a company: whom it pays, and what a share is worth then. */
export interface Effect {
  /** What each seat receives; empty where nothing is paid. */
  dividends: number[];
  worth: number;
}

/** What an action will do to the company whose column it lies in; null where nothing is foretold. */
export function effectOf(table: Table, action: string): Effect | null {
  const { gains } = (table.view.staged ? table.set : described(table, action)) ?? {};
  return (gains as unknown as Effect | undefined) ?? null;
}

/** Who receives how many cards, such as “You +2”. */
export const payouts = ({ words, names, seat }: Table, { dividends }: Effect): string[] =>
  dividends.flatMap((count, player) => {
    const name = player === seat ? words.t("web-you-name") : (names[player] ?? "");
    return count > 0 ? [words.t("web-payout", { name, count })] : [];
  });

/** Pick a card up, or put it back; one that can do a single thing does it. */
export function hold(table: Table, card: number): void {
  if (inHand(table) === card) {
    table.mark([]);
    return;
  }
  const uses = options(table).filter((option) => option.card === card);
  const only = uses.length === 1 ? uses[0] : undefined;
  if (only && only.company === null) choose(table, only.action);
  else table.mark([`hold ${card}`]);
}

/** Mark a card as payment, or take the mark away; one too many replaces the first. */
export function markCard(table: Table, asked: Payment, card: number): void {
  const item = `pay ${card}`;
  const marks = table.draft.filter((mark) => mark.startsWith("pay "));
  const rest = table.draft.filter((mark) => !mark.startsWith("pay "));
  const without = marks.filter((mark) => mark !== item);
  if (without.length < marks.length) table.mark([...rest, ...without]);
  else table.mark([...rest, ...marks.slice(marks.length >= asked.due ? 1 : 0), item]);
}

/** The cards that events of a kind name, such as those just dealt. */
export const cardsIn = (events: Event[], kinds: string[]): number[] =>
  events
    .filter((event) => kinds.includes(event.event))
    .flatMap((event) => [event.card ?? event.cards ?? []].flat())
    .map(Number);

export const isMine = ({ view, seat }: Table): boolean =>
  seat !== null && view.active === seat && !view.over;
