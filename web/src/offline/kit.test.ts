import { expect, test } from "vitest";

import { bytesOf, changed, inMegabytes } from "./kit.svelte";

const file = (name: string, digest: string, bytes = 10) => ({ name, digest, bytes, size: 20 });

test("only files that have changed are fetched again", () => {
  const kept = [file("python.wasm", "a"), file("packages.zip", "b")];
  const newest = [file("python.wasm", "a"), file("packages.zip", "c", 5)];
  expect(changed(newest, kept)).toEqual([newest[1]]);
  expect(changed(newest, [])).toEqual(newest);
  expect(bytesOf(changed(newest, kept))).toBe(5);
});

test("a size is said in the reader's language", () => {
  expect(inMegabytes(7_356_346, "en")).toBe("7.4");
  expect(inMegabytes(7_000_000, "fr")).toBe("7,0");
});
