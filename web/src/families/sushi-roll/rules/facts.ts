// The numbers that paragraphs about Sushi Roll speak of, read from its book.

import { scalars } from "../../../rulebook/facts";
import { type Games, seatsOf } from "../../../rulebook/games";
import { type Facts, listed } from "../../../words/words.svelte";
import { type SushiRoll, tokensOf } from "../pad";

/** The plain numbers of a book, and those that need a name. */
export function facts(game: SushiRoll, duo: SushiRoll | null, games: Games<SushiRoll>): Facts {
  const { book } = game;
  const token = (kind: string) => book.initial[tokensOf(game).indexOf(kind)] ?? 0;
  const moving = seatsOf(games, game.id).filter((n) => games.find(game.id, n)?.book.extra_slide);
  return {
    ...scalars(game),
    factor: book.wasabi_factor,
    maki_share: book.share_prizes,
    share: book.share_prizes,
    most: book.dessert_most,
    fewest: book.dessert_fewest,
    two_fewest: duo?.book.dessert_fewest ?? 0,
    menus: token("menu"),
    chopsticks: token("chopsticks"),
    per_point: book.tokens_per_point,
    seats: listed(moving.map(String)),
  };
}
