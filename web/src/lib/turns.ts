/** The log in turns: the events from one turn to the next, and what of them stands in its one line. */

import type { Event } from "./protocol";

/** An event and its place in the log. */
export interface Entry {
  event: Event;
  at: number;
}

export interface Turn {
  /** Whose it is; null for what is nobody's. */
  seat: number | null;
  /** In the order in which they happened. */
  entries: Entry[];
}

/** How a title tells its turns in short, by kinds of events. */
export interface Telling {
  /** What else begins a line of the log, beside `turn` and the end of the game. */
  begins?: string[];
  /** What a turn is told by, of whoever's turn it is or of nobody; the last event where nothing fits. */
  gist?: string[];
}

const BEGINS = ["turn", "over", "ended"];
/** So many sentences stand in the line of a turn. */
const SENTENCES = 3;

/** The turns of a log, in its order. What comes before the first is a turn of its own. */
export function turnsOf(log: Event[], { begins = [] }: Telling = {}): Turn[] {
  const turns: Turn[] = [];
  log.forEach((event, at) => {
    const last = turns.at(-1);
    if (last && !BEGINS.includes(event.event) && !begins.includes(event.event))
      last.entries.push({ event, at });
    else turns.push({ seat: event.seat, entries: [{ event, at }] });
  });
  return turns;
}

/** What the line of a turn tells: never anything that is `covered`. */
export function gistOf(turn: Turn, { gist = [] }: Telling = {}, covered: string[] = []): Entry[] {
  const open = turn.entries.filter(({ event }) => !covered.includes(event.event));
  const told = open.filter(
    ({ event }) =>
      gist.includes(event.event.replace(/-own$/, "")) &&
      (event.seat === null || event.seat === turn.seat),
  );
  return told.length ? told.slice(-SENTENCES) : open.slice(-1);
}
