/** A table as it is lived at this screen: its stream, what is shown of it, and what is still to come. */

import type { Title } from "../games/contract";
import { app } from "./app.svelte";
import { Connection, type State } from "./connection";
import type {
  ChatMessage,
  Command,
  Event,
  GameMessage,
  Lobby,
  Message,
  OverMessage,
  Vote,
} from "./protocol";
import { Queue } from "./queue";

/** What a step of the game rests on the screen, unless its title says otherwise. */
const DWELL = 600;
/** Steps that wait beyond this many are shown without a rest: nobody watches a hundred moves. */
const PATIENCE = 12;

type Step = GameMessage | OverMessage;

export interface Tally {
  motion: Vote["motion"];
  carried: boolean;
  yes: number;
  no: number;
}

export class LiveTable {
  connection = $state<State>("connecting");
  lobby = $state.raw<Lobby | null>(null);
  present = $state.raw<boolean[]>([]);
  watching = $state(0);
  /** The position on the screen, and what led to it. */
  shown = $state.raw<GameMessage | null>(null);
  over = $state.raw<OverMessage | null>(null);
  fresh = $state.raw<Event[]>([]);
  log = $state.raw<Event[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  tally = $state.raw<Tally | null>(null);
  /** How many are still waited for in a sealed decision. */
  sealed = $state.raw<number | null>(null);
  draft = $state.raw<string[]>([]);
  /** A command of ours is under way. */
  sending = $state(false);
  /** Something is still being shown. */
  catching = $state(false);
  /** Where the log stood when this person last decided. */
  lastTurn = $state(0);

  private stream: Connection;
  private queue: Queue<Step>;
  private title: Title | null = null;
  private waiting = 0;

  /** `seat` chooses one of several seats of mine at this table; null leaves it to the server. */
  constructor(
    readonly table: string,
    readonly seat: number | null,
  ) {
    this.lastTurn = this.remembered();
    this.queue = new Queue<Step>(
      (step) => this.show(step),
      () => (this.catching = false),
    );
    this.stream = new Connection(
      table,
      seat,
      (message) => this.hear(message),
      (state) => (this.connection = state),
    );
  }

  /** The seat of this stream; null for a spectator. */
  get me(): number | null {
    return this.lobby?.me ?? null;
  }

  use(title: Title): void {
    this.title = title;
  }

  close(): void {
    this.queue.clear();
    this.stream.close();
  }

  /** Show at once all that is still to be shown. */
  skip(): void {
    this.queue.skip();
  }

  async send(command: Command): Promise<void> {
    await this.stream.send(command);
  }

  /** Play these actions, as one. */
  async play(actions: string[]): Promise<void> {
    if (!this.shown || this.sending) return;
    this.sending = true;
    this.remember(this.log.length);
    try {
      await this.send({ kind: "play", decision: this.shown.decision, actions });
    } finally {
      this.sending = false;
    }
  }

  pick(item: string): void {
    this.draft = this.draft.includes(item)
      ? this.draft.filter((other) => other !== item)
      : [...this.draft, item];
  }

  private hear(message: Message): void {
    if (!("kind" in message)) return;
    switch (message.kind) {
      case "sync":
        this.lobby = message.lobby;
        this.chat = [...this.chat, ...message.chat];
        if (message.game) this.resume(message.game, message.over);
        else if (message.over) this.over = message.over;
        break;
      case "table":
        this.lobby = message.lobby;
        break;
      case "game":
      case "over":
        this.catching = true;
        this.waiting++;
        this.queue.add(message);
        break;
      case "chat":
        this.chat = [...this.chat, message];
        break;
      case "vote":
        this.tally = message;
        break;
      case "presence":
        this.present = message.present;
        this.watching = message.watching;
        break;
      case "asked":
        this.sealed = typeof message.asked === "number" ? message.asked : null;
        break;
    }
  }

  /** After a break: the position at once, without showing how it came about. */
  private resume(game: GameMessage, over: OverMessage | null): void {
    this.queue.skip();
    if (game.decision !== this.shown?.decision) this.draft = [];
    this.log = [...this.log, ...game.events];
    this.fresh = [];
    this.shown = game;
    this.over = over;
  }

  private show(step: Step): number {
    this.waiting--;
    if (step.kind === "over") {
      this.over = step;
      return 0;
    }
    if (step.decision !== this.shown?.decision) this.draft = [];
    this.sealed = null;
    this.fresh = step.events;
    this.log = [...this.log, ...step.events];
    this.shown = step;
    if (!step.events.length || this.waiting > PATIENCE) return 0;
    return app.ms(this.title?.dwell?.(step.events, this.me) ?? DWELL);
  }

  // Where the log stood at my last turn is kept, so that a digest waits for whoever comes back.

  private get key(): string {
    return `abyssal.turn.${this.table}.${this.seat}`;
  }

  private remembered(): number {
    try {
      return Number(localStorage.getItem(this.key) ?? 0);
    } catch {
      return 0;
    }
  }

  private remember(length: number): void {
    this.lastTurn = length;
    try {
      localStorage.setItem(this.key, String(length));
    } catch {
      return; // without storage the digest lasts as long as the page
    }
  }
}
