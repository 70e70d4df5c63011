import { beforeEach, expect, test } from "vitest";

import { type Box, lineTo, thingsOf } from "./pointing";

const box = (left: number, top: number, right: number, bottom: number): Box => ({
  left,
  top,
  right,
  bottom,
});
const said = box(0, 50, 400, 100);

beforeEach(() => {
  document.body.innerHTML = `<div class="app">
    <i data-thing="dice" id="away"></i><i data-thing="dice" id="here"></i><i data-thing="deck"></i>
  </div>`;
  for (const one of document.querySelectorAll<HTMLElement>("i"))
    one.getClientRects = () => (one.id === "away" ? [] : [{}]) as unknown as DOMRectList;
});

test("of a thing that is drawn twice the one that can be seen is pointed at", () => {
  expect(thingsOf(["dice", "deck"]).map(({ id }) => id)).toEqual(["here", ""]);
  expect(thingsOf(["chests"])).toEqual([]);
});

test("the line goes straight down to a thing below what is said, and up to one above it", () => {
  expect(lineTo(box(150, 300, 250, 340), said)).toBe("M200 100V300");
  expect(lineTo(box(150, 0, 250, 20), said)).toBe("M200 50V20");
});

test("it goes around a corner to a thing beside what is said", () => {
  expect(lineTo(box(500, 300, 600, 340), said)).toBe("M372 100Q372 320 500 320");
});

test("a thing close to what is said needs no line, nor does one behind it", () => {
  expect(lineTo(box(150, 110, 250, 140), said)).toBe(null);
  expect(lineTo(box(150, 60, 250, 90), said)).toBe(null);
});
