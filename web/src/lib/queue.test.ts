import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Queue } from "./queue";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("things are shown one after the other, each for its time", () => {
  const shown: number[] = [];
  const queue = new Queue<number>((item) => {
    shown.push(item);
    return 100;
  });
  [1, 2, 3].forEach((item) => queue.add(item));
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2]);
  expect(queue.busy).toBe(true);
  vi.advanceTimersByTime(200);
  expect(shown).toEqual([1, 2, 3]);
  expect(queue.busy).toBe(false);
});

test("skipping shows all of it at once", () => {
  const shown: number[] = [];
  let emptied = 0;
  const queue = new Queue<number>(
    (item) => {
      shown.push(item);
      return 100;
    },
    () => emptied++,
  );
  [1, 2, 3].forEach((item) => queue.add(item));
  queue.skip();
  expect(shown).toEqual([1, 2, 3]);
  expect(emptied).toBe(1);
});

test("without a time to rest nothing waits", () => {
  const shown: number[] = [];
  const queue = new Queue<number>((item) => {
    shown.push(item);
    return 0;
  });
  queue.add(1);
  queue.add(2);
  expect(shown).toEqual([1, 2]);
});
