/** What the people and bots of a table are called. */

import type { Lobby, Place } from "./protocol";
import type { Words } from "./words";

const LETTERS = "abcdef";
/** What stands in the place of a name that was forgotten. */
const NOBODY = "—";

export const letter = (seat: number): string => LETTERS[seat] ?? "a";

/** The name of a place: given, or the bot's, or that of an open seat. A person without a name gets one
 * in the reader's language. */
export function nameOf(place: Pick<Place, "kind" | "name">, seat: number, words: Words): string {
  if (place.name === NOBODY)
    return words.t("web-forgotten-name", { letter: letter(seat).toUpperCase() });
  if (place.name) return place.name;
  if (place.kind === "open") return words.t("web-seat-open");
  if (place.kind === "bot") return words.t(`web-bot-name-${letter(seat)}`);
  return words.t("web-default-name", { letter: letter(seat).toUpperCase() });
}

export const namesOf = (lobby: Lobby, words: Words): string[] =>
  lobby.places.map((place, seat) => nameOf(place, seat, words));

/** The levels of bots, as far as a game has them, weakest first. */
export function botName(bot: string, words: Words): string {
  return words.has(`web-bot-${bot}`) ? words.t(`web-bot-${bot}`) : bot;
}

/** The bots we know by level, weakest first. */
const LEVELS = ["random", "greedy"];

/** The bots of a game, weakest first; those without a known level come last. */
export function byLevel(bots: string[]): string[] {
  const level = (bot: string) => (LEVELS.includes(bot) ? LEVELS.indexOf(bot) : LEVELS.length);
  return [...bots].sort((one, other) => level(one) - level(other));
}

/** The bot that plays where nobody chose another. */
export const strongest = (bots: string[]): string => byLevel(bots).at(-1) ?? "random";
