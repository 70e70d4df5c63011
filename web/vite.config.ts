import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

import { worker } from "./build_worker";

// The server serves the built client from its own package.
const built = "../src/abyssal/server/static";

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
    include: ["src/**/*.test.ts"],
    testTimeout: 120_000, // milliseconds, on a machine that has much else to do
  },
});
