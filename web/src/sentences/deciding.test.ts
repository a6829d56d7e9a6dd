import { expect, test } from "vitest";
import type { PlateSheet } from "../wire/types";
import { decidedBy } from "./deciding";

const line = (name: string, points: number) => ({ line: name, points, reason: "", numbers: {} });
const sheet = (maki: number, dessert: number): PlateSheet => ({
  rounds: [maki, maki].map((points) => ({ lines: [line("maki", points)], total: points })),
  end: { lines: [line("dessert", dessert)], total: dessert },
  total: 2 * maki + dessert,
});
const result = { points: [], tie_break: [], places: [2, 1, 3], winners: [1] };
const GAME = "sushi-go/anniversary";

test("the line decides in which the winner is furthest ahead of the next best", () => {
  const sheets = [sheet(3, 6), sheet(6, 5), sheet(0, 0)];
  expect(decidedBy(GAME, sheets, result)).toEqual({ line: "maki", seat: 1, points: 6 });
});

test("with the fewest points winning it is the other way round", () => {
  const sheets = [sheet(3, 6), sheet(3, 2), sheet(9, 9)];
  const golf = decidedBy(`${GAME}+golf`, sheets, result);
  expect(golf).toEqual({ line: "dessert", seat: 1, points: 4 });
});

test("nothing is said where several won, or nobody is ahead in anything", () => {
  const sheets = [sheet(3, 6), sheet(3, 6), sheet(0, 0)];
  expect(decidedBy(GAME, sheets, result)).toBe(null);
  expect(decidedBy(GAME, sheets, { ...result, winners: [0, 1] })).toBe(null);
});
