import { expect, test } from "vitest";
import { nextStep, offersIn } from "./offers";
import { among, justRolled, rolledAnew } from "./tumbling";

test("sorts names by what they do", () => {
  const offers = offersIn(["take:egg", "menu", "give:egg", "get:2:maki3", "mark:egg", "roll"]);
  expect([...offers.take, ...offers.give, ...offers.mark]).toEqual(["egg", "egg", "egg"]);
  expect([offers.menu, offers.roll]).toEqual([true, true]);
  expect(offers.get).toEqual([{ seat: 2, face: "maki3" }]);
});

test("marks what is missing, then rolls, and leaves alone what the game did by itself", () => {
  const plan = { kind: "reroll", faces: { maki3: 2, egg: 1 } } as const;
  expect(nextStep(plan, ["mark:egg", "mark:maki3"], {})).toBe("mark:egg");
  expect(nextStep(plan, ["mark:maki3", "roll"], { egg: 1, maki3: 1 })).toBe("mark:maki3");
  expect(nextStep(plan, ["mark:maki3", "roll"], { egg: 1, maki3: 2 })).toBe("roll");
  expect(nextStep(plan, ["take:egg", "menu"], {})).toBeNull();
});

test("gets the die that was asked for, if it still lies there", () => {
  const plan = { kind: "swap", seat: 1, face: "egg" } as const;
  expect(nextStep(plan, ["get:0:egg", "get:1:egg"], {})).toBe("get:1:egg");
  expect(nextStep(plan, ["get:0:egg"], {})).toBeNull();
});

test("lets only those dice tumble that were rolled", () => {
  const latest = [{ kind: "rolled", seat: 1, data: { faces: ["egg", "maki1"] } }];
  expect(justRolled(["egg", "egg", "maki1"], 1, latest)).toEqual([true, false, true]);
  expect(justRolled(["egg"], 0, latest)).toEqual([false]);
});

test("marks what a menu brought until the turn is over", () => {
  const did = (kind: string, seat: number, faces: string[] = []) => ({
    kind,
    seat,
    data: { faces },
  });
  const menu = [
    did("rolled", 1, ["maki1"]),
    did("picked-up", 1, ["maki1"]),
    did("rolled", 1, ["egg"]),
  ];
  expect(rolledAnew(1, menu)).toEqual(["egg"]);
  expect(rolledAnew(0, menu)).toEqual([]);
  expect(rolledAnew(1, [...menu, did("took", 1)])).toEqual([]);
  expect(among(["egg", "egg", "maki1"], ["egg"])).toEqual([true, false, false]);
});
