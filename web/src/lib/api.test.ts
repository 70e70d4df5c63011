import { afterEach, beforeEach, expect, test, vi } from "vitest";

import * as kit from "../offline/kit.svelte";
import * as solo from "../offline/solo";
import { api, Refused } from "./api";
import type { NewTable } from "./protocol";

vi.mock("../offline/kit.svelte", () => ({ isKept: vi.fn(), keptGames: vi.fn() }));

const bot = { kind: "bot" as const, bot: "swift" };
const wanted = (...others: NewTable["places"]): NewTable => ({
  game: "into-the-blue",
  places: [{ kind: "me" }, ...others],
  name: "Ada",
  start: true,
});
const codeOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => null,
    (error: unknown) => (error instanceof Refused ? error.refusal.code : error),
  );
const seated = () => Promise.resolve(Response.json({ table: "solo-a", seat: 0 }));

beforeEach(() => {
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("no network")));
  vi.spyOn(solo, "request").mockImplementation(seated);
  vi.mocked(kit.isKept).mockResolvedValue(true);
  vi.mocked(kit.keptGames).mockResolvedValue(Response.json([{ name: "into-the-blue" }]));
});
afterEach(() => void vi.restoreAllMocks());

test("a table of this device never asks a server", async () => {
  await api.lobby("solo-a");
  expect(solo.request).toHaveBeenCalledWith("/api/tables/solo-a", undefined);
  expect(fetch).not.toHaveBeenCalled();
});

test("without a server, games against bots are played here", async () => {
  expect(await api.games()).toEqual([{ name: "into-the-blue" }]);
  expect((await api.newTable(wanted(bot))).table).toBe("solo-a");
});

test("without a server, what needs others is refused, and why", async () => {
  expect(await codeOf(api.newTable(wanted({ kind: "open" })))).toBe("web-solo-alone");
  expect(await codeOf(api.tables())).toBe("web-offline");
  vi.mocked(kit.isKept).mockResolvedValue(false);
  expect(await codeOf(api.newTable(wanted(bot)))).toBe("web-solo-none");
});

test("why a game here does not start is said plainly", async () => {
  for (const why of ["elsewhere", "full", "failed"] as const) {
    vi.mocked(solo.request).mockRejectedValue(new solo.NotStarted(why));
    expect(await codeOf(api.newTable(wanted(bot)))).toBe(`web-solo-${why}`);
  }
});

test("with a server, it is asked", async () => {
  vi.mocked(fetch).mockImplementation(() => Promise.resolve(Response.json({ table: "abc" })));
  expect((await api.newTable(wanted(bot))).table).toBe("abc");
  expect(solo.request).not.toHaveBeenCalled();
});
