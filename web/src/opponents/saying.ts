/** What is said of a bot. */

import { app } from "../lib/app.svelte";
import { rungOf } from "../lib/names";
import { secondsOf } from "../lib/opponents";
import type { Words } from "../lib/words";

/** How a bot plays a title, in a sentence; what is true of every title where it says nothing itself, or nothing
 * in this language. */
export function lineOf(bot: string, game: string): string {
  const rung = rungOf(bot);
  const own = app.wordsOf(game);
  const isTold = own.telling === own.language && own.has(`opponent-${rung}`);
  if (rung && isTold) return own.t(`opponent-${rung}`);
  const key = rung ? `web-opponent-line-${rung}` : `web-opponent-line-${bot}`;
  return app.words.has(key) ? app.words.t(key) : app.words.t("web-opponent-line-own");
}

/** How long a decision takes. */
export function timeOf(milliseconds: number, words: Words): string {
  const seconds = secondsOf(milliseconds);
  return seconds ? words.t("web-opponent-time", { seconds }) : words.t("web-opponent-at-once");
}
