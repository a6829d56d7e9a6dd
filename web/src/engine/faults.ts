// What the limits found, in ids: which problem, where, and whether it refuses or only warns.

import type { Fault, Game, Meaning, Said } from "./types";

export const REFUSED = "refused";

/** A plate of a round, counted from 0. */
const atPlate = (round: number, seat: string): Said => ({
  reason: "score-at-plate",
  facts: { round: round + 1, seat },
});

export const atSeat = (seat: string): Said => ({ reason: "score-at-seat", facts: { seat } });

/** Where a fault lies; one that concerns the whole table names everybody. */
function place(round: number, seat: number, names: readonly string[]): Said {
  const who = seat < 0 ? names.join(", ") : (names[seat] ?? "");
  return round < 0 ? atSeat(who) : atPlate(round, who);
}

/** The rows that a family's limits wrote, in ids, by its table of meanings. */
export function faultsOf(
  game: Game,
  rows: readonly number[][],
  names: readonly string[],
  short: boolean, // some plates hold fewer cards than they might
): Fault[] {
  return rows.flatMap(([code = 0, round = 0, seat = 0, kind = 0, given = 0, limit = 0]) => {
    const meaning = game.tables.faults[code];
    if (!meaning) return [];
    const facts: Said["facts"] = { where: place(round, seat, names), given, limit };
    if (meaning.kinds.length) facts.kind = meaning.kinds[Math.max(kind, 0)] ?? "";
    const verdict = verdictOf(meaning, kind, short);
    return [{ problem: { reason: meaning.reason, facts }, verdict }];
  });
}

/** What a broken limit leads to. */
export function verdictOf({ verdicts, unlisted }: Meaning, kind: number, short: boolean): string {
  if (short && unlisted) return unlisted;
  return (verdicts.length > 1 ? verdicts[kind] : verdicts[0]) ?? REFUSED;
}

/** What to say of every round whose plates are short, or that is still being played. */
export function shortRounds(
  underWay: boolean, // the last round is still being played
  short: readonly number[][], // the limits' rows about short plates
  { laid, names, full }: { laid: number[][]; names: readonly string[]; full: number },
): Said[] {
  return laid.flatMap((cards, round): Said[] => {
    const seats = short
      .filter(([, at]) => at === round)
      .map(([, , seat = 0, , given]) => `${names[seat]} (${given})`);
    if (underWay && round === laid.length - 1) {
      const facts = { round: round + 1, given: Math.min(...cards), limit: full };
      return [{ reason: "round-under-way", facts }];
    }
    if (!seats.length) return [];
    return [{ reason: "plates-short", facts: { round: round + 1, seats, limit: full } }];
  });
}
