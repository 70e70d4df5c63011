/** The voyage in the picture of a result: the dials, and the verdicts above them. */

import type { Voyage } from "./story";
import { FULLEST, RESOURCES } from "./table";

const COLOURS: Record<string, string> = {
  fuel: "#f2a05c",
  food: "#a9d070",
  sanity: "#c3abf7",
  souls: "#7ccbe6",
};
const VERDICTS: Record<string, string> = {
  passed: "#6fe0b7",
  partial: "#ffd27a",
  failed: "#ffa08c",
};

export function pictured(story: Voyage | null): string {
  if (!story) return "";
  const last = Math.max(1, story.turns.length - 1);
  const x = (at: number) => (590 + (540 * at) / last).toFixed(1);
  const y = (value: number) => (250 + (270 * (FULLEST - value)) / FULLEST).toFixed(1);
  const lines = RESOURCES.map((name) => {
    const path = story.turns
      .map(({ dials }, at) => `${at ? "L" : "M"}${x(at)} ${y(dials[name] ?? 0)}`)
      .join("");
    return `<path d="${path}" fill="none" stroke="${COLOURS[name]}" stroke-width="4" stroke-linejoin="round"/>`;
  });
  const verdicts = story.turns.flatMap(({ tests }, at) =>
    tests.map(
      (outcome, place) =>
        `<circle cx="${x(at)}" cy="${222 - 18 * place}" r="8" fill="${VERDICTS[outcome]}" stroke="#04141e"/>`,
    ),
  );
  return `<path d="M590 520H1130" stroke="#fff" stroke-opacity=".3"/>${lines.join("")}${verdicts.join("")}`;
}
