/** What a title gives to the table page, and what it is given. A title is the folder `games/<title>`
 * whose `index.ts` exports a `Title` as default; it knows no rule, no connection and no other title.
 *
 * The slots for `Board` and `Mine` are CSS containers named `board` and `mine`. Board: 980 × 400 to 560 on
 * a desktop (1240 wide and more), about 740 × 420 to 640 on a tablet (720 to 1239: full width), about 374 wide
 * and as high as it likes on a phone. Mine: 980, about 480 (beside the log), 374. `Board`'s root should have
 * `flex: 1; min-height: 0`. */

import type { Component } from "svelte";

import type { Action, Barred, Event, Frame, PickSet, Prompt, View } from "../lib/protocol";
import type { Pacing } from "../lib/showing.svelte";
import type { Words } from "../lib/words";

/** Everything a board may use; the same object goes to each of a title's components. */
export interface TableProps<V extends View = View> {
  /** The position as the person at this screen may know it (or as replayed). */
  view: V;
  /** What may be done now, in notation; empty when nothing is asked, or while something is shown. */
  legal: string[];
  /** What the engine says of the actions of this decision, and what its prompt mentions. */
  actions: Action[];
  prompt: Prompt;
  /** The set of picks that is asked for, if it is one. */
  set: PickSet | null;
  /** What is not offered, and why. */
  barred: Barred[];
  /** The label of an action of this decision, in words. */
  label: (action: string) => string;
  /** Why an action is not offered, in words, while something is asked and the engine says so. */
  why: (action: string) => string | null;
  /** What the person has marked and not sent, in the title's own words (dice places, cards …).
   * The shell keeps it, and empties it whenever another decision is asked. */
  draft: string[];
  /** Mark, or take the mark away again. */
  pick: (item: string) => void;
  /** Replace all marks. */
  mark: (items: string[]) => void;
  /** Send these actions as one: all of them are done, or none. Ignored while `disabled`. */
  send: (actions: string[]) => void;
  words: Words;
  /** The seat at this screen, or null for a spectator. */
  seat: number | null;
  /** The players' names by seat. */
  names: string[];
  /** Nothing can be done here now: offline, replay, a move under way, over. */
  disabled: boolean;
  /** What led from the view shown before to this one; empty on the first. */
  events: Event[];
  /** All that has happened up to this view, as far as it was told here. */
  log: Event[];
  /** How long things take to move. */
  animate: Animate;
  /** All that is secret is covered now: the shell covers `Mine`; a board covers what it shows. */
  covered?: boolean;
}

export interface Animate {
  /** Milliseconds for something that takes `base` at normal speed; 0 with reduced motion, when
   * animations are off, and while the person skips. */
  ms: (base: number) => number;
}

/** A button of the act area. Either `send` (actions) or `mark` (a new draft). */
export interface Act {
  label: string;
  /** What the button does, where its label changes with a number: the same key is the same button. */
  key?: string;
  /** An icon of the sprite without its `i-`, such as `roll`. */
  icon?: string;
  send?: string[];
  mark?: string[];
  /** Why it cannot be pressed now; shown on focus and tap. */
  why?: string;
}

/** At most two buttons; two equal choices are both `secondary` (then `other` is the second). */
export interface Acts {
  secondary?: Act;
  primary?: Act;
  other?: Act;
}

/** Small pips at the end of the prompt, such as rolls made out of three. */
export interface Pips {
  filled: number;
  total: number;
  label: string;
}

export interface Title<V extends View = View> extends Pacing<V> {
  /** The board; fills the board slot. */
  Board: Component<TableProps<V>>;
  /** My area, where there is one; for a spectator, whatever belongs there (dice on the table, deck …). */
  Mine?: Component<TableProps<V>>;
  /** The facts of one player in the list, inside its `<small>`: spans with an icon and a number. */
  PlayerStrip?: Component<TableProps<V> & { player: number }>;
  /** Who sits at a seat, in the place of its badge. */
  Badge?: Component<TableProps<V> & { player: number }>;
  /** The final table that explains the scores. */
  Sheet: Component<TableProps<V>>;
  /** What stands above the players beside the board, on a wide screen. */
  Aside?: Component<TableProps<V>>;
  /** One thing the log names, drawn small: shown when its line is hovered or focused. */
  Card?: Component<{ mention: string; view: V; words: Words }>;

  /** Take what is printed from here, at a table with own data; null for the box as it is sold. */
  unpack?: (box: unknown) => void;
  /** It is won or lost, and nothing is counted. */
  unscored?: boolean;
  /** What is counted as this title writes it, such as money; a plain number if not given. */
  score?: (score: number, words: Words) => string;
  /** The buttons of the act area. */
  acts: (table: TableProps<V>) => Acts;
  /** My answer to a sealed decision is in, though it may still be changed. */
  answered?: (view: V) => boolean;
  /** The prompt where the game's own sentence does not fit: something is marked, or being shown. */
  prompt?: (table: TableProps<V>) => string | null;
  /** The second line of the prompt: the reason, in one sentence. */
  hint?: (table: TableProps<V>) => string | null;
  pips?: (table: TableProps<V>) => Pips | null;
  /** What follows the table's code in the bar, such as the turn. */
  meta?: (table: TableProps<V>) => string;
  /** The names of the buttons that are still to be pressed before `actions` are sent, the next one
   * first: it shows a learner the way. */
  lead?: (table: TableProps<V>, actions: string[]) => string[];
  /** A short word beside a player, such as “starts”. `next` and `bot` are the shell's. */
  tag?: (table: TableProps<V>, player: number) => string | null;
  /** What a line of the log names, for `Card`. */
  mentions?: (event: Event) => string[];
  /** How a step of the replay stands on its line: a dot by default; `note` hangs a word below it. */
  moment?: (
    frame: Frame,
    words: Words,
  ) => { shape?: "block" | "bar"; drop?: string; note?: string };
  /** Keys of this title for the help page: the key, and the words for it. */
  keys?: (words: Words) => [string, string][];
}

/** A title whose board is drawn: it has an area of mine and facts of players. */
export type DrawnTitle<V extends View> = Title<V> &
  Required<Pick<Title<V>, "Mine" | "PlayerStrip">>;
