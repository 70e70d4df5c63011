import { readdirSync, readFileSync } from "node:fs";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

import { worker } from "./build_worker";

// The server serves the built client from its own package.
const built = "../src/abyssal/server/static";

const tests = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".test.ts"))
  .map((file) => `src/${file}`);
// A module that one file replaces must not be replaced for others: those files are run by themselves. All
// others share what they import, which takes less than half the time.
const replacing = tests.filter((file) => readFileSync(file, "utf8").includes("vi.mock("));

export default defineConfig({
  base: "./", // the server says below which path the client lies
  plugins: [svelte(), svelteTesting(), worker()],
  worker: {
    format: "es",
    rolldownOptions: { output: { entryFileNames: "assets/[name]-[hash].js" } },
  },
  build: { outDir: built, emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: {
    fs: { allow: [".."] }, // the words lie with the server's
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: {
    environment: "happy-dom",
    projects: [
      { extends: true, test: { name: "alone", include: replacing, isolate: true } },
      {
        extends: true,
        test: { name: "together", include: tests, exclude: replacing, isolate: false },
      },
    ],
    testTimeout: 120_000, // milliseconds, on a machine that has much else to do
  },
});
