/** In a shared room secrets are covered again by themselves. */

/** How long without a hand, in milliseconds. */
const ALONE = 30_000;

/** Call `cover` when nobody has stirred for a while or the window is left, as long as it is `wanted`. */
export function coverWhenAlone(wanted: () => boolean, cover: () => void): void {
  $effect(() => {
    if (!wanted()) return;
    let timer = setTimeout(cover, ALONE);
    function stir() {
      clearTimeout(timer);
      timer = setTimeout(cover, ALONE);
    }
    addEventListener("blur", cover);
    addEventListener("pointermove", stir);
    addEventListener("keydown", stir);
    return () => {
      clearTimeout(timer);
      removeEventListener("blur", cover);
      removeEventListener("pointermove", stir);
      removeEventListener("keydown", stir);
    };
  });
}
