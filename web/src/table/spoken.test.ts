import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { app } from "../lib/app.svelte";
import type { ChatMessage } from "../lib/protocol";
import Orders from "./Orders.svelte";
import Spoken from "./Spoken.svelte";

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await app.load(null);
  await app.speak("en");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const NAMES = ["Ada", "Bot Finn", "Bot Ray"];
const line = (n: number, from: number | null, more: Partial<ChatMessage> = {}): ChatMessage => ({
  n,
  kind: "chat",
  from,
  name: "",
  ...more,
});
const heard = (room: HTMLElement) => room.textContent.replace(/\s+/g, " ").trim();

test("what somebody else says is shown for a while, and told to the ear", async () => {
  const old = line(3, 2, { text: "before" });
  const { container, rerender } = render(Spoken, { props: { chat: [old], names: NAMES, me: 0 } });
  expect(heard(container)).toBe("");
  expect(container.querySelector("[aria-live=polite]")).not.toBeNull();
  await rerender({ chat: [old, line(4, 1, { phrase: "suspect", to: 2 })] });
  expect(heard(container)).toBe("Bot Finn I suspect Bot Ray.");
  await vi.advanceTimersByTimeAsync(8000);
  expect(heard(container)).toBe("");
});

test("my own words and those of spectators are not told to me here", async () => {
  const { container, rerender } = render(Spoken, { props: { chat: [], names: NAMES, me: 0 } });
  await rerender({ chat: [line(1, 0, { text: "mine" })] });
  await rerender({ chat: [line(1, 0, { text: "mine" }), line(2, null, { text: "theirs" })] });
  expect(heard(container)).toBe("");
});

test("standing orders are a sentence for each kind of window, each including those before it", () => {
  const chosen: string[] = [];
  const { container } = render(Orders, {
    props: { orders: "tests", choose: (orders: string) => chosen.push(orders) },
  });
  const boxes = [...container.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
  expect(boxes.map((box) => box.checked)).toEqual([true, true, false]);
  expect(boxes.map((box) => box.closest("label")!.textContent.trim().length > 20)).toEqual([
    true,
    true,
    true,
  ]);
  boxes[2]!.click();
  boxes[0]!.click();
  expect(chosen).toEqual(["always", "never"]);
});
