// The pad of Sushi Go!: plates of every round, who took the squishy, what the mochi dice show.

import { faultsOf, shortRounds } from "../../engine/faults";
import { fill } from "../../engine/fill";
import type { Counts, Document, Entered, Game, PadFamily, Said } from "../../engine/types";
import type * as Rules from "../../rules-generated/sushi-go.mjs";
import { DISH_ROWS } from "../dishes";

export type SushiGo = Game<typeof Rules, Rules.Book>;

interface Typed extends Document {
  rounds?: { plates: Counts[]; squishy?: number[] }[];
  mochi_dice?: number[];
}

export const pad: PadFamily<typeof Rules, Rules.Book> = {
  size: ({ limits }, book) => ({
    plates: book.plates,
    rounds: book.rounds,
    full: limits.full_plate(book),
  }),
  enter,
  rows: DISH_ROWS,
  looks: { mochi_dice: { hint: "pad-die-hint", art: (_, face) => `die${face}` } },
};

function enter(game: SushiGo, document: Typed, names: readonly string[]): Entered {
  const { rules, book } = game;
  const { limits, state } = rules;
  const typed = document.rounds ?? [];
  const rounds = typed.length;
  const t = tableOf(game, document);
  const found = rules.blank("Faults");
  limits.check(t.plates, t.taken, t.dice, rounds, book, found);
  const rows = found.rows.slice(0, found.found);
  const short = rows.filter(([code]) => code === limits.HAND_SHORT);
  const laid = found.cards.slice(0, rounds).map((cards) => cards.slice(0, game.plates));
  const later = shortRounds(found.under_way !== 0, short, { laid, names, full: game.full });

  const over = rounds === book.rounds && !found.under_way;
  const undecided =
    over && !document.mochi_dice && names.some((_, i) => limits.rolls_of(t.plates, i, book));
  if (undecided) later.push({ reason: "dice-missing", facts: {} });
  const finished = over && !undecided;
  t.phase = finished ? state.PHASE_OVER : state.PHASE_CHOOSE;
  return {
    table: t,
    points: t.points,
    bill: () => billOf(game, t, rounds, finished),
    rounds,
    finished,
    end: finished,
    faults: faultsOf(game, rows, names, short.length > 0),
    notices: unsaid(game, t, typed),
    later,
    laid,
  };
}

/** The plates of every round, as the rules would have left them. */
function tableOf(game: SushiGo, document: Typed): Rules.Table {
  const t = game.rules.blank("Table");
  for (const [number, round] of (document.rounds ?? []).entries()) {
    fill(t.plates[number], round.plates, game.tables.slots);
    t.taken[number]?.splice(0, round.squishy?.length ?? 0, ...(round.squishy ?? []));
  }
  for (let i = 0; game.book.die && i < game.plates; i++) t.dice[i] = document.mochi_dice?.[i] ?? 1;
  return t;
}

/** Rounds with strawberries of which nobody said who took the squishy. */
function unsaid({ rules, book }: SushiGo, t: Rules.Table, typed: Typed["rounds"] = []): Said[] {
  return typed.flatMap(({ squishy }, number): Said[] => {
    const berries = t.plates[number]?.some((plate) => rules.limits.berries_on(plate, book) > 0);
    if (squishy || !berries) return [];
    return [{ reason: "squishy-missing", facts: { round: number + 1 } }];
  });
}

function billOf({ rules, book }: SushiGo, t: Rules.Table, rounds: number, finished: boolean) {
  const bill = rules.blank("Bill");
  for (const [part, plates] of t.plates.slice(0, rounds).entries()) {
    rules.scoring.score_round(plates, t.taken[part] ?? [], book, bill, part);
  }
  if (finished) rules.scoring.score_end(t.plates, t.dice, book, bill);
  return bill;
}
