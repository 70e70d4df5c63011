import { expect, test } from "vitest";

import { qr } from "./qr";

const rows = (text: string) => qr(text).map((row) => row.map((on) => (on ? "#" : ".")).join(""));

test("a code that a reader was seen to read", () => {
  expect(rows("a")).toEqual([
    "#######..#.##.#######",
    "#.....#.#.##..#.....#",
    "#.###.#.##.#..#.###.#",
    "#.###.#.#.##..#.###.#",
    "#.###.#..#..#.#.###.#",
    "#.....#...##..#.....#",
    "#######.#.#.#.#######",
    "........##...........",
    "#.....#.#.##.##..###.",
    "#..##......###.###..#",
    "..#.###..##.#.##.....",
    ".#.#.#.##..#####.#.#.",
    "##.#..####.##########",
    "........##..#.....#.#",
    "#######..###.#..####.",
    "#.....#...#...#...###",
    "#.###.#..###.#..###..",
    "#.###.#..#.#####.#...",
    "#.###.#..#.###.###.##",
    "#.....#...######.#...",
    "#######.#.#.#..#..##.",
  ]);
});

test("a longer text makes a larger code", () => {
  expect(qr("x".repeat(14))).toHaveLength(21);
  expect(qr("x".repeat(15))).toHaveLength(25);
  expect(qr("x".repeat(287))).toHaveLength(65);
});

test("a text that fits into no code of ours is refused", () => {
  expect(() => qr("x".repeat(288))).toThrow(RangeError);
});
