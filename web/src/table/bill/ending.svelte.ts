// The end of a match as it is told: nobody is named before the podium is full.

import { untrack } from "svelte";
import { play } from "../../browser/sound";
import { announce } from "../../browser/voice.svelte";
import { plateNames } from "../../sentences/names";
import { ownPlace, resultSentences } from "../../sentences/results";
import { listed, say } from "../../words/words.svelte";
import type { Sitting } from "../connection/sitting.svelte";
import { decidingText } from "./deciding";

/** Belongs to the component that makes it. */
export class Ending {
  readonly #sitting: () => Sitting;

  constructor(sitting: () => Sitting) {
    this.#sitting = sitting;
    $effect(() => {
      if (this.act === "winner") play("stamp");
    });
    $effect(() => {
      if (!this.known) return;
      untrack(() => {
        announce(this.title);
        announce([...this.#whole, ...this.#others].join(" "));
      });
    });
  }

  readonly message = $derived.by(() => this.#sitting().ended ?? this.#sitting().message);
  readonly act = $derived.by(() => {
    const { ended, stage } = this.#sitting();
    return ended ? undefined : stage.scene?.act;
  });
  readonly known = $derived.by(() => this.act !== "podium");
  readonly names = $derived.by(() => plateNames(this.message?.seats ?? []));
  readonly sheet = $derived.by(() => this.message?.sheet ?? []);
  /** How many matches of a series each has won; none: it is no series. */
  readonly wins = $derived.by(() =>
    this.message?.previous ? this.message.seats.map(({ wins }) => wins) : [],
  );

  /** Who won, and what decided it. */
  readonly #whole = $derived.by(() => {
    const { message, names } = this;
    if (!message?.result) return [];
    const decided = decidingText(message, names);
    return [
      ...resultSentences(message.game, names, message.result, message.you),
      ...(decided ? [decided] : []),
    ];
  });

  /** The same to be read: the title names who won, the podium their points, so one's own place comes first. */
  readonly sentences = $derived.by(() => {
    const { message } = this;
    const own = message?.result && ownPlace(message.result, message.you);
    return own ? [own, ...this.#whole.slice(1)] : this.#whole;
  });

  readonly title = $derived.by(() => {
    const winners = this.message?.result?.winners ?? [];
    const you = this.message?.you;
    if (!this.known) return say("over-suspense");
    if (you != null && winners.includes(you)) return say("over-you-won");
    return say("over-somebody-won", { who: listed(winners.map((seat) => this.names[seat] ?? "")) });
  });

  /** Everybody behind the winner, for those who listen. */
  readonly #others = $derived.by(() => {
    const { places = [], points = [] } = this.message?.result ?? {};
    const behind = places.map((place, seat) => ({ place, seat })).filter(({ place }) => place > 1);
    return behind
      .sort((a, b) => a.place - b.place)
      .map(({ place, seat }) =>
        say("over-told-place", { place, name: this.names[seat] ?? "", points: points[seat] ?? 0 }),
      );
  });
}
