/** A viewer's stream of one table, and the commands sent beside it.
 *
 * A socket, or Server-Sent Events and POST where sockets fail. Messages are passed on once each and in
 * order: a gap opens the stream again. A command is sent again until it is acknowledged. */

import { api, Refused } from "./api";
import { below } from "./base";
import { isHereOnly, LocalSocket } from "../offline/solo";
import type { Command, Message, Refusal } from "./protocol";

export type State = "connecting" | "live" | "offline";

interface Waiting {
  command: object;
  done: () => void;
  refused: (refusal: Refusal) => void;
}

/** Milliseconds before each new attempt; a server that is back is found within three seconds. */
const PAUSES = [100, 300, 700, 1500];
/** Sockets that never opened before events are tried instead. */
const SOCKETS_TRIED = 2;
const AGAIN = 4000;

export class Connection {
  state: State = "connecting";
  private last: number;
  private attempt = 0;
  private everOpened = false;
  private socketsFailed = 0;
  private socket: WebSocket | LocalSocket | null = null;
  private source: EventSource | null = null;
  /** What the stream of events is called, for `leave`. */
  private stream = "";
  private timer: ReturnType<typeof setTimeout> | null = null;
  private resending: ReturnType<typeof setInterval>;
  private waiting = new Map<string, Waiting>();
  private closed = false;

  constructor(
    private table: string,
    private seat: number | null,
    private heard: (message: Message) => void,
    private changed: (state: State) => void,
    since = 0,
  ) {
    this.last = since;
    this.resending = setInterval(() => this.resend(), AGAIN);
    addEventListener("online", this.online);
    if (!isHereOnly(table)) addEventListener("offline", this.offline);
    addEventListener("pagehide", this.leave);
    this.open();
  }

  /** Send a command; settled when the server has carried it out or refused it. */
  send(command: Command): Promise<void> {
    const id = newId();
    return new Promise((done, refused) => {
      this.waiting.set(id, {
        command: { id, ...command },
        done,
        refused: (refusal) => refused(new Refused(refusal, 400)),
      });
      this.transmit(id);
    });
  }

  close(): void {
    this.closed = true;
    clearInterval(this.resending);
    if (this.timer) clearTimeout(this.timer);
    removeEventListener("online", this.online);
    removeEventListener("offline", this.offline);
    removeEventListener("pagehide", this.leave);
    this.leave();
    this.drop();
  }

  /** Say that the page is being closed: a socket does so by itself, events end without a word. */
  private leave = () => {
    if (!this.source) return;
    const body = new Blob([JSON.stringify({ stream: this.stream })], { type: "application/json" });
    navigator.sendBeacon(below(api.leftPath(this.table, this.seat)), body);
  };

  private online = () => this.again(0);

  private offline = () => {
    this.drop();
    this.become("offline");
  };

  private open(): void {
    if (this.closed) return;
    this.drop();
    const here = isHereOnly(this.table);
    if (here || this.everOpened || this.socketsFailed < SOCKETS_TRIED) this.openSocket();
    else this.openSource();
  }

  private openSocket(): void {
    const path = api.streamPath(this.table, "socket", this.last, this.seat);
    const socket = isHereOnly(this.table)
      ? new LocalSocket(path)
      : new WebSocket(`${location.origin.replace(/^http/, "ws")}${below(path)}`);
    this.socket = socket;
    let opened = false;
    socket.onopen = () => {
      opened = this.everOpened = true;
    };
    socket.onmessage = (event: { data: unknown }) =>
      this.hear(JSON.parse(String(event.data)) as Message);
    socket.onclose = () => {
      if (this.socket !== socket) return;
      if (!opened) this.socketsFailed++;
      this.lost();
    };
  }

  private openSource(): void {
    const path = api.streamPath(this.table, "events", this.last, this.seat);
    this.stream = newId();
    const source = new EventSource(below(`${path}&stream=${this.stream}`));
    this.source = source;
    source.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Message);
    source.onerror = () => {
      if (this.source !== source) return;
      this.socketsFailed = 0;
      this.lost();
    };
  }

  private lost(): void {
    this.drop();
    this.become("offline");
    this.again(PAUSES[Math.min(this.attempt++, PAUSES.length - 1)] ?? 0);
  }

  private again(pause: number): void {
    if (this.timer) clearTimeout(this.timer);
    if (!this.closed) this.timer = setTimeout(() => this.open(), pause);
  }

  private drop(): void {
    const { socket, source } = this;
    this.socket = this.source = null;
    socket?.close();
    source?.close();
  }

  private hear(message: Message): void {
    if ("ack" in message) return this.settle(message.ack, null);
    if ("refused" in message) return this.settle(message.refused, message.error);
    if ("n" in message) {
      if (message.kind === "sync") this.synced();
      else if (message.n <= this.last) return;
      else if (message.n > this.last + 1) return this.again(0);
      this.last = message.n;
    }
    this.heard(message);
  }

  private synced(): void {
    this.attempt = 0;
    this.become("live");
    this.resend();
  }

  private settle(id: string, refusal: Refusal | null): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (refusal) waiting?.refused(refusal);
    else waiting?.done();
  }

  private resend(): void {
    for (const id of this.waiting.keys()) this.transmit(id);
  }

  private transmit(id: string): void {
    const command = this.waiting.get(id)?.command;
    if (!command || this.state !== "live") return;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
    else if (this.source)
      api.command(this.table, this.seat, command).then(
        () => this.settle(id, null),
        (error: unknown) => {
          if (error instanceof Refused && error.status >= 400) this.settle(id, error.refusal);
        },
      );
  }

  private become(state: State): void {
    if (state === this.state) return;
    this.state = state;
    this.changed(state);
  }
}

/** A UUID; `crypto.randomUUID` is missing on plain HTTP pages. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5");
}
