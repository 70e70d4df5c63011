/** What a browser is called among the devices of a person: no version, no model. */

const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];
const BROWSERS: [RegExp, string][] = [
  [/Firefox|FxiOS/, "Firefox"],
  [/Edg/, "Edge"],
  [/OPR/, "Opera"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];

export function deviceName(agent: string): string {
  const of = (known: [RegExp, string][]) => known.find(([sign]) => sign.test(agent))?.[1] ?? "";
  return [of(BROWSERS), of(SYSTEMS)].filter(Boolean).join(" · ");
}
