import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { namesIn } from "../engine/document";
import type { Pad } from "../engine/types";
import { FAMILIES, familyFor } from "../families";
import { rulebookOf } from "../families/rulebooks";
import { rulesAddress } from "../rulebook/address";
import { examplesOf, gameFor, worked } from "../rulebook/examples";
import { editionsOf, type Games, gamesOf } from "../rulebook/games";
import type { Paragraph } from "../rulebook/paragraphs";
import type { Rulebook } from "../rulebook/rulebook";
import { editionOf, familyOf, withoutOptions } from "../wire/ids";
import type { GameEntry } from "../wire/types";
import { kindName, knows, speak } from "../words/words.svelte";

// The games' own tables, as Python exported them: what is there must be told.
const EXPORTED = join(import.meta.dirname, "../rules-generated");
const exported = <T>(name: string) => JSON.parse(readFileSync(join(EXPORTED, name), "utf8")) as T;
const menu = exported<GameEntry[]>("menu.json");
const boxes = exported<Record<string, [string, string][]>>("boxes.json");

const NAMES = Object.keys(FAMILIES);
const pads: Record<string, Pad> = Object.fromEntries(
  NAMES.map((family) => [family, exported<Pad>(`${family}.pad.json`)]),
);
const families: Record<string, Games> = {};
const anchorOfKind = (kind: string, id: string) => familyFor(id)?.anchors.ofKind(kind, id) ?? "";
const anchorOfLine = (line: string, id: string) => familyFor(id)?.anchors.ofLine(line, id) ?? "";
const rulingsOf = (id: string) => rulebookOf(familyOf(id))?.rulings[editionOf(id)] ?? [];
const known: Record<string, Paragraph[]> = {};
const paragraphsOf = (id: string): Paragraph[] => {
  const games = families[familyOf(id)] as Games;
  known[withoutOptions(id)] ??= games.rulebook
    .sections(games, withoutOptions(id))
    .flatMap(({ paragraphs }) => paragraphs);
  return known[withoutOptions(id)] ?? [];
};
const anchorsOf = (id: string) => paragraphsOf(id).map(({ anchor }) => anchor);

describe("rules at hand", () => {
  beforeAll(async () => {
    globalThis.document = { documentElement: {} } as Document;
    await speak("en");
    for (const family of NAMES) {
      families[family] = await gamesOf(family, rulebookOf(family) as Rulebook);
    }
  });

  it("are known for every edition there is", () => {
    const editions = NAMES.flatMap((family) => editionsOf(families[family] as Games));
    expect(editions).toEqual([...new Set(menu.map(({ id }) => withoutOptions(id)))]);
  });

  it("have a paragraph for every component and every line of every game", () => {
    for (const { id, family } of menu) {
      const pad = pads[family] as Pad;
      const tables = pad.tables[pad.games[id] ?? -1];
      const tokens = (tables?.fields ?? []).flatMap(namesIn);
      const slots = (tables?.slots ?? []).map((slot) => slot ?? "yogurt");
      const lines = [...(tables?.rounds ?? []), ...(tables?.end ?? [])].map(([, line]) => line);
      const anchors = [
        ...[...slots, ...tokens].map((kind) => anchorOfKind(kind, id)),
        ...lines.map((line) => anchorOfLine(line, id)),
      ];
      expect(lines.length).toBeGreaterThan(0);
      const there = anchorsOf(id);
      const missing = anchors.filter((anchor) => !there.includes(anchor));
      expect(missing, id).toEqual([]);
    }
    for (const [id, entries] of Object.entries(boxes)) {
      const kinds = entries.flatMap(([of, kind]) => (of === "dice" ? [] : [kind]));
      const missing = kinds.filter((kind) => !anchorsOf(id).includes(anchorOfKind(kind, id)));
      expect(missing, id).toEqual([]);
    }
  });

  it("have a paragraph for every option", () => {
    for (const { id, chosen } of menu) {
      const options = Object.values(chosen).filter((option) => option !== null);
      expect(
        options.filter((option) => !anchorsOf(id).includes(option)),
        id,
      ).toEqual([]);
      if (chosen.dessert) expect(anchorOfLine("dessert", id)).toBe(chosen.dessert);
    }
  });

  it("say every paragraph with all its numbers, under an anchor of its own", () => {
    for (const family of NAMES) {
      for (const id of editionsOf(families[family] as Games)) {
        const paragraphs = paragraphsOf(id);
        expect(new Set(anchorsOf(id)).size).toBe(paragraphs.length);
        for (const { title, texts, steps = [], also = [], strips = [] } of paragraphs) {
          const said = [title, ...texts, ...steps, ...also];
          expect(said.length).toBeGreaterThan(1);
          for (const text of said) expect(text).not.toMatch(/^$|^rules-|[{}]|undefined|NaN/);
          for (const { columns } of strips)
            expect(columns.flat().every(Number.isInteger)).toBe(true);
        }
        for (const { key } of rulingsOf(id)) expect(knows(key), key).toBe(true);
        expect(rulingsOf(id).length).toBeGreaterThan(0);
      }
    }
  });

  it("name what editions are compared by", () => {
    for (const family of NAMES) {
      const games = families[family] as Games;
      for (const { about } of examplesOf(games).filter(({ compared }) => compared))
        for (const id of editionsOf(games)) expect(kindName(about, id)).not.toMatch(/^\w+-/);
    }
  });

  it("work every example out where it stands", () => {
    for (const family of NAMES) {
      const games = families[family] as Games;
      for (const example of examplesOf(games)) {
        const ids = editionsOf(games).filter((id) => anchorsOf(id).includes(example.about));
        const scored = ids.flatMap((id) => gameFor(games, id, example) ?? []);
        expect(scored.length, example.about).toBeGreaterThan(0);
        for (const game of scored) expect(worked(games, example, game)).toHaveLength(game.seats);
      }
    }
  });

  it("are found at the address of the edition, whatever the options", () => {
    const address = rulesAddress("sushi-go/anniversary+golf+mochi", "mochi");
    expect(address).toBe("/rules/sushi-go/anniversary#mochi");
    expect(rulesAddress("sushizock/2008")).toBe("/rules/sushizock/2008");
  });
});
