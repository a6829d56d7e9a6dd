// The numbers that paragraphs speak of, read from the books of the game: none is written here.

import type { Game } from "../engine/types";
import { editionOf } from "../wire/ids";
import type { Facts } from "../words/words.svelte";
import { type Games, seatsOf } from "./games";

/** All that a paragraph about this id can be told. */
export function factsOf(games: Games, id: string): Facts {
  const seats = seatsOf(games, id);
  const many = games.find(id, Math.max(...seats));
  if (!many) return {};
  return {
    edition: editionOf(id),
    fewest_seats: Math.min(...seats),
    most_seats: Math.max(...seats),
    ...games.rulebook.facts(many, games.find(id, 2), games),
  };
}

/** The plain numbers of a book. */
export function scalars({ book }: Game): Facts {
  const plain = Object.entries(book).filter((entry) => typeof entry[1] === "number");
  return Object.fromEntries(plain) as Facts;
}
