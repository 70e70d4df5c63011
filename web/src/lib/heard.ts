/** The accessible name of a button: words that are hidden from screen readers do not count. */
export function nameOf(button: Element): string {
  const label = button.getAttribute("aria-label");
  if (label) return label;
  const heard = button.cloneNode(true) as Element;
  heard.querySelectorAll("[aria-hidden=true]").forEach((part) => part.remove());
  return heard.textContent.replace(/[ \n]+/g, " ").trim();
}
