/** The text of a card beside what names it: while it is hovered, focused, or pressed for long. */

/** How long a finger rests before the text is shown, in milliseconds. */
const LONG = 450;

class Peek {
  mention = $state.raw<string | null>(null);
  /** Why it cannot be used now. */
  why = $state.raw<string | null>(null);
  near = $state.raw<DOMRect | null>(null);

  show(mention: string, node: HTMLElement, why: string | null = null): void {
    this.mention = mention;
    this.why = why;
    this.near = node.getBoundingClientRect();
  }

  hide(): void {
    this.mention = null;
  }
}

export const peek = new Peek();

/** Let an element show the text of `mention`, and why it cannot be used now. */
export function shows(mention: string | null, why: string | null = null) {
  return (node: HTMLElement): (() => void) | void => {
    if (!mention) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let swallow = false;
    const open = () => peek.show(mention, node, why);
    const close = () => {
      clearTimeout(timer);
      if (peek.mention === mention) peek.hide();
    };
    const down = (event: PointerEvent) => {
      swallow = false;
      if (event.pointerType !== "mouse")
        timer = setTimeout(() => {
          swallow = true;
          open();
        }, LONG);
    };
    const enter = (event: PointerEvent) => event.pointerType === "mouse" && open();
    const leave = (event: PointerEvent) => {
      clearTimeout(timer);
      if (event.pointerType === "mouse") close();
    };
    const click = (event: MouseEvent) => {
      clearTimeout(timer);
      if (node.getAttribute("aria-disabled") === "true") open();
      if (!swallow) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    // An element that is taken away loses the focus while the page is being put together.
    const blur = () => queueMicrotask(close);
    const focus = () => node.matches(":focus-visible") && open();
    const key = (event: KeyboardEvent) => event.key === "Escape" && close();
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointerenter", enter);
    node.addEventListener("pointerleave", leave);
    node.addEventListener("pointercancel", leave);
    node.addEventListener("click", click, true);
    node.addEventListener("focusin", focus);
    node.addEventListener("focusout", blur);
    node.addEventListener("keydown", key);
    return () => {
      clearTimeout(timer);
      blur();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointerenter", enter);
      node.removeEventListener("pointerleave", leave);
      node.removeEventListener("pointercancel", leave);
      node.removeEventListener("click", click, true);
      node.removeEventListener("focusin", focus);
      node.removeEventListener("focusout", blur);
      node.removeEventListener("keydown", key);
    };
  };
}

/** Describe an element to a screen reader. */
export function says(text: string | undefined) {
  return (node: HTMLElement): (() => void) | void => {
    if (!text) return;
    node.setAttribute("aria-description", text);
    return () => node.removeAttribute("aria-description");
  };
}
