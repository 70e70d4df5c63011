import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { app } from "./app.svelte";
import type { ChatMessage, Event, GameMessage, Lobby, View } from "./protocol";
import { type Pacing, Showing } from "./showing.svelte";
import { play } from "./sounds";

vi.mock("./sounds", async (actual) => ({ ...(await actual<object>()), play: vi.fn() }));

/** A title in which “turned” is brought to light on the board, with a verdict if there is one; it shows the
 * outcome large. */
const title: Pacing = {
  shows: ["outcome"],
  sounds: { added: "coin", turned: "card", outcome: "bell", verdict: "bell", rolled: "dice" },
  reveal(events, _, before) {
    const from = events.findIndex((event) => event.event === "turned");
    const verdict = events.findIndex((event) => event.event === "verdict");
    return from < 0 ? null : { from, at: Math.max(from, verdict), view: before };
  },
};
const LENGTHS: Record<string, number> = {
  turned: 400,
  outcome: 1800,
  spell: 2500,
  rolled: 1100,
  verdict: 900,
};

class Live extends Showing {
  hear = (message: GameMessage) => this.add((this.newest = message));
  say = (line: ChatMessage) => this.add(line);
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
    stages: events.map(({ event }) => LENGTHS[event] ?? 0),
    lead: 0,
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
  vi.spyOn(app, "rest").mockImplementation((base) => base);
  live = new Live("table", 0);
  live.use(title);
  live.hear(message(1, []));
});
afterEach(() => {
  vi.mocked(play).mockClear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("what cards that are being turned up lead to is neither in the log nor in the position", () => {
  live.hear(result());
  expect(kinds(live.fresh)).toEqual(["added", "turned"]);
  expect(kinds(live.log)).toEqual(["added"]);
  expect(live.reached).toBe(2);
  expect(live.shown?.view.turn).toBe(1);
  expect(live.shown?.legal).toEqual([]);
  vi.advanceTimersByTime(399);
  expect(kinds(live.log)).toEqual(["added"]);
  vi.advanceTimersByTime(1);
  expect(kinds(live.log)).toEqual(["added", "turned", "outcome"]);
  expect(live.shown?.view.turn).toBe(2);
  expect(live.catching).toBe(true);
  expect(live.staged).toBeNull();
  vi.advanceTimersByTime(1800);
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
  vi.mocked(app.rest).mockReturnValue(0);
  live.hear(result());
  expect(kinds(live.log)).toEqual(["added", "turned", "outcome"]);
  expect(live.catching).toBe(false);
});

const other = (kind: string, seat = 1): Event => ({ event: kind, seat });

test("what others do is shown one thing after the other, over the board it led to", () => {
  live.hear(
    message(2, [told("turn"), other("spell"), told("lost"), other("rolled"), told("gone")]),
  );
  expect(live.shown?.view.turn).toBe(2);
  expect(live.staged?.event.event).toBe("spell");
  expect(kinds(live.staged!.effects)).toEqual(["lost"]);
  expect(kinds(live.log)).toEqual(["turn", "spell", "lost"]);
  expect(live.reached).toBe(5);
  expect(kinds(live.telling)).toEqual(["turn", "spell", "lost"]);
  vi.advanceTimersByTime(2500);
  expect(live.staged).toBeNull();
  expect(live.now?.event).toBe("rolled");
  expect(kinds(live.telling)).toEqual(["rolled", "gone"]);
  expect(kinds(live.log)).toEqual(["turn", "spell", "lost", "rolled", "gone"]);
  vi.advanceTimersByTime(1100);
  expect(live.catching).toBe(false);
  expect(live.now).toBeNull();
  expect(live.telling).toEqual([]);
});

test("what is said of something waits until that has been shown", () => {
  live.hear(message(2, [other("spell")]));
  live.say({ n: 3, kind: "chat", from: 1, name: null, phrase: "sorry" });
  expect(live.chat).toEqual([]);
  vi.advanceTimersByTime(2500);
  expect(live.chat).toHaveLength(1);
});

test("what I did myself has no plate and stays no longer than a second", () => {
  live.lobby = { me: 1 } as Lobby;
  live.hear(message(2, [other("spell")]));
  expect(live.staged).toBeNull();
  expect(live.now?.event).toBe("spell");
  vi.advanceTimersByTime(1000);
  expect(live.catching).toBe(false);
});

test("a tap goes on to the next thing, and no further", () => {
  live.hear(message(2, [other("spell"), other("spell", 2)]));
  live.goOn();
  expect(live.staged?.event.seat).toBe(2);
  live.goOn();
  expect(live.catching).toBe(false);
  live.goOn();
  expect(kinds(live.log)).toEqual(["spell", "spell"]);
});

test("how many are waited for belongs to the newest position, not to one that is still shown", () => {
  live.hear(message(2, [told("arrived")]));
  live.hear(message(3, [told("day")]));
  live.count(2);
  expect(live.shown?.view.turn).toBe(2);
  expect(live.sealed).toBeNull();
  vi.advanceTimersByTime(600);
  expect(live.shown?.view.turn).toBe(3);
  expect(live.sealed).toBe(2);
});

const judged = () => message(2, [told("added"), told("turned"), told("verdict"), told("lost")]);

test("cards that are turned up to a verdict are in the log once they have been seen", () => {
  live.hear(judged());
  expect(kinds(live.log)).toEqual(["added"]);
  vi.advanceTimersByTime(1299);
  expect(kinds(live.log)).toEqual(["added"]);
  vi.advanceTimersByTime(1);
  expect(kinds(live.log)).toEqual(["added", "turned", "verdict", "lost"]);
});

const heard = () => vi.mocked(play).mock.calls.map(([sound]) => sound);

test("a moment is heard when it comes, never before", () => {
  live.hear(message(2, [other("spell"), told("lost"), other("rolled"), told("added")]));
  expect(heard()).toEqual([]);
  vi.advanceTimersByTime(2499);
  expect(heard()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(heard()).toEqual(["dice"]);
  vi.advanceTimersByTime(1100);
  expect(heard()).toEqual(["dice"]);
});

test("what is brought to light is heard as it begins, its result with the result", () => {
  live.hear(result());
  expect(heard()).toEqual(["coin"]);
  vi.advanceTimersByTime(399);
  expect(heard()).toEqual(["coin"]);
  vi.advanceTimersByTime(1);
  expect(heard()).toEqual(["coin", "bell"]);
});

test("a verdict that is brought to light too is heard once what leads to it is there", () => {
  live.hear(judged());
  vi.advanceTimersByTime(399);
  expect(heard()).toEqual(["coin"]);
  vi.advanceTimersByTime(1);
  expect(heard()).toEqual(["coin", "bell"]);
  vi.runAllTimers();
  expect(heard()).toEqual(["coin", "bell"]);
});

test("a flood that is skipped is not heard", () => {
  live.hear(message(2, [other("spell"), other("rolled")]));
  live.hear(result());
  live.skip();
  vi.runAllTimers();
  expect(heard()).toEqual([]);
  live.hear(message(4, [other("rolled")]));
  expect(heard()).toEqual(["dice"]);
});

test("what is skipped while it is brought to light is not heard any more", () => {
  live.hear(judged());
  live.skip();
  vi.runAllTimers();
  expect(heard()).toEqual(["coin"]);
});

test("where nothing stays on the screen nothing is heard", () => {
  vi.mocked(app.ms).mockReturnValue(0);
  vi.mocked(app.rest).mockReturnValue(0);
  live.hear(result());
  expect(heard()).toEqual([]);
});

test("without movement each moment is heard all the same", () => {
  vi.mocked(app.ms).mockReturnValue(0);
  live.hear(message(2, [other("rolled")]));
  expect(heard()).toEqual(["dice"]);
});

test("whoever looks elsewhere hears nothing", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  live.hear(message(2, [other("rolled")]));
  expect(heard()).toEqual([]);
});
