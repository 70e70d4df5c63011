/** The state of a live table on this screen: the server's messages, shown step by step. */

import { app } from "./app.svelte";
import { merged } from "./chat";
import { Connection } from "./connection";
import { endOf } from "./moment";
import type { ChatMessage, Command, GameMessage, Message, OverMessage } from "./protocol";
import { Showing } from "./showing.svelte";

export class LiveTable extends Showing {
  private stream: Connection;
  private start: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, seat: number | null) {
    super(table, seat);
    this.lastTurn = this.remembered();
    this.stream = new Connection(
      table,
      seat,
      (message) => this.hear(message),
      (state) => (this.connection = state),
    );
  }

  override close(): void {
    super.close();
    clearTimeout(this.start);
    this.stream.close();
  }

  async send(command: Command): Promise<void> {
    await this.stream.send(command);
  }

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

  private hear(message: Message): void {
    if (!("kind" in message)) return;
    switch (message.kind) {
      case "sync":
        this.queue.skip();
        this.lobby = message.lobby;
        this.chat = merged(this.chat, message.chat);
        if (message.game) this.resume(message.game, message.over);
        else if (message.over) this.over = message.over;
        break;
      case "table":
        // That the game is over is told when its last moment has come.
        if (message.lobby.status === "over") this.add(message);
        else this.lobby = message.lobby;
        break;
      case "game":
        this.newer(message, false);
        this.add(message);
        break;
      case "over":
        this.newest = null;
        this.add(message);
        break;
      case "chat":
        // What a bot says is about what has happened: it waits until that has been shown.
        if (this.isBots(message)) this.add(message);
        else this.chat = merged(this.chat, [message]);
        break;
      case "vote":
        this.tally = message;
        break;
      case "presence":
        this.present = message.present;
        this.absent = message.absent ?? [];
        this.watching = message.watching;
        break;
      case "notice":
        app.notice = message;
        break;
      case "asked":
        if (this.newest && typeof message.asked === "number")
          this.counted = { position: this.newest, asked: message.asked };
        break;
    }
  }

  /** After a break: the position at once, without showing how it came about. */
  private resume(game: GameMessage, over: OverMessage | null): void {
    this.newer(game, true);
    if (game.decision !== this.shown?.decision) this.draft = [];
    this.log = [...this.log, ...game.events];
    this.reached = this.log.length;
    this.fresh = [];
    this.shown = game;
    this.over = over;
  }

  private isBots({ from }: ChatMessage): boolean {
    return from !== null && this.lobby?.places[from]?.kind === "bot";
  }

  private newer(game: GameMessage, late: boolean): void {
    this.ends = endOf(game, { game: this.newest, ends: this.ends }, late, Date.now());
    this.newest = game;
    clearTimeout(this.start);
    // Whoever is behind when a clock starts is shown the rest at once.
    if (game.window || game.looking || game.deadline)
      this.start = setTimeout(() => this.skip(), game.lead * 1000);
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
