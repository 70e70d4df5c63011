/** The title of a game that is not drawn yet: its legal actions as buttons. */

import type { Component } from "svelte";

import type { Title } from "./contract";
import Board from "./fallback/Board.svelte";
import Nothing from "./fallback/Nothing.svelte";
import Sheet from "./fallback/Sheet.svelte";

const empty = Nothing as unknown as Component<object>;

export const fallback: Title = {
  Board,
  Mine: empty,
  PlayerStrip: empty,
  Sheet,
  acts: () => ({}),
};
