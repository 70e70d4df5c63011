import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { press } from "../games/bench.svelte";
import { app } from "../lib/app.svelte";
import { play } from "../lib/sounds";
import Offer from "./Offer.svelte";

vi.mock("../lib/sounds", () => ({ play: vi.fn() }));
const vibrate = vi.fn();

beforeEach(async () => {
  await app.load(null);
  Object.assign(navigator, { vibrate, userActivation: { hasBeenActive: true } });
});
afterEach(() => {
  cleanup();
  app.set({ sound: false, vibration: false, offered: false });
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

const held = (coarse: boolean) =>
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: coarse } as MediaQueryList);
const heard = (room: HTMLElement) => room.textContent.replace(/\s+/g, " ").trim();

describe.each([
  ["en", "Yes", "No", "vibration"],
  ["fr", "Oui", "Non", "vibration"],
] as const)("%s", (language, yes, no, shakes) => {
  beforeEach(() => app.speak(language));

  test("a phone that can vibrate is asked for both, and does both", () => {
    held(true);
    const { container } = render(Offer);
    expect(heard(container)).toContain(shakes);
    press(container, yes);
    expect(app.settings).toMatchObject({ sound: true, vibration: true, offered: true });
    expect(play).toHaveBeenCalledWith("turn");
    expect(vibrate).toHaveBeenCalledOnce();
  });

  test("a desktop is asked for sounds alone", () => {
    held(false);
    const { container } = render(Offer);
    expect(heard(container)).not.toContain(shakes);
    press(container, yes);
    expect(app.settings).toMatchObject({ sound: true, vibration: false, offered: true });
    expect(vibrate).not.toHaveBeenCalled();
  });

  test("whoever declines is not asked again", () => {
    held(true);
    press(render(Offer).container, no);
    expect(app.settings).toMatchObject({ sound: false, vibration: false, offered: true });
    expect(vibrate).not.toHaveBeenCalled();
  });
});
