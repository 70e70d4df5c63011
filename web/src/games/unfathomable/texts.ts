/** The text of everything that is printed, wherever it is named: `item-starbuck`, `mythos-hull-leak`. */

import type { Phrase } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import { box } from "./printed.svelte";
import { type Sight, sightOf } from "./scenes";
import { sheetOf, textOf } from "./table";

interface Section {
  heading: Phrase | null;
  sentences: Phrase[];
}
const textsOf = (key: string) => box.printed.texts[key] as Section[] | undefined;

/** The headings under which stands what can come of a mythos card. */
const RESULTS = ["passed", "partial", "failed", "first", "second", "other"].map(
  (result) => `heading-${result}`,
);

export interface Line {
  heading: string;
  text: string;
}

export interface Told {
  title: string;
  /** What kind of thing it is. */
  kind: string;
  lines: Line[];
  /** The place it shows, if it shows one. */
  sight?: Sight;
}

const read = (phrases: Phrase[], words: Words): string =>
  phrases.length ? String(words.readable({ sentences: phrases }, []).sentences) : "";

/** A text put together from the rows of the box. */
export function sectionsOf(key: string, words: Words): Line[] {
  return (textsOf(key) ?? []).map(({ heading, sentences }) => ({
    heading: heading ? read([heading], words) : "",
    text: read(sentences, words),
  }));
}

/** What can come of a mythos card: the key of each result, its heading and its text. */
export const resultsOf = (name: string, words: Words): (Line & { key: string })[] =>
  (textsOf(`mythos-${name}`) ?? []).flatMap(({ heading, sentences }) =>
    heading && RESULTS.includes(heading.say)
      ? [{ key: heading.say, heading: read([heading], words), text: read(sentences, words) }]
      : [],
  );

const plain = (text: string): Line => ({ heading: "", text });

const headed = (kind: string, name: string, words: Words): string =>
  words.t("web-heading", { kind, name });

const ability = (name: string, kind: string, words: Words): Line => ({
  heading: headed(kind, words.t(`ability-${name}`), words),
  text: words.t(`text-ability-${name}`),
});

const KINDS: Record<string, string> = {
  mythos: "term-mythos",
  spell: "term-spells",
  waypoint: "term-waypoints",
  damage: "term-damage",
  reveal: "term-reveal",
  item: "term-items",
  title: "term-titles",
  kept: "term-kept",
  space: "term-space",
};

/** What shows a place. */
const PICTURED = ["mythos", "waypoint"];

/** The title and the text of what is mentioned; null if nothing is printed about it. */
export function toldOf(mention: string, words: Words): Told | null {
  const family = mention.split("-")[0] ?? "";
  const name = mention.slice(family.length + 1);
  if (family === "card") {
    const text = textOf(name);
    return {
      title: words.t(`ability-${text}`),
      kind: words.t(`card-${name}`),
      lines: [plain(words.t(`text-ability-${text}`))],
    };
  }
  if (family === "character") return character(name, words);
  // What an item or a card in play can do is called an ability too.
  const other = ["item", "kept", "title"].find((one) => words.has(`text-${one}-${name}`));
  if (family === "ability" && other) return toldOf(`${other}-${name}`, words);
  const kind = KINDS[family] ? words.t(KINDS[family]) : "";
  if (family === "kept")
    return {
      title: words.t(words.has(`mythos-${name}`) ? `mythos-${name}` : `spell-${name}`),
      kind,
      lines: [plain(words.t(`text-kept-${name}`))],
    };
  if (textsOf(mention)) {
    const told = { title: words.t(mention), kind, lines: sectionsOf(mention, words) };
    return PICTURED.includes(family) ? { ...told, sight: sightOf(mention) } : told;
  }
  if (!words.has(`text-${mention}`)) return null;
  return {
    title: words.t(family === "space" ? `${mention}.name` : mention),
    kind,
    lines: [plain(words.t(`text-${mention}`))],
  };
}

function character(name: string, words: Words): Told | null {
  const sheet = sheetOf(name);
  if (!sheet) return null;
  return {
    title: words.t(`character-${name}`),
    kind: words.t(`character-${name}.role`),
    lines: [
      ability(sheet.sheet, words.t("term-sheet"), words),
      ability(sheet.feat, words.t("term-feat"), words),
      {
        heading: headed(words.t("web-item"), words.t(`item-${sheet.item}`), words),
        text: words.t(`text-item-${sheet.item}`),
      },
      {
        heading: headed(words.t("term-reveal"), words.t(`reveal-${name}`), words),
        text: sectionsOf(`reveal-${name}`, words)
          .map(({ text }) => text)
          .join(" "),
      },
    ],
  };
}

/** The texts of a mention as one, for a screen reader. */
export function spoken(mention: string, words: Words): string {
  const told = toldOf(mention, words);
  if (!told) return "";
  return told.lines
    .map(({ heading, text }) =>
      heading && text ? words.t("web-heading", { kind: heading, name: text }) : heading || text,
    )
    .join(" ");
}
