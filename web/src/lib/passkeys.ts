/** Passkeys in this browser: whether it can make them, and its answers in the form of JSON. */

export type Able = "yes" | "insecure" | "unsupported";

/** An address has no name that a passkey could belong to. */
const ADDRESS = /^[\d.]+$|:|^\[/;

export function passkeysAre(page: {
  isSecureContext: boolean;
  location: { hostname: string };
}): Able {
  if (!page.isSecureContext || ADDRESS.test(page.location.hostname)) return "insecure";
  const known = globalThis.PublicKeyCredential as
    { parseCreationOptionsFromJSON?: unknown } | undefined;
  return known?.parseCreationOptionsFromJSON ? "yes" : "unsupported";
}

/** Nobody confirmed it, or this device has no passkey for this place. */
export class NoPasskey extends Error {}

async function answered(asked: Promise<Credential | null>): Promise<object> {
  const given = await asked.catch(() => null);
  if (!given) throw new NoPasskey();
  return (given as PublicKeyCredential).toJSON() as object;
}

export function makePasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<object> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return answered(navigator.credentials.create({ publicKey }));
}

export function givePasskey(options: PublicKeyCredentialRequestOptionsJSON): Promise<object> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return answered(navigator.credentials.get({ publicKey }));
}
