// The pad of Sushi Roll: trays of every round, and the tokens left at the end.

import { namesIn } from "../../engine/document";
import { faultsOf, shortRounds } from "../../engine/faults";
import { fill } from "../../engine/fill";
import type { Counts, Document, Entered, Game, PadFamily } from "../../engine/types";
import type * as Rules from "../../rules-generated/sushi-roll.mjs";
import { DISH_ROWS } from "../dishes";

export type SushiRoll = Game<typeof Rules, Rules.Book>;

interface Typed extends Document {
  rounds?: { trays: Counts[] }[];
  tokens?: Counts[];
}

export const pad: PadFamily<typeof Rules, Rules.Book> = {
  size: (_, book) => ({ plates: book.seats, rounds: book.rounds, full: book.belt }),
  enter,
  rows: DISH_ROWS,
  looks: { tokens: { hint: "pad-tokens-hint" } },
  kindText: (kind) => (kind === "pudding" ? "" : `pad-dice-${kind}`),
};

/** The tokens that are counted at the end. */
export function tokensOf({ fields }: SushiRoll): readonly string[] {
  return fields.flatMap(namesIn);
}

function enter(game: SushiRoll, document: Typed, names: readonly string[]): Entered {
  const { rules, book } = game;
  const { limits, scoring, state } = rules;
  const typed = document.rounds ?? [];
  const rounds = typed.length;
  const t = rules.blank("Table");
  for (const [number, round] of typed.entries()) {
    fill(t.trays[number], round.trays, game.tables.slots);
  }
  fill(t.tokens, document.tokens, tokensOf(game));

  const found = rules.blank("Faults");
  limits.check_rounds(t.trays, rounds, book, found);
  if (document.tokens) limits.check_tokens(t.trays, rounds, t.tokens, book, found);
  const rows = found.rows.slice(0, found.found);
  const short = rows.filter(([code]) => code === limits.TRAY_SHORT);
  const laid = found.dice.slice(0, rounds).map((dice) => dice.slice(0, game.seats));
  const later = shortRounds(found.under_way !== 0, short, { laid, names, full: game.full });

  const over = rounds === book.rounds && !found.under_way;
  const finished = over && document.tokens !== undefined;
  if (over && !finished) later.push({ reason: "tokens-missing", facts: {} });
  t.phase = finished ? state.PHASE_OVER : state.PHASE_TURN;

  const bill = () => {
    const made = rules.blank("Bill");
    scoring.score_rounds(t.trays, rounds, book, made);
    if (finished) scoring.score_end(t.tokens, book, made, state.END);
    return made;
  };
  return {
    table: t,
    points: t.points,
    bill,
    rounds,
    finished,
    end: finished,
    faults: faultsOf(game, rows, names, short.length > 0),
    notices: [],
    later,
    laid,
  };
}
