import { expect, test } from "vitest";

import { SOUNDS } from "../lib/sounds";
import { LANGUAGES } from "../lib/languages";
import { Words } from "../lib/words";

const tables = import.meta.glob<Record<string, string>>("./*/sounds.json", {
  import: "default",
  eager: true,
});

test.each(Object.entries(tables))(
  "%s names sounds of the set, for events that are told in every language",
  async (file, sounds) => {
    const game = file.split("/")[1]!.replaceAll("_", "-");
    for (const language of LANGUAGES) {
      const words = await Words.load(language, game);
      for (const kind of Object.keys(sounds)) expect(words.has(`event-${kind}`), kind).toBe(true);
    }
    for (const sound of Object.values(sounds)) expect(Object.keys(SOUNDS)).toContain(sound);
  },
);
