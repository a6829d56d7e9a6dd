// The pad of Sushizock: the two stacks of every seat, from bottom to top.

import { atSeat, verdictOf } from "../../engine/faults";
import type { Document, Entered, Fault, Game, PadFamily } from "../../engine/types";
import type * as Rules from "../../rules-generated/sushizock.mjs";

export type Sushizock = Game<typeof Rules, Rules.Book>;

interface Typed extends Document {
  stacks?: { sushi: number[]; bones: number[] }[];
}

export const pad: PadFamily<typeof Rules, Rules.Book> = {
  size: (_, book) => ({ plates: book.seats, rounds: 0, full: 0 }),
  enter,
  looks: {
    stacks: { art: (stack, value) => `${stack === "bones" ? "bone" : stack}${Math.abs(value)}` },
  },
};

function enter(game: Sushizock, document: Typed, names: readonly string[]): Entered {
  const { rules, book, seats } = game;
  const { limits, scoring } = rules;
  // a bone may be typed with its minus or without; the rules keep magnitudes
  const stacks = (document.stacks ?? []).map(({ sushi, bones }) => [sushi, bones.map(Math.abs)]);
  const heights = stacks.map((kinds) => kinds.map((stack) => stack.length));
  const found = rules.blank("Faults");
  limits.check(stacks, heights, seats, book, found);
  const finished = limits.finished(heights, seats, book) === 1;
  const t = tableOf(game, stacks);
  const bill = () => {
    const made = rules.blank("Bill");
    scoring.score(t.stacks, t.heights, seats, made);
    return made;
  };
  const lying = heights.flat().reduce((sum, height) => sum + height, 0);
  const count = book.total.reduce((sum, tiles) => sum + tiles, -lying);
  return {
    table: t,
    bill,
    rounds: 0,
    finished,
    end: true,
    faults: found.rows.slice(0, found.found).flatMap((row) => faultOf(game, row, names)),
    notices: [],
    later: finished ? [] : [{ reason: "tiles-left", facts: { count } }],
    laid: [heights.map(([sushi = 0, bones = 0]) => sushi + bones)],
  };
}

/** The stacks on a table that is over: only then do the rules tell what they are worth. */
function tableOf({ rules }: Sushizock, stacks: readonly number[][][]): Rules.Table {
  const t = rules.blank("Table");
  t.phase = rules.state.PHASE_OVER;
  for (const [seat, kinds] of stacks.entries()) {
    for (const [kind, stack] of kinds.entries()) {
      t.stacks[seat]?.[kind]?.splice(0, stack.length, ...stack);
      t.heights[seat]?.splice(kind, 1, stack.length);
    }
  }
  return t;
}

function faultOf(game: Sushizock, row: readonly number[], names: readonly string[]): Fault[] {
  const [code = 0, , seat = 0, kind = 0, given = 0, limit = 0, value = 0] = row;
  const meaning = game.tables.faults[code];
  if (!meaning) return [];
  const where = atSeat(names[seat] ?? "");
  const facts = { where, kind: meaning.kinds[kind] ?? "", value, given, limit };
  const tile = kind * game.rules.state.VALUES + value - 1;
  return [{ problem: { reason: meaning.reason, facts }, verdict: verdictOf(meaning, tile, false) }];
}
