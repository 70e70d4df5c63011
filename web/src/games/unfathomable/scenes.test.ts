import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";

import sold from "./box.json";
import drawn from "./drawn/story.svg?raw";
import Picture from "./Picture.svelte";
import { box } from "./printed.svelte";
import { plain, type Scene, SCENES, sightOf } from "./scenes";

afterEach(() => {
  cleanup();
  box.unpack(null);
});

const BOX = { mythos: Object.keys(sold.mythos), waypoint: Object.keys(sold.waypoints) };
const ALL = Object.keys(SCENES) as Scene[];

describe.each(["mythos", "waypoint"] as const)("%s", (family) => {
  test.each(BOX[family])("%s shows exactly one scene", (name) => {
    const scenes = ALL.filter((scene) => (SCENES[scene][family] as string[]).includes(name));
    expect(scenes).toHaveLength(1);
    expect(sightOf(`${family}-${name}`).scene).toBe(scenes[0]);
  });
  test("no scene is given to a card that is not in the box", () => {
    expect(ALL.flatMap((scene) => SCENES[scene][family]).toSorted()).toEqual(
      BOX[family].toSorted(),
    );
  });
});

test("every scene is drawn", () => {
  for (const scene of ALL) expect(drawn).toContain(`<symbol id="sc-${scene}"`);
});

test("neighbours are seen from different sides", () => {
  const sights = BOX.mythos.map((name) => sightOf(`mythos-${name}`));
  expect(sights[0]).toEqual({ scene: "crowd", mirrored: true, crop: 1 });
  expect(sights[1]).toEqual({ scene: "fog", mirrored: false, crop: 2 });
  expect(new Set(sights.map(({ mirrored, crop }) => `${mirrored} ${crop}`)).size).toBe(6);
});

test("a card of a table's own data shows the fog", () => {
  box.unpack({ ...sold, mythos: { ...sold.mythos, "the-kraken": sold.mythos.accusation } });
  expect(sightOf("mythos-the-kraken")).toEqual({ scene: "fog", mirrored: true, crop: 2 });
  expect(sightOf("waypoint-the-kraken").scene).toBe("fog");
});

test("a picture never shows what is beside the drawing", () => {
  for (const crop of [0, 1, 2] as const) {
    const { container } = render(Picture, { sight: { ...plain("storm"), crop } });
    const [left, top, width, height] = container
      .querySelector("svg")!
      .getAttribute("viewBox")!
      .split(" ")
      .map(Number) as [number, number, number, number];
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(640);
    expect(top + height).toBeLessThanOrEqual(360);
    cleanup();
  }
});
