"""What is cut off or covered on a page, and which controls lie over each other, found by geometry.

One function for the page. Everything that can be seen and has words of its own is looked at: controls,
cards, chips, pills, labels. Its words must lie within the screen's width, within its own box where that
hides or clips, and within every box around it that hides what is beyond it, unless that one scrolls and
shows that it does. At several points of the words the thing itself must be on top.
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
    !one.closest(".sr, .skip, [inert], .about, .reveal");
  const clipped = (style) => style.clipPath !== "none";
  const hides = (style, axis) => style[`overflow${axis}`] !== "visible";
  const scrolls = (box, style, axis) => {
    const size = axis === "X" ? "Width" : "Height";
    return /auto|scroll/.test(style[`overflow${axis}`]) && box[`scroll${size}`] > box[`client${size}`];
  };
  /** A bar, a fade, or something that is cut on purpose tells that there is more. */
  const signed = (box, style, axis) => {
    if (style.maskImage !== "none" || style.webkitMaskImage !== "none") return true;
    const edge = box.getBoundingClientRect();
    const end = axis === "X" ? edge.right : edge.bottom;
    return [...box.querySelectorAll("li, button, p, .pl")].some((part) => {
      const rect = part.getBoundingClientRect();
      const [from, to] = axis === "X" ? [rect.left, rect.right] : [rect.top, rect.bottom];
      return from < end - 8 && to > end + 8;
    });
  };
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
      if (top.matches("button, a, input") && !top.innerText.trim() && top.parentElement.contains(one))
        continue;
      if (paints(top, x, y)) return top;
    }
    return null;
  };
  // Also what no finger can touch may cover something.
  const touchable = new CSSStyleSheet();
  touchable.replaceSync("* { pointer-events: auto !important }");
  document.adoptedStyleSheets = [touchable];
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
    const width = document.documentElement.clientWidth;
    if (rects.some((rect) => rect.left < -SLACK || rect.right > width + SLACK))
      say("beyond the screen", one);
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const points = wordsOf(one).flatMap(({ left, top, width, height }) =>
      [0.08, 0.5, 0.92].map((at) => [left + width * at, top + height / 2]),
    );
    const cover = points.map(([x, y]) => over(one, x, y)).find((top) => top);
    // The buttons of a phone stay where they are while the page goes by below them.
    if (cover && getComputedStyle(cover.closest(".act") ?? cover).position !== "sticky")
      say("covered", one, ` by <${cover.localName}.${[...cover.classList][0] ?? ""}>`);
  }
  document.adoptedStyleSheets = [];
  scrollTo(0, 0);
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
      if ([one, other].some((two) => getComputedStyle(two.closest(".act") ?? two).position === "sticky"))
        continue; // the page goes by below it
      say("one control over another", one, ` and “${(other.ariaLabel || other.innerText).slice(0, 40)}”`);
    }
  });
  return [...new Set(found)];
}"""

SMALL = """(least) => [...document.querySelectorAll("button, a[href], input, select")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter((one) => !one.disabled && one.ariaDisabled !== "true" && !one.closest(".sr, .skip"))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 1 && (width < least || height < least))
  .map(([one, { width, height }]) =>
    `${Math.round(width)} × ${Math.round(height)}: ${one.className} “${(one.ariaLabel || one.innerText).slice(0, 40)}”`)"""


def faults(me: Person) -> list[str]:
    """What is cut off or covered on the page of `me` as it is."""
    return me.page.evaluate(FAULTS)


def small(me: Person, least: int = 44) -> list[str]:
    """Controls that are too small for a finger."""
    return me.page.evaluate(SMALL, least)
