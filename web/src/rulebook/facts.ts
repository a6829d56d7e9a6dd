// The numbers that paragraphs speak of, read from the books of the game: none is written here.

import type { Game } from "../engine/types";
import { editionOf, printed } from "../wire/ids";
import { type Facts, listed } from "../words/words.svelte";
import { type Games, optionsOf, seatsOf } from "./games";

/** All that a paragraph about this id can be told. */
export function factsOf(games: Games, id: string): Facts {
  const seats = seatsOf(games, id);
  const many = games.find(id, Math.max(...seats));
  const duo = games.find(id, 2);
  if (!many) return {};
  const common = {
    edition: editionOf(id),
    fewest_seats: Math.min(...seats),
    most_seats: Math.max(...seats),
  };
  const own = { "sushi-go": sushiGo, "sushi-roll": sushiRoll, sushizock }[many.family];
  return { ...common, ...own?.(many, duo, games) };
}

/** The plain numbers of a book, and those that need a name. */
function sushiGo(game: Game, duo: Game | null, games: Games): Facts {
  const { book } = game;
  const desserts = printedOn(game);
  const edition = game.id.split("+")[0] ?? "";
  return {
    ...scalars(game),
    rounds: game.rounds,
    factor: book.nigiri[at(game, "wasabi+egg")] / book.nigiri[at(game, "egg")],
    pile: book.last_draw,
    spots: book.turns,
    lowest: Math.min(...desserts),
    highest: Math.max(...desserts),
    two_fewest: duo?.book.fewest ?? 0,
    desserts: Math.max(1, optionsOf(games, edition, "dessert").length),
  };
}

function sushiRoll(game: Game, duo: Game | null, games: Games): Facts {
  const { book } = game;
  const token = (kind: string) => book.initial[game.tokens.indexOf(kind)];
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

function sushizock(game: Game): Facts {
  return scalars(game);
}

function scalars({ book }: Game): Facts {
  const plain = Object.entries(book).filter((entry) => typeof entry[1] === "number");
  return Object.fromEntries(plain) as Facts;
}

/** The numbers on the dessert cards of a game; a card without one counts as 1. */
function printedOn(game: Game): number[] {
  const desserts = game.tables.slots.slice(game.rules.state?.DESSERT_SLOT);
  return desserts.flatMap((slot) => (slot ? [printed(slot) || 1] : []));
}

/** The number of a slot. */
export function at(game: Game, slot: string): number {
  return game.tables.slots.indexOf(slot);
}

/** How large a set of this kind is and what it scores (Sushi Go!). */
export function setFacts(game: Game, kind: string): Facts {
  const slot = at(game, kind);
  return { size: game.book.set_size[slot], points: game.book.set_points[slot] };
}
