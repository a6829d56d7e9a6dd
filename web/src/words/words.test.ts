import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import {
  component,
  knows,
  LANGUAGES,
  language,
  lineName,
  listed,
  ownName,
  say,
  speak,
  tally,
  wanted,
} from "./words.svelte";

const SITE = join(import.meta.dirname, "..");
const FOLDER = join(import.meta.dirname, "../../../src/sushibelt/words");

describe("words", () => {
  beforeAll(async () => {
    globalThis.document = { documentElement: {} } as Document;
    await speak("en");
  });

  it("come in every language that has a folder", () => {
    const folders = readdirSync(FOLDER).filter((name) => /^[a-z]{2}$/.test(name));
    expect([...LANGUAGES].sort()).toEqual(folders.sort());
    expect(language()).toBe("en");
    expect(ownName("pl")).toBe("Polski");
  });

  it("are said by id, and an unknown id shows itself", () => {
    expect(say("site-name")).toBe("Sushibelt");
    expect(say("no-such-text")).toBe("no-such-text");
  });

  it("name components as the edition does", () => {
    expect(component("wasabi+squid", "sushi-go/zoch-2014+two-way")).toBe("tuna on wasabi");
    expect(component("squid", "sushi-go/anniversary")).toBe("squid nigiri");
    expect(lineName("dumpling", "sushi-go/zoch-2014")).toBe("mussels");
    expect(tally({ dumpling: 2, egg: 1 }, "sushi-go/anniversary")).toBe("2× dumpling, egg nigiri");
    expect(listed(["Ana", "Bo"])).toBe("Ana and Bo");
  });

  it("leave out what only the terminal says", () => {
    expect(say("page-puppet")).toBe("page-puppet");
    expect(say("games-column-id")).toBe("games-column-id");
    expect(say("cli-games")).toBe("cli-games");
    expect(say("play-resumed-cut")).toBe("play-resumed-cut");
    expect(say("refusal-name-twice", { name: "Ana" })).toContain("Ana");
  });

  it("include everything that the site says", () => {
    const files = readdirSync(SITE, { recursive: true, encoding: "utf8" });
    const sources = files.filter((name) => /(?<!\.test)\.(svelte|ts)$/.test(name));
    const said = sources.flatMap((name) => {
      const text = readFileSync(join(SITE, name), "utf8");
      return [...text.matchAll(/\bsay\(\s*"([^"]+)"/g)].map((found) => found[1] ?? "");
    });
    expect(said.length).toBeGreaterThan(50);
    expect(said.filter((key) => !knows(key))).toEqual([]);
  });

  it("are in the language that was chosen, or that the browser asks for first", () => {
    expect(wanted("en", ["xx-YY"])).toBe("en");
    expect(wanted("", ["xx-YY", "EN-gb"])).toBe("en");
    expect(wanted("", ["xx"])).toBe("en");
  });
});
