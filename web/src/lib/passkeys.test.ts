import { afterEach, expect, test, vi } from "vitest";

import { givePasskey, NoPasskey, passkeysAre } from "./passkeys";

const page = (hostname: string, isSecureContext = true) => ({
  isSecureContext,
  location: { hostname },
});

afterEach(() => vi.unstubAllGlobals());

test("passkeys need a secure page that has a name", () => {
  vi.stubGlobal("PublicKeyCredential", { parseCreationOptionsFromJSON: () => ({}) });
  expect(passkeysAre(page("abyssal.example"))).toBe("yes");
  expect(passkeysAre(page("localhost"))).toBe("yes");
  expect(passkeysAre(page("abyssal.example", false))).toBe("insecure");
  for (const address of ["192.0.2.7", "127.0.0.1", "[2001:db8::1]"])
    expect(passkeysAre(page(address))).toBe("insecure");
});

test("an older browser cannot do it", () => {
  vi.stubGlobal("PublicKeyCredential", undefined);
  expect(passkeysAre(page("abyssal.example"))).toBe("unsupported");
  vi.stubGlobal("PublicKeyCredential", {});
  expect(passkeysAre(page("abyssal.example"))).toBe("unsupported");
});

test("whoever cancels, or has none, gives no passkey", async () => {
  vi.stubGlobal("PublicKeyCredential", { parseRequestOptionsFromJSON: (given: object) => given });
  const get = vi.fn().mockRejectedValue(new DOMException("", "NotAllowedError"));
  vi.stubGlobal("navigator", { credentials: { get } });
  await expect(givePasskey({ challenge: "" })).rejects.toThrow(NoPasskey);
  get.mockResolvedValue({ toJSON: () => ({ id: "key" }) });
  await expect(givePasskey({ challenge: "" })).resolves.toEqual({ id: "key" });
});
