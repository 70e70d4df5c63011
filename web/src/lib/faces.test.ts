import { expect, test } from "vitest";

import { faceOf, SIGNS, TINTS, written } from "./faces";

test("a face that somebody has chosen is theirs", () => {
  expect(faceOf("whale-sand", 5)).toEqual({ sign: "whale", tint: "sand" });
  expect(written(faceOf("gull-moss"))).toBe("gull-moss");
});

test("whoever has chosen none, or one that is none, gets one by their number", () => {
  expect(written(faceOf("", 0))).toBe("lighthouse-sand");
  expect(written(faceOf("shark-gold", 1))).toBe("gull-lilac");
  expect(written(faceOf(null, 8))).toBe("lighthouse-lilac");
});

test("the first sixty-four who have chosen none all look different", () => {
  const many = SIGNS.length * Object.keys(TINTS).length;
  const given = Array.from({ length: many }, (_, number) => written(faceOf("", number)));
  expect(new Set(given).size).toBe(many);
});
