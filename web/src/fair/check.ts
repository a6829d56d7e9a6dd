// The check of a finished match, in this browser: promises, shares, key, every draw, every choice.

import { bookDigest, booksOf, rulesOf } from "../engine/load";
import type { Book, Row, Rules, Work } from "../engine/rules";
import type { KeptShare } from "../wire/device";
import { digest, fromHex, toHex } from "../wire/entropy";
import { familyOf } from "../wire/ids";
import type { FairMatch, MoveView, Share } from "../wire/types";

const TAG = "sushibelt/fair/1";

export type Point =
  | "commitment"
  | "shares"
  | "terms"
  | "kept"
  | "dropped"
  | "key"
  | "moves"
  | "result";

export interface Finding {
  point: Point;
  good: boolean;
  /** The first move that does not fit, if one does not. */
  move?: number;
}

const encoder = new TextEncoder();

/** SHA-256 of texts and bytes one after the other, in hexadecimal digits. */
async function hashed(...parts: (string | Uint8Array)[]): Promise<string> {
  const pieces = parts.map((part) => (typeof part === "string" ? encoder.encode(part) : part));
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return toHex(await digest(whole));
}

/** Everything that can be checked, point by point. */
export async function check(match: FairMatch, kept: readonly KeptShare[]): Promise<Finding[]> {
  const secret = fromHex(match.secret);
  const family = familyOf(match.game);
  const numbers = (await booksOf(family))[match.game]?.[match.seats] ?? [];
  const book = await bookDigest(match.game, match.seats);
  const header = headerOf(match, book);
  const promised = await hashed(`${TAG}|commitment|`, secret);
  const key = await hashed(`${TAG}|key|`, secret, `|${header}`);
  const findings: Finding[] = [
    { point: "commitment", good: promised === match.commitment },
    { point: "shares", good: await sharesFit(match.shares) },
  ];
  findings.push(...comparedWith(kept, match, termsOf(match, book)));
  findings.push({
    point: "key",
    good: book === match.book && header === match.header && key === match.key,
  });
  return [...findings, ...(await replayed(await rulesOf(family), numbers, match, key))];
}

/** The text that binds a key to one match, its rules, its people and their shares. */
function headerOf(match: FairMatch, book: string): string {
  return lines(
    ...boundTo(match, book),
    ...match.shares.map((share, seat) => `share ${seat} ${shareText(share)}`),
  );
}

/** The terms of the deal: the header as it was known before any share was opened. */
function termsOf(match: FairMatch, book: string): string {
  return lines(
    ...boundTo(match, book),
    ...match.shares.map((share, seat) => `hash ${seat} ${share.hash ?? "none"}`),
  );
}

function boundTo(match: FairMatch, book: string): string[] {
  return [
    TAG,
    `match ${match.match}`,
    `game ${match.game}`,
    `rules ${match.rules}`,
    `book ${book}`,
    `seats ${match.seats}`,
    `commitment ${match.commitment}`,
    ...match.names.map((name, seat) => `name ${seat} ${JSON.stringify(name)}`),
  ];
}

function lines(...each: string[]): string {
  return each.map((line) => `${line}\n`).join("");
}

function shareText(share: Share): string {
  return share.hash === null ? "none" : `${share.hash} ${share.entropy ?? "absent"}`;
}

async function sharesFit(shares: readonly Share[]): Promise<boolean> {
  for (const share of shares) {
    if (share.entropy === null) continue;
    if ((await hashed(fromHex(share.entropy))) !== share.hash) return false;
  }
  return true;
}

/** The match beside what this device kept: its share, the terms it was opened for, and its receipt. */
function comparedWith(kept: readonly KeptShare[], match: FairMatch, terms: string): Finding[] {
  if (!kept.length) return [];
  const findings: Finding[] = [];
  if (kept.some((own) => own.terms !== undefined)) {
    const good = kept.every((own) => own.terms === undefined || own.terms === terms);
    findings.push({ point: "terms", good });
  }
  // Whoever deals could have written the same hash down for a friend's seat as well.
  const shares = kept.map((own) => match.shares.filter((share) => share.hash === own.hash));
  if (kept.some((own, n) => own.acknowledged && shares[n]?.some((share) => !share.entropy))) {
    return [...findings, { point: "dropped", good: false }];
  }
  const good = kept.every((own, n) => own.commitment === match.commitment && shares[n]?.length);
  // A share that did not arrive in time is told beside the verdict; it is not "in the deal".
  if (!good || shares.flat().some((share) => share.entropy)) findings.push({ point: "kept", good });
  return findings;
}

/** How many shares were promised and never opened; each gave a choice between two deals. */
export function withheld(match: FairMatch): number {
  return match.shares.filter((share) => share.hash !== null && share.entropy === null).length;
}

/** Whether a share of this device is among them. */
export function ownWithheld(match: FairMatch, kept: readonly KeptShare[]): boolean {
  const absent = match.shares.filter((share) => share.entropy === null);
  return kept.some((own) => absent.some((share) => share.hash === own.hash));
}

/** Play the match again by the rules: draws by the key, choices as they were made. */
async function replayed(
  rules: Rules,
  numbers: number[],
  match: FairMatch,
  key: string,
): Promise<Finding[]> {
  const book = rules.unpack("Book", numbers);
  const table = rules.blank("Table");
  const work = rules.blank("Work");
  rules.contract.start(table, book);
  for (const [n, move] of match.moves.entries()) {
    work.noted = rules.event_log.SILENT;
    const rng = await generator(rules, key, n);
    const awaited = rules.contract.waiting(table, book);
    const fits =
      awaited === rules.waiting.NATURE
        ? sameDraw(move, work, rules.contract.chance(table, book, rng, work))
        : awaited === rules.waiting.SEATS && chosen(rules, table, book, work, move, match.seats);
    if (!fits) return [{ point: "moves", good: false, move: n }];
  }
  return [
    { point: "moves", good: true },
    { point: "result", good: sameResult(rules, table, book, match) },
  ];
}

async function generator(rules: Rules, key: string, n: number): Promise<number[]> {
  const seed = fromHex(await hashed(fromHex(key), `|${n}`));
  const words = new DataView(seed.buffer);
  const rng = [0, 0, 0, 0];
  rules.chance.seed(rng, words.getUint32(0), words.getUint32(4), words.getUint32(8));
  return rng;
}

function sameDraw(move: MoveView, work: Work, count: number): boolean {
  return move.outcome?.join() === work.outcome.slice(0, count).join();
}

/** Carry out the choices of a move; false if a seat owed none, or chose what is not legal. */
function chosen(
  rules: Rules,
  table: Row,
  book: Row,
  work: Work,
  move: MoveView,
  seats: number,
): boolean {
  for (let seat = 0; seat < seats; seat++) {
    const owes = rules.contract.owes(table, book, seat) !== 0;
    const action = move.choices?.[String(seat)];
    if (owes !== (action !== undefined)) return false;
    if (action === undefined) continue;
    const count = rules.contract.legal(table, book, seat, work.legal);
    if (!work.legal.slice(0, count).includes(action)) return false;
    work.choice[seat] = action;
  }
  rules.contract.step(table, book, work);
  return true;
}

/** Whether the end is the one that was told; a match that was called off has none. */
function sameResult(rules: Rules, table: Row, book: Book, match: FairMatch): boolean {
  const over = rules.contract.waiting(table, book) === rules.waiting.NOBODY;
  if (!match.result) return !over;
  if (!over) return false;
  const keys = match.names.map(() => new Array<number>(rules.ranking.KEYS).fill(0));
  const places = match.names.map(() => 0);
  rules.contract.keys(table, book, keys);
  rules.ranking.rank(keys, match.seats, places);
  const sign = book.sign ?? 1; // where the fewest points win, keys are negated
  return (
    places.join() === match.result.places.join() &&
    keys.map((row) => row[1]).join() === match.result.tie_break.join() &&
    keys.every((row, seat) => row[0] === sign * (match.result?.points[seat] ?? 0))
  );
}
