// The stage: plays scenes one after the other. It only shows; what is sent depends on nothing here.

import { calm } from "../../browser/settings.svelte";
import type { Act, Scene, Told } from "./scenes";

export class Stage {
  #queue = $state.raw<readonly Scene[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What is on stage; null is the table as last received. */
  get scene(): Scene | null {
    return this.#queue[0] ?? null;
  }

  /** What comes after it. */
  get follows(): Act | undefined {
    return this.#queue[1]?.act;
  }

  /** Whether a round is still to be counted before these eyes, or is just now. */
  get counts(): boolean {
    return this.#queue.some(({ act }) => act === "bill");
  }

  /** Whether the table on stage is not the last one received. */
  get behind(): boolean {
    return this.scene?.message != null;
  }

  /**
   * Play scenes: now, or after a bill that somebody reads. A turn seen too late is not played. The log
   * meanwhile is what it was then.
   */
  play(scenes: readonly Scene[], told?: Told): void {
    const stays = ({ lasts, paced }: Scene) => lasts === null || paced === true;
    const dated = scenes.map((scene) => ({ ...scene, told }));
    const wanted = calm() ? dated.filter(stays) : dated;
    if (!this.#queue.some(stays)) this.#show(wanted);
    else if (wanted.some(stays)) this.#queue = [...this.#queue, ...wanted];
  }

  /** On to the next scene. */
  next(): void {
    this.#show(this.#queue.slice(1));
  }

  /** One tap: whatever plays by itself is over, up to what waits for a press. */
  hurry(): void {
    if (this.scene?.lasts == null) return;
    const next = this.#queue.findIndex(({ lasts }) => lasts === null);
    this.#show(next < 0 ? [] : this.#queue.slice(next));
  }

  /** Straight to the table as last received. */
  skip(): void {
    this.#show([]);
  }

  #show(queue: readonly Scene[]): void {
    clearTimeout(this.#timer);
    const [scene] = queue;
    if (scene || this.#queue.length) performance.mark(`scene:${scene?.act ?? "table"}`);
    this.#queue = queue;
    if (scene?.lasts != null) this.#timer = setTimeout(() => this.next(), scene.lasts);
  }
}
