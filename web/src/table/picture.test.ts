import { expect, test } from "vitest";

import { Bench } from "../games/bench.svelte";
import { title as titleOf } from "../games";
import positions from "../games/into_the_blue/positions.json";
import type { View } from "../lib/protocol";
import { linesOf } from "./course";
import { pictureOf } from "./picture";

const counted = {
  curve: [
    { turn: 0, scores: [0, 0] },
    { turn: 1, scores: [4, 0] },
    { turn: 2, scores: [4, 9] },
  ],
  ties: [],
};

test("the picture holds what is on the page, and nothing from elsewhere", async () => {
  const over = Object.values(positions).find(({ view }) => view.over)!;
  const bench = await Bench.lay<View>(over, "en");
  bench.table.names = bench.table.names.map((_, seat) => (seat ? `N${seat}` : `<script>"&'`));
  const scores = bench.table.names.map((_, seat) => seat);
  bench.table.story = { curve: [{ turn: 0, scores }], ties: [] };
  const svg = pictureOf(await titleOf("into-the-blue"), bench.table);
  const drawn = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(drawn.querySelector("parsererror, script, image, use, foreignObject, style")).toBeNull();
  const texts = [...drawn.querySelectorAll("text")].map(({ textContent }) => textContent);
  for (const name of bench.table.names) expect(texts).toContain(name);
  expect(svg).not.toMatch(/https?:(?!\/\/www\.w3\.org\/2000\/svg)|url\((?!#)|href/);
});

test("a line goes through every point, and labels do not touch", () => {
  const box = { left: 0, right: 100, top: 0, bottom: 90, apart: 20 };
  const { paths, ends } = linesOf(counted, box);
  expect(paths).toEqual(["M0.0 90.0L50.0 50.0L100.0 50.0", "M0.0 90.0L50.0 90.0L100.0 0.0"]);
  const level = { ...counted, curve: [{ turn: 0, scores: [5, 5, 5] }] };
  const labels = linesOf(level, box).ends.map(({ label }) => label);
  labels.forEach((label, at) => at && expect(label - labels[at - 1]!).toBeGreaterThanOrEqual(20));
  expect(ends.map(({ seat }) => seat)).toEqual([1, 0]);
});
