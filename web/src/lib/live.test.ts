import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { app } from "./app.svelte";
import { LiveTable } from "./live.svelte";
import type { GameMessage, Lobby, Message, View } from "./protocol";

let tell: (message: Message) => void;
vi.mock("./connection", () => ({
  Connection: class {
    constructor(_table: string, _seat: number, hear: typeof tell) {
      tell = hear;
    }
    close(): void {}
  },
}));

const position = (turn: number, events: GameMessage["events"]): GameMessage =>
  ({
    n: turn,
    kind: "game",
    view: { turn } as View,
    events,
    stages: events.map(() => 2500),
    lead: 0,
    decision: turn,
    legal: [],
    undo: false,
    deadline: null,
  }) as unknown as GameMessage;
const said = (n: number, from: number): Message => ({ n, kind: "chat", from, name: null });
const lobby = { me: 0, status: "playing", places: [{ kind: "person" }, { kind: "bot" }] } as Lobby;

let live: LiveTable;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(app, "rest").mockImplementation((base) => base);
  live = new LiveTable("table", 0);
  const game = position(1, [{ event: "turn", seat: 1 }]);
  tell({ kind: "sync", lobby, game, over: null, chat: [] } as unknown as Message);
});
afterEach(() => {
  live.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("whoever comes to a table sees a board that knows all that is written", () => {
  expect([live.reached, live.log.length]).toEqual([1, 1]);
});

test("that the game is over is not told before its last moment", () => {
  tell(position(2, [{ event: "ended", seat: null }]));
  tell({ n: 3, kind: "table", lobby: { ...lobby, status: "over" } });
  expect(live.lobby?.status).toBe("playing");
  vi.advanceTimersByTime(2500);
  expect(live.lobby?.status).toBe("over");
});

test("a bot's words wait for what they are about, a person's do not", () => {
  tell(position(2, [{ event: "spell", seat: 1 }]));
  tell(said(3, 1));
  tell(said(4, 0));
  expect(live.chat.map(({ from }) => from)).toEqual([0]);
  vi.advanceTimersByTime(2500);
  expect(live.chat.map(({ from }) => from)).toEqual([1, 0]);
});
