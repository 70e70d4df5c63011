/** Sounds made here with the Web Audio API: no file is loaded. All of them pass one gain, which keeps them soft. */

import { app } from "./app.svelte";
import type { Event } from "./protocol";

/** A note, or noise filtered at a pitch: it begins at `at` seconds, swells, and dies away. */
interface Stroke {
  at: number;
  lasts: number;
  /** Its share of the ceiling. */
  level: number;
  wave: "sine" | "triangle" | "noise";
  /** In hertz, and where it glides to. */
  pitch: number;
  to?: number;
  /** How long it swells, in seconds. */
  swells?: number;
}

/** A die that hits wood: a click, and the board below it. */
const knock = (at: number, level: number, pitch: number): Stroke[] => [
  { at, lasts: 0.05, level, wave: "noise", pitch },
  { at, lasts: 0.09, level: level * 0.5, wave: "sine", pitch: pitch / 6, to: pitch / 9 },
];

/** Ordered by weight: of several at once only the first is heard. */
export const SOUNDS = {
  alarm: [
    { at: 0, lasts: 0.6, level: 0.45, wave: "triangle", pitch: 156, to: 147, swells: 0.12 },
    { at: 0, lasts: 0.6, level: 0.1, wave: "sine", pitch: 312, to: 294, swells: 0.12 },
    { at: 0.5, lasts: 0.9, level: 0.35, wave: "triangle", pitch: 117, to: 104, swells: 0.12 },
    { at: 0.5, lasts: 0.9, level: 0.08, wave: "sine", pitch: 233, to: 208, swells: 0.12 },
  ],
  bell: [
    { at: 0, lasts: 1.8, level: 0.4, wave: "sine", pitch: 440 },
    { at: 0, lasts: 1.3, level: 0.22, wave: "sine", pitch: 880 },
    { at: 0, lasts: 1, level: 0.14, wave: "sine", pitch: 1056 },
    { at: 0, lasts: 0.7, level: 0.1, wave: "sine", pitch: 1320 },
    { at: 0, lasts: 0.35, level: 0.06, wave: "sine", pitch: 1980 },
  ],
  dice: [
    ...knock(0, 0.6, 1500),
    ...knock(0.1, 0.5, 1250),
    ...knock(0.22, 0.4, 1700),
    ...knock(0.36, 0.3, 1350),
    ...knock(0.52, 0.2, 1600),
  ],
  coin: [
    { at: 0, lasts: 0.3, level: 0.3, wave: "sine", pitch: 2349 },
    { at: 0.07, lasts: 0.5, level: 0.3, wave: "sine", pitch: 3136 },
    { at: 0.07, lasts: 0.2, level: 0.1, wave: "triangle", pitch: 4699 },
  ],
  card: [{ at: 0, lasts: 0.14, level: 0.9, wave: "noise", pitch: 2400, to: 5200, swells: 0.03 }],
  turn: [
    { at: 0, lasts: 0.7, level: 0.5, wave: "sine", pitch: 523.25 },
    { at: 0.16, lasts: 0.7, level: 0.5, wave: "sine", pitch: 783.99 },
  ],
} as const satisfies Record<string, readonly Stroke[]>;
export type Sound = keyof typeof SOUNDS;

/** Nothing is ever louder; 1 is as loud as the machine can be. */
export const CEILING = 0.2;
/** A sound that could not begin within so many milliseconds is left out: its moment has passed. */
const LATE = 250;
const SWELLS = 0.008;
const SILENCE = 0.0001;

/** What some events sound like by the table of a title: what only its owner is told like what all are. */
export function soundOf(events: Event[], table: Readonly<Record<string, string>>): Sound | null {
  const heard = new Set(events.map(({ event }) => table[event.replace(/-own$/, "")]));
  return (Object.keys(SOUNDS) as Sound[]).find((sound) => heard.has(sound)) ?? null;
}

let room: { audio: AudioContext; out: GainNode; noise: AudioBuffer } | null = null;

/** Play a sound where this person wants any. Browsers forbid it to a page nobody has touched. */
export function play(sound: Sound): void {
  if (!app.settings.sound || !navigator.userActivation.hasBeenActive) return;
  const { audio, out, noise } = (room ??= furnish(new AudioContext()));
  const asked = performance.now();
  void audio.resume().then(() => {
    if (performance.now() - asked > LATE) return;
    for (const stroke of SOUNDS[sound]) strike(audio, out, noise, stroke);
  });
}

function furnish(audio: AudioContext): NonNullable<typeof room> {
  const out = audio.createGain();
  out.gain.value = CEILING;
  out.connect(audio.destination);
  const noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  noise.getChannelData(0).forEach((_, at, all) => (all[at] = Math.random() * 2 - 1));
  return { audio, out, noise };
}

function strike(audio: AudioContext, out: GainNode, noise: AudioBuffer, stroke: Stroke): void {
  const { at, lasts, level, wave, pitch, to = pitch, swells = SWELLS } = stroke;
  const begins = audio.currentTime + at;
  const ends = begins + lasts;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(SILENCE, begins);
  volume.gain.exponentialRampToValueAtTime(level, begins + swells);
  volume.gain.exponentialRampToValueAtTime(SILENCE, ends);
  volume.connect(out);
  const glide = (frequency: AudioParam) => {
    frequency.setValueAtTime(pitch, begins);
    frequency.exponentialRampToValueAtTime(to, ends);
  };
  let source: AudioScheduledSourceNode;
  if (wave === "noise") {
    const filter = new BiquadFilterNode(audio, { type: "bandpass", Q: 2 });
    glide(filter.frequency);
    source = new AudioBufferSourceNode(audio, { buffer: noise });
    source.connect(filter).connect(volume);
  } else {
    const note = new OscillatorNode(audio, { type: wave });
    glide(note.frequency);
    source = note;
    source.connect(volume);
  }
  source.start(begins);
  source.stop(ends);
}
