/** The path below which the server lies, such as `/games`; empty where it has a name of its own.
 *
 * The server writes it into the page. Paths in our code are those of docs/protocol.md, without it. */

const told = document.querySelector<HTMLMetaElement>('meta[name="abyssal-below"]')?.content ?? "";

export const BELOW = told.startsWith("/") ? told.replace(/\/$/, "") : "";

/** A path of ours as it stands in an address. */
export const below = (path: string): string => BELOW + path;

/** The same back: what stands in an address as a path of ours. */
export const within = (pathname: string, base = BELOW): string =>
  pathname === base || pathname.startsWith(`${base}/`)
    ? pathname.slice(base.length) || "/"
    : pathname;
