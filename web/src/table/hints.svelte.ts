/** A hint on this screen: asked for, open, and set up step by step without being played. */

import { tick } from "svelte";

import type { TableProps, Title } from "../games/contract";
import { api } from "../lib/api";
import { app } from "../lib/app.svelte";
import { nameOf } from "../lib/heard";
import type { Hint } from "../lib/protocol";
import type { Showing } from "../lib/showing.svelte";

/** Where buttons of the game are. */
const ROOMS = [".app > .act", ".app > .mine", ".app > .board"];

export class Hints {
  /** What was told, and for which decision. */
  private told = $state.raw<{ hints: Hint[]; decision: number } | null>(null);
  thinking = $state(false);
  problem = $state.raw<unknown>(null);
  /** The place of the answer that is being set up. */
  chosen = $state<number | null>(null);

  constructor(
    private shown: () => Showing,
    private title: () => Title,
    private table: () => TableProps,
    /** What may be done now; the table itself is told of hints, so it cannot be asked. */
    private legal: () => string[],
  ) {}

  /** Whether I may ask now. */
  get possible(): boolean {
    const { lobby } = this.shown();
    const playing = lobby?.status === "playing" && lobby.me !== null;
    return !!lobby?.hints && playing && this.legal().length > 0;
  }

  /** What is shown: nothing once something else is asked. */
  get list(): readonly Hint[] {
    const now = this.told?.decision === this.shown().shown?.decision;
    return now && this.possible ? this.told!.hints : [];
  }

  get open(): boolean {
    return this.list.length > 0 || (this.thinking && this.possible);
  }

  async ask(): Promise<void> {
    const live = this.shown();
    if (!this.possible || this.thinking) return;
    const { decision } = live.shown!;
    this.thinking = true;
    this.problem = this.chosen = null;
    try {
      const hints = await api.hint(live.table, live.seat, decision);
      this.told = { hints, decision };
      if (this.list.length) app.say(this.spoken());
    } catch (error) {
      this.problem = error;
    }
    this.thinking = false;
    if (!this.list.length) return;
    await tick(); // on a phone what is mine to play now lies below the list
    document.querySelector(".app > .mine")?.scrollIntoView({ block: "nearest" });
  }

  close(): void {
    this.told = this.problem = this.chosen = null;
  }

  toggle(): void {
    if (this.list.length) this.close();
    else void this.ask();
  }

  labelOf({ action }: Hint): string {
    return this.table().label(action);
  }

  chanceOf({ chance }: Hint): string {
    return this.table().words.t("web-percent", { value: Math.round(chance * 100) });
  }

  /** What speaks for an answer, or against it. */
  whyOf({ why: [reason, args] }: Hint): string {
    const { words, names } = this.table();
    return words.t(`hint-${reason}`, words.readable(args, names));
  }

  private spoken(): string {
    const { words } = this.table();
    return this.list
      .map((hint, at) =>
        words.t("web-hints-said", {
          place: at + 1,
          action: this.labelOf(hint),
          chance: this.chanceOf(hint),
          why: this.whyOf(hint),
        }),
      )
      .join(" ");
  }

  /** The names of the buttons that are still to be pressed for an answer, the next one first. */
  left({ action }: Hint): string[] {
    const table = this.table();
    return this.title().lead?.(table, [action]) ?? [table.label(action)];
  }

  /** Those that can be pressed in any order now: all but the last, which plays the answer. */
  next(hint: Hint): string[] {
    const names = this.left(hint);
    return names.length > 1 ? names.slice(0, -1) : names;
  }

  /** Mark all that leads to an answer but the last press, which would play it and has the focus then. */
  async setUp(at: number): Promise<void> {
    const hint = this.list[at];
    if (!hint) return;
    this.chosen = at;
    this.table().mark([]);
    await tick();
    let before = Infinity;
    for (;;) {
      const names = this.left(hint);
      const next = buttonOf(names[0] ?? "");
      // What a press does not bring nearer is left to the person.
      if (names.length === 1 || names.length >= before || !next) {
        next?.focus();
        return;
      }
      before = names.length;
      next.click();
      await tick();
    }
  }
}

/** The button of the game with this name that can be seen and pressed now. */
export function buttonOf(name: string): HTMLButtonElement | undefined {
  return ROOMS.flatMap((room) => [
    ...document.querySelectorAll<HTMLButtonElement>(`${room} button:not(:disabled)`),
  ]).find((one) => one.getClientRects().length > 0 && nameOf(one) === name);
}
