import { expect, test } from "vitest";
import type { LineView } from "../../wire/types";
import { comparedIn } from "./comparing";
import { printingOf } from "./printing";
import type { Receipt } from "./receipts";

const GAME = "sushi-go/anniversary";
const line = (name: string, points: number, numbers: Record<string, number>): LineView => ({
  line: name,
  points,
  reason: "",
  numbers,
});
const receipt = (plate: number, tempura: number, maki: number): Receipt => ({
  plate,
  gained: 0,
  total: 0,
  lines: [
    line("tempura", 0, { count: tempura }),
    line("maki", 0, { count: maki, place: 1, sharers: 1, prize: 6 }),
  ],
});
const ALL = [receipt(0, 0, 3), receipt(1, 2, 7), receipt(2, 1, 0)];

test("one's own lines are told one by one, then their sum, and only then the others'", () => {
  expect(printingOf(ALL, 0, GAME)).toEqual({ lines: ["maki"], total: 2, whole: 3 });
});

test("who only looks on is told everybody's lines", () => {
  expect(printingOf(ALL, null, GAME).lines).toEqual(["tempura", "maki"]);
});

test("a line that is won against others tells who has how many, most first", () => {
  expect(comparedIn("maki", ALL, GAME)).toEqual([
    { plate: 1, count: 7 },
    { plate: 0, count: 3 },
    { plate: 2, count: 0 },
  ]);
  expect(comparedIn("tempura", ALL, GAME)).toEqual([]);
});

test("nothing is compared that nobody has", () => {
  expect(comparedIn("maki", [receipt(0, 1, 0), receipt(1, 1, 0)], GAME)).toEqual([]);
});
