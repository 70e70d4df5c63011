/** The languages, and their catalogues: the same files as the server's; see src/abyssal/words.py. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

import table from "../../../src/abyssal/text/languages.json";
import { api } from "./api";

/** The code of a language, such as `fr`. */
export type Language = string;
export interface Spoken {
  code: Language;
  /** What its speakers call it. */
  name: string;
  /** Whether it has every message of ours. */
  whole: boolean;
}
export const SPOKEN: Spoken[] = table.languages;
export const LANGUAGES: Language[] = SPOKEN.map(({ code }) => code);
export const WHOLE: Language[] = SPOKEN.filter(({ whole }) => whole).map(({ code }) => code);
/** The language of the first draft of every message, which stands in where another has none. */
export const ENGLISH: Language = "en";
/** English with long and accented words, to see whether texts fit. It is offered in no menu. */
export const PSEUDO: Language = table.pseudo.code;
const LONG: Record<string, string> = table.pseudo.letters;

const common = import.meta.glob<string>("../../../src/abyssal/text/*.ftl", {
  query: "?raw",
  import: "default",
});
const titles = import.meta.glob<string>("../../../src/abyssal/games/*/text/*.ftl", {
  query: "?raw",
  import: "default",
});

/** The same with longer words. */
type Text = string | (string | { type: string; variants?: { value: Text }[] })[];
const longer = (text: Text): Text =>
  typeof text === "string"
    ? text.replace(/[aeiou]/gi, (letter) => LONG[letter] ?? letter)
    : text.map((part) => {
        if (typeof part === "string") return longer(part) as string;
        const variants = part.variants?.map((one) => ({ ...one, value: longer(one.value) }));
        return variants ? { ...part, variants } : part;
      });

/** A file of messages; in the pseudo-language with longer words, but for what names a topic. */
function resource(source: string, language: Language): FluentResource {
  const messages = new FluentResource(source);
  if (language !== PSEUDO) return messages;
  for (const message of messages.body as { id: string; value: Text; attributes: object }[]) {
    if (message.id.startsWith("rule-of-")) continue;
    if (message.value) message.value = longer(message.value);
    const attributes = Object.entries(message.attributes as Record<string, Text>);
    message.attributes = Object.fromEntries(attributes.map(([name, text]) => [name, longer(text)]));
  }
  return messages;
}

/** Messages of several files in one language. */
export function bundle(sources: string[], language: Language): FluentBundle {
  const found = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) found.addResource(resource(source, language));
  return found;
}

const fileOf = (game: string, language: Language): string =>
  `../../../src/abyssal/games/${game.replaceAll("-", "_")}/text/${language}.ftl`;
/** Whether this page was built with the words of a game. */
const isOurs = (game: string): boolean => fileOf(game, ENGLISH) in titles;

/** The words that all games share, and those of one if it is named; none if it has none in this
 * language. */
async function filesIn(language: Language, game: string | null): Promise<string[]> {
  const texts = [common[`../../../src/abyssal/text/${language}.ftl`]?.()];
  if (game)
    texts.push(isOurs(game) ? titles[fileOf(game, language)]?.() : api.text(game, language));
  return (await Promise.all(texts)).map((text) => text ?? "");
}

/** The words that all games share and those of one, in a language and, if any could be missing there, in
 * English. */
export async function sources(
  language: Language,
  game: string | null,
): Promise<{ own: string[]; english: string[] }> {
  if (language === PSEUDO) return { own: await filesIn(ENGLISH, game), english: [] };
  const isWhole = WHOLE.includes(language) && (!game || isOurs(game));
  const [own, english] = await Promise.all([
    filesIn(language, game),
    isWhole || language === ENGLISH ? [] : filesIn(ENGLISH, game),
  ]);
  return { own, english };
}
