import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { describe, expect, it } from "vitest";

// Imports go down, or stay on a floor; the lowest floor comes first.
const LAYERS = [
  ["wire", "words", "art", "theme", "browser", "data"],
  ["engine"],
  ["sentences", "rulebook", "counter"],
  ["families"],
  ["table", "pad", "rules", "learn", "replay", "fair", "setup"],
  ["pages", "shell"],
];
const FILES = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.(ts|svelte|mjs)$/.test(file) && !/^rules-generated|\.test\.ts$/.test(file),
);
const FROM = /(?:from|import\(|import)\s*"(\.[^"]+)"/g;

const folderOf = (path: string) => path.split("/")[0] ?? "";
const floorOf = (folder: string) => LAYERS.findIndex((names) => names.includes(folder));

/** Every import from one folder into another: the file, and where it takes from. */
const imports = FILES.filter((file) => file.includes("/")).flatMap((file) => {
  const text = readFileSync(join(import.meta.dirname, file), "utf8");
  const taken = [...text.matchAll(FROM)].map(([, to = ""]) => folderOf(join(dirname(file), to)));
  const from = folderOf(file);
  const others = taken.filter((to) => to !== from && to !== "rules-generated");
  return others.map((to) => ({ file, from, to }));
});

describe("the folders of the site", () => {
  it("all stand on a floor", () => {
    const named = [...FILES.map(folderOf), ...imports.map(({ to }) => to)];
    const unknown = named.filter((name) => !/\.(ts|svelte)$/.test(name) && floorOf(name) < 0);
    expect([...new Set(unknown)]).toEqual([]);
  });

  it("import from their own floor or from those below", () => {
    const up = imports.filter(({ from, to }) => floorOf(to) > floorOf(from));
    expect(up.map(({ file, to }) => `${file} → ${to}`)).toEqual([]);
  });

  it("never import each other in a circle", () => {
    const ways = new Map<string, Set<string>>();
    for (const { from, to } of imports) ways.set(from, (ways.get(from) ?? new Set()).add(to));
    for (let last = ""; last !== [...ways.keys()].join(); ) {
      last = [...ways.keys()].join();
      for (const [from, to] of ways) if (![...to].some((one) => ways.has(one))) ways.delete(from);
    }
    expect([...ways.keys()]).toEqual([]);
  });
});
