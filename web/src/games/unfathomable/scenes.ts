/** Which place each mythos card and each waypoint shows: one of eight scenes, seen from one of six sides. */

import { box } from "./printed.svelte";

export const SCENES = {
  fog: {
    mythos: [
      "adrift-fishing-boat",
      "dinghy-launch",
      "hypnotic-melody",
      "incoming-sos",
      "mysterious-lifeboat",
      "miscalculation",
    ],
    waypoint: [
      "deserted-island",
      "shipwreck-survivors",
      "wrecked-ship",
      "fog-bank",
      "sea-smoke",
      "smooth-sailing",
      "calm-waters",
    ],
  },
  storm: {
    mythos: [
      "collision-course",
      "flooding-compartment",
      "hull-leak",
      "passenger-overboard",
      "the-mothers-wrath",
    ],
    waypoint: [
      "hurricane",
      "iceberg",
      "reef",
      "maelstrom",
      "rainstorm",
      "rogue-wave",
      "rolling-seas",
      "rough-water",
      "stormy-seas",
    ],
  },
  boarding: {
    mythos: [
      "barricade-the-hatches",
      "coordinated-assault",
      "deep-one-feint",
      "deep-one-swarm",
      "on-the-offensive",
      "the-fathers-favor",
      "volunteer-army",
      "hold-the-line",
      "the-peacemaker",
      "the-game-is-afoot",
    ],
    waypoint: ["deep-one-city", "seaweed-patch", "deep-one-ambush"],
  },
  crowd: {
    mythos: [
      "accusation",
      "class-struggle",
      "passenger-riot",
      "power-to-the-people",
      "rally-the-crew",
      "history-repeats",
    ],
    waypoint: [],
  },
  ritual: {
    mythos: [
      "disturbing-dreams",
      "fear-of-the-unknown",
      "horrific-visions",
      "identity-crisis",
      "lure-of-yha-nthlei",
      "open-the-gate",
      "ritual-coordination",
      "ritual-support",
      "sacrifice-deep-one",
      "stolen-ritual-components",
      "strange-vision",
      "memory-of-the-deep",
      "family-ties",
      "gift-of-the-mother",
    ],
    waypoint: [],
  },
  table: {
    mythos: [
      "food-rationing",
      "food-stores-raid",
      "infection",
      "just-desserts",
      "missing-parents",
      "poisoned-food",
      "rat-infestation",
      "the-captains-banquet",
      "too-many-bodies",
      "do-no-harm",
    ],
    waypoint: [],
  },
  hold: {
    mythos: [
      "criminal-activity",
      "infiltrator",
      "jail-break",
      "kitty-litter",
      "missing-jewelry",
      "missing-munitions",
      "the-anarcho-individualist",
      "transformation",
      "signs-of-life",
      "ticket-please",
    ],
    waypoint: ["abandoned-depot"],
  },
  boiler: {
    mythos: [
      "bucket-brigade",
      "coal-bunker-fire",
      "damaged-evaporator",
      "eot-failure",
      "firemen-strike",
      "improvised-fuel-source",
      "looming-breakdown",
      "sewage-backup",
      "shipboard-fire",
    ],
    waypoint: [],
  },
} satisfies Record<string, Record<"mythos" | "waypoint", string[]>>;

export type Scene = keyof typeof SCENES;
/** How a scene is seen, so that neighbours in a deck do not look alike. */
export interface Sight {
  scene: Scene;
  mirrored: boolean;
  /** From the left edge, the middle or the right edge of the scene. */
  crop: 0 | 1 | 2;
}

/** Where the lit subject of each scene is, as it is drawn: 640 by 360. */
export const SUBJECTS: Record<Scene, { x: number; y: number }> = {
  fog: { x: 415, y: 205 },
  storm: { x: 450, y: 170 },
  boarding: { x: 365, y: 215 },
  crowd: { x: 320, y: 205 },
  ritual: { x: 320, y: 150 },
  table: { x: 320, y: 190 },
  hold: { x: 385, y: 150 },
  boiler: { x: 330, y: 205 },
};

/** Which scene a place of the ship is seen in, as far as one is drawn. */
const PLACES: Record<string, Scene> = {
  chapel: "ritual",
  galley: "table",
  "cargo-hold": "hold",
  brig: "hold",
  "boiler-room": "boiler",
};

/** What stands behind whoever is there. */
export const placeOf = (space: string): Sight | null => {
  const scene = space.startsWith("deck") ? "boarding" : PLACES[space];
  return scene ? plain(scene) : null;
};

/** What a card shows that is not ours: whatever comes out of the fog. */
const UNKNOWN: Scene = "fog";

export const plain = (scene: Scene): Sight => ({ scene, mirrored: false, crop: 1 });

/** How a mythos card or a waypoint is seen, called as mentions call it: `mythos-accusation`. */
export function sightOf(card: string): Sight {
  const [family, name] = card.split(/-(.*)/) as ["mythos" | "waypoint", string];
  const { mythos, waypoints } = box.printed;
  const number = 1 + Object.keys(family === "mythos" ? mythos : waypoints).indexOf(name);
  const scenes = Object.entries(SCENES) as [Scene, Record<typeof family, string[]>][];
  const scene = scenes.find(([, cards]) => cards[family].includes(name))?.[0];
  return { scene: scene ?? UNKNOWN, mirrored: number % 2 === 1, crop: (number % 3) as 0 | 1 | 2 };
}
