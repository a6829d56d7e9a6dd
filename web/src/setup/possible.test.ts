import { describe, expect, it } from "vitest";
import type { GameEntry } from "../wire/types";
import { editions, gameOf, groups, obstacles, seatCounts, usual, wishFor } from "./possible";

const game = (
  edition: string,
  seats: number[],
  chosen: Record<string, string | null>,
): GameEntry => ({
  id: `cards/${edition}${Object.values(chosen)
    .filter(Boolean)
    .map((option) => `+${option}`)
    .join("")}`,
  family: "cards",
  edition,
  options: [],
  seats,
  chosen,
  source: "",
  rules: 1,
});

const GAMES = [
  game("new", [2, 3, 4, 5], { sweet: "berry", way: null }),
  game("new", [2], { sweet: "berry", way: "duel" }),
  game("new", [2, 3, 4, 5], { sweet: "tea", way: null }),
  game("old", [3, 4, 5], { way: null }),
];

describe("what can be chosen together", () => {
  it("starts from the first id of a family at the usual number of seats", () => {
    const wish = usual(GAMES, "cards");
    expect(wish).toEqual({
      family: "cards",
      edition: "new",
      chosen: { sweet: "berry", way: null },
      seats: 4,
    });
    expect(gameOf(GAMES, wish)?.id).toBe("cards/new+berry");
  });

  it("lists editions, groups with their values, and seat counts", () => {
    expect(editions(GAMES, "cards")).toEqual(["new", "old"]);
    expect(groups(GAMES, usual(GAMES, "cards"))).toEqual([
      ["sweet", ["berry", "tea"]],
      ["way", [null, "duel"]],
    ]);
    expect(seatCounts(GAMES, "cards")).toEqual([2, 3, 4, 5]);
  });

  it("names the seats that stand against an option", () => {
    const wish = { ...usual(GAMES, "cards"), chosen: { sweet: "berry", way: "duel" } };
    expect(obstacles(GAMES, wish, "way")).toEqual([
      { about: "seats", group: "", value: null, seats: [2] },
    ]);
  });

  it("names the other option that stands against one", () => {
    const wish = {
      family: "cards",
      edition: "new",
      chosen: { sweet: "tea", way: "duel" },
      seats: 2,
    };
    expect(obstacles(GAMES, wish, "sweet")).toEqual([
      { about: "group", group: "way", value: "duel", seats: [] },
    ]);
  });

  it("names the option that stands against a number of seats", () => {
    const wish = {
      family: "cards",
      edition: "new",
      chosen: { sweet: "berry", way: "duel" },
      seats: 3,
    };
    expect(obstacles(GAMES, wish, "seats")).toEqual([
      { about: "group", group: "way", value: "duel", seats: [] },
    ]);
  });

  it("blames the edition where nothing else would help", () => {
    const wish = { ...usual(GAMES, "cards", "old"), seats: 2 };
    expect(obstacles(GAMES, wish, "seats")).toEqual([
      { about: "edition", group: "", value: "old", seats: [3, 4, 5] },
    ]);
  });

  it("finds no obstacle where there is none", () => {
    expect(obstacles(GAMES, usual(GAMES, "cards", "old"), "seats")).toEqual([]);
  });

  it("reads a wish off an id", () => {
    expect(wishFor(GAMES, "cards/new+berry+duel")?.seats).toBe(2);
    expect(wishFor(GAMES, "cards/none")).toBeNull();
    expect(wishFor(GAMES, "cards/new+berry+sauce")).toBeNull();
    expect(wishFor(GAMES, "")).toBeNull();
  });

  it("reads options in any order", () => {
    expect(wishFor(GAMES, "cards/new+duel+berry")).toEqual(wishFor(GAMES, "cards/new+berry+duel"));
  });
});
