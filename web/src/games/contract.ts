/** What a title gives to the table page, and what it is given. A title is the folder `games/<title>`
 * whose `index.ts` exports a `Title` as default; it knows no rule, no connection and no other title.
 *
 * The slots for `Board` and `Mine` are CSS containers named `board` and `mine`. Board: 980 × 400 to 560 on
 * a desktop (1240 wide and more), about 740 × 420 to 640 on a tablet (720 to 1239: full width), about 374 wide
 * and as high as it likes on a phone. Mine: 980, about 480 (beside the log), 374. `Board`'s root should have
 * `flex: 1; min-height: 0`. What events may name is marked there with `data-of`, to be ringed (`table/rings.ts`);
 * `data-ground` is what grows dark around it. */

import type { Component } from "svelte";

import type { IconName } from "../art/icons";
import type {
  Action,
  Barred,
  Desk,
  Event,
  Hint,
  Mark,
  PickSet,
  Prompt,
  Story,
  View,
} from "../lib/protocol";
import type { Pacing } from "../lib/showing.svelte";
import type { Telling } from "../lib/turns";
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
  /** What is true of a game that is over, once it is known here. */
  story?: Story | null;
  /** All that is secret is covered now: the shell covers `Mine`; a board covers what it shows. */
  covered?: boolean;
  /** The answers of a hint that is open, the best first: a board may show where they lead. */
  hinted?: readonly Hint[];
  /** Open what everyone may know of a player, where the title has a sheet for it. */
  about?: (player: number) => void;
}

/** What I keep for myself, and how I change it: nobody else hears of it. */
export interface Keeping {
  /** Null for whoever has no seat, and while secrets are covered. */
  desk: Desk | null;
  /** The table keeps a history of tests. */
  history: boolean;
  believe: (player: number, belief: number, remark: string) => void;
  markTest: (test: number, player: number, mark: Mark) => void;
}

/** What stands under a turn of a replay: a die thrown, a test or dive passed or failed … */
export type Happening =
  | "die"
  | "passed"
  | "partial"
  | "failed"
  | "bought"
  | "item"
  | "theft"
  | "death"
  | "damage"
  | "loyalty"
  | "dividend";

export interface Moment {
  mark?: Happening;
  /** It is a key moment: these words say which. */
  flag?: string;
  /** The weightiest event of a step is its headline; the first of several. */
  weight?: number;
}

/** A chapter of a replay: a turn, and whose it is. */
export interface Chapter {
  number: number;
  seat: number | null;
  /** What it is called, where it is no turn with its number. */
  label?: string;
  /** What stands on its block, where it is no seat and no number. */
  sign?: { icon: IconName; text: string };
}

/** A step of a replay for a title's components; the story is there where everything is open. */
export interface Replayed<V extends View = View> {
  table: TableProps<V>;
  story: Story | null;
  step: number;
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
  icon?: IconName;
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

/** A kind of moment that a coach explains: I am asked at this step, or this has happened (to me). */
export interface First {
  step?: string;
  event?: string;
  mine?: boolean;
}

export interface Title<V extends View = View> extends Pacing<V>, Telling {
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
  /** The page on which I look at my secret cards; `open` while they lie face up. Covered, it is the same for all. */
  Ceremony?: Component<{ view: V; seat: number; words: Words; open: boolean }>;
  /** What everyone may know of one player, in the place of the board. */
  Player?: Component<TableProps<V> & Keeping & { player: number }>;
  /** Whom I suspect and why, in the place of the board. */
  Suspicions?: Component<TableProps<V> & Keeping>;
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
  /** What a player has come to in the end, in a word, for the picture of the result. */
  result?: (view: V, player: number, words: Words) => string;
  /** A part of that picture, as SVG in the box from (580, 190) to (1160, 560); the course if not given. */
  picture?: (table: TableProps<V>) => string;
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
  /** What a coach explains in a first game when it comes for the first time, with the words `first-…`. */
  firsts?: Record<string, First>;
  /** A short word beside a player, such as “starts”. `next` and `bot` are the shell's. */
  tag?: (table: TableProps<V>, player: number) => string | null;
  /** Who a player is in the game, below their name on the stage. */
  bearing?: (table: TableProps<V>, player: number) => string;
  /** What a line of the log names, for `Card`. */
  mentions?: (event: Event) => string[];
  /** What an event is in a replay: its mark, its weight, whether it is a key moment. `step` and `story`
   * are given where everything is open. */
  moment?: (event: Event, words: Words, step: number, story: Story | null) => Moment;
  /** The chapter that begins with an event, if one does; without an event, that of the first position. */
  chapter?: (event: Event | null, view: V, words: Words) => Chapter | null;
  /** The hand of a player, as open as it is for these eyes, in the list beside a replay. */
  Hand?: Component<TableProps<V> & { player: number }>;
  /** What lies beside the board at a step of a replay, such as dice or an open test. */
  Scene?: Component<Replayed<V>>;
  /** Whether there is something to lie there. */
  hasScene?: (replayed: Replayed<V>) => boolean;
  /** How an action is shown that might have been taken: what is lit, and what is marked. The action alone is lit
   * if not given. */
  preview?: (action: string) => Pick<TableProps<V>, "legal" | "draft">;
  /** Keys of this title for the help page: the key, and the words for it. */
  keys?: (words: Words) => [string, string][];
}

/** A title whose board is drawn: it has an area of mine and facts of players. */
export type DrawnTitle<V extends View> = Title<V> &
  Required<Pick<Title<V>, "Mine" | "PlayerStrip">>;
