import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";

import Nothing from "../games/Nothing.svelte";
import type { Title } from "../games/contract";
import { app } from "../lib/app.svelte";
import type { Manners, View } from "../lib/protocol";
import { known } from "./known.svelte";
import Looking from "./Looking.svelte";

const title = { Board: Nothing, Sheet: Nothing, acts: () => ({}) } as unknown as Title;
const manners = { secret: ["cards", "loyalty"] } as unknown as Manners;
const view = { game: "unfathomable", players: [{ cards: ["hybrid"] }] } as unknown as View;

beforeAll(async () => {
  await app.load(null);
  await app.load("unfathomable");
});
afterEach(cleanup);

function look(why: "common" | "alone" | "own", more = {}) {
  const go = vi.fn();
  const ends = why === "common" ? Date.now() + 30_000 : null;
  const { container } = render(Looking, { title, view, me: 0, manners, ends, why, go, ...more });
  const buttons = () => [...container.querySelectorAll("button")];
  return { container, go, buttons, said: () => container.querySelector(".cards")!.textContent };
}

describe("among people", () => {
  test("the card is seen only while it is held, and nothing can be confirmed", async () => {
    const { buttons, said } = look("common");
    expect(buttons()).toHaveLength(1);
    expect(said()).not.toContain("Hybrid");
    await fireEvent.pointerDown(buttons()[0]!);
    expect(said()).toContain("Hybrid");
    await fireEvent.pointerUp(window);
    expect(said()).not.toContain("Hybrid");
  });
});

describe.each(["alone", "own"] as const)("%s", (why) => {
  test("there is no clock; it can be covered, and one goes on when one knows", async () => {
    const { container, buttons, said, go } = look(why);
    expect(container.querySelector("[role=timer]")).toBeNull();
    expect(said()).toContain("Hybrid");
    await fireEvent.click(buttons()[0]!);
    expect(said()).not.toContain("Hybrid");
    await fireEvent.click(buttons()[1]!);
    expect(go).toHaveBeenCalledOnce();
  });
  test("on a screen that others see it begins covered", () => {
    expect(look(why, { covered: true }).said()).not.toContain("Hybrid");
  });
});

test("what a device has shown is remembered seat by seat", () => {
  expect(known.of("t1", 0)).toBe(0);
  known.set("t1", 0, 2);
  expect([known.of("t1", 0), known.of("t1", 1), known.of("t2", 0)]).toEqual([2, 0, 0]);
  expect(localStorage.getItem("abyssal.known.t1.0")).toBe("2");
});
