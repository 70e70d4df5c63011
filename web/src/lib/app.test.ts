import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";

import Languages from "../parts/Languages.svelte";
import { app, languageFor, languageOf } from "./app.svelte";
import { PSEUDO, SPOKEN } from "./languages";

test("a browser's language is the first of ours that it names", () => {
  expect(languageOf(["de-AT", "fr"])).toBe("de");
  expect(languageOf(["es", "fr-CA"])).toBe("fr");
  expect(languageOf(["den", "es"])).toBe("en");
});

test("at the first visit the address chooses, then the browser; later one's own choice does", () => {
  expect(languageFor(null, "?lang=de", ["fr"])).toBe("de");
  expect(languageFor(null, "", ["fr"])).toBe("fr");
  expect(languageFor("en", "?lang=de", ["fr"])).toBe("en");
});

test("a language that is not there is passed over", () => {
  expect(languageFor(null, "?lang=xx", ["fr"])).toBe("fr");
  expect(languageFor("xx", "", ["fr"])).toBe("fr");
});

test("the pseudo-language is there for whoever asks, and in no menu", async () => {
  expect(languageFor("fr", `?lang=${PSEUDO}`, ["fr"])).toBe(PSEUDO);
  await app.load(null);
  render(Languages);
  const names = screen.getAllByRole("option").map((option) => option.textContent);
  expect(names).toEqual(SPOKEN.map(({ name }) => name));
});
