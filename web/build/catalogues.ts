// A part of the build: the catalogues of the Python package, one module for each language.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "../../src/sushibelt/words");
const LIST = "virtual:words";
// What the site says; the other files are for the terminal.
const WANTED =
  /^(components|events|explain|games|reasons|refusals|results|rules.*|score|server|web.*)\.ftl$/;

// Of these the site needs only why something is refused: the server refuses it too.
const REFUSALS_ONLY = /^(bots|play)\.ftl$/;

function languages(): string[] {
  const folders = readdirSync(FOLDER).filter((name) => statSync(join(FOLDER, name)).isDirectory());
  return folders.filter((name) => /^[a-z]{2}$/.test(name)).sort();
}

function files(language: string): string[] {
  const names = readdirSync(join(FOLDER, language)).sort();
  const needed = names.filter((name) => WANTED.test(name) || REFUSALS_ONLY.test(name));
  return needed.map((name) => join(FOLDER, language, name));
}

/** The refusals of a file: lines that begin one, and those that go on with it. */
function refusals(lines: readonly string[]): string[] {
  let keeps = false;
  return lines.filter((line) => {
    if (/^[a-z]/i.test(line)) keeps = line.startsWith("refusal-");
    return keeps;
  });
}

function text(language: string): string {
  const kept = files(language).flatMap((file) => {
    const lines = readFileSync(file, "utf8").split("\n");
    return REFUSALS_ONLY.test(basename(file)) ? refusals(lines) : lines;
  });
  return kept.filter((line) => !line.startsWith("#") && line.trim()).join("\n");
}

/** `virtual:words` lists the languages; each loads its own `virtual:words/<language>`. */
export function catalogues(): Plugin {
  return {
    name: "catalogues",
    resolveId: (id) => (id === LIST || id.startsWith(`${LIST}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) {
        const each = languages().map((tongue) => `${tongue}: () => import("${LIST}/${tongue}")`);
        return `export const CATALOGUES = { ${each.join(", ")} };`;
      }
      if (!id.startsWith(`\0${LIST}/`)) return undefined;
      const language = id.slice(LIST.length + 2);
      for (const file of files(language)) this.addWatchFile(file);
      return `export default ${JSON.stringify(text(language))};`;
    },
  };
}
