/** What the words of Unfathomable need about an action and a question: see labels.py. */

import type { Argument, Phrase, View as AnyView } from "../../lib/protocol";
import type { Label } from "../labels";
import box from "./box.json";
import type { PlayerView, View } from "./view";

const HAND_LIMIT = 10;
const REPAIR_WORTH = 3;
const WILD_WORTH = 5;
/** The ability behind a prevention that is offered. */
const OFFERS: Record<string, string> = {
  shrug: "shrug-it-off",
  heal: "healing-words",
  intervene: "medical-intervention",
  starbuck: "starbuck",
  pharmacy: "travel-pharmacy",
};
/** Verbs that name one thing, and what it is. */
const NAMES_A: Record<string, string> = {
  be: "character",
  draw: "skill",
  discard: "card",
  add: "card",
  to: "space",
  at: "space",
  gain: "resource",
  lose: "resource",
  advance: "track",
  look: "deck",
  thing: "item",
  monarch: "monarch",
  outcome: "result",
  top: "card",
  reveal: "loyalty",
  item: "item",
  kept: "mythos",
  almanac: "card",
  fortune: "card",
  training: "card",
  open: "card",
  prepare: "card",
  experienced: "card",
  script: "skill",
  shrug: "card",
  heal: "card",
  pharmacy: "means",
};
/** The cards of a deck are called so in the words. */
const FAMILIES: Record<string, string> = {
  mythos: "mythos",
  waypoints: "waypoint",
  spells: "spell",
  items: "item",
};
const SKILL_TEXTS: Record<string, string[]> = {
  influence: ["coordinated-effort", "nothing-to-hide", "inspiring-speech"],
  lore: ["shrivelling", "lesser-banishment", "forced-learning"],
  observation: ["watch-and-learn", "keen-insight", "preparation"],
  strength: ["combat-training", "rampage", "shrug-it-off"],
  will: ["persistence", "determination", "true-grit"],
};
const TREACHERY_TEXTS = [
  "reinforcements",
  "call-to-action",
  "siren-song",
  "ransack",
  "perform-rites",
];

/** The text on a skill card, `lore-3`. */
export function textOf(card: string): string {
  const [skill = "", number = ""] = card.split("-");
  const value = Number(number);
  const name =
    skill === "treachery"
      ? TREACHERY_TEXTS[value - 1]
      : SKILL_TEXTS[skill]?.[Math.floor((value - 1) / 2)];
  return name ?? "";
}

export function label(text: string, anyView: AnyView): Label {
  const view = anyView as unknown as View;
  const [verb = "", first = "", second = ""] = text.split(" ");
  const named = NAMES_A[verb];
  if (named) return [verb, { [named]: first }];
  switch (verb) {
    case "count":
    case "set":
      return [verb, { number: Number(first) }];
    case "shift":
    case "equipped":
      return [verb, shift(Number(first))];
    case "raise":
    case "lower":
      return [verb, { card: first, effect: first.startsWith("observation") ? "die" : "total" }];
    case "play":
      return [verb, { card: first, ability: textOf(first) }];
    case "learn":
      return [verb, { card: first, skill: second }];
    case "name":
      return [verb, { owner: Number(first) }];
    case "attack":
      return [verb, { owner: seatOf(first) }];
    case "aim":
      return [verb, { space: first, owner: seatOf(second) }];
    case "give":
      return [verb, { item: first, owner: Number(second) }];
    case "accept":
    case "refuse":
      return [verb, { item: view.question.item }];
    case "wear":
      return [verb, { item: first === "nothing" ? null : first }];
    case "allow":
      return [verb, offer(first, view)];
    case "option":
      return [verb, option(first, view)];
    case "take":
      return [verb, taken(Number(first), view)];
    case "move":
      return [verb, { space: first, paid: acting(view)?.space === "brig" ? "yes" : "no" }];
    case "use": {
      const room = acting(view)?.space ?? "";
      return [verb, { room: first === "space" ? room : `${room}-${first}` }];
    }
    case "repair":
      return [verb, repair(view)];
    case "sheet":
    case "feat": {
      const character = acting(view)?.character as keyof typeof box.characters;
      return [verb, { ability: box.characters[character][verb] }];
    }
    default:
      return [verb, circumstances(view)];
  }
}

export function question(anyView: AnyView): Record<string, Argument> {
  const view = anyView as unknown as View;
  const { purpose, count, mode, skill, item, owner, sentences } = view.question;
  const picked = staged(view);
  const asked: Record<string, Argument> = {
    purpose,
    count,
    mode,
    skill,
    item,
    owner,
    sentences: sentences as Phrase[],
    ...circumstances(view),
    mythos: view.mythos,
    actions: view.actions,
    window: view.window,
    winners: view.winners,
    people: Array.isArray(view.asked) ? view.asked.length : view.asked,
    missing: Math.max(0, missing(view) - picked.length),
    worth: picked.reduce((sum, card) => sum + (Number(card.at(-1)) || 0), 0),
  };
  if (view.test) {
    asked.target = view.test.target;
    asked.skills = view.test.skills;
    asked.total = view.test.total;
    asked.shown = view.test.face_up ? "yes" : "no";
  }
  if (view.roll) asked.face = view.roll.face;
  const { looking } = view;
  if (looking) {
    asked.deck = looking.deck;
    asked.seen = (looking.cards ?? []).map((card) => named(looking.deck, card));
  }
  return asked;
}

/** What plain answers such as `pass` and `done` mean here. */
function circumstances(view: View): Record<string, Argument> {
  return {
    step: view.step,
    purpose: view.question.purpose,
    picked: staged(view).length,
    own: view.acting === null || view.acting === view.current ? "yes" : "no",
  };
}

/** The seat aimed at; null for a Deep One. */
const seatOf = (target: string): number | null => (target === "deep-one" ? null : Number(target));

function shift(number: number): Record<string, Argument> {
  const direction = number > 0 ? "up" : number < 0 ? "down" : "none";
  return { number: Math.abs(number), direction };
}

/** A prevention that is offered; that of the ward is nobody's. */
function offer(allowed: string, view: View): Record<string, Argument> {
  if (allowed === "ward") return { owner: null, ability: null };
  const made = view.offers.map((offered) => offered.split(" ")).find(([seat]) => seat === allowed);
  return { owner: Number(allowed), ability: OFFERS[made?.[1] ?? ""] ?? "" };
}

function option(number: string, view: View): Record<string, Argument> {
  if (number === "leader") return { number, sentences: [] };
  return { number, sentences: (view.question.options[Number(number) - 1] ?? []) as Phrase[] };
}

/** The name of a card of a deck, as a phrase. */
export const named = (deck: string, card: string): Phrase => ({ say: `${FAMILIES[deck]}-${card}` });

/** A card looked at; of two alike it matters which is meant. */
function taken(place: number, { looking }: View): Record<string, Argument> {
  const cards = looking?.cards ?? [];
  const card = cards[place] ?? "";
  const twin = cards.filter((other) => other === card).length > 1 ? "yes" : "no";
  return { seen: named(looking?.deck ?? "", card), place: place + 1, twin };
}

/** Who performs an action. */
const acting = (view: View): PlayerView | undefined => view.players[view.acting ?? -1];

/** What it takes to repair the room of the acting player. */
function repair(view: View): Record<string, Argument> {
  const space = acting(view)?.space ?? "";
  const skill = (view.damage[space] ?? "").replace("structural-", "");
  const wild = skill === "any";
  return { space, skill: wild ? null : skill, number: wild ? WILD_WORTH : REPAIR_WORTH };
}

/** What the viewer has picked of a set that is not complete. */
export const staged = (view: View): string[] => view.players[view.viewer ?? -1]?.staged ?? [];

/** How many cards a set of the viewer must have. */
export function missing(view: View): number {
  const mine = view.players[view.viewer ?? -1];
  if (view.question.mode === "to-limit" && mine) return mine.hand - HAND_LIMIT;
  return view.question.count ?? 0;
}
