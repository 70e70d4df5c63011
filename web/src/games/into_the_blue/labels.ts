/** What the words of Into the Blue need about an action and a question: see labels.py. */

import type { View as AnyView } from "../../lib/protocol";
import type { Label } from "../labels";
import type { View } from "./view";

export function label(text: string, anyView: AnyView): Label {
  const view = anyView as unknown as View;
  const [verb = "", rest = ""] = text.split(" ");
  if (verb === "reroll") {
    const places = [...rest].filter((mark) => mark !== ".").map(Number);
    return [verb, { places, dice: places.map((place) => view.dice[place - 1] ?? 0) }];
  }
  if (verb === "place") {
    const level = Number(rest);
    return [verb, { level, shells: view.levels[level - 1]?.would_place ?? 0 }];
  }
  if (verb === "chest") return [verb, { place: Number(rest) }];
  return [verb, { run: view.run }];
}

export function question(anyView: AnyView) {
  const { rolls, dice, run, winners } = anyView as unknown as View;
  return { rolls, dice, run, winners };
}
