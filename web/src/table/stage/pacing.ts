// Others' turns at a pace that somebody who listens can follow: each is shown when it is over, for a
// while or until a press. What is sent waits for nothing here, so no clock may run.

import { settings } from "../../browser/settings.svelte";
import { heardOf, logLines } from "../../sentences/events";
import { plateNames } from "../../sentences/names";
import type { EventView, TableMessage } from "../../wire/types";
import { type Scene, scenesOf } from "./scenes";

/** Milliseconds for each word, and besides. */
const WORD = 350;
const BREATH = 1000;

const scored = (message: TableMessage) => message.sheet[0]?.rounds.length ?? 0;
/** Whose turn it is, where one after the other plays. */
const actorOf = ({ turn }: TableMessage) =>
  turn?.actors.length === 1 ? turn.actors[0] : undefined;

export class Pacing {
  /** What somebody has done so far in a turn that is not over. */
  #turn: EventView[] = [];

  /** The scenes between two messages of one match; `fresh` is what happened between them. */
  scenes(before: TableMessage | null, now: TableMessage, fresh: readonly EventView[]): Scene[] {
    const done = [...this.#turn, ...fresh];
    this.#turn = [];
    if (!before || !this.#isPaced(before, now)) return scenesOf(before, now, done);
    if (actorOf(before) === actorOf(now)) {
      this.#turn = done;
      return [];
    }
    const shown = { ...now, legal: [], picked: [], deadline_ms: null, events: [] };
    return [
      { act: "turn", message: shown, latest: done, lasts: this.#lasts(now, done), paced: true },
    ];
  }

  #isPaced(before: TableMessage, now: TableMessage): boolean {
    if (settings.bots === "quick" || now.timer !== "none") return false;
    const actor = actorOf(before);
    const another = actor !== undefined && actor !== now.you && now.you !== null;
    const goesOn = before.match === now.match && now.stage === "playing";
    const between = goesOn && before.stage === "playing" && scored(before) === scored(now);
    return another && between;
  }

  #lasts({ game, seats, you }: TableMessage, done: EventView[]): number | null {
    if (settings.bots === "wait") return null;
    const lines = logLines(game, plateNames(seats), heardOf(game, done, you), you);
    const words = lines.flatMap(({ text }) => text.split(/\s+/)).length;
    return BREATH + WORD * words;
  }
}
