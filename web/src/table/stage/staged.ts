// A place at the table as the stage shows it: what a family's table is drawn from.

import type { Seated } from "../../counter/seated";
import type { EventView, TableMessage } from "../../wire/types";
import type { Told } from "./scenes";
import type { Stage } from "./stage.svelte";

export class Staged implements Seated {
  constructor(
    readonly seated: Seated,
    readonly stage: Stage,
  ) {}

  get message(): TableMessage | null {
    return this.stage.scene?.message ?? this.seated.message;
  }

  get latest(): EventView[] {
    const { scene } = this.stage;
    return scene?.message ? scene.latest : this.seated.latest;
  }

  /** The log belongs to the table on stage: the next round's would tell who leads. */
  get #told(): Told {
    const { scene, behind } = this.stage;
    return (behind && scene?.told) || this.seated;
  }

  get happened(): EventView[] {
    const { happened } = this.#told;
    const hides = this.stage.behind ? this.stage.scene?.hides : undefined;
    return hides ? happened.filter((event) => !hides.includes(event)) : happened;
  }

  get earlier(): EventView[] {
    return this.#told.earlier;
  }

  get busy(): boolean {
    return this.seated.busy;
  }

  get replays(): boolean {
    return this.seated.replays;
  }

  pick(...actions: string[]): Promise<boolean> {
    return this.seated.pick(...actions);
  }

  undo(): Promise<boolean> {
    return this.seated.undo();
  }
}
