// A part of the build: the service worker, with the list of this version's files.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const WORKER = join(import.meta.dirname, "../src/shell/service-worker.js");
// Alphabets and languages are kept by whoever uses them.
const NOT_FOR_ALL = /-(latin-ext|cyrillic)-|^assets\/[a-z]{2}-/;

/** Writes `sw.js`: the worker, with the list of files in place of its first line. */
export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => name.startsWith("assets/") && !NOT_FOR_ALL.test(name))
        .sort()
        .map((name) => `/${name}`);
      const version = createHash("sha256").update(files.join("|")).digest("hex").slice(0, 12);
      const head = `const VERSION = "${version}";\nconst FILES = ${JSON.stringify(files)};\n`;
      const source = readFileSync(WORKER, "utf8").replace(/^.*__SITE__.*\n/m, head);
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}
