// One press: a table is opened, bots sit down, and play begins.

import { go } from "../browser/place.svelte";
import { openTable } from "../wire/api";
import { keepSeat, keepTable, keptName } from "../wire/device";
import { say } from "../words/words.svelte";

export interface Invitation {
  family: string;
  game: string;
  seats: number;
  /** Who waits at the counter, weakest first. */
  bots: readonly string[];
  /** What its card shows. */
  dishes: readonly string[];
}

export const INVITATIONS: readonly Invitation[] = [
  {
    family: "sushi-go",
    game: "sushi-go/anniversary",
    seats: 4,
    bots: ["novice", "apprentice", "cook"],
    dishes: ["maki2", "salmon", "tempura"],
  },
  {
    family: "sushi-roll",
    game: "sushi-roll/2019",
    seats: 4,
    bots: ["novice", "apprentice", "cook"],
    dishes: ["dumpling", "menu1", "pudding2"],
  },
  {
    family: "sushizock",
    game: "sushizock/2008",
    seats: 4,
    bots: ["novice", "apprentice", "cook"],
    dishes: ["sushi3", "bone2", "red"],
  },
];

/** Open the table of an invitation and go there. */
export async function sitDown({ game, seats, bots }: Invitation): Promise<void> {
  const name = keptName() || say("guest-name");
  const made = await openTable({ game, seats, name, bots: [null, ...bots] });
  keepTable(made.table, { game, host: made.host, watch: made.watch, names: [name] });
  keepSeat(made.table, { secret: made.secret, name });
  go(`/t/${made.table}?start#${made.secret}`);
}
