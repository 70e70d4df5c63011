/** The state of a game on this screen, live or in a tutorial: the position, what led to it, and what
 * is still to be shown. */

import { app } from "./app.svelte";
import { merged } from "./chat";
import type { State } from "./connection";
import type {
  ChatMessage,
  Command,
  Event,
  GameMessage,
  Gone,
  Lobby,
  LobbyMessage,
  OverMessage,
  Tally,
  View,
} from "./protocol";
import { Queue } from "./queue";
import { play, soundOf } from "./sounds";

/** How long a step of the game stays on the screen that is told no length of its own. */
const DWELL = 300;
/** What I did myself stays no longer than this. */
const MINE = 1000;
/** What is shown for so long has a plate of its own on the stage. */
const PLATE = 1200;

/** What somebody did, on the stage: the event, and what it led to. */
export interface Staged {
  event: Event;
  effects: Event[];
  /** How long it stays there, in milliseconds; 0 if nothing rests on this screen. */
  ms: number;
}

/** Cards that a step turns up on the board, before the step itself. */
interface Reveal {
  kind: "reveal";
  step: GameMessage;
}
/** A step of the game from one event to another; the board shows the whole step at its first. */
interface Moment {
  kind: "moment";
  step: GameMessage;
  from: number;
  to: number;
  /** The event that is shown on its own. */
  at: number | null;
}
/** What belongs to a moment without being one: the end, or what is said of it. */
type Told = OverMessage | ChatMessage | LobbyMessage;
type Step = Moment | Reveal | Told;

/** How a title wants its events to be shown. */
export interface Pacing<V extends View = View> {
  /** Events that the board itself shows large: they need no plate. */
  shows?: readonly string[];
  /** What these events bring to light on the board before anything else tells it, from one event to the one
   * at place `at`: the log and the position wait with it and what follows; meanwhile `view` is shown. */
  reveal?: (events: Event[], view: V, before: V) => { from: number; at: number; view: V } | null;
  /** What kinds of events sound like: names of `SOUNDS`. */
  sounds?: Readonly<Record<string, string>>;
}

export abstract class Showing {
  connection = $state<State>("connecting");
  lobby = $state.raw<Lobby | null>(null);
  present = $state.raw<boolean[]>([]);
  /** Since when, and how, each seat lost its connection. */
  absent = $state.raw<(Gone | null)[]>([]);
  watching = $state(0);
  /** The newest position, shown or not: what is open to all is answered from it. */
  newest = $state.raw<GameMessage | null>(null);
  /** When the window that is open, or the look at secrets, ends by this machine's clock (ms). */
  ends = $state.raw<number | null>(null);
  /** The position on the screen, and what led to it. */
  shown = $state.raw<GameMessage | null>(null);
  /** How many events the position on the screen has seen: nothing that is written is ahead of it. */
  reached = $state(0);
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
  /** What the moment on the screen tells: the things it names are ringed. */
  telling = $state.raw<Event[]>([]);
  /** What the moment on the screen is about. */
  now = $state.raw<Event | null>(null);
  /** What another player did, where it is told on a plate. */
  staged = $state.raw<Staged | null>(null);
  /** Where the log stood when this person last decided. */
  lastTurn = $state(0);

  protected queue = new Queue<Step>(
    (step, hurried) => this.show(step, hurried),
    () => this.rest(),
  );
  private pacing: Pacing | null = null;
  /** So many events of the step that is being shown are in the log already. */
  private told = 0;
  /** So many of them have been heard, or never will be. */
  private heard = 0;
  /** What is heard at the end of what is being brought to light. */
  private ending: ReturnType<typeof setTimeout> | undefined;

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

  /** Go on to what is shown next. */
  goOn(): void {
    this.queue.goOn();
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
  protected add(step: GameMessage | Told): void {
    this.catching = true;
    if (step.kind !== "game") {
      this.queue.add(step);
      return;
    }
    const revealed = this.pacing?.reveal?.(step.events, step.view, step.view)?.at ?? null;
    if (revealed !== null) this.queue.add({ kind: "reveal", step });
    const staged = [...step.events.keys()].filter(
      (at) => lengthOf(step, at) && at > (revealed ?? -1),
    );
    const starts = [0, ...staged.slice(1), step.events.length];
    for (const [nth, from] of starts.slice(0, -1).entries())
      this.queue.add({ kind: "moment", step, from, to: starts[nth + 1]!, at: staged[nth] ?? null });
  }

  /** Forget what is still to be shown. */
  protected forget(): void {
    this.queue.clear();
    this.told = this.heard = 0;
    clearTimeout(this.ending);
    this.rest();
  }

  /** Nothing is left to be shown. */
  private rest(): void {
    this.catching = this.revealing = false;
    this.telling = [];
    this.now = this.staged = null;
  }

  private show(step: Step, hurried: boolean): number {
    clearTimeout(this.ending);
    if (step.kind === "over") {
      this.rest();
      this.over = step;
      return 0;
    }
    if (step.kind === "reveal") return this.bringToLight(step.step, hurried);
    if (step.kind === "moment") return this.tellAloud(step, hurried);
    if (step.kind === "chat") this.chat = merged(this.chat, [step]);
    else this.lobby = step.lobby;
    return 0;
  }

  /** A moment that stays is heard too. */
  private tellAloud(moment: Moment, hurried: boolean): number {
    const { step, from, to } = moment;
    const unheard = step.events.slice(Math.max(from, this.heard), to);
    if (to === step.events.length) this.heard = 0;
    const ms = this.tell(moment);
    if (ms > 0 && !hurried) this.sound(unheard);
    return ms;
  }

  private tell({ step, from, to, at }: Moment): number {
    if (from === 0) {
      this.revealing = false;
      if (step.decision !== this.shown?.decision) this.draft = [];
      this.reached = this.log.length - this.told + step.events.length;
      this.fresh = step.events;
      this.shown = step;
    }
    this.telling = step.events.slice(Math.max(from, this.told), to);
    this.log = [...this.log, ...this.telling];
    this.told = to < step.events.length ? to : 0;
    this.now = this.staged = null;
    if (from === to) return 0;
    if (at === null) return app.rest(DWELL);
    const event = step.events[at]!;
    const length = lengthOf(step, at);
    const mine = event.seat === this.me && !event.by;
    const ms = app.rest(mine ? Math.min(length, MINE) : length);
    if (ms) this.now = event;
    if (ms && !mine && length >= PLATE && !this.pacing?.shows?.includes(event.event))
      this.staged = { event, effects: step.events.slice(at + 1, to), ms };
    return ms;
  }

  private bringToLight(step: GameMessage, hurried: boolean): number {
    const { events, view } = step;
    const found = this.shown && this.pacing?.reveal?.(events, view, this.shown.view);
    const rest = found ? app.ms(lengthBetween(step, found.from, found.at)) : 0;
    if (!found || !rest) return 0;
    this.revealing = true;
    this.telling = [];
    this.now = this.staged = null;
    this.draft = [];
    this.told = found.from;
    this.heard = found.at + 1;
    this.reached = this.log.length + found.at + 1;
    this.log = [...this.log, ...events.slice(0, found.from)];
    this.fresh = events.slice(0, found.at + 1);
    this.shown = { ...this.shown!, view: found.view, legal: [] };
    if (!hurried) this.soundReveal(step, found);
    return rest;
  }

  /** What leads to a result is heard as it begins, the result once it is there. */
  private soundReveal(step: GameMessage, { from, at }: { from: number; at: number }): void {
    this.sound(step.events.slice(0, from + 1));
    if (at === from) return;
    const wait = app.ms(lengthBetween(step, from, at - 1));
    this.ending = setTimeout(() => this.sound([step.events[at]!]), wait);
  }

  /** Whoever looks elsewhere hears nothing: a digest waits for them. */
  private sound(events: Event[]): void {
    const sound = soundOf(events, this.pacing?.sounds ?? {});
    if (sound && !document.hidden) play(sound);
  }
}

/** How long an event of a step is shown on its own. */
const lengthOf = ({ stages }: GameMessage, at: number): number => stages[at] ?? 0;

function lengthBetween(step: GameMessage, from: number, to: number): number {
  let ms = 0;
  for (let at = from; at <= to; at++) ms += lengthOf(step, at);
  return ms;
}
