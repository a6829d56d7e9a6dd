import { expect, test } from "vitest";
import { joined } from "./telling";

const laid = (seat: number, slot: string) => ({ kind: "laid", seat, data: { slot } });

test("joins what a seat lays in one go, and keeps others apart", () => {
  const told = joined([laid(0, "egg"), laid(0, "maki1"), laid(1, "egg")]);
  expect(told.map((event) => event.data.slots)).toEqual([["egg", "maki1"], ["egg"]]);
});

test("does not say twice that a card taken from the pyramid was laid", () => {
  const took = { kind: "took", seat: 0, data: { spot: "row5.1", card: "egg" } };
  expect(joined([took, laid(0, "egg")])).toEqual([took]);
  expect(joined([took, laid(0, "wasabi+egg")]).length).toBe(2);
});
