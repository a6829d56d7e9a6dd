import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ART, drawingOf, GROUPS, hang } from "./art";
import { NUMERAL } from "./pen";

const WORDS = join(import.meta.dirname, "../../../src/sushibelt/words/en");

// Every component has a name in the catalogue (a test of the Python side compares it with the boxes).
const texts = readdirSync(WORDS).map((file) => readFileSync(join(WORDS, file), "utf8"));
const named = [...texts.join("\n").matchAll(/^component-([\w-]+) =/gm)].map(
  (found) => found[1] ?? "",
);

describe("drawings", () => {
  it("shows every component that has a name", () => {
    expect(named.length).toBeGreaterThan(45);
    expect(named.filter((kind) => !ART[kind])).toEqual([]);
  });

  it("shows what an edition calls by another name as what it is", () => {
    expect(drawingOf("squid", "sushi-go/zoch-2014+two-way")).toBe("tuna");
    expect(drawingOf("wasabi+squid", "sushi-go/zoch-2014")).toBe("wasabi-tuna");
    expect(drawingOf("wasabi+squid", "sushi-go/anniversary")).toBe("wasabi-squid");
    expect(drawingOf("dumpling")).toBe("dumpling");
  });

  it("has a chef for each level and what else the counter needs", () => {
    const needed = [
      ...["novice", "apprentice", "cook", "chef", "master"],
      ...["guest-a", "guest-b", "guest-c", "guest-d", "guest-e"],
      ...[
        "cloche",
        "back",
        "belt",
        "noren",
        "stool",
        "stamp",
        "dice-cup",
        "puppet",
        "spot",
        "boat",
      ],
      ...["squishy", ...Array.from({ length: 6 }, (_, i) => `die${i + 1}`)],
    ];
    expect(needed.filter((name) => !ART[name])).toEqual([]);
  });

  it("prints a number on whatever is counted, and no other text", () => {
    for (const [name, piece] of Object.entries(ART)) {
      const printed = [...piece.matchAll(/<text[^>]*>([^<]*)</g)].map((found) => found[1]);
      const counted = name.match(/^(?!die|bone)[a-z]+(\d)$/);
      const bone = name.match(/^bone(\d)$/);
      const wet = name.startsWith("wasabi-");
      expect(printed, name).toEqual(
        counted ? [counted[1]] : bone ? [`−${bone[1]}`] : wet ? ["×3"] : [],
      );
    }
  });

  it("draws a number last, so that it lies above the picture", () => {
    for (const [name, piece] of Object.entries(ART)) {
      const rest = piece.split(NUMERAL);
      expect(rest.length, name).toBeLessThanOrEqual(2);
      if (rest.length === 2) expect(rest[1], name).toMatch(/^(?:(?!<g).)*<\/text><\/g>$/);
    }
  });

  it("shows a thing as one picture, unless it has the colour of the text around it", () => {
    expect(hang("salmon").symbol).toBeUndefined();
    const shown = decodeURIComponent(hang("salmon").picture ?? "");
    expect(shown).toContain("<path");
    expect(shown).not.toContain("var(");
  });

  it("draws no two things alike", () => {
    const pieces = Object.values(ART);
    expect(new Set(pieces).size).toBe(pieces.length);
  });

  it("is well-formed and has one weight of outline", () => {
    for (const [group, drawings] of Object.entries(GROUPS)) {
      if (group === "signs") continue;
      for (const [name, piece] of Object.entries(drawings)) {
        expect(piece, name).not.toMatch(/undefined|NaN|style=/);
        const opened = piece.match(/<(g|text)\b/g)?.length ?? 0;
        const closed = piece.match(/<\/(g|text)>/g)?.length ?? 0;
        expect(opened, name).toBe(closed);
      }
    }
  });
});
