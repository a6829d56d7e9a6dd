// What the scenes of a match need to know of Sushizock: it has no rounds, only an end.

import type { Group } from "../../counter/trays";
import type { SushizockView } from "../../wire/types";
import type { FamilyStage } from "../stages";

function stackOf(about: string, tiles: readonly (string | null)[]): Group[] {
  const known = tiles.map((tile) => tile ?? about);
  if (!known.length) return [];
  return [{ about, line: "tiles", bundles: [known], gaps: 0, sum: known.length }];
}

export const STAGE: FamilyStage = {
  alongTheBelt: false,
  closing: (before, now, landed) => (landed ? now : before),
  beats: (events) => [[...events]],
  plates: (view) =>
    (view as SushizockView).stacks.map(({ sushi, bones }) => [
      ...stackOf("sushi", sushi),
      ...stackOf("bones", bones),
    ]),
};
