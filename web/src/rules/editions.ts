// The editions of a family, and the sections of one edition's page.

import type { Games } from "./games";
import { sushiGo } from "./sushi-go";
import { sushiRoll } from "./sushi-roll";
import { sushizock } from "./sushizock";
import type { Section } from "./told";

const TELLERS: Record<string, (games: Games, id: string) => Section[]> = {
  "sushi-go": sushiGo,
  "sushi-roll": sushiRoll,
  sushizock,
};

/** The families whose rules are told. */
export const FAMILIES: readonly string[] = Object.keys(TELLERS);

/** Everything that is told in paragraphs about an edition, such as `sushi-go/zoch-2014`. */
export function sectionsOf(games: Games, id: string): Section[] {
  return TELLERS[id.split("/")[0] ?? ""]?.(games, id) ?? [];
}
