/** What a moment changed on the board: the things its events name, and where they lie. A board marks a thing
 * with what events call it: `data-of="space-chapel"`, or `data-of="level-2 seat-1"` where one event names both. */

import type { Event } from "../lib/protocol";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The ground that grows dark around what changed, and what changed on it, as seen from its frame. */
export interface Rings {
  ground: Box;
  things: Box[];
}

/** Arguments that are seats, as `seat` is. */
const SEATS = ["seat", "owner"];

/** Events that name somebody and change nothing on the board. */
const UNSEEN = ["turn"];

/** What an event names, as boards mark it. */
export function namedBy({ event: kind, ...rest }: Event): Set<string> {
  const named = new Set<string>();
  if (UNSEEN.includes(kind)) return named;
  for (const [name, value] of Object.entries(rest))
    for (const one of [value].flat())
      if (typeof one === "string" || typeof one === "number")
        named.add(`${SEATS.includes(name) ? "seat" : name}-${one}`);
  return named;
}

/** Where what events name lies within `frame`, whatever of it is seen. */
export function ringsIn(frame: HTMLElement, events: Event[]): Rings {
  const named = events.map(namedBy);
  const names = ({ dataset }: HTMLElement) => dataset.of!.split(" ");
  const from = frame.getBoundingClientRect();
  const within = (thing: Element): Box => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return { x: x - from.x, y: y - from.y, width, height };
  };
  const marked = [...frame.querySelectorAll<HTMLElement>("[data-of]")];
  return {
    ground: within(frame.querySelector("[data-ground]") ?? frame),
    things: marked
      .filter((thing) => named.some((one) => names(thing).every((name) => one.has(name))))
      .map(within)
      .filter(({ width, height }) => width > 0 && height > 0),
  };
}

/** On which side of the ground the plate covers least of what changed. */
export function sideFor({ ground, things }: Rings, narrow: boolean): "before" | "after" {
  if (!things.length) return "before";
  const middle = (box: Box) => (narrow ? box.y + box.height / 2 : box.x + box.width / 2);
  const mean = things.reduce((sum, box) => sum + middle(box), 0) / things.length;
  return mean < middle(ground) ? "after" : "before";
}
