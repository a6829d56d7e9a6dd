// A pad that is being written on: every change is scored at once, and what cannot be is not taken.

import { put } from "../engine/cells";
import { platesOf, played } from "../engine/document";
import { score } from "../engine/score";
import type { Card, Cell, Document, Game, Said } from "../engine/types";
import { component } from "../words/words.svelte";
import { type Kept, keep } from "./pads.svelte";
import type { Sharing } from "./phones/sharing.svelte";
import { plateNames, problemText } from "./sentences";

/** Why something was not taken; said anew if the language changes meanwhile. */
export interface Problem {
  field: string;
  text: () => string;
}

export class Editing {
  readonly id: string;
  readonly game: Game;
  name: string;
  document: Document = $state.raw({ game: "", seats: [] });
  problem: Problem | null = $state(null);
  /** The way to the other phones, if several write on this pad. */
  sharing: Sharing | null = $state.raw(null);
  /** Who else hears of what is written here. */
  pass: (cell: Cell) => void = () => {};
  readonly names = $derived.by(() => plateNames(this.game, this.document));
  private readonly outcome = $derived.by(() => this.scored(this.document));
  readonly card: Card | null = $derived(this.outcome.card);
  /** Why a pad that was kept cannot be, if that is so: numbers of a box may be corrected later. */
  readonly refusal = $derived.by(() =>
    this.outcome.refused ? problemText(this.outcome.refused, this.game) : "",
  );

  constructor(game: Game, { id, name, document }: Omit<Kept, "changed">) {
    this.game = game;
    this.id = id;
    this.name = name;
    this.document = document;
  }

  private scored(document: Document) {
    return score(this.game, played(this.game, document), component("puppet"));
  }

  /** Write a cell; the control that asked for it is found by the cell's name. */
  write(cell: Cell): boolean {
    const draft = structuredClone(this.document);
    put(this.game, draft, cell);
    const { refused } = this.scored(draft);
    this.problem = refused && {
      field: cell.at,
      text: () => problemText(refused, this.game),
    };
    if (refused && !this.refusal) return false;
    this.show(draft);
    this.pass(cell);
    return true;
  }

  /** Show a document, and keep it on this device. */
  show(document: Document): void {
    this.document = document;
    const totals = this.card?.sheets.slice(0, this.game.seats).map((sheet) => sheet.total) ?? [];
    keep({ id: this.id, name: this.name, document, totals });
  }

  /** How many of a slot lie on a plate. */
  count(round: number, plate: number, slot: string): number {
    return platesOf(this.game, this.document.rounds?.[round])[plate]?.[slot] ?? 0;
  }

  /** The points of a plate in all rounds so far; without rounds, of what lies there. */
  total(plate: number): number {
    const sheet = this.card?.sheets[plate];
    if (!sheet) return 0;
    if (!this.game.rounds) return sheet.total;
    return sheet.rounds.reduce((sum, part) => sum + part.total, 0);
  }

  /** What to look at again on one plate: limits that only warn. */
  doubts(round: number | null, plate: number): Said[] {
    const name = this.names[plate];
    return (this.card?.notices ?? []).filter(({ facts: { problem } }) => {
      if (typeof problem !== "object" || Array.isArray(problem)) return false;
      const { where } = problem.facts;
      if (typeof where !== "object" || Array.isArray(where)) return false;
      const here = where.facts.round;
      return (
        where.facts.seat === name && (here === undefined || (round !== null && here === round + 1))
      );
    });
  }
}
