"""What is cut off, covered or not drawn on a page, and which controls lie over each other.

One function for the page. Everything that can be seen and has words of its own is looked at:
controls, cards, chips, pills, labels. Its words must lie within the screen's width, within the
plate, pill or card they stand on, and within every box around them that hides what is beyond it,
unless that one scrolls and shows that it does. At several points of the words the thing itself must
be on top. Whatever the page wants drawn from its sprite must be there.
"""

from browser.people import Person

FAULTS = """() => {
  const SLACK = 2;
  const found = [];
  const say = (what, one, more = "") => {
    const words = (one.ariaLabel || one.innerText || "").trim().replace(/\\s+/g, " ").slice(0, 50);
    const kind = [...one.classList].filter((name) => !name.startsWith("svelte-")).join(".");
    found.push(`${what}: <${one.localName}${kind ? "." + kind : ""}> “${words}”${more}`);
  };
  const seen = (one) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !one.closest(".sr-only, .skip, [inert], .about, .reveal");
  const clipped = (style) => style.clipPath !== "none";
  const hides = (style, axis) => style[`overflow${axis}`] !== "visible";
  const scrolls = (box, style, axis) => {
    const size = axis === "X" ? "Width" : "Height";
    const longer = box[`scroll${size}`] > box[`client${size}`];
    return longer && /auto|scroll/.test(style[`overflow${axis}`]);
  };
  /** A bar, a fade, or something that is cut on purpose tells that there is more. */
  const signed = (box, style, axis) => {
    if (style.maskImage !== "none" || style.webkitMaskImage !== "none") return true;
    const edge = box.getBoundingClientRect();
    const end = axis === "X" ? edge.right : edge.bottom;
    return [...box.querySelectorAll("li, button, p, .player")].some((part) => {
      const rect = part.getBoundingClientRect();
      const [from, to] = axis === "X" ? [rect.left, rect.right] : [rect.top, rect.bottom];
      return from < end - 8 && to > end + 8;
    });
  };
  /** Whether something has an edge that can be seen. */
  const boxed = (style) =>
    style.backgroundImage !== "none" ||
    !/, 0\\)$|transparent/.test(style.backgroundColor) ||
    (parseFloat(style.borderTopWidth) > 0 && parseFloat(style.borderLeftWidth) > 0);
  const around = (one) => {
    const boxes = [];
    for (let box = one; box && box !== document.documentElement; box = box.parentElement)
      boxes.push(box);
    return boxes;
  };
  /** The rectangles of the words that an element has itself. */
  const wordsOf = (one) =>
    [...one.childNodes]
      .filter((node) => node.nodeType === 3 && node.data.trim())
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      });
  const cut = (one, rects) => {
    for (const box of around(one)) {
      const style = getComputedStyle(box);
      if (style.position === "fixed") break;
      if (clipped(style)) return "for the ear alone";
      const edge = box.getBoundingClientRect();
      for (const [axis, from, to] of [["X", "left", "right"], ["Y", "top", "bottom"]]) {
        if (!hides(style, axis) || box === document.body) continue;
        const over = rects.some(
          (rect) => rect[from] < edge[from] - SLACK || rect[to] > edge[to] + SLACK,
        );
        if (!over) continue;
        if (scrolls(box, style, axis)) return signed(box, style, axis) ? "scrolled" : box;
        if (style.textOverflow === "ellipsis" && axis === "X") return "shortened";
        return box;
      }
    }
    return null;
  };
  /** The buttons of a phone stay where they are while the page goes by below them. */
  const tabs = document.querySelector(".pages");
  const atFoot = tabs && getComputedStyle(tabs).position === "fixed";
  const floor = innerHeight - (atFoot ? tabs.offsetHeight : 0);
  const stays = (one) =>
    (atFoot && tabs.contains(one)) ||
    getComputedStyle(one.closest(".act") ?? one).position === "sticky";
  /** Whether something is drawn there, and not only laid out. */
  const paints = (one, x, y) => {
    if (one.closest("svg")) return true;
    const { backgroundColor, backgroundImage } = getComputedStyle(one);
    const inside = ({ left, right, top, bottom }) =>
      left < x && x < right && top < y && y < bottom;
    return (
      !/, 0\\)$|transparent/.test(backgroundColor) ||
      backgroundImage !== "none" ||
      wordsOf(one).some(inside)
    );
  };
  /** What covers a thing at a point; nothing does below the fold. */
  const over = (one, x, y) => {
    for (const top of document.elementsFromPoint(x, y)) {
      if (top === one || one.contains(top) || top.contains(one)) return null;
      // A button without words of its own that lies over all of its thing is what is pressed.
      const silent = top.matches("button, a, input") && !top.innerText.trim();
      if (silent && top.parentElement.contains(one)) continue;
      if (paints(top, x, y)) return top;
    }
    return null;
  };
  // Also what no finger can touch may cover something.
  const touchable = new CSSStyleSheet();
  touchable.replaceSync("* { pointer-events: auto !important }");
  const worn = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [...worn, touchable];
  const texts = [...document.body.querySelectorAll("*")].filter(
    (one) => !one.closest("svg, script, style, option") && seen(one),
  );
  for (const one of texts) {
    const rects = wordsOf(one);
    if (!rects.length) continue;
    const box = cut(one, rects);
    if (typeof box === "string") continue;
    if (box) {
      say("cut off", one, ` by <${box.localName}.${[...box.classList][0] ?? ""}>`);
      continue;
    }
    const plate = around(one).find((part) => boxed(getComputedStyle(part)));
    if (plate && plate !== document.body && !/inline$/.test(getComputedStyle(plate).display)) {
      const edge = plate.getBoundingClientRect();
      const out = rects.some(
        ({ left, right, top, bottom }) =>
          left < edge.left - SLACK || right > edge.right + SLACK ||
          top < edge.top - SLACK || bottom > edge.bottom + SLACK,
      );
      if (out) say("beyond its box", one, ` <${plate.localName}.${[...plate.classList][0] ?? ""}>`);
    }
    const width = document.documentElement.clientWidth;
    if (rects.some((rect) => rect.left < -SLACK || rect.right > width + SLACK))
      say("beyond the screen", one);
    if (rects.some(({ top, bottom }) => top < 0 || bottom > floor))
      one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const points = wordsOf(one).flatMap(({ left, top, width, height }) =>
      [0.08, 0.5, 0.92].map((at) => [left + width * at, top + height / 2]),
    );
    const cover = points.map(([x, y]) => over(one, x, y)).find((top) => top);
    if (cover && !stays(cover))
      say("covered", one, ` by <${cover.localName}.${[...cover.classList][0] ?? ""}>`);
  }
  document.adoptedStyleSheets = worn;
  scrollTo(0, 0);
  for (const use of document.querySelectorAll("use")) {
    const drawing = use.getAttribute("href").slice(1);
    if (!document.getElementById(drawing)) found.push(`no drawing: ${drawing}`);
  }
  const controls = texts.filter((one) => one.matches("button, a[href], input, select, textarea"));
  const areas = controls.map((one) => [one, one.getBoundingClientRect()]);
  areas.forEach(([one, a], at) => {
    for (const [other, b] of areas.slice(at + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide <= 3 || high <= 3) continue;
      // Inside a larger one that is pressed as a place, such as a figure in its space, it is meant.
      const smaller = a.width * a.height < b.width * b.height ? one : other;
      const larger = smaller === one ? other : one;
      if (larger.parentElement.contains(smaller)) continue;
      if (cut(smaller, [smaller.getBoundingClientRect()]) === "scrolled") continue;
      if (cut(larger, [larger.getBoundingClientRect()]) === "scrolled") continue;
      if (stays(one) || stays(other)) continue;
      say("one control over another", one, ` and “${(other.ariaLabel || other.innerText).trim()}”`);
    }
  });
  return [...new Set(found)];
}"""

SMALL = """([least, doubled]) => {
  const parts = [...document.querySelectorAll(".app > .board, .app > .mine")];
  return parts.flatMap((part) => [...part.querySelectorAll("button, a[href], input, select")])
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((one) => !one.disabled && one.ariaDisabled !== "true" && !one.closest(".sr-only"))
    .filter((one) => !doubled.some((name) => one.classList.contains(name)))
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, { width, height }]) => width > 1 && (width < least || height < least))
    .map(([one, { width, height }]) => {
      const words = (one.ariaLabel || one.innerText).replace(/\\s+/g, " ").slice(0, 40);
      return `${Math.round(width)} × ${Math.round(height)}: ${one.classList[0]} “${words}”`;
    });
}"""
FINGER = 43.5
"""Pixels that a finger needs, less what rounding takes."""


def faults(me: Person) -> list[str]:
    """What is cut off or covered on the page of `me` as it is."""
    found: list[str] = me.page.evaluate(FAULTS)
    return found


def small(me: Person, doubled: set[str]) -> list[str]:
    """What can be pressed on the board and in my area and is too small for a finger, but for things
    of classes that are `doubled` elsewhere."""
    found: list[str] = me.page.evaluate(SMALL, [FINGER, list(doubled)])
    return found
