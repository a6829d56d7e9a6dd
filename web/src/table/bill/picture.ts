// The result as a picture: the game, everybody's points, the line that decided it, and the replay.

import { paperWith, type Row } from "../../browser/paper";
import { gameName } from "../../sentences/game-name";
import { plain } from "../../sentences/names";
import { resultSentences } from "../../sentences/results";
import type { TableMessage } from "../../wire/types";
import { moment, say } from "../../words/words.svelte";
import { decidingText } from "./deciding";

/** What the picture says, from top to bottom. */
export function resultRows(
  message: TableMessage,
  names: readonly string[],
  address: string,
): Row[] {
  const { game, result } = message;
  if (!result) return [];
  const quiet = { size: 14, weight: 600, soft: true, middle: true };
  const order = [...message.seats].sort(
    (a, b) => (result.places[a.seat] ?? 0) - (result.places[b.seat] ?? 0),
  );
  const decided = decidingText(message, names);
  return [
    { text: gameName(game), size: 24, weight: 850, middle: true, above: 0 },
    { text: moment(Date.now()), ...quiet, above: 2 },
    ...order.map(({ seat }, at) => ({
      text: say("pad-place", { place: result.places[seat] ?? 0, name: names[seat] ?? "" }),
      right: plain(result.points[seat] ?? 0),
      size: 19,
      weight: 800,
      above: at ? 2 : 12,
      rule: at === 0,
    })),
    ...[...resultSentences(game, names, result), ...(decided ? [decided] : [])].map((text, at) => ({
      text,
      size: 15,
      weight: 750,
      above: at ? 4 : 12,
      rule: at === 0,
    })),
    { text: address, ...quiet, above: 12 },
  ];
}

/** The picture of a result. */
export function pictureOf(
  message: TableMessage,
  names: readonly string[],
  address: string,
): Promise<Blob> {
  return paperWith(resultRows(message, names, address));
}
