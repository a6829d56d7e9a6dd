// What a game is called: its edition, and its options behind it.

import { listed, say } from "../words/words.svelte";

/** The name of an id such as `sushi-go/anniversary+mochi`. */
export function gameName(game: string): string {
  const [base = "", ...options] = game.split("+");
  const edition = say(`edition-${base.replace("/", "-")}`);
  if (!options.length) return edition;
  return say("table-game-with", {
    edition,
    options: listed(options.map((option) => say(`setup-option-${option}`))),
  });
}
