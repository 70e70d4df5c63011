/** The tutorials: written by tools/tutorial_steps.py with the engine, loaded when somebody wants one. */

import type { Description, Event, View } from "../lib/protocol";

/** What the learner's seat is told; of a view only what has changed. */
export interface Told extends Description {
  view: Partial<View>;
  events: Event[];
  stages: number[];
  legal: string[];
}

export interface TutorialStep {
  /** The message `coach-…` that the coach says here. */
  coach: string;
  messages: Told[];
  /** What the learner does here; at other steps there is only something to read. */
  play?: string[];
  /** The things that are spoken of: what is marked with these names in `data-thing`. */
  point?: string[];
}

export interface Chapter {
  /** It is called `chapter-…`, where there are several. */
  name: string | null;
  seat: number;
  seats: number;
  steps: TutorialStep[];
}

export interface Tutorial {
  game: string;
  chapters: Chapter[];
}

const tutorials = import.meta.glob<Tutorial>("../games/*/tutorial.json", { import: "default" });

const pathOf = (game: string) => `../games/${game.replaceAll("-", "_")}/tutorial.json`;

export const hasTutorial = (game: string): boolean => pathOf(game) in tutorials;

export const tutorialOf = async (game: string): Promise<Tutorial | null> =>
  (await tutorials[pathOf(game)]?.()) ?? null;
