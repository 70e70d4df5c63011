import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { app } from "../lib/app.svelte";
import type { Event } from "../lib/protocol";
import { Showing } from "../lib/showing.svelte";
import Flying from "./Flying.svelte";

/** A table to which another card can come. */
class Live extends Showing {
  happen(...events: Event[]): void {
    this.catching = true;
    this.fresh = events;
  }
  play = () => Promise.resolve();
  send = () => Promise.resolve();
}

const animate = vi.fn(() => ({ cancel() {} }) as Animation);
let live: Live;
beforeEach(() => {
  Element.prototype.animate = animate;
  document.body.innerHTML = `<p data-home="1"></p><p data-home="2" hidden></p><main></main>`;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return this.hasAttribute("hidden") ? new DOMRect() : new DOMRect(0, 0, 10, 10);
  });
  vi.spyOn(app, "ms").mockImplementation((base) => base);
  live = new Live("table", 0);
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
  animate.mockClear();
  vi.restoreAllMocks();
});

async function put(seat: number): Promise<void> {
  const card = document.createElement("i");
  card.dataset.from = String(seat);
  document.querySelector("main")!.append(card);
  live.happen({ event: "played", seat });
  for (let turn = 0; turn < 3; turn++) await tick();
}
const cards = () => document.querySelectorAll(".flying");

test("a card that is new on the page flies from its seat, once", async () => {
  render(Flying, { props: { live } });
  await put(1);
  expect(cards()).toHaveLength(1);
  expect(animate).toHaveBeenCalledTimes(2);
  live.happen();
  for (let turn = 0; turn < 3; turn++) await tick();
  expect(animate).toHaveBeenCalledTimes(2);
});

test("what was there before, or comes from a seat that is not in sight, does not fly", async () => {
  document.querySelector("main")!.innerHTML = `<i data-from="1"></i>`;
  render(Flying, { props: { live } });
  await tick();
  await put(2);
  expect(cards()).toHaveLength(0);
});

test("with reduced motion nothing flies", async () => {
  vi.mocked(app.ms).mockReturnValue(0);
  render(Flying, { props: { live } });
  await put(1);
  expect(cards()).toHaveLength(0);
  expect(animate).not.toHaveBeenCalled();
});
