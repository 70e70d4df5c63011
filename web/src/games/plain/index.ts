/** The title of a game that brings no board of its own: its view in words, its actions as buttons. */

import type { Component } from "svelte";

import type { Title } from "../contract";
import Board from "./Board.svelte";
import Nothing from "./Nothing.svelte";
import Sheet from "./Sheet.svelte";

const empty = Nothing as unknown as Component<object>;

const plain: Title = {
  Board,
  Mine: empty,
  PlayerStrip: empty,
  Sheet,
  acts: () => ({}),
};

export default plain;
