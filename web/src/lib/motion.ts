/** Things that move by the Web Animations API. Nothing moves in no time: so it is with reduced motion, with animations
 * off, and for whoever skips. */

const EASE_OUT = "cubic-bezier(0.2, 0.8, 0.2, 1)";

/** Let a thing come from one rectangle to another, where it vanishes: what it stands for lies there. */
export function fly(thing: Element, from: DOMRect, to: DOMRect, ms: number): Animation | null {
  if (ms <= 0) return null;
  const at = ({ left, top, width, height }: DOMRect, size: number) =>
    `translate(${left + width / 2}px, ${top + height / 2}px) translate(-50%, -50%) scale(${size})`;
  return thing.animate(
    [
      { transform: at(from, 0.5), opacity: 0 },
      { transform: at(from, 0.8), opacity: 1, offset: 0.15 },
      { transform: at(to, 1), opacity: 1, offset: 0.85 },
      { transform: at(to, 1), opacity: 0 },
    ],
    { duration: ms, easing: EASE_OUT, fill: "both" },
  );
}

/** Let a thing be seen only when what stood for it has come, after so many milliseconds. */
export function appear(thing: Element, ms: number): Animation | null {
  if (ms <= 0) return null;
  return thing.animate([{ opacity: 0 }, { opacity: 0, offset: 0.8 }, {}], { duration: ms });
}

/** Let a die roll to where it lies, from the left. */
export function roll(die: Element, ms: number, delay = 0): Animation | null {
  if (ms <= 0) return null;
  return die.animate(
    [
      { translate: "-90px -6px", rotate: "-430deg", opacity: 0 },
      { opacity: 1, offset: 0.2 },
      { translate: "0 0", rotate: "0deg", opacity: 1 },
    ],
    { duration: ms, delay, easing: EASE_OUT, fill: "backwards" },
  );
}
