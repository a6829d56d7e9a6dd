// A place at the table as the stage shows it: what a family's table is drawn from.

import type { Seated } from "../../counter/seated";
import type { EventView, TableMessage } from "../../wire/types";
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

  get happened(): EventView[] {
    const { scene, behind, happened } = this.stage;
    if (!behind) return this.seated.happened;
    const known = scene?.happened ?? happened;
    return scene?.hides ? known.filter((event) => !scene.hides?.includes(event)) : known;
  }

  get earlier(): EventView[] {
    return this.seated.earlier;
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
