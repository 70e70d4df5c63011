/** The router: which page a path shows. Secrets are only ever in the fragment, which is never sent. */

import { below, within } from "./base";

export type Route =
  | { page: "home" }
  | { page: "me" }
  | { page: "new"; game: string }
  | { page: "opponents"; game: string }
  | { page: "table"; table: string }
  | { page: "replay"; table: string }
  | { page: "review"; table: string }
  | { page: "verify"; table: string }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string }
  | { page: "host" }
  | { page: "friends" }
  | { page: "circle"; circle: string }
  | { page: "unknown" };

export function routeOf(path: string): Route {
  const parts = path.split("/").filter(Boolean);
  const [room, id, more] = parts;
  if (parts.length === 0) return { page: "home" };
  if (room === "host" && parts.length === 1) return { page: "host" };
  if (room === "me" && parts.length === 1) return { page: "me" };
  if (room === "new" && id && parts.length === 2) return { page: "new", game: id };
  if (room === "opponents" && id && parts.length === 2) return { page: "opponents", game: id };
  if (room === "rules" && id && parts.length === 2) return { page: "rules", game: id };
  if (room === "learn" && id && parts.length === 2) return { page: "learn", game: id };
  if (room === "friends" && parts.length === 1) return { page: "friends" };
  if (room === "friends" && id && parts.length === 2) return { page: "circle", circle: id };
  if (room === "t" && id && parts.length === 2) return { page: "table", table: id };
  if (room === "t" && id && parts.length === 3)
    if (more === "replay" || more === "review" || more === "verify")
      return { page: more, table: id };
  return { page: "unknown" };
}

/** What a fragment may hold: a seat's secret, an invitation, the hosts' code for opening tables, or a person's secret. */
const SECRETS = ["seat", "join", "open", "person"] as const;

export function secretOf(fragment: string): Partial<Record<(typeof SECRETS)[number], string>> {
  const found = new URLSearchParams(fragment.replace(/^#/, ""));
  return Object.fromEntries(
    SECRETS.map((name) => [name, found.get(name)]).filter(([, value]) => value),
  ) as Partial<Record<(typeof SECRETS)[number], string>>;
}

class Router {
  path = $state(within(location.pathname));
  fragment = $state(location.hash);
  route = $derived(routeOf(this.path));

  /** Go to a page of our own. */
  go(to: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", below(to));
    this.read();
    scrollTo(0, 0);
  }

  /** Take the secret out of the address, so that nobody reads it there. */
  forgetSecret(): void {
    history.replaceState(null, "", below(this.path));
    this.fragment = "";
  }

  /** Follow links to our own pages without loading anything. */
  listen(): void {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
    document.addEventListener("click", (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
      if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download"))
        return;
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
      if (event.shiftKey || link.getAttribute("href")?.startsWith("#")) return;
      event.preventDefault();
      this.go(within(link.pathname) + link.search + link.hash);
    });
  }

  private read(): void {
    this.path = within(location.pathname);
    this.fragment = location.hash;
  }
}

export const router = new Router();
