/** What the parts of this board read out of the view, and what marks mean before they are sent. */

import type { IconName } from "../../art/icons";
import type { Action, Event } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import type { TableProps } from "../contract";
import box from "./box.json";
import type { DiverView, PlayerView, View, WreckView } from "./view";

export type Table = TableProps<View>;

export const { places: PLACES, depths: DEPTHS, kinds: KINDS, equipment: EQUIPMENT } = box;
export const { team: TEAM, days: DAYS } = box;
/** The ports, as they lie on the map. */
export const PORTS = ["bar", "shop", "market", "dolphins"];
const HALVES = ["morning", "afternoon"] as const;

// Cards

export interface Face {
  kind: string;
  /** Units; of a diamond its value; 0 of a monster. */
  number: number;
  depth: string;
}

/** A card as it is written: `gold 5 deep`, `monster deep`. */
export function faceOf(card: string): Face {
  const words = card.split(" ");
  return { kind: words[0] ?? "", number: Number(words.at(-2)) || 0, depth: words.at(-1) ?? "" };
}

export const cardName = (card: string, words: Words): string =>
  String(words.readable({ cards: [card] }, []).cards);

export const money = (amount: number, words: Words): string => words.t("web-money", { amount });

/** What a card counts at the end. */
export function finalValue(card: string, view: View): number {
  const { kind, number } = faceOf(card);
  return kind === "diamond" ? number : (view.final[kind]?.[number - 1] ?? 0);
}

// Who

export const me = ({ view, seat }: Table): PlayerView | null =>
  seat === null ? null : (view.players[seat] ?? null);

export const isMine = ({ view, seat }: Table): boolean =>
  seat !== null && view.active === seat && !view.over;

/** How many boats lie at a port. */
export const crowd = (view: View, place: string): number =>
  view.ports.find((port) => port.place === place)?.boats.length ?? 0;

// The plan of a day

export interface Plan {
  morning: string | null;
  afternoon: string | null;
}

/** The plan that is sent already, and may still be changed. */
export function committed(table: Table): Plan | null {
  const mine = me(table);
  if (!mine?.morning) return null;
  return { morning: mine.morning, afternoon: mine.afternoon };
}

/** The plan on the table: what is marked, else what is sent. */
export function planOf(table: Table): Plan {
  const at = (half: string) =>
    table.draft.find((item) => item.startsWith(half))?.split(" ")[1] ?? null;
  if (table.draft.length) return { morning: at("morning"), afternoon: at("afternoon") };
  return committed(table) ?? { morning: null, afternoon: null };
}

export const marksOf = (plan: Plan): string[] =>
  HALVES.filter((half) => plan[half]).map((half) => `${half} ${plan[half]}`);

/** Lay a card into the first free half-day, the afternoon if there is none, or take it back. */
export function lay(table: Table, place: string): void {
  const plan = planOf(table);
  const there = HALVES.find((half) => plan[half] === place);
  const free = there ?? HALVES.find((half) => !plan[half]) ?? "afternoon";
  table.mark(marksOf({ ...plan, [free]: there ? null : place }));
}

// Wrecks

const AIMS = ["sail", "look", "round", "play drunkard"];
export const AIM_DRUNKARD = "aim drunkard";

/** What pointing at a wreck means now. */
export function aimOf({ legal, draft }: Table): string | null {
  const may = AIMS.filter((verb) => legal.some((action) => action.startsWith(`${verb} `)));
  const drunkard = draft[0] === AIM_DRUNKARD || draft[0]?.startsWith("play drunkard");
  return drunkard && may.includes("play drunkard") ? "play drunkard" : (may[0] ?? null);
}

/** What pointing at this wreck would send. */
export function wreckAction(table: Table, number: number): string | null {
  const action = `${aimOf(table)} ${number}`;
  return table.legal.includes(action) ? action : null;
}

/** The one action that is marked and waits for its button. */
export const marked = ({ legal, draft }: Table): string | null =>
  draft.find((item) => legal.includes(item)) ?? null;

/** Mark an action, or take the mark away. */
export const choose = (table: Table, action: string): void =>
  table.mark(marked(table) === action ? [] : [action]);

// A dive

export const isPresent = ({ status }: DiverView): boolean =>
  status === "ready" || status === "drew";

/** What a monster would do to a diver who draws by an action. */
export const threat = ({ actions }: Table, action: string): "none" | "trident" | "flight" =>
  (actions.find((one) => one.do === action)?.gains?.threat as "trident" | "flight" | undefined) ??
  "none";

/** What is known of monsters in a wreck. Whoever has looked knows how many are left there, even if
 * others have drawn since: monsters are drawn openly. */
export const danger = ({ seen, monsters }: WreckView): "none" | "known" | "some" | "open" =>
  seen ? (monsters ? "known" : "none") : monsters ? "some" : "open";

// The market

export interface Offer {
  /** The mark of this card: equal cards differ by their place. */
  item: string;
  card: string;
  income: number;
  marked: boolean;
}

export interface Sale {
  offers: Offer[];
  /** What is sold together with what is marked; null before the first card. */
  kind: string | null;
  /** Any mix of types. */
  mixed: boolean;
  full: boolean;
  income: number;
  send: string[];
}

const cardOf = (item: string): string => item.replace(/^sell /, "").replace(/#\d+$/, "");

/** The card that is marked to be sold as another type, what type, and what it brings. */
function changeOf({ draft, actions }: Table) {
  const marked = draft.find((item) => item.startsWith("change "));
  const found = actions.find((action) => action.do === marked);
  if (!found) return null;
  const { cards, kind } = found.say[1];
  return { action: found.do, card: String(cards), kind: String(kind), income: gained(found) };
}

const gained = (action?: Action): number => Number(action?.gains?.money ?? 0);

/** The dollars that an action brings. */
export const incomeOf = ({ actions }: Table, text: string): number =>
  gained(actions.find((action) => action.do === text));

/** What can be sold now, what is marked of it, and what it brings; null when nothing is for sale. */
export function saleOf(table: Table): Sale | null {
  const { set, draft, legal } = table;
  if (set?.verb !== "sell") return null;
  const change = changeOf(table);
  const seen: Record<string, number> = {};
  const offers: Offer[] = [];
  let aside = change?.card ?? null;
  for (const { pick: card, worth: income } of legal.length ? set.members : []) {
    if (card === aside) {
      aside = null;
      continue;
    }
    seen[card] = (seen[card] ?? 0) + 1;
    const item = `sell ${card}#${seen[card]}`;
    offers.push({ item, card, income, marked: draft.includes(item) });
  }
  const picked = offers.filter((offer) => offer.marked);
  const first = picked[0] ? faceOf(picked[0].card).kind : null;
  const income = picked.reduce((sum, offer) => sum + offer.income, 0);
  return {
    offers,
    kind: set.alike ? (set.suit ?? change?.kind ?? first) : null,
    mixed: !set.alike,
    full: !set.alike && picked.length >= set.most,
    income: income + (change?.income ?? 0) + set.so_far,
    send: [
      ...(change ? [change.action] : []),
      ...picked.map(({ card }) => `sell ${card}`),
      ...(set.close ? [set.close] : []),
    ],
  };
}

/** Mark a card for sale or take the mark away; one of another type starts anew. */
export function offer(table: Table, sale: Sale, { item, card }: Offer): void {
  const { draft } = table;
  const rest = draft.filter((mark) => mark.startsWith("sell ") || mark.startsWith("change "));
  if (rest.includes(item)) table.mark(rest.filter((mark) => mark !== item));
  else if (sale.mixed || sale.kind === null || sale.kind === faceOf(card).kind)
    table.mark([...rest, item]);
  else table.mark([item]);
}

/** Sell a card as another type, or take that back. */
export function change(table: Table, action: string): void {
  const rest = table.draft.filter((mark) => mark.startsWith("sell "));
  const [, kind, number, depth] = action.split(" ");
  const into = action.split(" ").at(-1);
  const kept = rest.filter(
    (mark) => faceOf(cardOf(mark)).kind === into && cardOf(mark) !== `${kind} ${number} ${depth}`,
  );
  table.mark(table.draft.includes(action) ? kept : [action, ...kept]);
}

// Encounters

const PLACE_OF: Record<string, string> = box.place_of;
/** Where an encounter can be played. */
export const placeOf = (encounter: string): string => PLACE_OF[encounter] ?? "dive";

/** What may be done with an encounter now. */
export const usesOf = ({ legal }: Table, encounter: string): string[] =>
  legal.filter((action) => {
    const [verb, name] = action.split(" ");
    return (verb === "play" || verb === "discard") && name === encounter;
  });

// What just happened

export const told = (events: Event[], ...kinds: string[]): Event[] =>
  events.filter((event) => kinds.includes(event.event));

export interface Note {
  seat: number;
  /** Dollars won or spent. */
  sum: number;
  /** Icons of the sprite, such as a monster that was met. */
  icons: IconName[];
  /** Cards that only the one at this screen may see. */
  cards: string[];
}

const ICONS: Record<string, IconName> = {
  drew: "chest",
  monster: "monster",
  killed: "trident",
  fled: "skip",
  looked: "eye",
  robbed: "hand",
  met: "users",
  "met-own": "users",
  "no-wreck": "x",
};

/** What the events say about each boat: money, finds, trouble. */
export function notesOf(events: Event[]): Note[] {
  const notes: Record<number, Note> = {};
  for (const event of events) {
    if (event.seat === null || event.event === "counted") continue;
    const note: Note = (notes[event.seat] ??= { seat: event.seat, sum: 0, icons: [], cards: [] });
    if (typeof event.income === "number") note.sum += event.income;
    if (typeof event.price === "number") note.sum -= event.price;
    const icon = ICONS[event.event];
    if (icon) note.icons.push(icon);
    if (["drew-own", "robbed-own"].includes(event.event))
      note.cards.push(...([event.cards].flat() as string[]));
  }
  return Object.values(notes).filter(
    ({ sum, icons, cards }) => sum !== 0 || icons.length || cards.length,
  );
}

/** What a diver carries, in words. */
export function carried(
  { hoses, trident, weight }: Pick<DiverView, "hoses" | "trident" | "weight">,
  words: Words,
): string[] {
  const gear = hoses ? [words.t("web-hoses", { count: hoses })] : [];
  if (trident) gear.push(words.t("web-a-trident"));
  if (weight) gear.push(words.t("web-a-weight"));
  return gear;
}

// Wrecks

export const nameOf = ({ words, names, seat }: Table, player: number): string =>
  player === seat ? words.t("web-you-name") : (names[player] ?? "");

/** Who of my divers would go down to a wreck. */
export const goers = ({ actions }: Table, wreck: number): number[] =>
  (actions.find((action) => action.do === `sail ${wreck}`)?.gains?.divers as
    number[] | undefined) ?? [];

/** Why a wreck cannot be chosen now, while one is to be chosen. */
export const whyNot = (table: Table, wreck: number): string | null =>
  table.why(`${aimOf(table)} ${wreck}`);
