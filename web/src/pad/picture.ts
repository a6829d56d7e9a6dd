// What the picture of a pad's bill says.

import { paperWith, type Row } from "../browser/paper";
import type { Card } from "../engine/types";
import { gameName } from "../sentences/game-name";
import { signed } from "../sentences/names";
import { isIdle, reasonText } from "../sentences/reasons";
import { resultSentences } from "../sentences/results";
import { lineName, moment, number, say } from "../words/words.svelte";
import { partsOf } from "./bill";

interface Shown {
  card: Card;
  game: string;
  names: readonly string[];
  title: string;
}

/** Everything that the picture says, from top to bottom. */
function rowsOf({ card, game, names, title }: Shown): Row[] {
  const rows: Row[] = [
    { text: title || say("pad-bill"), size: 24, weight: 850, middle: true, above: 0 },
    { text: gameName(game), size: 14, weight: 600, soft: true, middle: true, above: 2 },
    { text: moment(Date.now()), size: 14, weight: 600, soft: true, middle: true, above: 0 },
  ];
  const places = card.result?.places ?? [];
  const order = [...names.keys()].sort((a, b) => (places[a] ?? 9) - (places[b] ?? 9));
  order.forEach((plate, at) => {
    const name = names[plate] ?? "";
    const total = number(card.sheets[plate]?.total ?? 0);
    const place = places[plate];
    const text = place ? say("pad-place", { place, name }) : name;
    rows.push({
      text,
      right: total,
      size: 19,
      weight: 800,
      above: at ? 2 : 12,
      rule: at === 0,
    });
  });
  const ending = card.result
    ? resultSentences(game, [...names], card.result)
    : [say("score-not-over")];
  for (const text of ending) rows.push({ text, size: 15, weight: 750, above: 6 });
  for (const part of partsOf(card)) {
    rows.push({ text: part.title, size: 16, weight: 850, middle: true, above: 12, rule: true });
    for (const { plate, gained, lines } of part.receipts) {
      rows.push({
        text: names[plate] ?? "",
        right: signed(gained),
        size: 15,
        weight: 800,
        above: 6,
      });
      for (const line of lines.filter((line) => !isIdle(game, line))) {
        const text = say("pad-line", {
          line: lineName(line.line, game),
          why: reasonText(game, line),
        });
        rows.push({
          text,
          right: signed(line.points),
          size: 13,
          weight: 600,
          soft: true,
          above: 0,
        });
      }
    }
  }
  return rows;
}

/** The picture of a bill. */
export function pictured(shown: Shown): Promise<Blob> {
  return paperWith(rowsOf(shown));
}
