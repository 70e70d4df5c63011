import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { bytesOf, hex, sha256 } from "./sha256";

const of = (text: string) => hex(sha256(new TextEncoder().encode(text)));

test("the published vectors", () => {
  expect(of("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(of("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")).toBe(
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  );
});

test("every length around the ends of blocks, and a long text", () => {
  for (const length of [54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 5000]) {
    const text = "é".repeat(length);
    expect(of(text)).toBe(createHash("sha256").update(text).digest("hex"));
  }
});

test("hex digits are read and written", () => {
  expect(hex(bytesOf("00ff10"))).toBe("00ff10");
});
