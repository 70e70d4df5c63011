/** The tutorials: written by tools/tutorials.py with the engine, loaded when somebody wants one. */

import type { Description, Event, View } from "../lib/protocol";

/** What the learner's seat is told; of a view only what has changed. */
export interface Told extends Description {
  view: Partial<View>;
  events: Event[];
  legal: string[];
}

export interface TutorialStep {
  /** The message `coach-…` that the coach says here. */
  coach: string;
  messages: Told[];
  /** What the learner does here; at other steps there is only something to read. */
  play?: string[];
  /** The part of the page that is spoken of. */
  show?: string;
}

export interface Tutorial {
  game: string;
  seat: number;
  seats: number;
  steps: TutorialStep[];
}

const tutorials = import.meta.glob<Tutorial>("../games/*/tutorial.json", { import: "default" });

const pathOf = (game: string) => `../games/${game.replaceAll("-", "_")}/tutorial.json`;

export const hasTutorial = (game: string): boolean => pathOf(game) in tutorials;

export const tutorialOf = async (game: string): Promise<Tutorial | null> =>
  (await tutorials[pathOf(game)]?.()) ?? null;
