/** A game of Into the Blue as a replay: its turns, its marks, its key moments. */

import type { Event } from "../../lib/protocol";
import type { Chapter, Happening } from "../contract";
import { momentsBy } from "../moments";
import type { View } from "./view";

const WEIGHTS: Record<string, number> = {
  over: 10,
  "chest-own": 6,
  chest: 6,
  placed: 5,
  failed: 5,
  rolled: 3,
  stopped: 2,
  turn: -1,
};
const MARKS: Record<string, Happening> = { failed: "failed", chest: "item", "chest-own": "item" };
const FLAGS: Record<string, string> = {
  "last-turns": "web-flag-last-turns",
  chest: "web-flag-perfect",
  "chest-own": "web-flag-perfect",
  over: "web-replay-over",
};

export const moment = momentsBy(WEIGHTS, MARKS, FLAGS);

export function chapter(event: Event | null, view: View): Chapter | null {
  if (event === null) return { number: view.turn, seat: view.active };
  return event.event === "turn" ? { number: Number(event.turn), seat: event.seat } : null;
}
