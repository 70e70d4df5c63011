/** A voyage as a replay: its turns, its marks, its key moments. */

import type { Chapter, Happening, Moment } from "../contract";
import type { Event, Story } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import { isSpoiled, storyOf } from "./story";
import type { View } from "./view";

/** Which event of a step is told first. */
const WEIGHTS: Record<string, number> = {
  ended: 13,
  revealed: 12,
  awakening: 11,
  outcome: 10,
  "self-sacrifice": 10,
  mythos: 8,
  jailed: 7,
  waypoint: 7,
  chose: 6,
  defeated: 6,
  banishment: 6,
  spell: 5,
  damaged: 5,
  "passenger-defeated": 5,
  "item-gained": 4,
  "used-card": 4,
  rolled: 2,
  moved: 1,
  "added-own": 1,
  "added-openly": 1,
  "deep-ones-moved": -1,
  turn: -2,
};

const MARKS: Record<string, Happening> = {
  rolled: "die",
  "item-gained": "item",
  damaged: "damage",
  revealed: "loyalty",
  awakening: "loyalty",
  "loyalty-dealt": "loyalty",
  "loyalty-dealt-own": "loyalty",
  "ancestry-own": "loyalty",
};

function markOf(event: Event): Happening | undefined {
  if (event.event === "outcome" || event.event === "self-sacrifice")
    return event.outcome as Happening;
  if (event.event === "lost") return event.resource === "souls" ? "death" : undefined;
  return MARKS[event.event];
}

function flagOf(event: Event, words: Words, step: number, story: Story | null): string | undefined {
  switch (event.event) {
    case "loyalty-dealt":
    case "loyalty-dealt-own":
      return words.t("web-first-deal");
    case "awakening":
      return words.t("web-second-deal");
    case "revealed":
      return words.t(`loyalty-${event.loyalty}`);
    case "ended":
      return words.t("web-replay-over");
    case "outcome": {
      const test = storyOf(story)?.tests.find(({ ended }) => ended === step);
      return test && isSpoiled(test) ? words.t("web-flag-spoiled") : undefined;
    }
  }
  return undefined;
}

export function moment(event: Event, words: Words, step: number, story: Story | null): Moment {
  const mark = markOf(event);
  const flag = flagOf(event, words, step, story);
  return {
    weight: WEIGHTS[event.event] ?? 0,
    ...(mark ? { mark } : {}),
    ...(flag ? { flag } : {}),
  };
}

/** A turn is a chapter; where the crew is chosen, that comes before the first. */
export function chapter(event: Event | null, view: View, words: Words): Chapter | null {
  if (event === null)
    return view.step === "crew"
      ? { number: 0, seat: null, label: words.t("web-replay-before") }
      : { number: view.turn + 1, seat: view.current };
  if (event.event !== "turn") return null;
  return { number: Number(event.turn), seat: event.seat };
}
