import { expect, test } from "vitest";
import { Outbox } from "./outbox";

const cell = (at: string, value: number | string = 1) => ({ at, value });

test("gathers what is written while a message is under way, the last value of each cell", () => {
  const outbox = new Outbox();
  outbox.add(cell("rounds/0/0/egg", 1));
  const first = outbox.next();
  for (const value of [2, 3]) outbox.add(cell("rounds/0/0/egg", value));
  outbox.add(cell("rounds/0/0/squid", 1));
  expect(outbox.next()).toBeUndefined();
  outbox.acknowledged(first?.id ?? "");
  expect(outbox.next()?.cells).toEqual([cell("rounds/0/0/egg", 3), cell("rounds/0/0/squid", 1)]);
});

test("sends the same message under the same id after the connection broke, and after a restart", () => {
  const outbox = new Outbox();
  outbox.add(cell("rounds/0/0/egg"));
  const sent = outbox.next();
  outbox.interrupted();
  outbox.add(cell("rounds/0/0/squid")); // the server may have the first message already
  expect(outbox.next()).toEqual(sent);
  const restarted = new Outbox(outbox.messages);
  restarted.add(cell("rounds/0/0/salmon"));
  expect(restarted.next()).toEqual(sent);
  expect(restarted.messages.map(({ cells }) => cells.length)).toEqual([1, 1, 1]);
});

test("lays over the pad what it may not hold yet, and nothing else", () => {
  const outbox = new Outbox();
  outbox.add(cell("rounds/0/0/egg"));
  const sent = outbox.next();
  outbox.forgetSettled(); // before the answer: the pad may have come without it
  expect(outbox.cells).toEqual([cell("rounds/0/0/egg")]);
  outbox.acknowledged(sent?.id ?? "");
  expect([outbox.waiting, outbox.cells.length]).toEqual([0, 1]);
  outbox.forgetSettled();
  expect(outbox.cells).toEqual([]);
});

test("does not lose counts with a name that is refused", () => {
  const outbox = new Outbox();
  outbox.add(cell("rounds/0/0/egg"));
  outbox.add(cell("seats/0", "Bo"));
  outbox.add(cell("rounds/0/0/squid"));
  expect(outbox.messages.map(({ cells }) => cells.length)).toEqual([1, 1, 1]);
  const name = outbox.messages[1]?.id ?? "";
  outbox.refused(name);
  expect(outbox.cells.map(({ at }) => at)).toEqual(["rounds/0/0/egg", "rounds/0/0/squid"]);
});
