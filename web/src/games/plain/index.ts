/** The title of a game that brings no board of its own: its view in words, its actions as buttons. */

import type { Title } from "../contract";
import Board from "./Board.svelte";
import Sheet from "./Sheet.svelte";

const plain: Title = {
  Board,
  Sheet,
  acts: () => ({}),
};

export default plain;
