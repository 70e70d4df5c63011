import { describe, expect, test } from "vitest";

import common from "../../../src/abyssal/text/en.ftl?raw";
import said from "./fixtures/words.json";
import type { Event, Phrase, View } from "./protocol";
import { type Language, LANGUAGES, Words } from "./words";

const NAMES = ["Zoé", "Ben", "Cy"];

interface Moment {
  view: View;
  events: Event[];
  legal: string[];
  said: Record<Language, { prompt: string; topic: string; events: string[]; actions: string[] }>;
}

describe.each(Object.keys(said))("%s", (game) => {
  test.each(LANGUAGES)("is told in %s as the server tells it", async (language) => {
    const words = await Words.load(language, game);
    for (const moment of said[game as keyof typeof said] as unknown as Moment[]) {
      const { view, events, legal } = moment;
      expect({
        prompt: words.prompt(view, NAMES),
        topic: words.topicOf(view),
        events: events.map((event) => words.event(event, NAMES, view.viewer)),
        actions: legal.map((action) => words.action(action, view, NAMES)),
      }).toEqual(moment.said[language]);
    }
  });
});

test("a refusal says more where it knows more", async () => {
  const words = await Words.load("en");
  const refusal = { code: "document", message: "no", details: { field: "game" } };
  expect(words.error(refusal)).toContain("“game” differs");
  expect(words.error({ ...refusal, details: {} })).toContain("no");
});

test("a refusal we have no words for is told in those of the server", async () => {
  const words = await Words.load("fr");
  expect(words.error({ code: "brand-new", message: "too new", details: {} })).toBe("too new");
});

test("a phrase is a message with phrases in it, and a word brings its forms", async () => {
  const words = await Words.load("fr", "unfathomable");
  const clauses: Phrase[] = [
    { say: "say-risk", number: 2 },
    { say: "say-damage", space: "galley", number: 1 },
  ];
  const read = words.readable({ sentences: [{ say: "sentence", clauses }], space: "galley" }, []);
  expect(read.sentences).toBe("Mettez 2 passagers en péril et endommagez la cambuse.");
  expect(read["space-at"]).toBe("dans la cambuse");
});

test("the topics of the rules come in the order of the file", async () => {
  const words = await Words.load("fr", "into-the-blue");
  expect(words.topics().slice(0, 3)).toEqual(["goal", "setup", "turn"]);
  expect(words.rule("goal").paragraphs[0]).not.toContain("\n");
});

test("every word the pages ask for is there, and none is left over", async () => {
  const sources = Object.values(
    import.meta.glob<string>(["../**/*.{ts,svelte}", "!../games/**", "!../**/*.test.ts"], {
      query: "?raw",
      import: "default",
      eager: true,
    }),
  ).join("\n");
  const known = [...common.matchAll(/^(web-[a-z0-9-]+) =/gm)].map((match) => match[1]!);
  const whole = new Set(
    [...sources.matchAll(/["`](web-[a-z0-9-]*[a-z0-9])["`.]/g)].map((m) => m[1]!),
  );
  const begun = [...sources.matchAll(/["`](web-[a-z0-9-]*-)\$\{/g)].map((m) => m[1]!);
  expect([...whole].filter((key) => !known.includes(key))).toEqual([]);
  expect(
    known.filter((key) => !whole.has(key) && !begun.some((start) => key.startsWith(start))),
  ).toEqual([]);
});
