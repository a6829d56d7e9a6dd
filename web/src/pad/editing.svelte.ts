// A pad that is being written on: every change is scored at once, and what cannot be is not taken.

import { say } from "../words/words.svelte";
import { openRound, played } from "./core/document.mjs";
import { score } from "./core/score.mjs";
import type { Card, Document, Game, Said } from "./core/types";
import { type Kept, keep } from "./pads.svelte";
import { plateNames, tellProblem } from "./telling";

export interface Problem {
  field: string;
  text: string;
}

export class Editing {
  readonly id: string;
  readonly game: Game;
  name: string;
  document: Document = $state.raw({ game: "", seats: [] });
  problem: Problem | null = $state(null);
  readonly names = $derived.by(() => plateNames(this.game, this.document));
  private readonly outcome = $derived.by(() => this.scored(this.document));
  readonly card: Card | null = $derived(this.outcome.card);
  /** Why a pad that was kept cannot be, if that is so: numbers of a box may be corrected later. */
  readonly refusal = $derived.by(() =>
    this.outcome.refused ? tellProblem(this.outcome.refused, this.game.id) : "",
  );

  constructor(game: Game, { id, name, document }: Omit<Kept, "changed">) {
    this.game = game;
    this.id = id;
    this.name = name;
    this.document = document;
  }

  private scored(document: Document) {
    return score(this.game, played(document), say("table-puppet"));
  }

  /** Change the document; `field` names the control that asked for it. */
  change(field: string, edit: (draft: Document) => void): boolean {
    const draft = structuredClone(this.document);
    edit(draft);
    const { refused, card } = this.scored(draft);
    this.problem = refused ? { field, text: tellProblem(refused, this.game.id) } : null;
    if (refused && !this.refusal) return false;
    this.document = draft;
    const totals = card?.sheets.slice(0, this.game.seats).map((sheet) => sheet.total) ?? [];
    keep({ id: this.id, name: this.name, document: draft, totals });
    return true;
  }

  /** How many of a slot lie on a plate. */
  count(round: number, plate: number, slot: string): number {
    const laid = this.document.rounds?.[round];
    return (laid?.plates ?? laid?.trays)?.[plate]?.[slot] ?? 0;
  }

  lay(field: string, round: number, plate: number, slot: string, by: number): boolean {
    return this.change(field, (draft) => {
      const counts = openRound(this.game, draft, round)[plate];
      if (!counts) return;
      counts[slot] = Math.max(0, (counts[slot] ?? 0) + by);
      if (counts[slot] === 0) delete counts[slot];
    });
  }

  taken(round: number, plate: number): number {
    return this.document.rounds?.[round]?.squishy?.[plate] ?? 0;
  }

  takeSquishy(field: string, round: number, plate: number, by: number): boolean {
    return this.change(field, (draft) => {
      openRound(this.game, draft, round);
      const laid = draft.rounds?.[round];
      if (!laid) return;
      laid.squishy ??= new Array<number>(this.game.plates).fill(0);
      laid.squishy[plate] = Math.max(0, (laid.squishy[plate] ?? 0) + by);
    });
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
