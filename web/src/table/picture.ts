/** A picture of a result: our own drawing, with nothing in it that is not on the page, made on this machine. */

import type { TableProps, Title } from "../games/contract";
import { DASHES, countedOf, linesOf } from "./course";

const W = 1200;
const H = 630;
const UI = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
const DISPLAY = "Georgia, 'Times New Roman', serif";
const COLOURS = ["#e8701a", "#7cc8f5", "#f0e442", "#0f9a70", "#d074b0", "#ffffff"];
const INK = "#08202f";
/** The shapes of the seats in a square of 24: circle, diamond, square, triangle, hexagon, shield. */
const SHAPES = [
  "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20Z",
  "M12 1 23 12 12 23 1 12Z",
  "M3 3H21V21H3Z",
  "M12 2 23 21H1Z",
  "M6.500 2.500H17.500L23 12 17.500 21.500H6.500L1 12Z",
  "M3 3H21V12C21 18 16 21 12 23 8 21 3 18 3 12Z",
];
const WORD =
  "M6 38 22 6l16 32M54 6v32M54 6h12a8 8 0 0 1 0 16H54h15a8 8 0 0 1 0 16H54M92 6l14 17 14-17M106 23v15" +
  "M158 11.500C155 8 151 6 146 6c-6 0-10 3-10 7.500 0 10.500 23 5.500 23 17 0 5-4.500 7.500-11 7.500-6 0-10.500-2.500-13-6.500" +
  "M200 11.500C197 8 193 6 188 6c-6 0-10 3-10 7.500 0 10.500 23 5.500 23 17 0 5-4.500 7.500-11 7.500-6 0-10.500-2.500-13-6.500" +
  "M214 38 230 6l16 32M264 6v32h22";

const SIGNS: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
/** A text as it may stand in a drawing: whatever somebody is called. */
const safe = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? "");

const short = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

function seatAt(seat: number, x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 24})"><path d="${SHAPES[seat]}" fill="${COLOURS[seat]}" stroke="${INK}" stroke-width="1.500"/><text x="12" y="${seat === 3 ? 18.5 : 16.2}" font-family="${UI}" font-size="11" font-weight="700" fill="${INK}" text-anchor="middle">${"ABCDEF"[seat]}</text></g>`;
}

function rows(title: Title, { view, words, names }: TableProps): string {
  const high = Math.min(62, 330 / names.length);
  return names
    .map((name, seat) => {
      const y = 200 + seat * high;
      const won = view.winners.includes(seat);
      const told = title.result?.(view, seat, words) ?? "";
      return [
        won
          ? `<rect x="48" y="${y - 6}" width="480" height="${high - 6}" rx="12" fill="#ffffff" fill-opacity=".14" stroke="#ffc04a" stroke-width="2"/>`
          : "",
        seatAt(seat, 62, y + (high - 18) / 2 - 17, 34),
        `<text x="110" y="${y + high / 2 - 2}" font-family="${UI}" font-size="24" font-weight="600" fill="#f0f9fa">${safe(short(name, 18))}</text>`,
        `<text x="512" y="${y + high / 2 - 2}" font-family="${DISPLAY}" font-size="24" fill="${won ? "#ffc04a" : "#f0f9fa"}" text-anchor="end">${safe(told)}</text>`,
      ].join("");
    })
    .join("");
}

function course(story: TableProps["story"]): string {
  const counted = countedOf(story);
  if (!counted) return "";
  const lines = linesOf(counted, { left: 580, right: 1120, top: 200, bottom: 520, apart: 30 });
  return [
    `<path d="M580 520H1120M580 200V520" stroke="#fff" stroke-opacity=".3"/>`,
    ...lines.paths.map(
      (path, seat) =>
        `<path d="${path}" fill="none" stroke="${COLOURS[seat]}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round" stroke-dasharray="${DASHES[seat] ?? ""}"/>`,
    ),
    ...lines.ends.map(({ seat, label }) => seatAt(seat, 1130, label - 14, 28)),
  ].join("");
}

/** The result as an SVG document. */
export function pictureOf(title: Title, table: TableProps): string {
  const { words, prompt, view, names } = table;
  const head = words.prompt({ ...view, viewer: null }, prompt, names);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">`,
    '<defs><linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#125170"/><stop offset=".55" stop-color="#0b334f"/><stop offset="1" stop-color="#03101c"/></linearGradient></defs>',
    `<rect width="${W}" height="${H}" fill="url(#sea)"/>`,
    '<path d="M0 62q50-26 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0V0H0Z" fill="#d5eeee"/>',
    `<g transform="translate(48 10) scale(.75)"><path d="${WORD}" fill="none" stroke="#08263a" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></g>`,
    `<text x="48" y="128" font-family="${DISPLAY}" font-size="44" font-weight="600" fill="#fff">${safe(words.t("title"))}</text>`,
    `<text x="48" y="168" font-family="${UI}" font-size="22" fill="#b5d6e2">${safe(short(head, 96))}</text>`,
    rows(title, table),
    title.picture?.(table) ?? course(table.story),
    `<text x="48" y="602" font-family="${UI}" font-size="18" fill="#a3c1ce">${safe(
      new Date().toLocaleDateString(words.language, { dateStyle: "long" }),
    )}</text>`,
    "</svg>",
  ].join("");
}

/** A drawing as a PNG, twice as large for sharp screens. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = 2 * W;
  canvas.height = 2 * H;
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
