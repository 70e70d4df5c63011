/** Countdowns that a whole table waits for: a quiet window, or a look at secret cards. */

import type { GameMessage } from "./protocol";

interface Moment {
  length: number | null;
  closes: number | null;
}

export const momentOf = (game: GameMessage | null): Moment | null =>
  game?.looking ?? game?.window ?? null;

/** When the moment of `game` ends by this machine's clock (ms), or null if nothing ends by itself.
 *
 * A message that just came says when it starts and how long it lasts, whatever the clocks of two machines say; one that
 * was made up for a latecomer says when it ends. The same moment told again ends when it did. */
export function endOf(
  game: GameMessage,
  before: { game: GameMessage | null; ends: number | null },
  late: boolean,
  now: number,
): number | null {
  const { length, closes } = momentOf(game) ?? { length: null, closes: null };
  if (length === null || closes === null) return null;
  if (before.ends !== null && momentOf(before.game)?.closes === closes) return before.ends;
  const whole = (game.lead + length) * 1000;
  return now + Math.max(0, late ? Math.min(closes * 1000 - now, whole) : whole);
}
