import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { app } from "./app.svelte";
import type { Event } from "./protocol";
import { type Sound, soundOf, SOUNDS } from "./sounds";

/** Audio that only counts what is begun, and how loud it may become. */
let begun: number;
let loudest: number[];
const param = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
class Node {
  frequency = param;
  gain = { ...param, value: 1 };
  connect = (other: Node) => other;
  start = () => void begun++;
  stop() {}
}
class Audio {
  currentTime = 0;
  sampleRate = 8;
  destination = {};
  resume = () => Promise.resolve();
  createGain() {
    const gain = new Node();
    Object.defineProperty(gain.gain, "value", { set: (value: number) => loudest.push(value) });
    return gain;
  }
  createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
}

/** The set as a page has it that has just been loaded. */
async function played(sound: Sound): Promise<number> {
  vi.resetModules();
  const { app: fresh } = await import("./app.svelte");
  fresh.set({ sound: app.settings.sound });
  (await import("./sounds")).play(sound);
  await Promise.resolve();
  return begun;
}

beforeEach(() => {
  begun = 0;
  loudest = [];
  for (const name of ["OscillatorNode", "BiquadFilterNode", "AudioBufferSourceNode"])
    vi.stubGlobal(name, Node);
  vi.stubGlobal("AudioContext", Audio);
  Object.assign(navigator, { userActivation: { hasBeenActive: true } });
  app.set({ sound: true });
});
afterEach(() => {
  app.set({ sound: false });
  vi.unstubAllGlobals();
});

const names = Object.keys(SOUNDS) as Sound[];

test.each(names)("%s is made of its strokes, through one gain that is never loud", async (name) => {
  expect(await played(name)).toBe(SOUNDS[name].length);
  expect(loudest).toHaveLength(1);
  expect(loudest[0]).toBeLessThanOrEqual(0.2);
});

test.each(names)("%s never asks for more than the ceiling at once", (name) => {
  for (const { at } of SOUNDS[name]) {
    const together = SOUNDS[name].filter((one) => one.at <= at && at < one.at + one.lasts);
    expect(together.reduce((sum, { level }) => sum + level, 0)).toBeLessThanOrEqual(1);
  }
});

test("nothing plays for whoever wants no sound", async () => {
  app.set({ sound: false });
  for (const name of names) expect(await played(name)).toBe(0);
});

test("nothing plays before somebody has touched the page", async () => {
  Object.assign(navigator, { userActivation: { hasBeenActive: false } });
  expect(await played("turn")).toBe(0);
});

test("a sound that cannot begin at once is left out", async () => {
  const clock = vi.spyOn(performance, "now");
  clock.mockReturnValueOnce(0).mockReturnValueOnce(5000);
  expect(await played("bell")).toBe(0);
  clock.mockRestore();
});

const happened = (...kinds: string[]): Event[] => kinds.map((event) => ({ event, seat: 1 }));

test("of several things at once the weightiest is heard", () => {
  const table = { drew: "card", damaged: "alarm", rolled: "dice" };
  expect(soundOf(happened("drew", "rolled", "damaged"), table)).toBe("alarm");
  expect(soundOf(happened("drew", "rolled"), table)).toBe("dice");
  expect(soundOf(happened("moved"), table)).toBeNull();
});

test("what is told to its owner sounds like what is told to all", () => {
  expect(soundOf(happened("drew-own"), { drew: "card" })).toBe("card");
});
