/** A QR code (ISO 18004) for a link: bytes, error correction M, versions 1 to 12. */

/** For each version: error-correction bytes a block, and the data bytes of every block. */
const BLOCKS: [number, number[]][] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
  [30, [50, 51, 51, 51, 51]],
  [22, [36, 36, 36, 36, 36, 36, 37, 37]],
];

const EXP: number[] = [];
const LOG: number[] = [];
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value;
  LOG[value] = power;
  value = (value << 1) ^ (value & 128 ? 0x11d : 0);
}
const times = (a: number, b: number) => (a && b ? EXP[(LOG[a]! + LOG[b]!) % 255]! : 0);

/** The Reed-Solomon remainder of `data`. */
function correction(data: number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next: number[] = Array(generator.length + 1).fill(0);
    generator.forEach((factor, at) => {
      next[at]! ^= factor;
      next[at + 1]! ^= times(factor, EXP[i]!);
    });
    generator = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let at = 0; at < data.length; at++) {
    const factor = rest[at]!;
    generator.forEach((part, i) => (rest[at + i]! ^= times(part, factor)));
  }
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const [count, sizes] = BLOCKS[version - 1]!;
  const room = sizes.reduce((sum, size) => sum + size, 0);
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => push(byte, 8));
  push(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8)
    data.push(bits.slice(at, at + 8).reduce((byte, bit) => byte * 2 + bit, 0));
  for (let pad = 0xec; data.length < room; pad ^= 0xfd) data.push(pad);

  let start = 0;
  const blocks = sizes.map((size) => data.slice(start, (start += size)));
  const corrections = blocks.map((block) => correction(block, count));
  const woven = (rows: number[][]) => {
    const out: number[] = [];
    for (let at = 0; at < Math.max(...rows.map((row) => row.length)); at++)
      for (const row of rows) if (at < row.length) out.push(row[at]!);
    return out;
  };
  return [...woven(blocks), ...woven(corrections)];
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The remainder of `value` by `divisor`, as polynomials. */
function remainder(value: number, divisor: number, length: number): number {
  let rest = value << length;
  for (let bit = 31 - Math.clz32(rest); bit >= length; bit = 31 - Math.clz32(rest))
    rest ^= divisor << (bit - length);
  return rest;
}

/** The modules of the code, row by row; true is dark. */
export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version =
    BLOCKS.findIndex(([, sizes], index) => {
      const room = sizes.reduce((sum, size) => sum + size, 0);
      return bytes.length + (index < 9 ? 2 : 3) <= room;
    }) + 1;
  if (!version) throw new RangeError("too long for a code");
  const size = version * 4 + 17;
  const drawings = MASKS.map((_, mask) => draw(bytes, version, size, mask));
  return drawings.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

function draw(bytes: Uint8Array, version: number, size: number, mask: number): boolean[][] {
  const dark: boolean[][] = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed: boolean[][] = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (x: number, y: number, on: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y]![x] = on;
    fixed[y]![x] = true;
  };

  for (let k = 0; k < size; k++) {
    set(6, k, k % 2 === 0);
    set(k, 6, k % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
  const centres = alignment(version, size);
  for (const cy of centres)
    for (const cx of centres) {
      const atFinder =
        (cx === 6 && cy === 6) || (cx === 6 && cy === size - 7) || (cx === size - 7 && cy === 6);
      if (atFinder) continue;
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++)
          set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }

  // Format: level M is 00. Two copies, and one module that is always dark.
  const format = ((mask << 10) | remainder(mask, 0x537, 10)) ^ 0x5412;
  const bit = (at: number) => ((format >> at) & 1) === 1;
  for (let at = 0; at < 6; at++) set(8, at, bit(at));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let at = 9; at < 15; at++) set(14 - at, 8, bit(at));
  for (let at = 0; at < 8; at++) set(size - 1 - at, 8, bit(at));
  for (let at = 8; at < 15; at++) set(8, size - 15 + at, bit(at));
  set(8, size - 8, true);
  if (version >= 7) {
    const info = (version << 12) | remainder(version, 0x1f25, 12);
    for (let at = 0; at < 18; at++) {
      const on = ((info >> at) & 1) === 1;
      const a = size - 11 + (at % 3);
      const b = Math.floor(at / 3);
      set(a, b, on);
      set(b, a, on);
    }
  }

  const words = codewords(bytes, version);
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const upward = ((right + 1) & 2) === 0;
      const y = upward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y]![x]) continue;
        const on = at < words.length * 8 && ((words[at >> 3]! >> (7 - (at & 7))) & 1) === 1;
        dark[y]![x] = on !== MASKS[mask]!(x, y);
        at++;
      }
    }
  }
  return dark;
}

function alignment(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((size - 13) / (count * 2 - 2)) * 2;
  const centres = [6];
  for (let k = count - 2; k >= 0; k--) centres.push(size - 7 - k * step);
  return centres;
}

/** How hard a drawing is to read: the four rules of the standard. */
function penalty(dark: boolean[][]): number {
  const size = dark.length;
  let score = 0;
  let darks = 0;
  const lines = [...dark, ...dark.map((_, x) => dark.map((row) => row[x]!))];
  for (const line of lines) {
    const text = line.map((on) => (on ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) score += run.length - 2;
    for (let at = 0; at < size - 10; at++) {
      const eleven = text.slice(at, at + 11);
      if (eleven === "10111010000" || eleven === "00001011101") score += 40;
    }
  }
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (dark[y]![x]) darks++;
      if (x && y) {
        const same = dark[y]![x];
        if (dark[y - 1]![x] === same && dark[y]![x - 1] === same && dark[y - 1]![x - 1] === same)
          score += 3;
      }
    }
  return score + Math.floor(Math.abs((darks * 20) / (size * size) - 10)) * 10;
}
