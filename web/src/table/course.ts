/** The course of a game as lines: one a seat, in colour and dash. */

import type { Counted, Story } from "../lib/protocol";

/** Seats are told apart by their dashes too. */
export const DASHES = ["", "9 5", "2 5", "14 4 2 4", "5 3", "1 4"];

export const countedOf = (story: Story | null | undefined): Counted | null =>
  story && "curve" in story ? (story as unknown as Counted) : null;

export interface Lines {
  /** A path a seat. */
  paths: string[];
  /** Where each line ends, pushed apart so that labels do not touch. */
  ends: { seat: number; score: number; y: number; label: number }[];
  x: (turn: number) => number;
  y: (score: number) => number;
  lowest: number;
  highest: number;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** How far apart labels stand at least. */
  apart: number;
}

export function linesOf({ curve }: Counted, box: Box): Lines {
  const scores = curve.flatMap(({ scores }) => scores);
  const lowest = Math.min(0, ...scores);
  const highest = Math.max(lowest + 1, ...scores);
  const first = curve[0]?.turn ?? 0;
  const turns = Math.max(1, (curve.at(-1)?.turn ?? 1) - first);
  const x = (turn: number) => box.left + ((box.right - box.left) * (turn - first)) / turns;
  const y = (score: number) =>
    box.bottom - ((box.bottom - box.top) * (score - lowest)) / (highest - lowest);
  const seats = curve[0]?.scores.length ?? 0;
  const paths = Array.from({ length: seats }, (_, seat) =>
    curve
      .map(
        ({ turn, scores }, at) =>
          `${at ? "L" : "M"}${x(turn).toFixed(1)} ${y(scores[seat] ?? 0).toFixed(1)}`,
      )
      .join(""),
  );
  const ends = (curve.at(-1)?.scores ?? [])
    .map((score, seat) => ({ seat, score, y: y(score), label: y(score) }))
    .sort((one, other) => one.y - other.y);
  let above = -Infinity;
  for (const end of ends) {
    end.label = Math.max(end.y, above + box.apart);
    above = end.label;
  }
  const over = above - box.bottom;
  if (over > 0) for (const end of ends) end.label -= over;
  return { paths, ends, x, y, lowest, highest };
}
