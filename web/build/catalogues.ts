// A part of the build: the catalogues of the Python package, one module for each language.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "../../src/sushibelt/words");
const LIST = "virtual:words";
// Files of commands that only a terminal has.
const COMMANDS = /^(arena|bench|cli|simulate|verify)\.ftl$/;
// What only a terminal says, in any file.
const TERMINAL =
  /^(all-chosen|ask|bill|cli|explain-keys|hand-over|leave|offer|page|play|refusal-input|score-(ask|hello|saved|so-far)|serve|short)\b/;

function languages(): string[] {
  const folders = readdirSync(FOLDER).filter((name) => statSync(join(FOLDER, name)).isDirectory());
  return folders.filter((name) => /^[a-z]{2}$/.test(name)).sort();
}

function files(language: string): string[] {
  const names = readdirSync(join(FOLDER, language)).sort();
  const needed = names.filter((name) => name.endsWith(".ftl") && !COMMANDS.test(name));
  return needed.map((name) => join(FOLDER, language, name));
}

/** The messages of a file that the site says: lines that begin one, and those that continue it. */
function shown(lines: readonly string[]): string[] {
  let keeps = false;
  return lines.filter((line) => {
    if (/^[a-z]/i.test(line)) keeps = !TERMINAL.test(line);
    return keeps && !line.startsWith("#") && line.trim();
  });
}

function text(language: string): string {
  return files(language)
    .flatMap((file) => shown(readFileSync(file, "utf8").split("\n")))
    .join("\n");
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
