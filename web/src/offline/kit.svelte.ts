/** The kit: what games against bots need without a server, kept in this browser when somebody wants it.
 *
 * The service worker serves it from here. Its files are some megabytes: nobody gets them unasked. */

import { below } from "../lib/base";

/** Not one of the caches that the service worker drops with an old version of the pages. */
export const CACHE = "kit";
const FILES = below("/offline/");
const LIST = `${FILES}files.json`;
const GAMES = `${FILES}games.json`;

export interface KitFile {
  name: string;
  /** How many bytes come over the network. */
  bytes: number;
  /** How many there are once they are unpacked. */
  size: number;
  digest: string;
}

export const bytesOf = (files: KitFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

/** A size as people read it. */
export const inMegabytes = (bytes: number, language: string): string =>
  new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(bytes / 1e6);

/** Those files that are not kept as they are now. */
export const changed = (files: KitFile[], kept: KitFile[]): KitFile[] =>
  files.filter(
    ({ name, digest }) => !kept.some((old) => old.name === name && old.digest === digest),
  );

async function kept(path: string): Promise<Response | undefined> {
  if (!("caches" in globalThis)) return undefined;
  return caches.match(path, { cacheName: CACHE });
}

const listOf = async (response: Response | undefined): Promise<KitFile[]> =>
  response?.ok ? ((await response.json()) as KitFile[]) : [];

/** Whether all that a game here needs is in this browser. */
export const isKept = async (): Promise<boolean> => (await kept(LIST)) !== undefined;

/** The games that can be played here; nothing where the kit is not kept. */
export const keptGames = (): Promise<Response | undefined> => kept(GAMES);

/** Read a file to its end, and say how much of it has come. */
async function whole(file: KitFile, come: (bytes: number) => void): Promise<Response> {
  const response = await fetch(`${FILES}${file.name}?${file.digest}`); // not the one that is kept
  if (!response.ok || !response.body) throw new Error(`${file.name}: ${response.status}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let read = 0;
  const reader = response.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    read += next.value.length;
    come(Math.round((Math.min(read, file.size) / file.size) * file.bytes));
  }
  if (read !== file.size) throw new Error(`${file.name}: ${read} bytes`);
  const type = response.headers.get("Content-Type") ?? "application/octet-stream";
  return new Response(new Blob(parts), { headers: { "Content-Type": type } });
}

class Kit {
  /** Whether this browser could keep it, and the server has it. */
  offered = $state(false);
  kept = $state(false);
  /** Bytes of all that is to come, and how many have come; null while nothing is fetched. */
  come = $state<number | null>(null);
  bytes = $state(0);
  problem = $state<"full" | "failed" | null>(null);
  private files: KitFile[] = [];

  /** Look at what is kept, and ask the server what there is. */
  async look(): Promise<void> {
    if (!("caches" in globalThis) || !("serviceWorker" in navigator)) return;
    this.kept = await isKept();
    const newest = await fetch(`${LIST}?newest`, { cache: "no-cache" }).catch(() => undefined);
    this.files = await listOf(newest);
    this.bytes = bytesOf(this.files.length ? this.files : await listOf(await kept(LIST)));
    this.offered = this.files.length > 0;
  }

  /** Fetch what is missing. What is kept stays whole until all of it has come. */
  async keep(): Promise<void> {
    if (this.come !== null || !this.offered) return;
    this.problem = null;
    this.come = 0;
    try {
      await navigator.storage?.persist?.();
      const old = await listOf(await kept(LIST));
      const missing = changed(this.files, old);
      this.bytes = bytesOf(missing);
      const fetched: [string, Response][] = [];
      let before = 0;
      for (const file of missing) {
        const one = await whole(file, (bytes) => (this.come = before + bytes));
        fetched.push([`${FILES}${file.name}`, one]);
        before += file.bytes;
      }
      const games = await fetch(below("/api/games"));
      if (!games.ok) throw new Error(`games: ${games.status}`);
      const cache = await caches.open(CACHE);
      await cache.delete(LIST); // with it, put last, the kit is whole
      for (const [path, response] of [...fetched, [GAMES, games] as const])
        await cache.put(path, response);
      await cache.put(LIST, Response.json(this.files));
      this.kept = true;
    } catch (error) {
      const full = error instanceof DOMException && error.name === "QuotaExceededError";
      this.problem = full ? "full" : "failed";
      this.kept = await isKept();
    } finally {
      this.come = null;
      this.bytes = bytesOf(this.files);
    }
  }

  /** Fetch what has changed, if it was kept before. */
  async renew(): Promise<void> {
    if (!(await isKept())) return;
    await this.look();
    if (changed(this.files, await listOf(await kept(LIST))).length) await this.keep();
  }

  /** The tables stay: they can be played again once the kit is back. */
  async remove(): Promise<void> {
    await caches.delete(CACHE);
    this.kept = false;
  }
}

export const kit = new Kit();
