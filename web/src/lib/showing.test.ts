import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Title } from "../games/contract";
import plain from "../games/plain";
import { app } from "./app.svelte";
import type { Event, GameMessage, View } from "./protocol";
import { Showing } from "./showing.svelte";

/** A title in which “turned” is brought to light on the board for as long as it has cards. */
const title: Title = {
  ...plain,
  dwell: () => 100,
  reveal(events, _, before) {
    const at = events.findIndex((event) => event.event === "turned");
    return at < 0 ? null : { at, ms: Number(events[at]!.count) * 100, view: before };
  },
};

class Live extends Showing {
  hear = (message: GameMessage) => this.add((this.newest = message));
  count(asked: number): void {
    this.counted = { position: this.newest!, asked };
  }
  play = () => Promise.resolve();
  send = () => Promise.resolve();
}

const told = (kind: string, more: object = {}): Event => ({ event: kind, seat: null, ...more });
const message = (turn: number, events: Event[], window: object | null = null): GameMessage =>
  ({
    n: turn,
    kind: "game",
    view: { turn } as View,
    events,
    decision: turn,
    legal: ["pass"],
    undo: false,
    deadline: null,
    window,
  }) as GameMessage;
const result = (window: object | null = null) =>
  message(2, [told("added"), told("turned", { count: 4 }), told("outcome")], window);
const kinds = (events: Event[]) => events.map((event) => event.event);

let live: Live;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(app, "ms").mockImplementation((base) => base);
  live = new Live("table", 0);
  live.use(title);
  live.hear(message(1, []));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("what cards that are being turned up lead to is neither in the log nor in the position", () => {
  live.hear(result());
  expect(kinds(live.fresh)).toEqual(["added", "turned"]);
  expect(kinds(live.log)).toEqual(["added"]);
  expect(live.shown?.view.turn).toBe(1);
  expect(live.shown?.legal).toEqual([]);
  vi.advanceTimersByTime(399);
  expect(kinds(live.log)).toEqual(["added"]);
  vi.advanceTimersByTime(1);
  expect(kinds(live.log)).toEqual(["added", "turned", "outcome"]);
  expect(live.shown?.view.turn).toBe(2);
  expect(live.catching).toBe(true);
  vi.advanceTimersByTime(100);
  expect(live.catching).toBe(false);
});

test("whoever skips sees the result at once, and each line once", () => {
  live.hear(result());
  live.skip();
  expect(kinds(live.log)).toEqual(["added", "turned", "outcome"]);
  expect(live.revealing).toBe(false);
  expect(live.shown?.view.turn).toBe(2);
});

test("without movement the result is there at once", () => {
  vi.mocked(app.ms).mockReturnValue(0);
  live.hear(result());
  expect(kinds(live.log)).toEqual(["added", "turned", "outcome"]);
  expect(live.catching).toBe(false);
});

test("cards are turned up faster when a window is open, so that half of it is left", () => {
  live.hear(result({ length: 0.4, closes: 0 }));
  expect(live.pace).toBe(0.5);
  vi.advanceTimersByTime(200);
  expect(kinds(live.log)).toEqual(["added", "turned", "outcome"]);
  expect(live.pace).toBe(1);
});

test("how many are waited for belongs to the newest position, not to one that is still shown", () => {
  live.hear(message(2, [told("arrived")]));
  live.hear(message(3, [told("day")]));
  live.count(2);
  expect(live.shown?.view.turn).toBe(2);
  expect(live.sealed).toBeNull();
  vi.advanceTimersByTime(100);
  expect(live.shown?.view.turn).toBe(3);
  expect(live.sealed).toBe(2);
});
