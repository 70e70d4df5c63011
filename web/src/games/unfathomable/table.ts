/** What the parts of this board read out of the view, and what marks mean before they are sent. */

import type { IconName } from "../../art/icons";
import type { Event, Phrase } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import type { TableProps } from "../contract";
import box from "./box.json";
import { box as own } from "./printed.svelte";
import type { PlayerView, TrialView, View } from "./view";

export type Table = TableProps<View>;

export const SKILLS = box.skills;
export const RESOURCES = box.resources;
export const ROOMS = box.rooms;
/** The room behind deck space n. */
const INWARD = box.inward;
export const DECKS = INWARD.map((_, at) => `deck-${at + 1}`);
export const WATERS = INWARD.map((_, at) => `water-${at + 1}`);
/** The numbers of the die that mean a room. */
export const NUMBERS: Record<string, string> = Object.fromEntries(
  ROOMS.map((room) => {
    const first = box.room_of_roll.indexOf(room) + 1;
    const last = box.room_of_roll.lastIndexOf(room) + 1;
    return [room, first === last ? `${first}` : `${first}–${last}`];
  }),
);
/** How words call the cards of a deck. */
export const FAMILIES: Record<string, string> = box.families;
export const FAR_ENOUGH = box.far_enough;
export const FULLEST = box.fullest;
export const TRACK_END = box.track_end;
export const ACTIONS = box.actions;
/** From here on a dial warns. */
export const SCARCE = 3;

const ABILITIES: Record<string, string> = box.abilities;
/** The text on a skill card, `lore-3`. */
export const textOf = (card: string): string => ABILITIES[card] ?? "";

// Who

export const me = ({ view, seat }: Table): PlayerView | null =>
  seat === null ? null : (view.players[seat] ?? null);

export const nameOf = ({ words, names, seat }: Table, player: number): string =>
  player === seat ? words.t("web-you-name") : (names[player] ?? "");

/** The heading of the mythos card of this turn. */
export const mythosOf = (table: Table): string =>
  table.words.t("web-mythos-of", {
    player: nameOf(table, table.view.current),
    you: String(table.view.current === table.seat),
  });

/** What stands on the sheet of a character. */
export const sheetOf = (character: string | null) =>
  character === null ? null : (own.printed.characters[character] ?? null);

/** The short name of a character. */
export const firstName = (character: string, words: Words): string =>
  words.t(`person-${character}`);

/** The titles that a player bears. */
export const titlesOf = ({ view, words }: Table, player: number): string[] => [
  ...(view.captain === player ? [words.t("title-captain")] : []),
  ...(view.keeper === player ? [words.t("title-keeper")] : []),
];

/** A total, which may be below zero, with a true minus sign. */
export const signed = (total: number): string => (total < 0 ? `−${-total}` : String(total));

/** What a past test was about: a mythos card, or the action of a room. */
export const testName = (
  { mythos, space }: Pick<TrialView, "mythos" | "space">,
  words: Words,
): string => words.t(mythos ? `mythos-${mythos}` : space ? `space-${space}.name` : "term-test");

export const peopleAt = (view: View, space: string): number[] =>
  view.players.flatMap((player, seat) =>
    player.character !== null && player.space === space ? [seat] : [],
  );

// Cards

export const skillOf = (card: string): string => card.split("-")[0] ?? "";
export const valueOf = (card: string): number => Number(card.split("-")[1]) || 0;

export interface Held {
  card: string;
  /** Its mark: equal cards differ by their place. */
  item: string;
}

/** Cards that can be told apart. */
export function held(cards: string[]): Held[] {
  const seen: Record<string, number> = {};
  return cards.map((card) => {
    seen[card] = (seen[card] ?? 0) + 1;
    return { card, item: `${card}#${seen[card]}` };
  });
}

/** What cards count together. */
export const sumOf = (cards: Held[]): number =>
  cards.reduce((total, { card }) => total + valueOf(card), 0);

/** The hand at this screen, by skill and value. */
export function handOf(table: Table): Held[] {
  const cards = me(table)?.cards ?? [];
  const key = (card: string) => SKILLS.indexOf(skillOf(card)) * 10 + valueOf(card);
  return held([...cards].sort((one, other) => key(one) - key(other)));
}

/** Several cards that are picked together. */
export interface CardSet {
  verb: string;
  suits: (card: string) => boolean;
  picked: string[];
  full: boolean;
  /** Whether what is picked can be handed in. */
  ready: boolean;
  /** How many more are wanted, or what they must still be worth. */
  wanting: number;
  /** How many may be picked. */
  most: number;
  send: string[];
}

/** The set that is asked for now, with what is marked of it; null when none is. */
export function setOf({ set, legal, draft }: Table): CardSet | null {
  if (!set || !legal.length) return null;
  const { verb, members, least, most, close } = set;
  const place = (card: string) => members.findIndex(({ pick }) => pick === card);
  const picked = draft.filter((item) => item.includes("#")).map((item) => item.split("#")[0] ?? "");
  const picks = [...picked]
    .sort((one, other) => place(one) - place(other))
    .map((card) => `${verb} ${card}`);
  const worth = picked.reduce((sum, card) => sum + (members[place(card)]?.worth ?? 0), 0);
  const wanting = set.worth === null ? most - picked.length : Math.max(0, set.worth - worth);
  const full = picked.length >= most;
  return {
    verb,
    suits: (card) => place(card) >= 0,
    picked,
    full,
    ready: picked.length >= least && (set.worth === null || wanting === 0),
    wanting,
    most,
    send: close && !(full && set.closes_full) ? [...picks, close] : picks,
  };
}

/** What is marked to be added to a test, and what the engine says it counts. */
export function addedOf({ set, legal, draft }: Table): { cards: Held[]; counts: number[] } | null {
  if (set?.verb !== "add" || !legal.length) return null;
  const cards = draft
    .filter((item) => item.includes("#"))
    .map((item) => ({ card: item.split("#")[0] ?? "", item }));
  if (!cards.length) return null;
  const worth = (card: string) => set.members.find(({ pick }) => pick === card)?.worth ?? 0;
  return { cards, counts: cards.map(({ card }) => worth(card)) };
}

/** In how many rows of seven cards lie on the two sides of a test. */
export const rowsOf = (rise: Held[], sink: Held[]): number =>
  Math.ceil(rise.length / 7) + Math.ceil(sink.length / 7);

// Where an action has its place

const CARD_VERBS = [
  "play",
  "discard",
  "add",
  "top",
  "raise",
  "lower",
  "almanac",
  "fortune",
  "training",
  "open",
  "learn",
  "prepare",
  "experienced",
  "shrug",
  "heal",
];
const SPACE_VERBS = ["move", "to", "at"];
const SCENE_VERBS = ["be", "option", "take"];
const ACT_VERBS = ["pass", "done", "end", "no", "accept", "refuse"];
/** What cannot be taken back, and is easily pressed by mistake, waits for its button. */
const GRAVE = ["reveal", "feat", "play", "sacrifice", "kill"];
export const MOVE = "move";
/** Everybody is offered to reveal; what there is to reveal is seen only on asking. */
export const REVEAL = "reveal";

const verbOf = (action: string): string => action.split(" ")[0] ?? "";
const thingOf = (action: string): string => action.split(" ")[1] ?? "";

/** What may be done with a card of the hand. */
export const usesOf = (legal: string[], card: string): string[] =>
  legal.filter((action) => CARD_VERBS.includes(verbOf(action)) && thingOf(action) === card);

/** What pointing at a space does. */
export const spaceAction = ({ legal }: Table, space: string): string | null =>
  legal.find((action) => SPACE_VERBS.includes(verbOf(action)) && thingOf(action) === space) ?? null;

export interface Targets {
  deepOne: string | null;
  passenger: string | null;
  hydra: string | null;
  dagon: string | null;
  people: Record<number, string>;
}

/** What pointing at a figure in a space does. */
export function targetsAt(table: Table, space: string): Targets {
  const { view, legal } = table;
  const here = view.players[view.acting ?? -1]?.space === space;
  const may = (action: string) => (legal.includes(action) ? action : null);
  const people: Record<number, string> = {};
  for (const seat of peopleAt(view, space)) {
    const action = may(`aim ${space} ${seat}`) ?? may(`attack ${seat}`) ?? may(`name ${seat}`);
    if (action) people[seat] = action;
  }
  return {
    deepOne: may(`aim ${space} deep-one`) ?? (here ? may("attack deep-one") : null),
    passenger: here ? (may("rescue") ?? may("kill")) : null,
    hydra: view.hydra === space ? may("monarch hydra") : null,
    dagon: view.dagon === space ? may("monarch dagon") : null,
    people,
  };
}

/** The one action that is marked and waits for its button. */
export const marked = ({ legal, draft }: Table): string | null =>
  draft.find((item) => legal.includes(item)) ?? null;

/** The card whose uses are shown. */
export const opened = ({ draft }: Table): string | null =>
  draft.find((item) => item.startsWith("card "))?.slice(5) ?? null;

/** Do it, or mark what waits for its button. */
export function choose(table: Table, action: string): void {
  const { draft } = table;
  if (!GRAVE.includes(verbOf(action))) table.send([action]);
  else table.mark(draft.includes(action) ? [] : [action]);
}

/** A card of the hand is pressed: into the set, or marked, or its uses are shown. */
export function pressCard(table: Table, { card, item }: Held): void {
  const { draft, legal } = table;
  const set = setOf(table);
  if (set) {
    if (draft.includes(item)) table.mark(draft.filter((other) => other !== item));
    else if (set.verb === "add" && set.full) table.mark([item]);
    else if (!set.full) table.mark([...draft, item]);
    return;
  }
  const uses = usesOf(legal, card);
  if (uses.length === 1) table.mark(draft.includes(uses[0]!) ? [] : [uses[0]!]);
  else if (uses.length) table.mark(opened(table) === card ? [] : [`card ${card}`]);
}

export interface Chip {
  action: string;
  label: string;
  icon: string;
  skill: string | null;
  seat: number | null;
  /** What its text is about. */
  mention: string | null;
}

const ICONS: Record<string, IconName> = {
  attack: "strength",
  aim: "strength",
  rescue: "hand",
  kill: "strength",
  use: "wheel",
  repair: "damage",
  trade: "goods",
  reveal: "loyalty",
  item: "goods",
  thing: "goods",
  wear: "goods",
  give: "goods",
  sheet: "users",
  feat: "feat",
  cast: "lore",
  kept: "log",
  advance: "travel",
  look: "eye",
  monarch: "monster",
  set: "die8",
  count: "users",
  act: "hand",
  wait: "die8",
  pistol: "roll",
  ring: "plus",
  equipped: "goods",
  sacrifice: "crown",
  starbuck: "goods",
  intervene: "crown",
  pharmacy: "goods",
  allow: "will",
  outcome: "check",
  shift: "ritual",
  bare: "strength",
  at: "users",
  yes: "check",
};

/** A chip for an action that has no place of its own on board or hand. */
function chipOf(table: Table, action: string): Chip {
  const [verb = "", thing = ""] = action.split(" ");
  const label = table.label(action);
  const skill = verb === "draw" || verb === "script" ? thing : null;
  const seat =
    verb === "name" || (verb === "attack" && thing !== "deep-one") ? Number(thing) : null;
  const resource = verb === "gain" || verb === "lose" ? thing : null;
  const icon =
    resource ??
    skill ??
    (verb === "advance" && thing === "ritual" ? thing : (ICONS[verb] ?? "arrow"));
  return { action, label, icon, skill, seat, mention: mentionOf(table, verb, thing) };
}

/** The card whose text explains an action. */
function mentionOf({ view }: Table, verb: string, thing: string): string | null {
  const actor = view.players[view.acting ?? -1];
  const sheet = sheetOf(actor?.character ?? null);
  switch (verb) {
    case "item":
    case "thing":
    case "give":
      return `item-${thing}`;
    case "wear":
      return thing === "nothing" ? null : `item-${thing}`;
    case "sheet":
      return sheet && `ability-${sheet.sheet}`;
    case "feat":
      return sheet && `ability-${sheet.feat}`;
    case "use":
      return actor ? `space-${actor.space}` : null;
    case "cast":
      return "title-keeper";
    case "kept":
      return `kept-${thing}`;
    case "reveal":
      return actor?.character ? `reveal-${actor.character}` : null;
    case "repair":
      return actor ? `damage-${view.damage[actor.space]}` : null;
    default:
      return null;
  }
}

/** The actions that are chips; the uses of an opened card come alone. */
export function chipsOf(table: Table): Chip[] {
  const card = opened(table);
  if (card) return usesOf(table.legal, card).map((action) => chipOf(table, action));
  if (table.draft.some((item) => item.startsWith(REVEAL)))
    return table.legal
      .filter((action) => verbOf(action) === REVEAL)
      .map((action) => chipOf(table, action));
  const hand = me(table)?.cards ?? [];
  return table.legal
    .filter((action) => {
      const [verb = "", thing = ""] = action.split(" ");
      if (verb === REVEAL) return false;
      if (CARD_VERBS.includes(verb)) return !hand.includes(thing);
      if (SPACE_VERBS.includes(verb)) return thing === "supply";
      if (verb === "yes") return table.view.step === "pick-called";
      if (verb === "no" && table.view.step === "look") return false;
      return !SCENE_VERBS.includes(verb) && !ACT_VERBS.includes(verb);
    })
    .map((action) => chipOf(table, action));
}

/** Whether it is a moment in which one might reveal, whatever one's cards are. */
export const mayReveal = ({ view, seat, legal }: Table): boolean =>
  legal.length > 0 &&
  view.step === "actions" &&
  seat !== null &&
  view.acting === seat &&
  !view.players[seat]!.traitor;

/** Whether somewhere can be gone to. */
export const mayMove = ({ legal }: Table): boolean =>
  legal.some((action) => verbOf(action) === "move");

/** More than eight spaces are legal: they glow only while one is being chosen. */
export const crowded = (table: Table): boolean => mayMove(table) && !table.draft.includes(MOVE);

// What is in a space, and what threatens it

/** Who and what is in a space, but for one seat. */
export function inside(table: Table, space: string, but: number | null = null): string[] {
  const { view, words } = table;
  return [
    ...peopleAt(view, space)
      .filter((seat) => seat !== but)
      .map((seat) => personText(table, seat)),
    ...(view.hydra === space ? [words.t("term-hydra")] : []),
    ...(view.dagon === space ? [words.t("term-dagon")] : []),
    ...(view.deep_ones[space]
      ? [words.t("web-deep-ones", { count: view.deep_ones[space] ?? 0 })]
      : []),
    ...(view.passengers[space]
      ? [words.t("web-passengers", { count: view.passengers[space] ?? 0 })]
      : []),
  ];
}

/** What is in a space, what can be done there and what threatens it, sentence by sentence. */
export function described(table: Table, space: string): string[] {
  const { view, words } = table;
  const found: string[] = [];
  const here = inside(table, space);
  found.push(here.length ? `${words.listOf(here)}.` : words.t("web-space-empty"));
  const damage = view.damage[space];
  if (damage) found.push(words.t("web-space-damaged", { damage: words.t(`damage-${damage}`) }));
  found.push(...threats(table, space));
  return found;
}

/** A player by name and character. */
export const personText = (table: Table, seat: number): string => {
  const { view, words } = table;
  const { character, traitor } = view.players[seat]!;
  return words.t("web-person", {
    player: nameOf(table, seat),
    character: character ? firstName(character, words) : "none",
    traitor: String(traitor),
  });
};

/** What comes to a space next, as the engine says. */
const threats = ({ view, words }: Table, space: string): string[] =>
  view.threats
    .filter((threat) => threat.space === space)
    .map(({ monster, count, source }) =>
      monster === "deep-ones"
        ? words.t("web-threat", { count, space: words.t(`space-${source}.at`) })
        : words.t(`web-threat-${monster}`),
    );

/** Why nothing can be done at a space now. */
export const whyNot = (table: Table, space: string): string | null =>
  table.why(me(table)?.space === space ? "use" : `move ${space}`);

// What happened

/** The last of these events, and its place. */
export function lastOf(events: Event[], ...kinds: string[]): Event | null {
  for (let at = events.length - 1; at >= 0; at--)
    if (kinds.includes(events[at]!.event)) return events[at]!;
  return null;
}

/** Who was in the Brig when a test of the past began. */
export const jailedIn = (log: Event[], test: number): number[] =>
  (log.filter(({ event }) => event === "test")[test]?.jailed as number[] | undefined) ?? [];

// Options of a card

/** The title of an option of the crisis that is open, if it has one; the labels carry it as well, but only who
 * chooses has labels. */
export function choiceOf({ view, words }: Table, number: string): string | null {
  const key = `choice-${view.mythos}-${number}`;
  return view.step === "crisis" && !view.foreign && words.has(key) ? words.t(key) : null;
}

/** What an option surely does to the dials. */
export function changesOf(sentences: Phrase[]): [resource: string, change: number][] {
  const sums: Record<string, number> = {};
  const read = (phrase: Phrase): void => {
    if (/^say-(lose|gain)\b/.test(phrase.say) && Array.isArray(phrase.amounts))
      for (const amount of phrase.amounts as Phrase[]) {
        const sign = phrase.say.startsWith("say-gain") ? 1 : -1;
        const dial = String(amount.dial);
        sums[dial] = (sums[dial] ?? 0) + sign * Number(amount.number);
      }
    const inner = phrase.say === "say-pay-risk" ? phrase.then : phrase.clauses;
    if (Array.isArray(inner)) for (const clause of inner) read(clause as Phrase);
  };
  for (const sentence of sentences) read(sentence);
  return RESOURCES.filter((name) => sums[name]).map((name) => [name, sums[name]!]);
}

/** What a dial shows after a change of it: no more than it holds. */
export const dialAfter = ({ dials }: Table["view"], dial: string, by: number): number =>
  Math.max(0, Math.min(FULLEST, (dials[dial] ?? 0) + by));

/** What somebody reads of several sentences. */
export const sentencesOf = (phrases: Phrase[], words: Words): string[] =>
  phrases.map((phrase) => String(words.readable({ sentence: phrase }, []).sentence));
