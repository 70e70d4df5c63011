/** Where the things are that a coach speaks of, and the way to them from what is said. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A ring keeps this distance from what it surrounds. */
const AROUND = 4;
/** Nearer than this, a ring needs no line. */
const NEAR = 26;
/** A line begins so far from the ends of what is said. */
const INSET = 28;

/** The things of these names that can be seen now; a board may draw a thing in two places and show one. */
export function thingsOf(names: readonly string[]): HTMLElement[] {
  return names.flatMap((name) => {
    const all = document.querySelectorAll<HTMLElement>(`.app [data-thing="${name}"]`);
    const seen = [...all].find((one) => one.getClientRects().length > 0);
    return seen ? [seen] : [];
  });
}

export const ringOf = ({ left, top, right, bottom }: Box): Box => ({
  left: left - AROUND,
  top: top - AROUND,
  right: right + AROUND,
  bottom: bottom + AROUND,
});

const between = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** The line from what is said to a ring as an SVG path, if they are apart. */
export function lineTo(ring: Box, said: Box): string | null {
  const middle = (ring.left + ring.right) / 2;
  const below = ring.top >= said.bottom;
  if (!below && ring.bottom > said.top) return null;
  const gap = below ? ring.top - said.bottom : said.top - ring.bottom;
  const x = between(middle, said.left + INSET, said.right - INSET);
  const aside = x < ring.left || x > ring.right;
  if (gap < NEAR && !aside) return null;
  const y = below ? said.bottom : said.top;
  if (!aside) return `M${x} ${y}V${below ? ring.top : ring.bottom}`;
  // Around the corner: out of the bubble, then into the side of the ring.
  const toX = x < ring.left ? ring.left : ring.right;
  const toY = (ring.top + ring.bottom) / 2;
  return `M${x} ${y}Q${x} ${toY} ${toX} ${toY}`;
}
