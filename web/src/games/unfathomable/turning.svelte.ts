/** The cards of a test are turned up one after the other, ever more slowly; the last takes longest. All of it
 * fits into the time that the server leaves for it. */

import type { Event } from "../../lib/protocol";

/** Milliseconds before the first card lies open, before the last but one, and before the last. */
const FIRST = 280;
const SLOW = 620;
const LAST = 1300;
/** How long the last card is looked at before anything is said of it. */
export const BREATH = 500;

/** How long each of so many cards is waited for. */
export function pauses(count: number): number[] {
  return Array.from({ length: count }, (_, at) =>
    at === count - 1 ? LAST : FIRST + ((SLOW - FIRST) * at) / Math.max(1, count - 2),
  );
}

class Turning {
  private event = $state.raw<Event | null>(null);
  private open = $state(0);
  /** All cards lie open, and have been looked at. */
  private seen = $state(false);

  /** How many of the cards of an event lie open. */
  openOf = (event: Event): number => (event === this.event ? this.open : 0);

  isSeen = (event: Event): boolean => event === this.event && this.seen;

  /** Turn up the cards of an event; the answer stops it. */
  begin(event: Event, count: number, ms: (base: number) => number): () => void {
    this.event = event;
    this.open = 0;
    this.seen = false;
    const times = pauses(count);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = () => {
      if (this.open < count) {
        this.open++;
        timer = setTimeout(next, ms(this.open < count ? times[this.open]! : BREATH));
      } else this.seen = true;
    };
    timer = setTimeout(next, ms(times[0] ?? 0));
    return () => clearTimeout(timer);
  }
}

export const turning = new Turning();
