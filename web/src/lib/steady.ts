/** A debounce by place: protects buttons that have just appeared from a press that was meant for what
 * stood there before.
 *
 * It holds for fingers and mice alone: a key presses what has the focus, and is never ignored. */

const BUTTONS = "button, a";

/** Attach to a container of buttons. Its buttons count as new when they are put in, and all of them
 * whenever its `data-moment` changes; for `length()` milliseconds a press on a new one is dropped. */
export function steady(length: () => number, now: () => number = () => performance.now()) {
  return (room: HTMLElement) => {
    const since = new WeakMap<Element, number>();
    const note = (found: Iterable<Element>) => {
      for (const button of found) since.set(button, now());
    };
    const buttonsIn = (part: Element) => [
      ...(part.matches(BUTTONS) ? [part] : []),
      ...part.querySelectorAll(BUTTONS),
    ];
    note(buttonsIn(room));

    const changes = new MutationObserver((seen) => {
      for (const { type, addedNodes } of seen) {
        if (type === "attributes") note(buttonsIn(room));
        for (const node of addedNodes) if (node instanceof Element) note(buttonsIn(node));
      }
    });
    changes.observe(room, { attributeFilter: ["data-moment"], childList: true, subtree: true });

    function press(event: MouseEvent) {
      const button = event.target instanceof Element ? event.target.closest(BUTTONS) : null;
      const byKey = event.detail === 0;
      if (!button || byKey || now() - (since.get(button) ?? 0) >= length()) return;
      event.preventDefault();
      event.stopPropagation();
    }
    room.addEventListener("click", press, { capture: true });
    return () => {
      changes.disconnect();
      room.removeEventListener("click", press, { capture: true });
    };
  };
}
