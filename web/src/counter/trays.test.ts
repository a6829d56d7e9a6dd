import { expect, test } from "vitest";
import { dishesOf } from "../data/dishes";
import { bundled, groupsOf } from "./trays";

const CARDS = dishesOf("sushi-go/anniversary");
const DICE = dishesOf("sushi-roll/2019");

test("a third tempura starts a new pair", () => {
  expect(bundled("tempura", 3, 2)).toMatchObject({
    bundles: [["tempura", "tempura"], ["tempura"]],
    gaps: 1,
  });
  expect(bundled("sashimi", 3, 3).gaps).toBe(0);
});

test("maki are told by the sum of their icons", () => {
  const [group] = groupsOf({ maki1: 1, maki3: 2 }, {}, CARDS);
  expect(group).toMatchObject({ about: "maki", sum: 7 });
});

test("desserts of earlier rounds lie with those of this one", () => {
  const [group] = groupsOf({ strawberry2: 1 }, { strawberry4: 1 }, CARDS);
  expect(group).toMatchObject({ about: "dessert", sum: 6 });
});

test("nothing on the plate is left out, and nothing is invented", () => {
  const laid = { tempura: 3, dumpling: 2, maki2: 1, egg: 1, wasabi: 1, "wasabi+squid": 1 };
  for (const dishes of [dishesOf("sushi-go/original-2013"), DICE]) {
    const shown = groupsOf({ ...laid, chopsticks: 1, pudding: 1 }, {}, dishes);
    expect(shown.flatMap((group) => group.bundles.flat()).length).toBe(11);
  }
});
