// The check of a finished match, in this browser: promises, shares, key, every draw, every choice.

import { booksOf, rulesOf } from "../engine/load";
import type { Book, Row, Rules, Work } from "../engine/rules";
import type { KeptShare } from "../wire/device";
import { digest, fromHex, toHex } from "../wire/entropy";
import { familyOf } from "../wire/ids";
import type { FairMatch, MoveView, Share } from "../wire/types";

const TAG = "sushibelt/fair/1";

export type Point = "commitment" | "shares" | "kept" | "key" | "moves" | "result";

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
  const book = await hashed(`${match.game}|${match.seats}|${numbers.join(",")}`);
  const header = headerOf(match, book);
  const promised = await hashed(`${TAG}|commitment|`, secret);
  const key = await hashed(`${TAG}|key|`, secret, `|${header}`);
  const findings: Finding[] = [
    { point: "commitment", good: promised === match.commitment },
    { point: "shares", good: await sharesFit(match.shares) },
  ];
  if (kept.length) findings.push({ point: "kept", good: keptFits(match, kept) });
  findings.push({
    point: "key",
    good: book === match.book && header === match.header && key === match.key,
  });
  return [...findings, ...(await replayed(await rulesOf(family), numbers, match, key))];
}

/** The text that binds a key to one match, its rules, its people and their shares. */
function headerOf(match: FairMatch, book: string): string {
  const lines = [
    TAG,
    `match ${match.match}`,
    `game ${match.game}`,
    `rules ${match.rules}`,
    `book ${book}`,
    `seats ${match.seats}`,
    `commitment ${match.commitment}`,
    ...match.names.map((name, seat) => `name ${seat} ${JSON.stringify(name)}`),
    ...match.shares.map((share, seat) => `share ${seat} ${shareText(share)}`),
  ];
  return lines.map((line) => `${line}\n`).join("");
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

/** Whether what this device promised and kept is what the match was made of. */
function keptFits(match: FairMatch, kept: readonly KeptShare[]): boolean {
  return kept.every((own) => {
    const share = match.shares.find((one) => one.hash === own.hash);
    const opened = share?.entropy === own.entropy || share?.entropy === null;
    return own.commitment === match.commitment && share !== undefined && opened;
  });
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
