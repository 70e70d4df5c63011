/** The truth about a voyage that is over, as `faces/story.py` tells it. */

import type { Story } from "../../lib/protocol";
import type { Replayed } from "../contract";
import type { View } from "./view";

export type Side = "human" | "hybrid" | "cultist";

export interface SeatStory {
  side: Side | null;
  /** The turn in which they came to that side; 0 is the start. */
  since: number;
  /** They were on another side before. */
  turned: boolean;
  revealed: number | null;
  cards: { card: Side; turn: number; giver: number | null }[];
  hostile: number;
  spoiled: number;
  won: boolean;
}

export interface RowStory {
  /** Nobody's cards are chaos, or come from a deck. */
  seat: number | null;
  side: Side | null;
  /** `worth` is below 0 for a card against the test. */
  cards: { card: string; worth: number }[];
  sum: number;
  step: number;
}

export interface TestStory {
  turn: number;
  mythos: string | null;
  space: string | null;
  accused: number | null;
  target: number;
  partial: number;
  skills: string[];
  total: number;
  outcome: string;
  rows: RowStory[];
  /** What it would have been without the cards from hands against it. */
  without: string | null;
  began: number;
  turned: number;
  ended: number;
}

export interface TurnStory {
  number: number;
  seat: number | null;
  dials: Record<string, number>;
  distance: number;
  tests: string[];
  waypoints: string[];
  revealed: number[];
  awakening: boolean;
}

export interface Voyage {
  ending: string | null;
  seats: SeatStory[];
  tests: TestStory[];
  turns: TurnStory[];
}

export const storyOf = (story: Story | null | undefined): Voyage | null =>
  (story ?? null) as Voyage | null;

/** Without the cards from hands against it, it would have gone otherwise. */
export const isSpoiled = ({ without, outcome }: TestStory): boolean =>
  without !== null && without !== outcome;

/** The test that is made at a step of a replay. */
export const testAt = ({ story, step }: Replayed<View>): TestStory | null =>
  storyOf(story)?.tests.find(({ began, ended }) => began <= step && step <= ended) ?? null;

export const isTraitor = (side: Side | null): boolean => side === "hybrid" || side === "cultist";

export interface Deed {
  test: TestStory;
  seat: number;
  side: Side | null;
  card: string;
  worth: number;
}

/** Every card from a hand that counted against a test. */
export const deedsOf = (story: Voyage): Deed[] =>
  story.tests.flatMap((test) =>
    test.rows.flatMap(({ seat, side, cards }) =>
      seat === null
        ? []
        : cards
            .filter(({ worth }) => worth < 0)
            .map(({ card, worth }) => ({ test, seat, side, card, worth })),
    ),
  );
