import { expect, test } from "vitest";
import { canKeep, keeping, offersIn } from "./offers";

const LEGAL =
  "keep:blue1 keep:blue2 keep:sushi1.blue1 take:bones steal:sushi:1:1 steal:sushi:1:2".split(" ");

test("sorts names by what they do", () => {
  const offers = offersIn(LEGAL);
  expect(offers.take).toEqual({ bones: "take:bones" });
  expect(offers.thefts.map((theft) => [theft.kind, theft.victim, theft.place])).toEqual([
    ["sushi", 1, 1],
    ["sushi", 1, 2],
  ]);
});

test("finds the name that sets just these dice aside", () => {
  const offers = offersIn(LEGAL);
  expect(keeping(offers, { blue: 1, sushi: 1 })).toBe("keep:sushi1.blue1");
  expect(keeping(offers, { sushi: 1 })).toBeNull();
  expect(keeping(offers, {})).toBeNull();
});

test("lets a die be touched if some name has it", () => {
  const offers = offersIn(LEGAL);
  expect(canKeep(offers, { sushi: 1 })).toBe(true);
  expect(canKeep(offers, { sushi: 2 })).toBe(false);
});
