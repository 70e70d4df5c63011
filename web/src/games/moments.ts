/** What a replay makes of an event where the tables of a title say it all. */

import type { Event } from "../lib/protocol";
import type { Words } from "../lib/words";
import type { Happening, Moment } from "./contract";

export const momentsBy =
  (
    weights: Record<string, number>,
    marks: Record<string, Happening>,
    flags: Record<string, string>,
  ) =>
  (event: Event, words: Words): Moment => {
    const mark = marks[event.event];
    const flag = flags[event.event];
    return {
      weight: weights[event.event] ?? 0,
      ...(mark ? { mark } : {}),
      ...(flag ? { flag: words.t(flag) } : {}),
    };
  };
