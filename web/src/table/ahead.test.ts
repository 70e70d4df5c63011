import { beforeEach, expect, test, vi } from "vitest";

import { api } from "../lib/api";
import type { Foreseen, GameMessage } from "../lib/protocol";
import type { Showing } from "../lib/showing.svelte";
import { Ahead } from "./ahead.svelte";

const offer = { question: "day 2", legal: ["plan bar shop"] } as Foreseen;
let live: Showing;
let ahead: Ahead;

beforeEach(() => {
  const send = vi.fn(() => Promise.resolve());
  live = { table: "t", seat: 1, newest: {} as GameMessage, draft: ["bar"], send } as never;
  ahead = new Ahead(() => live);
  vi.spyOn(api, "premove").mockResolvedValue(offer);
});

test("what the server foresees is offered, with nothing marked", async () => {
  await ahead.open();
  expect(api.premove).toHaveBeenCalledWith("t", 1);
  expect(ahead.offer).toBe(offer);
  expect(live.draft).toEqual([]);
});

test("what was foreseen before something happened is not offered", async () => {
  const opening = ahead.open();
  live.newest = {} as GameMessage;
  await opening;
  expect(ahead.offer).toBeNull();
});

test("actions are laid down for the question that was offered", async () => {
  await ahead.open();
  await ahead.lay(["plan bar shop"]);
  expect(live.send).toHaveBeenCalledWith({
    kind: "premove",
    question: "day 2",
    actions: ["plan bar shop"],
  });
  expect(ahead.offer).toBeNull();
});

test("a refusal is told, and the offer stays", async () => {
  await ahead.open();
  vi.mocked(live.send).mockRejectedValueOnce(new Error("stale"));
  await ahead.lay(["plan bar shop"]);
  expect(ahead.problem).toEqual(new Error("stale"));
  expect(ahead.offer).toBe(offer);
});

test("among bots alone nothing is laid down, for they answer at once", () => {
  const table = (kind: string) =>
    ({
      shown: { ahead: true },
      lobby: { mine: [1], places: [{ kind }, { kind: "person" }] },
    }) as never;
  live = table("bot");
  expect(ahead.possible).toBe(false);
  live = table("person");
  expect(ahead.possible).toBe(true);
});
