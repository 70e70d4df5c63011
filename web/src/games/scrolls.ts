/** What is longer than its place can be reached and read through by keyboard; what fits is no stop. */

export function scrolls(node: HTMLElement): () => void {
  function measure(): void {
    const over = node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth;
    if (over) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  }
  const sizes = new ResizeObserver(measure);
  function watch(): void {
    sizes.disconnect();
    for (const one of [node, ...node.children]) sizes.observe(one);
  }
  const parts = new MutationObserver(watch);
  parts.observe(node, { childList: true });
  watch();
  return () => {
    sizes.disconnect();
    parts.disconnect();
  };
}
