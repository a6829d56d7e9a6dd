import { beforeEach, expect, test, vi } from "vitest";
import { keptShare, keptShares } from "../wire/device";
import { Refusal, type Saying } from "../wire/line";
import type { TableMessage } from "../wire/types";
import { FairShare } from "./share";

vi.stubGlobal(
  "localStorage",
  new Proxy({} as Record<string, string>, {
    get: (kept, name: string) =>
      ({
        getItem: (key: string) => kept[key] ?? null,
        setItem: (key: string, value: string) => {
          kept[key] = value;
        },
        clear: () => {
          for (const key of Object.keys(kept)) delete kept[key];
        },
      })[name] ?? kept[name],
  }),
);

const COMMITMENT = "c".repeat(64);
let sent: Saying[] = [];
let alarms: Refusal[] = [];
let refuses = false;

function page(): FairShare {
  const send = async (saying: Saying) => {
    sent.push(saying);
    if (refuses) throw new Refusal("stage-wrong", {});
  };
  return new FairShare("sitting", send, (problem) => alarms.push(problem));
}

function table(hash: string | null, terms: string | null): TableMessage {
  return {
    match: "m",
    you: 0,
    stage: terms ? "opening" : "lobby",
    fair: {
      commitment: COMMITMENT,
      shares: [{ hash, entropy: null }],
      opens: terms !== null,
      terms,
      secret: null,
    },
  } as unknown as TableMessage;
}

function termsFor(hash: string, more = ""): string {
  return `sushibelt/fair/1\nmatch m\ncommitment ${COMMITMENT}\nname 1 "Bo${more}"\nhash 0 ${hash}\n`;
}

/** Promise a share; its hash. */
async function promised(share: FairShare): Promise<string> {
  await share.hear(table(null, null));
  return keptShare("m", "sitting")?.hash ?? "";
}

beforeEach(() => {
  localStorage.clear();
  sent = [];
  alarms = [];
  refuses = false;
});

test("a share is opened for the terms that were told, and both are kept", async () => {
  const own = page();
  const hash = await promised(own);
  const terms = termsFor(hash);
  await own.hear(table(hash, terms));
  await own.hear(table(hash, terms));
  expect(sent.map((one) => one.type)).toEqual(["mingle", "open"]);
  expect(keptShares("m")).toEqual([expect.objectContaining({ terms, acknowledged: true })]);
  expect(alarms).toEqual([]);
});

test("a share that was refused counts as not confirmed", async () => {
  const own = page();
  const hash = await promised(own);
  refuses = true;
  await own.hear(table(hash, termsFor(hash)));
  expect(keptShare("m", "sitting")?.acknowledged).toBeUndefined();
});

test("other terms than those once told are not opened for, not even by a page that was reloaded", async () => {
  const own = page();
  const hash = await promised(own);
  refuses = true;
  await own.hear(table(hash, termsFor(hash)));
  refuses = false;
  sent = [];
  for (const other of [own, page()]) await other.hear(table(hash, termsFor(hash, "b")));
  expect(sent).toEqual([]);
  expect(alarms.map((one) => one.reason)).toEqual(["share-terms-changed", "share-terms-changed"]);
});

test.each([
  ["another match", (terms: string) => terms.replace("match m", "match n")],
  ["another commitment", (terms: string) => terms.replace("commitment c", "commitment d")],
  ["another seat", (terms: string) => terms.replace("hash 0", "hash 1")],
  ["another hash", (terms: string) => terms.replace(/hash 0 .*/, "hash 0 none")],
  ["the own hash twice", (terms: string) => terms.replace(/hash 0 (.*)/, "hash 0 $1\nhash 1 $1")],
])("terms of %s are not opened for", async (_, changed) => {
  const own = page();
  const hash = await promised(own);
  await own.hear(table(hash, changed(termsFor(hash))));
  expect(sent.map((one) => one.type)).toEqual(["mingle"]);
  expect(alarms).toHaveLength(1);
});
