// The numbers that paragraphs about Sushi Go! speak of, read from its books.

import { scalars } from "../../../rulebook/facts";
import { type Games, optionsOf } from "../../../rulebook/games";
import { printed, withoutOptions } from "../../../wire/ids";
import type { Facts } from "../../../words/words.svelte";
import type { SushiGo } from "../pad";

/** The plain numbers of a book, and those that need a name. */
export function facts(game: SushiGo, duo: SushiGo | null, games: Games): Facts {
  const { book } = game;
  const nigiri = (slot: string) => book.nigiri[at(game, slot)] ?? 0;
  const desserts = printedOn(game);
  return {
    ...scalars(game),
    rounds: game.rounds,
    factor: nigiri("wasabi+egg") / nigiri("egg"),
    pile: book.last_draw,
    spots: book.turns,
    lowest: Math.min(...desserts),
    highest: Math.max(...desserts),
    two_fewest: duo?.book.fewest ?? 0,
    desserts: Math.max(1, optionsOf(games, withoutOptions(game.id), "dessert").length),
  };
}

/** The numbers on the dessert cards of a game; a card without one counts as 1. */
function printedOn(game: SushiGo): number[] {
  const desserts = game.tables.slots.slice(game.rules.state.DESSERT_SLOT);
  return desserts.flatMap((slot) => (slot ? [printed(slot) || 1] : []));
}

function at(game: SushiGo, slot: string): number {
  return game.tables.slots.indexOf(slot);
}

/** How large a set of this kind is and what it scores. */
export function setFacts(game: SushiGo, kind: string): Facts {
  const slot = at(game, kind);
  return { size: game.book.set_size[slot] ?? 0, points: game.book.set_points[slot] ?? 0 };
}
