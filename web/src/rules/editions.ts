// The editions of a family, and the sections of one edition's page.

import { sushiGo } from "../families/sushi-go/rules";
import { sushiRoll } from "../families/sushi-roll/rules";
import { sushizock } from "../families/sushizock/rules";
import type { Games } from "../rulebook/games";
import type { Section } from "../rulebook/paragraphs";

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
