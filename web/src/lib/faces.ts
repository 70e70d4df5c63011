/** The faces of people: a sea sign on a tint, as `whale-sand`. */

export const SIGNS = [
  "lighthouse",
  "whale",
  "octopus",
  "anchor",
  "ammonite",
  "jellyfish",
  "gull",
  "starfish",
] as const;
export const TINTS = {
  mist: "#c4dde4",
  sand: "#e4d5b5",
  moss: "#bcd1b3",
  lilac: "#cfc5e3",
  rose: "#e6c7c4",
  slate: "#a3bac6",
  foam: "#edf4f2",
  kelp: "#a8c6ba",
} as const;

export type Sign = (typeof SIGNS)[number];
export type Tint = keyof typeof TINTS;

export interface Face {
  sign: Sign;
  tint: Tint;
}

const isSign = (text: string): text is Sign => SIGNS.some((sign) => sign === text);
const isTint = (text: string): text is Tint => text in TINTS;

/** The signs and tints that people get who have chosen none, so that neighbours differ. */
const GIVEN_SIGNS: Sign[] = [
  "lighthouse",
  "gull",
  "anchor",
  "whale",
  "ammonite",
  "octopus",
  "jellyfish",
  "starfish",
];
const GIVEN_TINTS: Tint[] = ["sand", "lilac", "moss", "foam", "rose", "mist", "slate", "kelp"];

/** The face that somebody has chosen; of whoever has not, one by their number. */
export function faceOf(chosen: string | null | undefined, number = 0): Face {
  const [sign = "", tint = ""] = (chosen ?? "").split("-");
  if (isSign(sign) && isTint(tint)) return { sign, tint };
  const many = GIVEN_SIGNS.length;
  // Whoever comes later gets a known sign on another tint.
  const other = (number + Math.floor(number / many)) % many;
  return { sign: GIVEN_SIGNS[number % many]!, tint: GIVEN_TINTS[other]! };
}

export const written = ({ sign, tint }: Face): string => `${sign}-${tint}`;
