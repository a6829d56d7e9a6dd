// A count of the plates as it is told: everybody's bill, how far it is printed, what lies on the plates.

import { OneByOne } from "../../browser/one-by-one.svelte";
import { stageFor } from "../../families/stages";
import { plateNames } from "../../sentences/names";
import { NOBODY } from "../../sentences/seats";
import type { TableMessage } from "../../wire/types";
import { say } from "../../words/words.svelte";
import { type Compared, comparedIn } from "./comparing";
import { Printer } from "./printer.svelte";
import { printingOf } from "./printing";
import { endReceipts, fromOwn, roundReceipts } from "./receipts";

/** Belongs to the component that makes it. */
export class Count {
  readonly #message: () => TableMessage;
  readonly #round: () => number | undefined;
  readonly printer = new Printer(() => this.#printing);
  /** How much of it is there besides the first plate: first the other plates, then the bills. */
  readonly made = new OneByOne(() => 2 * this.receipts.length - 1);

  /** `round` counts from 0; none is the end of the match. */
  constructor(message: () => TableMessage, round: () => number | undefined) {
    this.#message = message;
    this.#round = round;
  }

  readonly names = $derived.by(() => plateNames(this.#message().seats));
  /** From one's own on. */
  readonly receipts = $derived.by(() => {
    const { sheet, you } = this.#message();
    const round = this.#round();
    return fromOwn(round === undefined ? endReceipts(sheet) : roundReceipts(sheet, round), you);
  });
  readonly #printing = $derived.by(() => {
    const { you, game } = this.#message();
    return printingOf(this.receipts, you, game);
  });
  /** What lies on each plate and is counted. */
  readonly plates = $derived.by(() => {
    const { view, game } = this.#message();
    return (view && stageFor(game)?.plates(view, game, this.last ? "end" : "round")) ?? [];
  });
  /** Whether others made the line that is told as well. */
  readonly shared = $derived.by(() => this.compared(this.printer.telling).length > 1);

  get game(): string {
    return this.#message().game;
  }

  /** The end of the match: what everybody has in all is told on the podium. */
  get last(): boolean {
    return this.#round() === undefined;
  }

  get title(): string {
    const round = this.#round();
    return round === undefined ? say("receipt-end") : say("receipt-round", { round: round + 1 });
  }

  badgeOf(plate: number): number {
    return plate < this.#message().seats.length ? plate : NOBODY;
  }

  /** Whether it is told line by line; who only looks on is told everybody's. */
  isOwn(plate: number): boolean {
    const { you } = this.#message();
    return you === null || plate === you;
  }

  /** Whether it stands there what a plate brought. */
  isSummed(plate: number): boolean {
    return this.isOwn(plate) ? this.printer.summed : this.printer.whole;
  }

  /** How everybody compares in a line; nobody if it compares nothing. */
  compared(line: string): Compared[] {
    return comparedIn(line, this.receipts, this.game);
  }

  /** The dishes on a plate that made a line. */
  dishesOf(plate: number, line: string): string[] {
    return (this.plates[plate] ?? [])
      .filter((group) => (group.line ?? group.about) === line)
      .flatMap((group) => group.bundles.flat());
  }
}
