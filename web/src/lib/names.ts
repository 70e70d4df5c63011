/** What the people and bots of a table are called. */

import type { Lobby, Place } from "./protocol";
import type { Words } from "./words";

const LETTERS = "abcdef";
/** What stands in the place of a name that was forgotten. */
const NOBODY = "—";

export const letter = (seat: number): string => LETTERS[seat] ?? "a";

/** The name of a place: given, or the bot's, or that of an open seat. A person without a name gets one
 * in the reader's language. */
export function nameOf(
  place: Pick<Place, "kind" | "name"> & { bot?: string | null },
  seat: number,
  words: Words,
): string {
  if (place.name === NOBODY)
    return words.t("web-forgotten-name", { letter: letter(seat).toUpperCase() });
  if (place.name) return place.name;
  if (place.kind === "open") return words.t("web-seat-open");
  if (place.kind === "bot") return botsName(place.bot ?? "", seat, words);
  return words.t("web-default-name", { letter: letter(seat).toUpperCase() });
}

/** Opponents of the ladder have names of their own, with their seat's letter: there may be two. */
function botsName(bot: string, seat: number, words: Words): string {
  if (!rungOf(bot)) return words.t(`web-bot-name-${letter(seat)}`);
  return `${botName(bot, words)} ${letter(seat).toUpperCase()}`;
}

export const namesOf = (lobby: Lobby, words: Words): string[] =>
  lobby.places.map((place, seat) => nameOf(place, seat, words));

/** What a bot is called; a level may have its time after it. */
export function botName(bot: string, words: Words): string {
  const key = `web-bot-${bot.split(":")[0]}`;
  return words.has(key) ? words.t(key) : bot;
}

/** The same with its level, where one is chosen among others. */
export function botOffered(bot: string, words: Words): string {
  const rung = rungOf(bot);
  return rung ? words.t(`web-bot-rung-${rung}`) : botName(bot, words);
}

export const LADDER = ["level-1", "level-2", "level-3", "level-4", "level-5"];
/** The level of a bot, from 1 to 5; 0 of one that is none of the ladder. */
export const rungOf = (bot: string): number => LADDER.indexOf(bot.split(":")[0] ?? "") + 1;

/** Players by rules of thumb: they answer at once, and play where nobody chose another. */
const USUAL = ["greedy", "crew"];
/** The bots we know, the ladder from below. */
const KNOWN = ["random", ...LADDER, ...USUAL];

/** The bots of a game in the order they are offered; those we do not know come last. */
export function inOrder(bots: string[]): string[] {
  const place = (bot: string) => (KNOWN.includes(bot) ? KNOWN.indexOf(bot) : KNOWN.length);
  return [...bots].sort((one, other) => place(one) - place(other));
}

/** The bot that plays where nobody chose another. */
export const usualBot = (bots: string[]): string =>
  bots.find((bot) => USUAL.includes(bot)) ?? inOrder(bots).at(-1) ?? "random";
