/** The picture of each game: drawn here, or one of the open sea for a game we know only by name. */

import type { Component } from "svelte";

import Open from "./Open.svelte";

const drawn = import.meta.glob<Component>(["./drawn/*.svelte", "!./drawn/{Chair,Jetty}*.svelte"], {
  import: "default",
  eager: true,
});

const pascal = (game: string): string =>
  game
    .split("-")
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join("");

export const sceneOf = (game: string): Component => drawn[`./drawn/${pascal(game)}.svelte`] ?? Open;
