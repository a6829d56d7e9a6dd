// The score pad without its pages, for tests that run it under Node (tests/pad/ask.mjs).

import type { PadFamily } from "../src/engine/types";

export { put } from "../src/engine/cells";
export { gameOf } from "../src/engine/game";
export { opened, read, written } from "../src/engine/link";
export { score } from "../src/engine/score";

/** The pads of all families, by their files. */
export const PADS: Record<string, PadFamily> = import.meta.glob("../src/families/*/pad.ts", {
  eager: true,
  import: "pad",
});
