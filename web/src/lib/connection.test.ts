import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Connection, newId, type State } from "./connection";
import type { Message } from "./protocol";

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: { id: string; kind: string }[] = [];
  onopen = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose = () => {};
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  open() {
    this.readyState = 1;
    this.onopen();
  }
  say(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  sync(n: number) {
    this.say({ n, kind: "sync", lobby: {}, game: null, over: null, chat: [] });
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as { id: string; kind: string });
  }
  fail() {
    this.readyState = 3;
    this.onclose();
  }
  close() {
    this.readyState = 3;
  }
}

class FakeSource {
  static all: FakeSource[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  onerror = () => {};
  constructor(readonly url: string) {
    FakeSource.all.push(this);
  }
  close() {}
}

let heard: Message[];
let states: State[];
const last = () => FakeSocket.all.at(-1)!;

function connect(): Connection {
  return new Connection(
    "reef",
    null,
    (message) => heard.push(message),
    (state) => states.push(state),
  );
}

beforeEach(() => {
  heard = [];
  states = [];
  FakeSocket.all = [];
  FakeSource.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("EventSource", FakeSource);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a stream begins with a sync and then counts by one", () => {
  const connection = connect();
  last().open();
  last().sync(3);
  last().say({ n: 4, kind: "table", lobby: {} });
  last().say({ n: 4, kind: "table", lobby: {} });
  expect(heard.map((message) => "n" in message && message.n)).toEqual([3, 4]);
  expect(states).toEqual(["live"]);
  connection.close();
});

test("a gap opens the stream again from the last message heard", () => {
  const connection = connect();
  last().open();
  last().sync(3);
  last().say({ n: 6, kind: "table", lobby: {} });
  vi.advanceTimersByTime(10);
  expect(heard).toHaveLength(1);
  expect(last().url).toContain("/api/tables/reef/socket?since=3");
  connection.close();
});

test("a lost connection is tried again within three seconds, however often it fails", () => {
  const connection = connect();
  last().open();
  last().sync(1);
  for (let failure = 0; failure < 8; failure++) {
    last().fail();
    expect(connection.state).toBe("offline");
    const before = FakeSocket.all.length;
    vi.advanceTimersByTime(2999);
    expect(FakeSocket.all.length).toBe(before + 1);
  }
  last().open();
  last().sync(1);
  expect(connection.state).toBe("live");
  connection.close();
});

test("a command is sent again with the same id until it is acknowledged", async () => {
  const connection = connect();
  last().open();
  last().sync(1);
  let done = false;
  const sending = connection.send({ kind: "undo" }).then(() => (done = true));
  const { id } = last().sent[0]!;
  last().fail();
  vi.advanceTimersByTime(200);
  last().open();
  last().sync(1);
  expect(last().sent).toEqual([{ id, kind: "undo" }]);
  last().say({ ack: id });
  await sending;
  expect(done).toBe(true);
  vi.advanceTimersByTime(20000);
  expect(last().sent).toHaveLength(1);
  connection.close();
});

test("a refusal is handed to whoever sent the command", async () => {
  const connection = connect();
  last().open();
  last().sync(1);
  const sending = connection.send({ kind: "undo" });
  const error = { code: "undo", message: "no", details: {} };
  last().say({ refused: last().sent[0]!.id, error });
  await expect(sending).rejects.toMatchObject({ refusal: error });
  connection.close();
});

test("where sockets never open, events and POST take their place", async () => {
  const posted: string[] = [];
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    posted.push(String(init.body));
    return Promise.resolve(new Response('{"ack": "x"}'));
  });
  const connection = connect();
  last().fail();
  vi.advanceTimersByTime(200);
  last().fail();
  vi.advanceTimersByTime(500);
  const source = FakeSource.all.at(-1)!;
  expect(source.url).toContain("/api/tables/reef/events?since=0");
  source.onmessage({
    data: JSON.stringify({ n: 1, kind: "sync", lobby: {}, game: null, over: null, chat: [] }),
  });
  await connection.send({ kind: "undo" });
  expect(posted).toHaveLength(1);
  const told: string[] = [];
  vi.stubGlobal("navigator", { sendBeacon: (url: string) => told.push(url) });
  connection.close();
  expect(told).toEqual(["/api/tables/reef/left"]); // the end of the stream alone does not tell
});

test("ids are random UUIDs", () => {
  expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(newId()).not.toBe(newId());
});
