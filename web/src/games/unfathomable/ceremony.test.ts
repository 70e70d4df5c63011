import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";

import { type Language, WHOLE } from "../../lib/languages";
import { Words } from "../../lib/words";
import Ceremony from "./Ceremony.svelte";
import drawn from "./drawn/story.svg?raw";
import { cardsKey, PAIRS, sideOf } from "./loyalties";
import positions from "./positions.json";
import type { View } from "./view";

afterEach(cleanup);

/** A view in which I hold these cards. */
function holding(cards: string[], more: Partial<View["players"][number]> = {}): View {
  const view = structuredClone(positions["actions-6"].view) as unknown as View;
  Object.assign(view.players[0]!, { loyalties: cards, loyalty: cards.length, ...more });
  return { ...view, loyalty_deck: { human: 9, hybrid: 2, cultist: 1 } };
}

async function page(cards: string[], open = true, language: Language = "en", more = {}) {
  const words = await Words.load(language, "unfathomable");
  const { container } = render(Ceremony, { view: holding(cards, more), seat: 0, words, open });
  return { container, words, table: container.querySelector<HTMLElement>(".table")! };
}

const ALL = [["human"], ["hybrid"], ["cultist"], ...PAIRS, ["human", "human", "hybrid"]];

describe.each(WHOLE)("%s", (language) => {
  test.each(ALL.map((cards) => [cards]))("%s", async (cards) => {
    const { table, words } = await page(cards, true, language);
    const faces = [...table.querySelectorAll<HTMLElement>("[data-loyalty]")];
    expect(faces.map((face) => face.dataset.loyalty)).toEqual(cards);
    const side = sideOf(cards);
    for (const key of [`web-who-${side}`, `web-win-${side}`, `web-now-${side}`, cardsKey(cards)])
      expect(table.textContent).toContain(words.t(key));
  });
});

test("a Hybrid outweighs a Cultist, a Cultist a Human", () => {
  expect(PAIRS.map(sideOf)).toEqual(["human", "hybrid", "cultist", "hybrid", "hybrid"]);
});

test("whoever threw off the mask is not told that nobody knows", async () => {
  const { table, words } = await page(["hybrid"], true, "en", { traitor: true });
  expect(table.textContent).toContain(words.t("web-now-open"));
  expect(table.textContent).not.toContain(words.t("web-now-hybrid"));
});

test("covered, it is the same page whatever one holds", async () => {
  const pages: string[] = [];
  for (const card of ["human", "hybrid", "cultist"]) {
    pages.push((await page([card], false)).container.innerHTML);
    cleanup();
  }
  expect(new Set(pages).size).toBe(1);
});

test("a kind of card that is not in the deck is not spoken of", async () => {
  const words = await Words.load("en", "unfathomable");
  const view = { ...holding(["human"]), loyalty_deck: { human: 5, hybrid: 1, cultist: 0 } };
  const { container } = render(Ceremony, { view, seat: 0, words, open: true });
  expect(container.textContent).not.toContain("Cultist");
  expect(container.querySelectorAll(".pairs li")).toHaveLength(3);
});

test("every loyalty is drawn", () => {
  for (const card of ["human", "hybrid", "cultist"])
    expect(drawn).toContain(`<symbol id="lp-${card}"`);
});
