// A part of the build: the list of addresses that lead to a page, for the server.

import type { Plugin } from "vite";
import { ADDRESSES } from "../src/pages/addresses.ts";

/** Writes `pages.json`: the first part of every page's address. */
export function pages(): Plugin {
  return {
    name: "pages",
    apply: "build",
    generateBundle() {
      const firsts = [...new Set(ADDRESSES.map(([first]) => first))];
      this.emitFile({ type: "asset", fileName: "pages.json", source: JSON.stringify(firsts) });
    },
  };
}
