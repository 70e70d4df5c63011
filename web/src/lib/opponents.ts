/** The five opponents: how deep each dives, ready mixes of them, and what was measured. */

import { inOrder, LADDER, rungOf, usualBot } from "./names";
import type { GameInfo, Measurement } from "./protocol";

/** Metres, by level: deeper is stronger. */
export const DEPTHS = [1, 10, 40, 150, 1000];

/** The levels that a game has, the weakest first. */
export const ladderIn = (bots: string[]): string[] => LADDER.filter((bot) => bots.includes(bot));

/** The bots of a game that are none of the five. */
export const othersIn = (bots: string[]): string[] => inOrder(bots).filter((bot) => !rungOf(bot));

/** Those bots of a choice that are still offered, again and again for so many chairs; the usual one where
 * none is left. */
export function filled(kept: string[], offered: string[], chairs: number): string[] {
  const left = kept.filter((bot) => offered.includes(bot.split(":")[0]!));
  const known = left.length ? left : [usualBot(offered)];
  return Array.from({ length: chairs }, (_, at) => known[at % known.length]!);
}

export interface Mix {
  name: "gentle" | "each" | "strong" | "last";
  bots: string[];
}

/** The ready mixes for so many chairs. */
export function mixesFor(offered: string[], chairs: number, last: string[]): Mix[] {
  const ladder = ladderIn(offered);
  if (!ladder.length || !chairs) return [];
  const all = (choose: (at: number) => number) =>
    Array.from({ length: chairs }, (_, at) => ladder[choose(at)]!);
  const top = ladder.length - 1;
  const mixes: Mix[] = [
    { name: "gentle", bots: all((at) => Math.min(at % 2, top)) },
    {
      name: "each",
      bots: all((at) => Math.round(chairs > 1 ? (at * top) / (chairs - 1) : top / 2)),
    },
    { name: "strong", bots: all(() => top) },
  ];
  if (last.length) mixes.push({ name: "last", bots: filled(last, offered, chairs) });
  return mixes;
}

/** The measurement for tables of so many seats, or that for the nearest number there is. */
export function measuredAt(
  game: Pick<GameInfo, "ratings">,
  seats: number,
): (Measurement & { seats: number }) | null {
  const ratings = game.ratings ?? {};
  const known = Object.keys(ratings).map(Number);
  const nearest = known.sort((a, b) => Math.abs(a - seats) - Math.abs(b - seats) || a - b)[0];
  return nearest === undefined ? null : { ...ratings[nearest]!, seats: nearest };
}

/** What somebody waits for no longer than this, in milliseconds, comes at once. */
const AT_ONCE = 50;

/** A time in seconds, rounded as people say it; 0 for what comes at once. */
export function secondsOf(milliseconds: number): number {
  if (milliseconds < AT_ONCE) return 0;
  return milliseconds < 950 ? Math.round(milliseconds / 100) / 10 : Math.round(milliseconds / 1000);
}

/** Where a rating lies between the lowest and the highest of all that are compared, from 0 to 1. */
export function heightOf(rating: number, all: number[]): number {
  const low = Math.min(...all);
  const width = Math.max(...all) - low;
  return width ? (rating - low) / width : 1;
}
