import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogues } from "./build/catalogues.ts";
import { offline } from "./build/offline-files.ts";
import { pages } from "./build/page-addresses.ts";
import { preview } from "./build/preview-picture.ts";
import { rules } from "./build/translated-rules.ts";

// The server serves what is built here; while developing, Vite passes its doors on to a server.
export default defineConfig({
  plugins: [svelte(), rules(), catalogues(), pages(), offline(), preview()],
  build: {
    outDir: "../src/sushibelt/server/site",
    emptyOutDir: true,
    target: ["chrome123", "firefox121", "safari17.5"], // light-dark(), :has(), top-level await
    assetsInlineLimit: 0, // the content security policy allows no data: scripts, and images stay cacheable
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600, // Sushi Go!'s books for pad and check: small integers, 12 kB when sent
    rolldownOptions: { checks: { bundlerTimings: false } }, // on a busy machine anything is slow
  },
  server: {
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
});
