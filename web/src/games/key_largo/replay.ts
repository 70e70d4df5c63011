/** A season of Key Largo as a replay: its half-days, its marks, its key moments. */

import type { Event } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import type { Chapter, Happening } from "../contract";
import { momentsBy } from "../moments";
import { DAYS } from "./table";
import type { View } from "./view";

const WEIGHTS: Record<string, number> = {
  over: 10,
  revealed: 9,
  "robbed-own": 7,
  robbed: 7,
  fled: 7,
  monster: 6,
  sold: 6,
  trafficked: 6,
  "sold-diamond": 6,
  "sold-quickly": 6,
  played: 5,
  sabotaged: 5,
  recruited: 4,
  bought: 4,
  "drew-own": 4,
  collected: 4,
  turn: -1,
  day: -2,
  sunset: -3,
};
const MARKS: Record<string, Happening> = {
  recruited: "bought",
  bought: "bought",
  "drew-own": "item",
  drew: "item",
  robbed: "theft",
  "robbed-own": "theft",
  fled: "death",
  killed: "passed",
  sabotaged: "damage",
  collected: "dividend",
};
const FLAGS: Record<string, string> = {
  robbed: "web-flag-robbed",
  "robbed-own": "web-flag-robbed",
  fled: "web-flag-fled",
  over: "web-replay-over",
};

export const moment = momentsBy(WEIGHTS, MARKS, FLAGS);

/** A half-day is a chapter: the plans are made in the morning. */
export function chapter(event: Event | null, view: View, words: Words): Chapter | null {
  const afternoon = event?.event === "revealed" && event.half === "afternoon";
  if (event !== null && event.event !== "day" && !afternoon) return null;
  const day = event?.event === "day" ? Number(event.day) : view.day;
  const weekday = event?.event === "day" ? String(event.weekday) : view.weekday;
  return {
    number: 2 * day - (afternoon ? 0 : 1),
    seat: null,
    label: words.t("web-meta", {
      day,
      days: DAYS,
      weekday: words.t(`weekday-${weekday}`),
      half: afternoon ? "afternoon" : "morning",
    }),
    sign: { icon: afternoon ? "dusk" : "sun", text: String(day) },
  };
}
