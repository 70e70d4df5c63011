/** The arithmetic of the charts of a circle: where bars begin and end, in percent of their track. */

import type { Duel, RatingRow } from "../lib/circle";

/** With fewer rated games a bar is hatched. */
export const FEW = 10;

const STEP = 100;
const MARKS = 4;

export interface Scale {
  least: number;
  most: number;
  marks: number[];
}

/** A scale that holds every range, with a few round marks on it. */
export function scaleOf(rows: RatingRow[]): Scale {
  const rated = rows.filter((row) => row.rating !== null);
  const ends = rated.flatMap(({ rating, spread }) => [rating! - spread, rating! + spread]);
  const least = Math.min(1400, ...ends);
  const most = Math.max(1600, ...ends);
  const wide = Math.max(1, Math.ceil((most - least) / STEP / MARKS)) * STEP;
  const marks: number[] = [];
  for (let mark = Math.ceil(least / wide) * wide; mark <= most; mark += wide) marks.push(mark);
  return { least, most, marks };
}

/** Where a rating lies on the scale. */
export const at = ({ least, most }: Scale, rating: number): number =>
  (100 * (rating - least)) / (most - least);

/** The bar of a row: from, and how long. */
export function barOf(scale: Scale, row: RatingRow): { from: number; length: number } | null {
  if (row.rating === null) return null;
  const from = at(scale, row.rating - row.spread);
  return { from, length: at(scale, row.rating + row.spread) - from };
}

/** The places that a row may truly have, as one reads them. */
export const placesOf = ({ best, worst }: RatingRow): string =>
  best === worst ? String(best || "–") : `${best}–${worst}`;

/** Whether the first is surely ahead of everybody else. */
export const isSure = (rows: RatingRow[]): boolean =>
  rows.filter(({ rating }) => rating !== null).length > 1 && rows[0]!.worst === 1;

/** The two who met, seen from one of them; null where they never did. */
export const duelOf = (duels: Duel[], member: string, other: string): Duel | null =>
  duels.find((duel) => duel.member === member && duel.other === other) ?? null;

/** How much of the games that were decided somebody won, in percent. */
export const shareOf = ({ ahead, behind }: Duel): number =>
  ahead + behind ? Math.round((100 * ahead) / (ahead + behind)) : 50;

/** Part of a whole in percent, 0 of nothing. */
export const percent = (part: number, whole: number): number =>
  whole ? Math.round((100 * part) / whole) : 0;
