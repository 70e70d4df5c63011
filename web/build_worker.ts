/** A plugin of the build: the service worker, told which files there are and which version they are. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

import type { Plugin } from "vitest/config";

const WORKER = new URL("./worker.js", import.meta.url);
const PUBLIC = new URL("./public/", import.meta.url);

export function worker(): Plugin {
  return {
    name: "abyssal-worker",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const text = readFileSync(WORKER, "utf-8");
      const files = [...new Set([...Object.keys(bundle), "index.html", ...readdirSync(PUBLIC)])];
      const version = createHash("sha256").update(text);
      for (const name of files.sort()) version.update(name);
      const source = text
        .replace("__VERSION__", version.digest("hex").slice(0, 12))
        .replace("__FILES__", JSON.stringify(files.map((name) => `/${name}`)));
      this.emitFile({ type: "asset", fileName: "worker.js", source });
    },
  };
}
