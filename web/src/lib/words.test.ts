import { afterEach, describe, expect, test, vi } from "vitest";

import common from "../../../src/abyssal/text/en.ftl?raw";
import said from "./fixtures/words.json";
import type { Description, Event, Phrase, Prompt, View } from "./protocol";
import { type Language, LANGUAGES, PSEUDO } from "./languages";
import { Words } from "./words";

const NAMES = ["Zoé", "Ben", "Cy"];

interface Moment extends Description {
  view: View;
  events: Event[];
  said: Record<Language, { prompt: string; topic: string; events: string[]; actions: string[] }>;
}

interface Shown {
  view: View;
  prompt: Prompt;
}

/** All positions of a title that the tests know. */
const positions = import.meta.glob<Record<string, Shown>>("../games/*/positions.json", {
  import: "default",
  eager: true,
});
const shownOf = (game: string): Shown[] => [
  ...(said[game as keyof typeof said] as unknown as Moment[]),
  ...Object.values(positions[`../games/${game.replaceAll("-", "_")}/positions.json`]!),
];
const catalogues = import.meta.glob<string>("../../../src/abyssal/games/*/text/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const stepsOf = (game: string): string[] => {
  const source = catalogues[`../../../src/abyssal/games/${game.replaceAll("-", "_")}/text/en.ftl`]!;
  return [...source.matchAll(/^prompt-([a-z-]+) =/gm)].map((match) => match[1]!);
};

afterEach(() => vi.restoreAllMocks());

describe.each(Object.keys(said))("%s", (game) => {
  test.each(LANGUAGES)("has whole prompts in %s, whoever is asked", async (language) => {
    const words = await Words.load(language, game);
    const complain = vi.spyOn(console, "error").mockImplementation(() => {});
    /** The prompt of a step in a position, unless something that it tells of is not there. */
    const text = ({ view, prompt }: Shown, more: Partial<View>): string | null => {
      complain.mockClear();
      const read = words.prompt({ ...view, ...more }, prompt, NAMES);
      return complain.mock.calls.length ? null : read;
    };
    const everybody = (shown: Shown, step: string, asked: number[] | number) =>
      [null, 0, 1].every((viewer) => text(shown, { viewer, step, asked }));
    for (const step of stepsOf(game)) {
      const shown = shownOf(game).find((one) =>
        [[], [0], [0, 1]].every((asked) => everybody(one, step, asked)),
      );
      expect(shown, step).toBeDefined();
      expect(
        [1, 2].every((asked) => everybody(shown!, step, asked)),
        step,
      ).toBe(true);
    }
  });

  test.each(LANGUAGES)("calls the one who has won you in %s", async (language) => {
    const words = await Words.load(language, game);
    const over = shownOf(game).find(({ view }) => view.over)!;
    const told = (viewer: number, winners: number[]) =>
      words.prompt({ ...over.view, asked: [], viewer }, { ...over.prompt, winners }, NAMES);
    expect(told(1, [1])).not.toContain("Ben");
    expect(told(1, [1])).toMatch(/\byou\b|\bvous\b|\bDu\b/);
    expect(told(2, [1])).toContain("Ben");
    if (game === "in-too-deep") return; // there one player wins
    expect(told(1, [0, 1])).not.toContain("Ben");
    expect(told(1, [0, 1])).toContain("Zoé");
  });

  test.each(LANGUAGES)("is told in %s as the server tells it", async (language) => {
    const words = await Words.load(language, game);
    for (const moment of said[game as keyof typeof said] as unknown as Moment[]) {
      const { view, events, prompt, actions } = moment;
      expect({
        prompt: words.prompt(view, prompt, NAMES),
        topic: words.topicOf(view, prompt),
        events: events.map((event) => words.event(event, NAMES, view.viewer)),
        actions: actions.map(({ say }) => words.label(say, NAMES, view.viewer)),
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

test("a number below zero has a true minus sign", async () => {
  const words = await Words.load("en", "unfathomable");
  expect(words.t("points", { count: -2 })).toBe("−2 points");
  expect(words.listOf([-1, 2])).toBe("−1 and 2");
  expect(words.t("error-illegal", { action: "shift -1", allowed: "" })).toContain("shift -1");
});

describe("a language that is not whole", () => {
  const common = "list-and = { $left } und { $right }\nweb-yes = Ja\n";
  const english = [
    "list-and = { $left } and { $right }\nweb-yes = Yes\nweb-no = No\n",
    "title = Sea\nevent-won = { $winners } won { $prize }.\n    .winner = You won { $prize }.\n" +
      "prize-gold = gold\n    .of = of gold\nrule-goal-title = Goal\nrule-goal = Win.\n",
  ];
  const won: Event = { event: "won", seat: null, winners: [0, 1], prize: "gold" };

  test("is English where it lacks a message", () => {
    const words = new Words("de", null, [common], english);
    expect(words.t("web-yes")).toBe("Ja");
    expect(words.t("web-no")).toBe("No");
    expect(words.listOf(["Ana", "Bo"])).toBe("Ana und Bo");
  });

  test("tells a game that it has no words for in English, list and all", () => {
    const words = new Words("de", "sea", [common, ""], english);
    expect(words.telling).toBe("en");
    expect(words.t("web-yes")).toBe("Ja");
    expect(words.event(won, NAMES, null)).toBe("Zoé and Ben won gold.");
    expect(words.event(won, NAMES, 1)).toBe("You won gold.");
    expect(words.topics()).toEqual(["goal"]);
  });

  test("tells a game in its own words as far as it has them", () => {
    const words = new Words(
      "de",
      "sea",
      [common, "title = Meer\nevent-won = { $winners } gewinnen { $prize } ({ $prize-of }).\n"],
      english,
    );
    expect(words.telling).toBe("de");
    expect(words.t("title")).toBe("Meer");
    expect(words.event(won, NAMES, null)).toBe("Zoé und Ben gewinnen gold (of gold).");
    expect(words.rule("goal").title).toBe("Goal");
  });

  test("has all words of the table and of one game in German", async () => {
    const words = await Words.load("de", "into-the-blue");
    expect(words.telling).toBe("de");
    expect((await Words.load("de", "unfathomable")).telling).toBe("en");
    expect(words.t("web-rank", { rank: 2 })).toBe("2.");
  });
});

test("the pseudo-language is English with longer words, and the same keys of topics", async () => {
  const words = await Words.load(PSEUDO, "into-the-blue");
  expect(words.t("web-close")).toBe("Clòósèé");
  expect(words.t("web-stop")).toBe("Stòóp");
  expect(words.t("web-shells-left", { count: 2 })).toBe("2 shèélls lèéft");
  expect(words.t("rule-of-rolling")).toBe("rolling");
  expect(words.t("web-leave-open.do")).toBe("Lèéàávèé");
});
