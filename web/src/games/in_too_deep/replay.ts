/** A game of In Too Deep as a replay: its turns, its marks, its key moments. */

import type { Event } from "../../lib/protocol";
import type { Chapter, Happening } from "../contract";
import { momentsBy } from "../moments";
import type { View } from "./view";

const WEIGHTS: Record<string, number> = {
  over: 10,
  bought: 6,
  expanded: 6,
  acquired: 6,
  removed: 5,
  moved: 5,
  added: 5,
  fundraiser: 4,
  "dealt-own": 2,
  turn: -1,
};
const MARKS: Record<string, Happening> = {
  bought: "bought",
  acquired: "bought",
  dividends: "dividend",
  "bonus-share": "item",
};
const FLAGS: Record<string, string> = {
  shuffled: "web-flag-shuffled",
  "end-triggered": "web-flag-end",
  over: "web-replay-over",
};

export const moment = momentsBy(WEIGHTS, MARKS, FLAGS);

export function chapter(event: Event | null, view: View): Chapter | null {
  if (event === null) return { number: view.turn, seat: view.active };
  return event.event === "turn" ? { number: Number(event.turn), seat: event.seat } : null;
}
