/** The service worker: the pages without a network, and notices when no page is open.
 *
 * The build fills in the files and their version. Nothing of the API is ever kept: neither tables nor
 * secrets are in the cache, only what everybody gets. */

/** The path below which the server lies; empty at its root. */
const BELOW = new URL("./", self.location.href).pathname.slice(0, -1);
const OURS = `abyssal${BELOW}-`;
const CACHE = `${OURS}__VERSION__`;
const FILES = new Set(__FILES__);
const PAGE = "/index.html";
/** What games without a server need; a page keeps it there when somebody wants it. */
const KIT = "kit";
const KIT_FILES = "/offline/";

self.addEventListener("install", (event) => {
  const files = [...FILES].map((file) => new Request(BELOW + file, { cache: "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(files)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith(OURS) && name !== CACHE))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname: whole, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (!whole.startsWith(`${BELOW}/`)) return;
  const pathname = whole.slice(BELOW.length);
  if (pathname.startsWith("/api/") || pathname.startsWith("/host")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (FILES.has(pathname)) event.respondWith(file(request, pathname, CACHE));
  else if (pathname.startsWith(KIT_FILES) && !search)
    event.respondWith(file(request, pathname, KIT));
});

/** A page from the server, or the kept one while it cannot be reached. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(BELOW + PAGE, { cacheName: CACHE });
    if (kept) return kept;
    throw error;
  }
}

async function file(request, pathname, cacheName) {
  return (await caches.match(BELOW + pathname, { cacheName })) ?? fetch(request);
}

self.addEventListener("push", (event) => {
  event.waitUntil(tell(event.data ? event.data.json() : {}));
});

/** Show a notice, one of a table's turns; or take it back, when the turn was played elsewhere. */
async function tell({ kind, table, title, body, path }) {
  const tag = `${kind === "seat" || kind === "ends" ? kind : "table"}-${table}`;
  if (kind === "gone") {
    for (const shown of await self.registration.getNotifications({ tag })) shown.close();
  } else if (title) {
    await self.registration.showNotification(title, {
      body,
      tag,
      icon: `${BELOW}/icon-192.png`,
      badge: `${BELOW}/badge.png`,
      data: { path },
    });
  }
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(arrive(event.notification.data?.path ?? "/"));
});

/** Bring the page of a notice to the front, or open it: only ever one of our own. Where a browser
 * opens no window for us, a page of ours that is open goes there. */
async function arrive(path) {
  const there = new URL(BELOW + path, location.origin);
  if (there.origin !== location.origin) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === there.pathname);
  if (open) return open.focus();
  try {
    await self.clients.openWindow(there.href);
  } catch {
    await pages[0]?.navigate(there.href);
  }
}
