import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { appear, fly, roll } from "./motion";

const animate = vi.fn(() => ({}) as Animation);
beforeEach(() => void (Element.prototype.animate = animate));
afterEach(() => animate.mockClear());

const place = (left: number, top: number) => new DOMRect(left, top, 40, 20);
const thing = () => document.createElement("i");
const MOVES: [string, (ms: number) => Animation | null][] = [
  ["what flies", (ms) => fly(thing(), place(0, 0), place(100, 200), ms)],
  ["what appears", (ms) => appear(thing(), ms)],
  ["what rolls", (ms) => roll(thing(), ms, 60)],
];

test.each(MOVES)("%s moves for as long as it is given", (_, move) => {
  expect(move(700)).not.toBeNull();
  expect(animate).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ duration: 700 }),
  );
});

test.each(MOVES)("%s does not move in no time", (_, move) => {
  expect(move(0)).toBeNull();
  expect(animate).not.toHaveBeenCalled();
});

test("a thing flies from the middle of one place to the middle of the other", () => {
  fly(thing(), place(0, 0), place(100, 200), 700);
  const [frames] = animate.mock.lastCall as unknown as [Keyframe[]];
  expect(frames[0]!.transform).toContain("translate(20px, 10px)");
  expect(frames.at(-1)!.transform).toContain("translate(120px, 210px)");
});
