/** A test as it is shown: what lies open, whether cards are being turned up, and how it ended. */

import type { Event, Phrase } from "../../lib/protocol";
import { lastOf, nameOf, skillOf, type Table } from "./table";
import { turning } from "./turning.svelte";
import type { StakeView, TestView } from "./view";

/** How a test ended. */
export interface Verdict {
  outcome: string;
  /** Null where the outcome was named. */
  total: number | null;
}

export interface TestScene {
  test: TestView;
  /** Cards that lie open, or are being turned up. */
  cards: string[];
  /** Cards that lie face down. */
  down: number;
  total: number | null;
  /** The event with the cards that are being turned up now. */
  turned: Event | null;
  verdict: Verdict | null;
}

/** Events with which a test ends. */
const ENDS = ["outcome", "self-sacrifice"];

/** The test on the table; while something is shown, with what is being turned up or decided. */
export function testOf({ view, events, animate }: Table): TestScene | null {
  const { test } = view;
  if (!test) return null;
  const scene: TestScene = {
    test,
    cards: test.cards,
    down: test.total === null ? test.pile - test.cards.length : 0,
    total: test.total,
    turned: null,
    verdict: null,
  };
  const last = events.at(-1);
  if (!last || animate.ms(1) <= 0) return scene;
  if (ENDS.includes(last.event)) {
    const total = last.total === undefined ? null : Number(last.total);
    scene.verdict = { outcome: String(last.outcome), total };
    scene.total = total;
  }
  const turned = lastOf(events, "turned-up");
  if (turned && test.total === null && (scene.verdict || last === turned)) {
    scene.turned = turned;
    scene.cards = turned.cards as string[];
    scene.total = Number(scene.verdict?.total ?? turned.total);
    scene.down = 0;
  }
  return scene;
}

/** The test whose outcome is being shown: all its cards have been seen. */
export function endedOf(table: Table): (TestScene & { verdict: Verdict }) | null {
  const scene = testOf(table);
  if (!scene?.verdict || (scene.turned && !turning.isSeen(scene.turned))) return null;
  return { ...scene, verdict: scene.verdict };
}

export const supports = ({ skills }: { skills: string[] }, card: string): boolean =>
  skills.includes(skillOf(card));

/** What follows from an outcome. */
export const stakeOf = ({ test }: TestScene, outcome: string): StakeView | undefined =>
  test.stakes.find((stake) => stake.outcome === outcome);

/** The totals that lead to an outcome, in short. */
export function boundOf(stakes: StakeView[], at: number): string {
  const { least } = stakes[at]!;
  return least === null ? `< ${stakes[at - 1]?.least ?? ""}` : `${least}+`;
}

const namesAt = (table: Table): string[] => table.names.map((_, seat) => nameOf(table, seat));

/** A phrase about people, who are named as at this table. */
export const phraseOf = (table: Table, phrase: unknown): string =>
  String(table.words.readable({ phrase: phrase as Phrase }, namesAt(table)).phrase);

/** What an outcome says, as one text. */
export const textOf = (table: Table, { sentences }: StakeView): string =>
  String(
    table.words.readable({ sentences: sentences as unknown as Phrase[] }, namesAt(table)).sentences,
  );

/** What can be concluded from the cards of a test, if anything can. */
export function concludedOf({ words, log }: Table, turned: Event | null): string | null {
  const event = turned ?? lastOf(log, "turned-up");
  const hands = Number(event?.from_hands ?? 0);
  if (!hands) return null;
  return words.t("web-concluded", {
    against: Number(event!.against),
    elsewhere: Number(event!.elsewhere),
    hands,
  });
}
