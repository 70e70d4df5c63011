/** What a title's `labels.ts` tells about an action and a question, without words: the same as
 * `labels.py` of the game. */

import type { Argument, View } from "../lib/protocol";

export type Label = [verb: string, args: Record<string, Argument>];

export interface Labels {
  /** The verb of an action in notation, and the arguments of its label. */
  label: (text: string, view: View) => Label;
  /** The arguments of the prompt for `view`; `action` is notation and is read as its label. */
  question: (view: View) => Record<string, Argument>;
}

const titles = import.meta.glob<Labels>("./*/labels.ts", { eager: true });

export function labelsOf(game: string): Labels {
  const labels = titles[`./${game.replaceAll("-", "_")}/labels.ts`];
  if (!labels) throw new Error(`${game} has no labels`);
  return labels;
}
