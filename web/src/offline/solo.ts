/** The page's own server, for games of one person against bots where no other can be reached. */

import type { Summary } from "../lib/protocol";
import { documents } from "./kept";
import type { Asked, Told, Why } from "./messages";

/** Whether this is the address of a table that no server has. */
export const isHere = (path: string): boolean => /^(\/t|\/api\/tables)\/solo-/.test(path);

/** Whether this is the id of a table that no server has. */
export const isHereOnly = (table: string): boolean => isHere(`/t/${table}`);

interface Answer {
  done: (response: Response) => void;
  failed: (error: NotStarted) => void;
}

class Server {
  private worker = new Worker(new URL("./solo.worker.ts", import.meta.url), {
    type: "module",
    name: "solo",
  });
  private last = 0;
  private answers = new Map<number, Answer>();
  private sockets = new Map<number, LocalSocket>();
  readonly ready: Promise<void>;

  constructor(private ended: (why: Why) => void) {
    this.ready = new Promise((ready, failed) => {
      this.worker.onmessage = ({ data }: MessageEvent<Told>) => {
        if (data.kind === "ready") ready();
        else if (data.kind === "failed") {
          failed(new NotStarted(data.why));
          this.end(data.why);
        } else this.hear(data);
      };
      this.worker.onerror = () => {
        failed(new NotStarted("failed"));
        this.end("failed");
      };
    });
    this.ready.catch(() => {}); // whoever waits for it is told
  }

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    await this.ready;
    const id = ++this.last;
    const body = typeof init.body === "string" ? init.body : "";
    this.post({ kind: "request", id, method: init.method ?? "GET", path, body });
    return new Promise((done, failed) => this.answers.set(id, { done, failed }));
  }

  async open(path: string, socket: LocalSocket): Promise<number> {
    await this.ready;
    const id = ++this.last;
    this.sockets.set(id, socket);
    this.post({ kind: "open", id, path });
    return id;
  }

  post(asked: Asked): void {
    this.worker.postMessage(asked);
  }

  private hear(told: Exclude<Told, { kind: "ready" | "failed" }>): void {
    const { id } = told;
    if (told.kind === "answer") {
      this.answers.get(id)?.done(new Response(told.text, { status: told.status }));
      this.answers.delete(id);
    } else if (told.kind === "message") this.sockets.get(id)?.hear(told.text);
    else {
      this.sockets.get(id)?.end();
      this.sockets.delete(id);
    }
  }

  private end(why: Why): void {
    this.worker.terminate();
    this.ended(why);
    for (const { failed } of this.answers.values()) failed(new NotStarted(why));
    for (const socket of this.sockets.values()) socket.end();
  }
}

/** Why there are no tables here now. */
export class NotStarted extends Error {
  constructor(readonly why: Why) {
    super(why);
  }
}

let server: Server | null = null;
/** There was no room for what was played last: until the page is opened anew nothing is played here. */
let full = false;

function started(): Server {
  if (full) throw new NotStarted("full");
  server ??= new Server((why) => {
    server = null; // the next one who asks tries again
    full = why === "full";
  });
  return server;
}

export const request = async (path: string, init?: RequestInit): Promise<Response> =>
  started().request(path, init);

/** What a `WebSocket` is to a table of a server, as far as our streams use it. */
export class LocalSocket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  private post: Promise<(asked: (id: number) => Asked) => void>;

  constructor(path: string) {
    this.post = this.opened(path);
    this.post.then(
      () => {
        this.readyState = WebSocket.OPEN;
        this.onopen?.();
      },
      () => this.end(),
    );
  }

  private async opened(path: string): Promise<(asked: (id: number) => Asked) => void> {
    const there = started();
    const id = await there.open(path, this);
    return (asked) => there.post(asked(id));
  }

  send(text: string): void {
    void this.post.then((post) => post((id) => ({ kind: "send", id, text })));
  }

  close(): void {
    this.readyState = WebSocket.CLOSING;
    this.post.then(
      (post) => post((id) => ({ kind: "close", id })),
      () => {},
    );
  }

  hear(text: string): void {
    this.onmessage?.({ data: text });
  }

  end(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
}

/** The tables that are kept here, newest first. Python is not started for a list. */
export async function tablesHere(): Promise<Summary[]> {
  if (!("indexedDB" in globalThis)) return [];
  const kept = await documents().catch(() => []); // a private window may have no database
  const found = kept.map((text) => summaryOf(JSON.parse(text) as Document));
  return found.sort((one, other) => other.updated - one.updated);
}

export interface Document {
  /** Id, code, game, status, public, summary, created, updated, due. */
  row: [
    string,
    string | null,
    string,
    Summary["status"],
    boolean,
    string,
    number,
    number,
    number | null,
  ];
  holders: [string, number][];
}

interface RowSummary {
  players: Summary["players"];
  asked: number[];
  waits: Summary["waits"];
  since: number;
}

export function summaryOf({ row, holders }: Document): Summary {
  const [table, , game, status, , text, , updated] = row;
  const { players, asked, waits, since } = JSON.parse(text) as RowSummary;
  const mine = holders[0]?.[1] ?? 0;
  const my_turn = asked.includes(mine);
  const seats = players.length;
  return {
    table,
    code: null,
    game,
    seats,
    status,
    mine,
    my_turn,
    players,
    updated,
    waits,
    since,
    until: null,
    expires: null,
  };
}
