// Builds the pad as one module: `vite build --config build/pad-library.config.ts --outDir FOLDER`.

import { join } from "node:path";
import { defineConfig } from "vite";

export default defineConfig({
  publicDir: false,
  build: {
    lib: {
      entry: join(import.meta.dirname, "pad-library.ts"),
      formats: ["es"],
      fileName: () => "pad.mjs",
    },
    target: "node20",
    minify: false,
    emptyOutDir: false,
  },
});
