import { expect, test } from "vitest";

import { merged } from "./chat";
import type { ChatMessage } from "./protocol";

const line = (n: number): ChatMessage => ({ n, kind: "chat", from: 0, name: "Ada", text: `${n}` });

test("a line that is told again after a break is there once, and in its place", () => {
  const known = merged([], [line(4), line(7)]);
  expect(merged(known, [line(4), line(7), line(9)]).map(({ n }) => n)).toEqual([4, 7, 9]);
  expect(merged([line(7)], [line(4)]).map(({ n }) => n)).toEqual([4, 7]);
});
