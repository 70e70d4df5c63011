import { render } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";

import { app } from "../lib/app.svelte";
import Qr from "./Qr.svelte";

beforeAll(() => app.start());

/** The modules that are dark, row by row. */
function rows(text: string): string[] {
  const { container } = render(Qr, { props: { text } });
  const size = Number(container.querySelector("svg")!.getAttribute("viewBox")!.split(" ")[2]) - 6;
  const dark = container.querySelector("path")!.getAttribute("d")!;
  const places = new Set([...dark.matchAll(/M(\d+ \d+)h1/g)].map((match) => match[1]!));
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => (places.has(`${x} ${y}`) ? "#" : ".")).join(""),
  );
}

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
