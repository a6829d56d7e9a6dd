// A part of the build: the rules in JavaScript, translated from Python anew, so that none is stale.

import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Plugin } from "vite";

const ROOT = join(import.meta.dirname, "../..");
const PYTHON = join(ROOT, ".venv/bin/python");
const FOLDER = join(import.meta.dirname, "../src/rules-generated");

/** Fills `src/rules-generated` before anything of it is read. */
export function rules(): Plugin {
  return {
    name: "rules",
    buildStart() {
      if (process.env.VITEST) return;
      execFileSync(PYTHON, ["-m", "sushibelt.export", FOLDER], { stdio: "inherit" });
    },
  };
}
