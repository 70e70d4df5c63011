import { expect, test } from "vitest";

import { modulesOf } from "./Qr.svelte";

const rows = (text: string) =>
  modulesOf(text).map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));

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

test("a longer link makes a larger code", () => {
  expect(rows("x".repeat(14))).toHaveLength(21);
  expect(rows("x".repeat(15))).toHaveLength(25);
  expect(rows("x".repeat(287))).toHaveLength(65);
});
