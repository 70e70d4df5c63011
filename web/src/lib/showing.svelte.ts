/** The state of a game on this screen, live or in a tutorial: the position, what led to it, and what
 * is still to be shown. */

import { app } from "./app.svelte";
import type { State } from "./connection";
import type {
  ChatMessage,
  Command,
  Event,
  GameMessage,
  Lobby,
  OverMessage,
  Tally,
  View,
} from "./protocol";
import { Queue } from "./queue";

/** How long a step of the game stays on the screen, unless its title says otherwise. */
const DWELL = 600;
/** Steps that wait beyond this many are shown without a rest: nobody watches a hundred moves. */
const PATIENCE = 12;

/** Of a quiet window that opens meanwhile, what is brought to light may take so much. */
const SHARE_OF_WINDOW = 0.5;

/** What a step brings to light, before the step itself. */
interface Reveal {
  kind: "reveal";
  step: GameMessage;
}
type Step = GameMessage | OverMessage | Reveal;

/** How a title wants its events to be shown. */
export interface Pacing<V extends View = View> {
  /** How long the table rests on these events at normal speed, in milliseconds (600 if not given). */
  dwell?: (events: Event[], seat: number | null) => number;
  /** What these events bring to light on the board before anything else tells it: the log and the position
   * wait `ms` with the event at place `at` and what follows it; meanwhile `view` is shown. */
  reveal?: (events: Event[], view: V, before: V) => { at: number; ms: number; view: V } | null;
}

export abstract class Showing {
  connection = $state<State>("connecting");
  lobby = $state.raw<Lobby | null>(null);
  present = $state.raw<boolean[]>([]);
  watching = $state(0);
  /** The newest position, shown or not: what is open to all is answered from it. */
  newest = $state.raw<GameMessage | null>(null);
  /** When the window that is open, or the look at secrets, ends by this machine's clock (ms). */
  ends = $state.raw<number | null>(null);
  /** The position on the screen, and what led to it. */
  shown = $state.raw<GameMessage | null>(null);
  over = $state.raw<OverMessage | null>(null);
  fresh = $state.raw<Event[]>([]);
  log = $state.raw<Event[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  tally = $state.raw<Tally | null>(null);
  /** How many are still waited for in the sealed decision of a position, told after it. */
  protected counted = $state.raw<{ position: GameMessage; asked: number } | null>(null);
  draft = $state.raw<string[]>([]);
  /** A command of ours is under way. */
  sending = $state(false);
  /** Something is still being shown. */
  catching = $state(false);
  /** Something is being brought to light: what it leads to is not told yet. */
  revealing = $state(false);
  /** How long movements last against what they last at other times. */
  pace = $state(1);
  /** Where the log stood when this person last decided. */
  lastTurn = $state(0);

  protected queue = new Queue<Step>(
    (step) => this.show(step),
    () => (this.catching = false),
  );
  private pacing: Pacing | null = null;
  private waiting = 0;
  /** So many events of the next step are in the log already. */
  private told = 0;

  /** `seat` is one of several of mine at this table; null leaves it to the server. */
  constructor(
    readonly table: string,
    readonly seat: number | null,
  ) {}

  /** Play these actions, as one. */
  abstract play(actions: string[]): Promise<void>;
  abstract send(command: Command): Promise<void>;

  /** The seat at this screen; null for a spectator. */
  get me(): number | null {
    return this.lobby?.me ?? null;
  }

  /** How many are still waited for, as told since the position on the screen. */
  get sealed(): number | null {
    return this.counted && this.counted.position === this.shown ? this.counted.asked : null;
  }

  use(pacing: Pacing): void {
    this.pacing = pacing;
  }

  close(): void {
    this.forget();
  }

  /** Show at once all that is still to be shown. */
  skip(): void {
    this.queue.skip();
  }

  /** The draft with this item marked, or no longer. */
  picked(item: string): string[] {
    return this.draft.includes(item)
      ? this.draft.filter((other) => other !== item)
      : [...this.draft, item];
  }

  /** Show this when its time has come. */
  protected add(step: GameMessage | OverMessage): void {
    this.catching = true;
    if (step.kind === "game" && this.pacing?.reveal?.(step.events, step.view, step.view))
      this.enqueue({ kind: "reveal", step });
    this.enqueue(step);
  }

  /** Forget what is still to be shown. */
  protected forget(): void {
    this.queue.clear();
    this.catching = this.revealing = false;
    this.waiting = this.told = 0;
    this.pace = 1;
  }

  private enqueue(step: Step): void {
    this.waiting++;
    this.queue.add(step);
  }

  private show(step: Step): number {
    this.waiting--;
    if (step.kind === "over") {
      this.over = step;
      return 0;
    }
    if (step.kind === "reveal") return this.bringToLight(step.step);
    this.revealing = false;
    this.pace = 1;
    if (step.decision !== this.shown?.decision) this.draft = [];
    this.fresh = step.events;
    this.log = [...this.log, ...step.events.slice(this.told)];
    this.told = 0;
    this.shown = step;
    if (!step.events.length || this.waiting > PATIENCE) return 0;
    return app.ms(this.pacing?.dwell?.(step.events, this.me) ?? DWELL);
  }

  private bringToLight({ events, view, window }: GameMessage): number {
    const found = this.shown && this.pacing?.reveal?.(events, view, this.shown.view);
    const whole = found ? app.ms(found.ms) : 0;
    if (!found || !whole || this.waiting > PATIENCE) return 0;
    const most = window?.length ? window.length * 1000 * SHARE_OF_WINDOW : whole;
    const rest = Math.min(whole, most);
    this.pace = rest / whole;
    this.revealing = true;
    this.draft = [];
    this.told = found.at;
    this.log = [...this.log, ...events.slice(0, found.at)];
    this.fresh = events.slice(0, found.at + 1);
    this.shown = { ...this.shown!, view: found.view, legal: [] };
    return rest;
  }
}
