// The parts of a game in which something is entered, and the bill behind them.

import { fieldsOf, platesOf } from "../engine/document";
import type { Document, Game } from "../engine/types";
import { say } from "../words/words.svelte";

export type Stage = number | "stacks" | "end" | "bill";

/** All stages of a game, in order. */
export function stagesOf(game: Game): Stage[] {
  if (!game.rounds) return ["stacks", "bill"];
  const rounds = Array.from({ length: game.rounds }, (_, round) => round);
  const end: Stage[] = fieldsOf(game, "game").length ? ["end"] : [];
  return [...rounds, ...end, "bill"];
}

/** What a stage is called. */
export function stageName(stage: Stage): string {
  return typeof stage === "number"
    ? say("pad-stage-round", { round: stage + 1 })
    : say(`pad-stage-${stage}`);
}

/** Where somebody goes on who opens a pad again: at the last round with something in it. */
export function stageOf(game: Game, document: Document): Stage {
  if (!game.rounds) return "stacks";
  const begun = (document.rounds ?? []).findLastIndex((round) =>
    platesOf(game, round).some((plate) => Object.keys(plate).length > 0),
  );
  return Math.max(0, begun);
}
