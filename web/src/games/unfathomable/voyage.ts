/** The voyage turn by turn, read out of the log: dials, distance, tests, traitors. */

import type { Event } from "../../lib/protocol";
import { box } from "./printed.svelte";
import { RESOURCES } from "./table";
import type { View } from "./view";

export interface Turn {
  number: number;
  /** Whose turn it was; null before the first. */
  seat: number | null;
  dials: Record<string, number>;
  distance: number;
  tests: string[];
  waypoints: string[];
  /** Who has revealed in this turn. */
  revealed: { seat: number; loyalty: string }[];
  awakening: boolean;
  damaged: number;
}

const distanceOf = (name: string): number => box.printed.waypoints[name] ?? 0;

/** The dials before anything happened: what is left now, and all changes undone. */
function begin(view: View, log: Event[]): Record<string, number> {
  const dials = { ...view.dials };
  for (const event of [...log].reverse()) {
    if (event.event !== "lost" && event.event !== "gained") continue;
    const by = Number(event.count);
    const name = String(event.resource);
    dials[name] = Number(event.left) + (event.event === "lost" ? by : -by);
  }
  return dials;
}

export function voyageOf(view: View, log: Event[]): Turn[] {
  const fresh = (number: number, seat: number | null, before?: Turn): Turn => ({
    number,
    seat,
    dials: { ...(before?.dials ?? begin(view, log)) },
    distance: before?.distance ?? 0,
    tests: [],
    waypoints: [],
    revealed: [],
    awakening: false,
    damaged: before?.damaged ?? 0,
  });
  const turns = [fresh(0, null)];
  for (const event of log) {
    const now = turns.at(-1)!;
    switch (event.event) {
      case "turn":
        turns.push(fresh(Number(event.turn), event.seat, now));
        break;
      case "lost":
      case "gained":
        now.dials[String(event.resource)] = Number(event.left);
        break;
      case "waypoint":
        now.distance += distanceOf(String(event.waypoint));
        now.waypoints.push(String(event.waypoint));
        break;
      case "fog-lifted":
        now.distance -= distanceOf("fog-bank");
        break;
      case "outcome":
      case "self-sacrifice":
        now.tests.push(String(event.outcome));
        break;
      case "revealed":
        now.revealed.push({ seat: event.seat ?? 0, loyalty: String(event.loyalty) });
        break;
      case "awakening":
        now.awakening = true;
        break;
      case "damaged":
        now.damaged++;
        break;
      case "repaired":
        now.damaged--;
        break;
    }
  }
  return turns;
}

export type Side = "human" | "hybrid" | "cultist" | "none";

/** On whose side somebody was in the end. */
export function sideOf(loyalties: string[]): Side {
  if (!loyalties.length) return "none";
  if (loyalties.includes("hybrid")) return "hybrid";
  return loyalties.includes("cultist") ? "cultist" : "human";
}

/** The dial that ran out, if one did. */
export const spent = (view: View): string | null =>
  RESOURCES.find((name) => (view.dials[name] ?? 1) <= 0) ?? null;
