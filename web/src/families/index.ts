// Every family of games there is. No other file of the site names one.

import { familyOf } from "../wire/ids";
import type { Family } from "./family";
import { SUSHI_GO } from "./sushi-go/family";
import { SUSHI_ROLL } from "./sushi-roll/family";
import { SUSHIZOCK } from "./sushizock/family";

/** In the order in which the house serves them. */
export const FAMILIES: Readonly<Record<string, Family>> = {
  "sushi-go": SUSHI_GO,
  "sushi-roll": SUSHI_ROLL,
  sushizock: SUSHIZOCK,
};

/** The family of an id such as `sushi-go/zoch-2014+two-way`; none of an unknown one. */
export function familyFor(game: string): Family | undefined {
  return FAMILIES[familyOf(game)];
}
