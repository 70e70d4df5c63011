/** What a title's `labels.ts` tells about an action and a question, without words: as `labels.py`. */

import type { Argument, View } from "../lib/protocol";

export type Label = [verb: string, args: Record<string, Argument>];

export interface Labels {
  /** The verb of an action in notation, and the arguments of its label. */
  label: (text: string, view: View) => Label;
  /** The arguments of the prompt for `view`; `action` is notation and is read as its label. */
  question: (view: View) => Record<string, Argument>;
}

const titles = import.meta.glob<Labels>("./*/labels.ts", { eager: true });

/** The labels of a title that brings none: as `PlainLabels` in core/title.py. */
const isPlain = ([name, value]: [string, unknown]) => name === "winners" || Object(value) !== value;
const plain: Labels = {
  label: (text) => [text.split(" ")[0]!, { what: text.split(" ").slice(1).join(" ") }],
  question: (view) => Object.fromEntries(Object.entries(view).filter(isPlain)),
};

export const labelsOf = (game: string): Labels =>
  titles[`./${game.replaceAll("-", "_")}/labels.ts`] ?? plain;
