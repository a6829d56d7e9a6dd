import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Line, Refusal } from "./line";

class Socket {
  static OPEN = 1;
  static made: Socket[] = [];
  readyState = 0;
  sent: { id: string; type: string }[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};

  constructor(readonly address: string) {
    Socket.made.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = Socket.OPEN;
    this.onopen();
  }
  breaks(code = 1006) {
    this.readyState = 3;
    this.onclose({ code });
  }
  hears(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const links: string[] = [];
const away: string[] = [];
const ear = {
  received: () => {},
  link: (link: string) => void links.push(link),
  sentAway: (reason: string) => void away.push(reason),
  full: () => void away.push("full"),
};
const last = () => Socket.made.at(-1) as Socket;

beforeEach(() => {
  Socket.made = [];
  links.length = 0;
  away.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("document", { addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("sends again, under the same id, what was not answered before the socket broke", async () => {
  const line = new Line("t", "s", "", ear);
  last().opens();
  const done = line.send({ type: "pick", n: 3, actions: ["egg"] });
  const before = last().sent.at(-1);
  last().breaks();
  expect(links).toEqual(["lost"]);
  vi.advanceTimersByTime(1000);
  last().opens();
  expect(last().sent.map((message) => message.type)).toEqual(["hello", "pick"]);
  expect(last().sent.at(-1)).toEqual(before);
  last().hears({ type: "ack", id: before?.id });
  await done;
  last().breaks();
  vi.advanceTimersByTime(10_000);
  last().opens();
  expect(last().sent.map((message) => message.type)).toEqual(["hello"]);
});

test("keeps what is said before the socket is open", () => {
  const line = new Line("t", "s", "", ear);
  void line.send({ type: "start" });
  last().opens();
  expect(last().sent.map((message) => message.type)).toEqual(["hello", "start"]);
});

test("tells a refusal with its reason", async () => {
  const line = new Line("t", "s", "", ear);
  last().opens();
  const refused = line.send({ type: "start" });
  last().hears({ type: "refused", id: last().sent.at(-1)?.id, reason: "not-host", facts: {} });
  await expect(refused).rejects.toThrow(Refusal);
});

test("does not knock again at a door that stays shut", () => {
  new Line("t", "wrong", "", ear);
  last().opens();
  last().hears({ type: "refused", id: last().sent[0]?.id, reason: "secret-unknown", facts: {} });
  last().breaks(4401);
  vi.advanceTimersByTime(60_000);
  expect([Socket.made.length, links]).toEqual([1, ["shut"]]);
});

test("keeps asking while the house is full", () => {
  new Line("t", "s", "", ear);
  last().opens();
  last().hears({ type: "refused", id: last().sent[0]?.id, reason: "house-full", facts: {} });
  last().breaks(1013);
  vi.advanceTimersByTime(60_000);
  expect(Socket.made.length).toBeGreaterThan(1);
  expect([links, away]).toEqual([["lost"], ["full"]]);
});

test("keeps asking while the database is away, and is told of nothing worse", () => {
  new Line("t", "s", "", ear);
  last().opens();
  last().hears({ type: "refused", id: last().sent[0]?.id, reason: "store-away", facts: {} });
  last().breaks(1013);
  vi.advanceTimersByTime(60_000);
  expect(Socket.made.length).toBeGreaterThan(1);
  expect([links, away]).toEqual([["lost"], []]);
});

test("is told when its secret is revoked, and does not come back", () => {
  new Line("t", "s", "", ear);
  last().opens();
  last().hears({ type: "refused", id: null, reason: "secret-removed", facts: {} });
  last().breaks(4401);
  vi.advanceTimersByTime(60_000);
  expect([Socket.made.length, links, away]).toEqual([1, ["shut"], ["secret-removed"]]);
});

test("waits longer after each failure, but never for ever", () => {
  new Line("t", "s", "", ear);
  for (let i = 0; i < 12; i++) {
    last().breaks();
    vi.advanceTimersByTime(10_000);
    expect(Socket.made.length).toBe(i + 2);
  }
});
