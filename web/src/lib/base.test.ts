import { expect, test } from "vitest";

import { below, within } from "./base";

test("at the root of a server a path is itself", () => {
  expect(below("/t/abc")).toBe("/t/abc");
  expect(within("/t/abc")).toBe("/t/abc");
});

test("below a path, ours are what follows it", () => {
  expect(within("/games/t/abc", "/games")).toBe("/t/abc");
  expect(within("/games", "/games")).toBe("/");
  expect(within("/games/", "/games")).toBe("/");
  expect(within("/gamesters/t/abc", "/games")).toBe("/gamesters/t/abc");
});
