/** What loyalty cards mean together: a Hybrid outweighs a Cultist, a Cultist a Human. */

import type { Words } from "../../lib/words";

/** The pairs that can be dealt. */
export const PAIRS = [
  ["human", "human"],
  ["human", "hybrid"],
  ["human", "cultist"],
  ["cultist", "hybrid"],
  ["hybrid", "hybrid"],
];

/** Words for these cards: one card, one of the five pairs, or more than two. */
export function cardsKey(cards: string[]): string {
  if (cards.length === 1) return `web-means-${cards[0]}`;
  const pair = PAIRS.find((pair) => pair.toSorted().join() === cards.toSorted().join());
  return pair ? `web-means-${pair.join("-")}` : `web-means-many-${sideOf(cards)}`;
}

/** What one may do now, in three lines; `open` is whoever has thrown off the mask. */
export function nowOf(side: string, words: Words): string[] {
  const key = `web-now-${side}`;
  return [words.t(key), words.t(`${key}.second`), words.t(`${key}.third`)];
}

export type Side = "human" | "hybrid" | "cultist" | "none";

/** On whose side somebody is who has these cards. */
export const sideOf = (cards: string[]): Side =>
  (["hybrid", "cultist", "human"] as const).find((side) => cards.includes(side)) ?? "none";
