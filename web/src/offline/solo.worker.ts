/** The server of this page: Python in a worker of its own, with its tables in the browser's database.
 *
 * Nothing is told before it is kept. */

import type { PyodideAPI } from "pyodide";
import type { PyProxy } from "pyodide/ffi";

import { documents, keep } from "./kept";
import type { Asked, Told } from "./messages";

const FILES = new URL("../offline/", self.location.href).pathname; // beside `assets`
const PACKAGES = "/lib/solo";
/** Milliseconds in which the page that was here before, as when it is loaded again, lets go. */
const PATIENCE = 3000;

interface Following extends PyProxy {
  running: Promise<unknown>;
  send(text: string): void;
  close(): void;
}

interface Solo extends PyProxy {
  request(method: string, path: string, body: string): Promise<PyProxy>;
  follow(path: string, tell: (text: string) => void): Following;
}

let written: Promise<unknown> = Promise.resolve();
const followed = new Map<number, Following>();

/** Tell it once all that led to it is kept. */
function tell(message: Told): void {
  void written.then(
    () => postMessage(message),
    () => {}, // the page knows that nothing can be kept
  );
}

function put(table: string, document: string): void {
  written = written.then(() => keep(table, document));
  written.catch(() => postMessage({ kind: "failed", why: "full" } satisfies Told));
}

async function start(): Promise<Solo> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${FILES}pyodide.mjs`)) as {
    loadPyodide: (options: { indexURL: string }) => Promise<PyodideAPI>;
  };
  const [python, packages] = await Promise.all([
    loadPyodide({ indexURL: FILES }),
    fetch(`${FILES}packages.zip`).then((response) => response.arrayBuffer()),
  ]);
  python.unpackArchive(new Uint8Array(packages), "zip", { extractDir: PACKAGES });
  python.runPython(`import sys; sys.path.insert(0, "${PACKAGES}")`);
  const { Solo } = python.pyimport("abyssal.solo") as unknown as {
    Solo: (keep: (table: string, document: string) => void, documents: string[]) => Solo;
  };
  return Solo(put, await documents());
}

async function carryOut(solo: Solo, asked: Asked): Promise<void> {
  const { kind, id } = asked;
  switch (kind) {
    case "request": {
      const found = await solo.request(asked.method, asked.path, asked.body);
      const [status, text] = found.toJs() as [number, string];
      tell({ kind: "answer", id, status, text });
      found.destroy();
      break;
    }
    case "open": {
      const following = solo.follow(asked.path, (text) => tell({ kind: "message", id, text }));
      followed.set(id, following);
      await following.running;
      followed.delete(id);
      tell({ kind: "closed", id });
      break;
    }
    case "send":
      followed.get(id)?.send(asked.text);
      break;
    case "close":
      followed.get(id)?.close();
  }
}

/** Two pages would each change the same tables: the first one runs them, for as long as it is open. */
async function once(work: () => Promise<void>): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    await navigator.locks.request("abyssal-solo", { signal }, async () => {
      await work();
      await new Promise(() => {});
    });
  } catch {
    tell({ kind: "failed", why: "elsewhere" });
  }
}

void once(async () => {
  try {
    const solo = await start();
    onmessage = ({ data }: MessageEvent<Asked>) => void carryOut(solo, data);
    tell({ kind: "ready" });
  } catch (error) {
    console.error(error);
    tell({ kind: "failed", why: "failed" });
  }
});
