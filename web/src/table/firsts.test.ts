import { beforeEach, expect, test } from "vitest";

import { app } from "../lib/app.svelte";
import { beginCoaching, isCoached, switchCoach } from "../lib/coaching";
import { Firsts } from "./firsts.svelte";

const GAME = "into-the-blue";
const moments = {
  rolling: { step: "rolling" },
  placing: { step: "placing" },
  failed: { event: "failed" },
  robbed: { event: "robbed", mine: true },
};
const event = (kind: string, seat = 1) => ({ event: kind, seat });
const begun = () => new Firsts(GAME, moments, 0);

beforeEach(() => {
  app.set({ coach: {} });
  beginCoaching(GAME);
});

test("each kind of moment is explained once, also in the next game", () => {
  const firsts = begun();
  firsts.meet("rolling", []);
  expect(firsts.explained).toBe("rolling");
  firsts.close();
  expect(firsts.explained).toBe(null);
  firsts.meet("rolling", []);
  expect(firsts.explained).toBe(null);
  const later = begun();
  later.meet("rolling", []);
  expect(later.explained).toBe(null);
  later.meet("placing", []);
  expect(later.explained).toBe("placing");
});

test("what has happened is explained, what happens to others only if it concerns everyone", () => {
  const firsts = begun();
  firsts.meet(null, [event("turn"), event("robbed")]);
  expect(firsts.explained).toBe(null);
  firsts.meet(null, [event("failed")]);
  expect(firsts.explained).toBe("failed");
  firsts.close();
  firsts.meet(null, [event("robbed", 0)]);
  expect(firsts.explained).toBe("robbed");
});

test("one thing at a time: what happened meanwhile comes next", () => {
  const firsts = begun();
  firsts.meet("rolling", []);
  firsts.meet("placing", [event("failed")]);
  expect(firsts.explained).toBe("rolling");
  firsts.meet(null, [event("failed")]);
  firsts.close();
  expect(firsts.explained).toBe("failed");
  firsts.close();
  firsts.meet("placing", []);
  expect(firsts.explained).toBe("placing");
});

test("a coach that is sent away says nothing more, and learning again does not call it back", () => {
  const firsts = begun();
  firsts.meet("rolling", []);
  switchCoach(GAME, false);
  expect(firsts.explained).toBe(null);
  beginCoaching(GAME);
  expect(isCoached(GAME)).toBe(false);
  firsts.meet("placing", [event("failed")]);
  expect(firsts.explained).toBe(null);
});

test("a coach that is called back explains everything anew", () => {
  const firsts = begun();
  firsts.meet("rolling", []);
  firsts.close();
  switchCoach(GAME, true);
  firsts.meet("rolling", []);
  expect(firsts.explained).toBe("rolling");
});

test("whoever has not begun to learn a title has no coach there", () => {
  const firsts = new Firsts("key-largo", moments, 0);
  firsts.meet("rolling", [event("failed")]);
  expect(firsts.explained).toBe(null);
});
