/** Where things lie on the map, in percent of its width and height: wide, and redrawn narrow. */

import type { View } from "./view";

export interface Spot {
  x: number;
  y: number;
}

export interface Spots {
  wide: Spot;
  narrow: Spot;
}

/** Where something lies, as custom properties of its style. */
export const placed = ({ wide, narrow }: Spots): string =>
  `--x:${wide.x}%;--y:${wide.y}%;--nx:${narrow.x}%;--ny:${narrow.y}%`;

const spots = (wide: [number, number], narrow: [number, number]): Spots => ({
  wide: { x: wide[0], y: wide[1] },
  narrow: { x: narrow[0], y: narrow[1] },
});

/** Room for the wrecks of each depth, as many as five players need. */
const WATERS: Record<string, Spots[]> = {
  shallow: [
    spots([27, 25], [34, 13]),
    spots([73, 25], [66, 13]),
    spots([22.8, 79], [32, 91]),
    spots([77.2, 79], [68, 91]),
  ],
  medium: [
    spots([16, 33], [20, 26]),
    spots([84, 33], [80, 26]),
    spots([13.6, 59], [18, 52]),
    spots([86.4, 59], [82, 52]),
    spots([13.4, 89], [19, 78]),
    spots([86.6, 89], [81, 78]),
  ],
  deep: [
    spots([5.6, 24], [7, 14]),
    spots([94.4, 24], [93, 14]),
    spots([5, 50], [6.8, 39]),
    spots([95, 50], [93.2, 39]),
    spots([6.2, 77], [6.8, 64]),
    spots([93.8, 77], [93.2, 64]),
  ],
};

/** Where the boats of a port lie; the first place is at its jetty. */
const BERTHS: Record<string, Spots> = {
  bar: spots([24, 52], [26, 43]),
  shop: spots([76, 52], [74, 43]),
  market: spots([69.5, 90], [66, 77]),
  dolphins: spots([26, 95], [33, 71]),
};

/** Boats that lie nowhere wait here. */
const ROADS = spots([50, 14.5], [50, 95]);

/** How far apart boats of one port lie. */
const APART: Spot = { x: 3.1, y: 0 };
const CLOSE: Spot = { x: 5, y: 0 };
const ROW: Spot = { x: 4.4, y: 0 };
const SHORT_ROW: Spot = { x: 4.4, y: 0 };

export const wreckSpots = (view: View): Spots[] => {
  const used: Record<string, number> = {};
  return view.wrecks.map(({ depth }) => {
    const at = used[depth] ?? 0;
    used[depth] = at + 1;
    return WATERS[depth]![at]!;
  });
};

const aside = (spot: Spot, by: number, apart: Spot): Spot => ({
  x: spot.x + by * apart.x,
  y: spot.y + by * apart.y,
});

/** Where the boat of a seat lies. */
export function boatSpots(view: View, wrecks: Spots[], seat: number): Spots {
  const { place, wreck } = view.players[seat]!;
  if (wreck !== null) {
    const { wide, narrow } = wrecks[wreck - 1]!;
    return { wide: { x: wide.x, y: wide.y - 8 }, narrow: { x: narrow.x, y: narrow.y - 7 } };
  }
  const berth = place === null ? ROADS : BERTHS[place]!;
  const boats = view.ports.find((port) => port.place === place)?.boats ?? view.order;
  const by = boats.indexOf(seat) - (boats.length - 1) / 2;
  const [apart, close] = place === null ? [ROW, SHORT_ROW] : [APART, CLOSE];
  return { wide: aside(berth.wide, by, apart), narrow: aside(berth.narrow, by, close) };
}

/** The signs of the ports. */
export const SIGNS: Record<string, Spots> = {
  bar: spots([39.9, 36], [37, 46]),
  shop: spots([60.5, 36], [63, 46]),
  market: spots([60.2, 66.5], [60, 65]),
  dolphins: spots([38, 88], [41, 79]),
};
