import { expect, test } from "vitest";

import { deviceName } from "./device";

test("a browser is called by its kind and its system", () => {
  const phone =
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36";
  expect(deviceName(phone)).toBe("Chrome · Android");
  expect(deviceName("Mozilla/5.0 (X11; Linux x86_64; rv:130) Gecko Firefox/130")).toBe(
    "Firefox · Linux",
  );
  expect(deviceName("")).toBe("");
});
