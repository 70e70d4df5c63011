/** A review as the page shows it: chances in points, the moments, and what made the result. */

import type { Judgement, Review } from "../lib/protocol";

/** From the best to the worst; each has a shape and a word of its own. */
export const GRADES = ["best", "good", "slip", "blunder"] as const;
export type Grade = (typeof GRADES)[number];

/** What made the result of the chance at the start. */
export const PARTS = ["luck", "mine", "others", "uncovered"] as const;
export type Part = (typeof PARTS)[number];

/** A certain victory, in the parts that the server counts. */
export const WHOLE = 10_000;

export const pointsOf = (parts: number): number => Math.round((100 * parts) / WHOLE);

/** The chances before a step; behind the last one, those of the end. */
export const chancesAt = ({ start, steps }: Review, at: number): number[] =>
  at ? (steps[at - 1]?.chances ?? start) : start;

export const changeOf = (step: Judgement): number =>
  PARTS.reduce((sum, part) => sum + step[part], 0);

/** What a choice gave away. */
export const lossOf = ({ choice }: Judgement): number =>
  choice ? choice.best.chance - choice.played.chance : 0;

/** How many choices were how good. */
export function gradesOf({ steps }: Review): Record<Grade, number> {
  const count = { best: 0, good: 0, slip: 0, blunder: 0 };
  for (const { choice } of steps) if (choice) count[choice.grade] += 1;
  return count;
}

/** The next moment that mattered, round to the first. */
export const nextMoment = ({ moments }: Review, at: number): number =>
  moments.find((moment) => moment > at) ?? moments[0] ?? at;

/** How it ended, and what did most for it: the honest sentence. */
export function verdictOf(review: Review): { end: "won" | "shared" | "lost"; by: Part } {
  const last = chancesAt(review, review.steps.length);
  const mine = last[review.seat] ?? 0;
  const end = mine === 0 ? "lost" : mine === Math.max(...last) && mine < WHOLE ? "shared" : "won";
  const sign = end === "lost" ? -1 : 1;
  const [, ...parts] = review.points;
  const most = Math.max(...parts.map((points) => sign * points));
  return { end, by: PARTS[parts.findIndex((points) => sign * points === most)] ?? "luck" };
}

/** Places along a line that stand at least `apart` from each other, in their order, within `width`. */
export function spread(places: number[], apart: number, width: number): number[] {
  const found: number[] = [];
  for (const place of places) found.push(Math.max(place, (found.at(-1) ?? -Infinity) + apart));
  let limit = width;
  for (let at = found.length - 1; at >= 0; at -= 1) {
    found[at] = Math.max(0, Math.min(found[at]!, limit));
    limit = found[at]! - apart;
  }
  return found;
}

export interface Turn {
  /** What it is called, and what stands of that along the curve. */
  label: string;
  short: string;
  /** The first of its steps. */
  first: number;
  /** The worst choice in it, if there was one. */
  grade: Grade | null;
}

/** The turns of a review: `labelOf` tells what the one is called in which a step of the replay is. */
export function turnsOf(
  { steps, frames }: Review,
  labelOf: (frame: number) => Pick<Turn, "label" | "short">,
): Turn[] {
  const turns: Turn[] = [];
  steps.forEach(({ choice }, at) => {
    const called = labelOf(frames[at] ?? 0);
    if (turns.at(-1)?.label !== called.label) turns.push({ ...called, first: at, grade: null });
    const turn = turns.at(-1)!;
    const worse = (one: Grade, other: Grade | null) =>
      other === null || GRADES.indexOf(one) > GRADES.indexOf(other);
    if (choice && worse(choice.grade, turn.grade)) turn.grade = choice.grade;
  });
  return turns;
}

/** The address of a moment: `#b.12` is step 12 with the eyes of seat b. */
const ADDRESS = /^#([a-f])\.(\d{1,5})$/;
const LETTERS = "abcdef";

export const addressOf = (seat: number, at: number): string => `#${LETTERS[seat]}.${at}`;

export function wantedOf(fragment: string): { seat: number; at: number } | null {
  const [, seat = "", at = ""] = ADDRESS.exec(fragment) ?? [];
  return at ? { seat: LETTERS.indexOf(seat), at: Number(at) } : null;
}

/** A chance in percent, and a change in points with its sign. */
export const percent = (language: string, parts: number): string =>
  new Intl.NumberFormat(language, { style: "percent" }).format(pointsOf(parts) / 100);

export const signed = (language: string, points: number): string =>
  new Intl.NumberFormat(language, { signDisplay: "exceptZero" }).format(points).replace("-", "−");
