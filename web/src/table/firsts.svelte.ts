/** The coach of a first game: it explains each new kind of moment once, one at a time. */

import { untrack } from "svelte";

import type { First } from "../games/contract";
import { hasMet, isNew } from "../lib/coaching";
import type { Event } from "../lib/protocol";

export class Firsts {
  /** What is explained now. */
  private now = $state<string | null>(null);
  /** The newest of what came meanwhile. */
  private next: string | null = null;

  constructor(
    private game: string,
    private moments: Record<string, First>,
    private me: number,
  ) {}

  get explained(): string | null {
    return this.now !== null && isNew(this.game, this.now) ? this.now : null;
  }

  /** I am asked at this step, if at any, and this has been told. What is asked matters more. */
  meet(step: string | null, told: Event[]): void {
    const key =
      this.find(({ step: kind }) => kind !== undefined && kind === step) ??
      this.find(({ event: kind, mine }) =>
        told.some(({ event, seat }) => event === kind && (!mine || seat === this.me)),
      );
    if (!key) return;
    if (this.explained === null) this.now = key;
    else if (key !== this.now && this.moments[key]?.event) this.next = key;
  }

  /** It has been read, or what was asked is answered. */
  close(): void {
    if (this.now !== null) hasMet(this.game, this.now);
    this.now = this.next;
    this.next = null;
  }

  private find(suits: (moment: First) => boolean): string | undefined {
    return Object.keys(this.moments).find(
      (key) => isNew(this.game, key) && suits(this.moments[key]!),
    );
  }
}

/** Tell a coach what is asked, at which step, and what has happened since; null: there is none now. */
export function followFirsts(
  coach: () => Firsts | null,
  log: () => Event[],
  now: () => { question: string | null; step: string },
): void {
  let heard = untrack(() => log().length);
  let asking: string | null = null;
  $effect(() => {
    const told = log().slice(heard);
    heard = log().length;
    const { question, step } = now();
    const answered = asking !== null && question !== asking;
    asking = question;
    untrack(() => {
      if (answered) coach()?.close();
      coach()?.meet(question === null ? null : step, told);
    });
  });
}
