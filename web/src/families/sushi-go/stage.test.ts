import { expect, test } from "vitest";
import type { SushiGoView } from "../../wire/types";
import { STAGE } from "./stage";

const GAME = "sushi-go/anniversary+mochi";
const view = {
  plates: [
    { laid: { mochi: 2, egg: 1 }, kept: { mochi: 1 }, die: 5 },
    { laid: { egg: 1 }, kept: {}, die: 1 },
  ],
} as unknown as SushiGoView;
const shown = (part: "round" | "end") =>
  STAGE.plates(view, GAME, part).map((groups) => groups.map(({ bundles }) => bundles.flat()));

test("at the end of a match for mochi the dice are compared, not the cards", () => {
  expect(shown("end")).toEqual([[["die5"]], [["die1"]]]);
});

test("after a round the cards lie there as they were played", () => {
  expect(shown("round")).toEqual([[["egg"], ["mochi", "mochi", "mochi"]], [["egg"]]]);
});
