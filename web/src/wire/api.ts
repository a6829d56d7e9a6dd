// The server's HTTP doors, typed. What is refused arrives as a Refusal, like on the socket.

import { newId, Refusal } from "./line";
import type {
  AddressView,
  Choices,
  CodeView,
  FairMatch,
  Keeping,
  LessonSoFar,
  LessonView,
  NewPad,
  NewSeat,
  NewTable,
  NewWatcher,
  PadCode,
  PadGiven,
  Problem,
  Replay,
  SeatTaken,
  TableMade,
  WatchGiven,
} from "./types";

interface Asking {
  body?: unknown;
  /** A secret of the table. */
  secret?: string;
}

async function ask(path: string, { body, secret }: Asking = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (secret) headers.Authorization = `Bearer ${secret}`;
  const post = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(path, { headers, ...post });
  } catch {
    throw new Refusal("unreachable", {});
  }
  if (!answer.ok) throw await refusalIn(answer);
  return answer;
}

async function refusalIn(answer: Response): Promise<Refusal> {
  try {
    const problem = (await answer.json()) as Problem;
    return new Refusal(problem.reason, problem.facts ?? {});
  } catch {
    return new Refusal("unreachable", {});
  }
}

/** All that a table can be set up with. */
export async function choices(): Promise<Choices> {
  return (await ask("/api/games")).json();
}

/** Where others find this server, and whether nobody but this machine does. */
export async function whereabouts(): Promise<AddressView> {
  return (await ask("/api/address")).json();
}

/** What the server keeps for how long, and whom to ask about it. */
export async function keeping(): Promise<Keeping> {
  return (await ask("/api/privacy")).json();
}

/** Open a table; a second try with the same id gives the same table. */
export async function openTable(wanted: Omit<NewTable, "id">, id = newId()): Promise<TableMade> {
  return (await ask("/api/tables", { body: { id, ...wanted } })).json();
}

/** What somebody with a code may know before joining. */
export async function lookUp(code: string): Promise<CodeView | PadCode> {
  return (await ask(`/api/codes/${encodeURIComponent(code)}`)).json();
}

/** Let other phones write on a pad, too. */
export async function sharePad(document: NewPad["document"], id = newId()): Promise<PadGiven> {
  return (await ask("/api/pads", { body: { id, document } })).json();
}

/** Write along on a pad, with its code. */
export async function joinPad(code: string, id = newId()): Promise<PadGiven> {
  return (await ask("/api/pads/phones", { body: { id, code } })).json();
}

/** Take a seat with the code, or with any secret of the table. */
export async function takeSeat(
  table: string,
  wanted: Omit<NewSeat, "id">,
  secret = "",
  id = newId(),
): Promise<SeatTaken> {
  return (await ask(`/api/tables/${table}/seats`, { body: { id, ...wanted }, secret })).json();
}

/** A secret to watch with, for the code. */
export async function watchTable(table: string, code: string): Promise<WatchGiven> {
  const body: NewWatcher = { id: newId(), code };
  return (await ask(`/api/tables/${table}/watchers`, { body })).json();
}

/** A finished match step by step, with the eyes of a seat or (null) with everything open. */
export async function replay(match: string, eyes: number | null): Promise<Replay> {
  return (await ask(`/api/matches/${match}/replay?eyes=${eyes ?? "open"}`)).json();
}

/** The integers of a finished match, to check it. */
export async function fairMatch(match: string): Promise<FairMatch> {
  return (await ask(`/api/matches/${match}/fair`)).json();
}

/** A lesson after these choices; the server keeps nothing of it. */
export async function learn(family: string, soFar: LessonSoFar): Promise<LessonView> {
  return (await ask(`/api/lessons/${encodeURIComponent(family)}`, { body: soFar })).json();
}

/** Where the record of a finished match can be downloaded. */
export function recordAddress(match: string): string {
  return `/api/matches/${match}/record`;
}
