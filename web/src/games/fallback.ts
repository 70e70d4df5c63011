/** The title of a game that is not drawn yet: its legal actions as buttons, its view as facts. */

import type { Title } from "./contract";
import Board from "./fallback/Board.svelte";
import Nothing from "./fallback/Nothing.svelte";
import Sheet from "./fallback/Sheet.svelte";

export const fallback: Title = { Board, Mine: Nothing, PlayerStrip: Nothing, Sheet, acts: () => ({}) };
