import { expect, test } from "vitest";

import { routeOf, secretOf } from "./router.svelte";

test("every path has its page", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("/host")).toEqual({ page: "host" });
  expect(routeOf("/new/into-the-blue")).toEqual({ page: "new", game: "into-the-blue" });
  expect(routeOf("/t/abc")).toEqual({ page: "table", table: "abc" });
  expect(routeOf("/t/abc/replay")).toEqual({ page: "replay", table: "abc" });
  expect(routeOf("/t/abc/verify")).toEqual({ page: "verify", table: "abc" });
  expect(routeOf("/rules/in-too-deep")).toEqual({ page: "rules", game: "in-too-deep" });
  expect(routeOf("/friends")).toEqual({ page: "friends" });
  expect(routeOf("/friends/abc")).toEqual({ page: "circle", circle: "abc" });
  expect(routeOf("/opponents/key-largo")).toEqual({ page: "opponents", game: "key-largo" });
  expect(routeOf("/learn/key-largo")).toEqual({ page: "learn", game: "key-largo" });
});

test("any other path is unknown", () => {
  for (const path of ["/t", "/t/abc/other", "/t/abc/replay/more", "/new", "/other"])
    expect(routeOf(path)).toEqual({ page: "unknown" });
});

test("secrets are read from the fragment", () => {
  expect(secretOf("#seat=s3cret")).toEqual({ seat: "s3cret" });
  expect(secretOf("#join=CORAL-4187")).toEqual({ join: "CORAL-4187" });
  expect(secretOf("#open=abcd-efgh")).toEqual({ open: "abcd-efgh" });
  expect(secretOf("")).toEqual({});
});
