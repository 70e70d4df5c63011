import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { steady } from "./steady";

let room: HTMLElement;
let time = 0;
let pressed: string[] = [];
let release: () => void;

/** A button in the room, and the moment after the room has noticed it. */
async function appear(name: string): Promise<HTMLButtonElement> {
  const button = document.createElement("button");
  button.append(document.createElement("b"));
  button.onclick = () => pressed.push(name);
  room.append(button);
  await noticed();
  return button;
}
const noticed = () => new Promise((done) => setTimeout(done));
const touch = (at: Element) =>
  at.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));

beforeEach(() => {
  time = 0;
  pressed = [];
  room = document.createElement("section");
  document.body.append(room);
  release = steady(
    () => 400,
    () => time,
  )(room);
});
afterEach(() => {
  release();
  room.remove();
  vi.restoreAllMocks();
});

test("a button that has just appeared ignores a finger", async () => {
  const stop = await appear("stop");
  time = 399;
  touch(stop.firstElementChild!);
  expect(pressed).toEqual([]);
  time = 400;
  touch(stop.firstElementChild!);
  expect(pressed).toEqual(["stop"]);
});

test("a key is never ignored", async () => {
  const stop = await appear("stop");
  stop.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
  expect(pressed).toEqual(["stop"]);
});

test("a button that stays is pressed as often as one likes", async () => {
  const more = await appear("more");
  time = 400;
  touch(more);
  touch(more);
  expect(pressed).toEqual(["more", "more"]);
});

test("at another moment the same button means something else", async () => {
  const pass = await appear("pass");
  time = 1000;
  room.dataset.moment = "2";
  await noticed();
  touch(pass);
  expect(pressed).toEqual([]);
  time = 1400;
  touch(pass);
  expect(pressed).toEqual(["pass"]);
});
