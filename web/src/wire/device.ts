// What this device remembers: tables it sits at with their secrets, its name, its shares of chance.

const TABLES = "sushibelt.tables";
const NAME = "sushibelt.name";
const SHARE = "sushibelt.share.";
const MOST_TABLES = 60;

export interface KeptSeat {
  secret: string;
  name: string;
}

export interface KeptTable {
  table: string;
  game: string;
  /** Seats of people at this device; several play hot seat. */
  seats: KeptSeat[];
  host: string;
  watch: string;
  /** The match last heard of, and how it stood. */
  match: string;
  stage: string;
  names: string[];
  /** Which place was reached here; 0 before the end, and for those who watched. */
  place: number;
  /** When it was last looked at, in milliseconds. */
  when: number;
}

export interface KeptShare {
  match: string;
  commitment: string;
  entropy: string;
  hash: string;
  /** The terms of the deal, as told before the share was opened. */
  terms?: string;
  /** Whether the server confirmed that the share arrived in time. */
  acknowledged?: boolean;
}

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A device that may not or cannot remember plays on: the link alone holds the seat.
  }
}

/** All tables this device knows, the latest first. */
export function keptTables(): KeptTable[] {
  return read<KeptTable[]>(TABLES, []);
}

/** What is known of one table. */
export function keptTable(table: string): KeptTable | undefined {
  return keptTables().find((kept) => kept.table === table);
}

/** Remember something about a table; what is not named stays. */
export function keepTable(table: string, news: Partial<KeptTable>): KeptTable {
  const before = keptTable(table);
  const blank = {
    game: "",
    seats: [],
    host: "",
    watch: "",
    match: "",
    stage: "",
    names: [],
    place: 0,
  };
  const kept: KeptTable = { ...blank, ...before, ...news, table, when: Date.now() };
  const others = keptTables().filter((other) => other.table !== table);
  write(TABLES, [kept, ...others].slice(0, MOST_TABLES));
  return kept;
}

/** Remember a seat of somebody at this device. */
export function keepSeat(table: string, seat: KeptSeat): KeptTable {
  const seats = (keptTable(table)?.seats ?? []).filter((other) => other.secret !== seat.secret);
  return keepTable(table, { seats: [...seats, seat] });
}

/** Forget a seat that was given up, and the table with the last; return whether seats remain. */
export function forgetSeat(table: string, secret: string): boolean {
  const seats = (keptTable(table)?.seats ?? []).filter((seat) => seat.secret !== secret);
  if (seats.length) keepTable(table, { seats });
  else forgetTable(table);
  return seats.length > 0;
}

/** Forget a table on this device; its link still works. */
export function forgetTable(table: string): void {
  write(
    TABLES,
    keptTables().filter((kept) => kept.table !== table),
  );
}

/** The name last used on this device. */
export function keptName(): string {
  return read<string>(NAME, "");
}

/** Remember the name for the next table. */
export function keepName(name: string): void {
  write(NAME, name);
}

/** The shares of chance that people at this device gave to a match. */
export function keptShares(match: string): KeptShare[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(`${SHARE}${match}.`))
    .map((key) => read<KeptShare | null>(key, null))
    .filter((share) => share !== null);
}

/** The share of one sitting; `sitting` tells people at the same device apart. */
export function keptShare(match: string, sitting: string): KeptShare | null {
  return read<KeptShare | null>(`${SHARE}${match}.${sitting}`, null);
}

/** Keep a share until the match can be checked. */
export function keepShare(sitting: string, share: KeptShare): void {
  write(`${SHARE}${share.match}.${sitting}`, share);
}
