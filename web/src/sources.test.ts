import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path/posix";
import { describe, expect, it } from "vitest";
import { LEVELS, traitsOf } from "./data/traits";
import { FAMILIES } from "./families";
import type { GameEntry } from "./wire/types";

// Written by Python: the types of the wire name every family's view.
const WRITTEN = /^(rules-generated\/|wire\/types\.ts$)|\.test\.ts$/;
const FILES = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.(ts|svelte)$/.test(file) && !WRITTEN.test(file),
);
const COMMENTS = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|\/\/ .*$/gm;
const textOf = (file: string) =>
  readFileSync(join(import.meta.dirname, file), "utf8").replace(COMMENTS, "");

/** Where a pattern is found, outside of comments: the file, and what was found. */
const found = (pattern: RegExp, files: string[]) =>
  files.flatMap((file) => (textOf(file).match(pattern) ?? []).map((what) => `${file}: ${what}`));

const NAMES = Object.keys(FAMILIES).map((name) => name.replace("-", "[-_ ]?"));
const KINDS =
  "tempura|sashimi|dumplings?|maki|egg|salmon|squid|nigiri|wasabi|chopsticks|menu|tokens";
const MENU = JSON.parse(
  readFileSync(join(import.meta.dirname, "rules-generated/menu.json"), "utf8"),
) as GameEntry[];
const OPTIONS = [...new Set(MENU.flatMap(({ options }) => options))];
const SERVED = new Set(MENU.flatMap(({ id }) => traitsOf(id).dessert?.component ?? []));
const DESSERTS = [...SERVED, "desserts?"].join("|");

describe("the sources of the site", () => {
  it("name a family of games in its own folder and in the index only", () => {
    const others = FILES.filter((file) => !/^families\/(index\.ts$|[^/]+\/)/.test(file));
    expect(found(new RegExp(NAMES.join("|"), "gi"), others)).toEqual([]);
    for (const family of Object.keys(FAMILIES)) {
      const own = FILES.filter((file) => file.startsWith(`families/${family}/`));
      const foreign = NAMES.filter((name) => !new RegExp(name, "i").test(family));
      expect(own.length).toBeGreaterThan(0);
      expect(found(new RegExp(foreign.join("|"), "gi"), own)).toEqual([]);
    }
  });

  it("hold no number of a game: none stands beside a component, a round or a dessert", () => {
    expect(SERVED.size).toBeGreaterThan(1);
    const beside = new RegExp(`\\b(${KINDS}|${DESSERTS}|rounds?)["']?\\s*[:=]\\s*[1-9]`, "gi");
    expect(found(beside, FILES)).toEqual([]);
  });

  it("decide nothing by the number that is printed on a component", () => {
    const compared = new RegExp(`[=!]== ["'](${KINDS}|${DESSERTS}|sushi|bone)\\d["']`, "g");
    expect(found(compared, FILES)).toEqual([]);
  });

  it("decide something by an option in its family's folder only", () => {
    const asked = `([=!]==|(includes|startsWith|endsWith|has)\\()\\s*["'\`]\\+?(${OPTIONS.join("|")})["'\`]`;
    const others = FILES.filter((file) => !file.startsWith("families/"));
    expect(OPTIONS.length).toBeGreaterThan(5);
    expect(found(new RegExp(asked, "g"), others)).toEqual([]);
  });

  it("list no levels of bots: Python exports them", () => {
    const level = `["'](${LEVELS.join("|")})["']`;
    expect(LEVELS.length).toBeGreaterThan(2);
    expect(found(new RegExp(`${level}\\s*,\\s*${level}`, "g"), FILES)).toEqual([]);
  });
});
