import { describe, expect, test } from "vitest";
import { canAdd, cardsOf, feedsPuppet, meanings, pairsIn, placesIn } from "./plays";

// Names as the engine gives them, from matches it played.
const ZOCH =
  "tempura sashimi squid wasabi wasabi+squid tempura,tempura tempura,sashimi tempura,squid tempura,wasabi tempura,wasabi+squid sashimi,squid sashimi,wasabi sashimi,wasabi+squid squid,wasabi wasabi,wasabi+squid".split(
    " ",
  );
const PUPPET =
  "tempura:tempura sashimi:tempura maki3:tempura tempura,sashimi:tempura tempura,maki3:tempura sashimi,maki3:tempura tempura:sashimi maki3:sashimi tempura,tempura:sashimi tempura,maki3:sashimi tempura:maki3 sashimi:maki3 tempura,tempura:maki3 tempura,sashimi:maki3".split(
    " ",
  );
const own = (...cards: string[]) => ({ own: cards, puppet: null });

describe("a choice of cards", () => {
  test("means one name where nothing is open", () => {
    expect(meanings(ZOCH, own("tempura"))).toEqual(["tempura"]);
    expect(meanings(ZOCH, own("sashimi", "tempura"))).toEqual(["tempura,sashimi"]);
  });

  test("means several names where a place is open", () => {
    expect(meanings(ZOCH, own("squid"))).toEqual(["squid", "wasabi+squid"]);
    expect(meanings(ZOCH, own("squid", "wasabi"))).toEqual(["squid,wasabi", "wasabi,wasabi+squid"]);
  });

  test("means nothing while a card is missing or one is too many", () => {
    expect(meanings(ZOCH, own())).toEqual([]);
    expect(meanings(ZOCH, own("squid", "squid"))).toEqual([]);
    expect(meanings(PUPPET, own("tempura"))).toEqual([]);
  });

  test("counts the puppet's card", () => {
    expect(meanings(PUPPET, { own: ["tempura", "maki3"], puppet: "sashimi" })).toEqual([
      "tempura,maki3:sashimi",
    ]);
    expect(meanings(PUPPET, { own: ["sashimi"], puppet: "sashimi" })).toEqual([]);
  });
});

test("every legal name can be composed of its own cards", () => {
  for (const legal of [ZOCH, PUPPET]) {
    for (const name of legal) expect(meanings(legal, cardsOf(name))).toContain(name);
  }
});

test("tells whether two cards, or one for the puppet, can be chosen", () => {
  expect([pairsIn(ZOCH), pairsIn(["egg", "wasabi+egg"])]).toEqual([true, false]);
  expect([feedsPuppet(PUPPET), feedsPuppet(ZOCH)]).toEqual([true, false]);
});

test("adds a card only where a legal name goes on", () => {
  expect(canAdd(ZOCH, own("tempura"), "tempura", "own")).toBe(true);
  expect(canAdd(ZOCH, own("squid"), "squid", "own")).toBe(false);
  expect(canAdd(PUPPET, own("sashimi"), "sashimi", "puppet")).toBe(false);
  expect(canAdd(PUPPET, own("sashimi"), "maki3", "puppet")).toBe(true);
});

test("finds the cards of a choice in the hand, each once", () => {
  const hand = ["egg", "tempura", "tempura", "wasabi"];
  expect([...placesIn(hand, "tempura,tempura")]).toEqual([1, 2]);
  expect([...placesIn(hand, "wasabi+egg:wasabi")]).toEqual([0, 3]);
  expect(placesIn(hand, undefined).size).toBe(0);
});
