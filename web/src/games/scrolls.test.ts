import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { scrolls } from "./scrolls";

let measure = () => {};
const watched: Element[] = [];

class FakeSizes {
  constructor(callback: () => void) {
    measure = callback;
  }
  observe(node: Element) {
    watched.push(node);
  }
  disconnect() {
    watched.length = 0;
  }
}

beforeEach(() => vi.stubGlobal("ResizeObserver", FakeSizes));
afterEach(() => vi.unstubAllGlobals());

function list(height: number): HTMLElement {
  const node = document.createElement("ul");
  node.append(document.createElement("li"));
  let long = height;
  Object.defineProperties(node, {
    scrollHeight: { get: () => long, set: (value: number) => (long = value) },
    clientHeight: { value: 100 },
  });
  return node;
}

test("what is longer than its place is a stop for the keyboard, until it fits", () => {
  const node = list(101);
  scrolls(node);
  measure();
  expect(node.getAttribute("tabindex")).toBe("0");
  Object.assign(node, { scrollHeight: 100 });
  measure();
  expect(node.hasAttribute("tabindex")).toBe(false);
});

test("what comes later is measured too, and nothing after the end", async () => {
  const node = list(100);
  const end = scrolls(node);
  const line = document.createElement("li");
  node.append(line);
  await vi.waitFor(() => expect(watched).toContain(line));
  end();
  expect(watched).toEqual([]);
});
