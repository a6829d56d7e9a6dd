// What happened, in words: events become the sentences of a log, as their family declares it.

import { entryOf } from "../data/menu";
import { type EventTelling, type FactKind, tellingOf } from "../data/telling";
import { familyOf } from "../wire/ids";
import { type Tally, tallyOf } from "../wire/tallies";
import { component, type Facts, listed, say, tally } from "../words/words.svelte";

export interface Happening {
  kind: string;
  seat: number | null;
  data: Record<string, unknown>;
}

/** What happens at a table of any game: somebody's time was up, and a choice was made for them. */
export const TIME_UP = "event-time-up";

export interface LogLine {
  seat: number | null;
  text: string;
}

/** What the sentences of one game need to know; `names` are those of all plates. */
interface LogContext {
  game: string;
  names: readonly string[];
}

type Reader = (context: LogContext, value: unknown) => Facts[string];

const namesOf = ({ game }: LogContext, kinds: unknown) =>
  [kinds].flat().map((kind) => component(String(kind), game));
const nameOf = ({ names }: LogContext, seat: unknown) => names[Number(seat)] ?? "";

const READERS: Record<Exclude<FactKind, "spot" | "mark">, Reader> = {
  value: (_, value) => value as Facts[string],
  component: (context, kinds) => listed(namesOf(context, kinds)),
  row: (context, kinds) => namesOf(context, kinds).join(", "),
  tally: ({ game }, some) =>
    tally(Array.isArray(some) ? tallyOf(some as string[]) : (some as Tally), game),
  seat: nameOf,
  each: (context, points) =>
    (points as number[]).map((n, seat) => `${nameOf(context, seat)} ${n}`).join(", "),
};

/** Those events that are announced to somebody who listens: of others' turns what came of them. */
export function heardOf<T extends Happening>(
  game: string,
  events: readonly T[],
  reader: number | null,
): T[] {
  const { events: tellings } = tellingOf(game);
  return events.filter(
    (event, at) =>
      event.seat === reader ||
      tellings[event.kind]?.news !== "own" ||
      follows(tellings[event.kind], event, events[at - 1]),
  );
}

/**
 * Those events that stand in the log of whoever plays: what is news to others after something else
 * only, the table shows by itself otherwise.
 */
export function loggedOf<T extends Happening>(
  game: string,
  events: readonly T[],
  reader: number | null,
): T[] {
  const { events: tellings } = tellingOf(game);
  return events.filter((event, at) => {
    const telling = tellings[event.kind];
    const told = !telling?.after || follows(telling, event, events[at - 1]);
    return told || reader === null || event.seat === reader;
  });
}

/** Whether an event comes right after the one that makes it news to all. */
function follows(telling: EventTelling | undefined, event: Happening, before?: Happening): boolean {
  return before?.kind === telling?.after && before?.seat === event.seat;
}

/**
 * Return lines of the log, for events that say more than the table itself shows; those that say
 * one thing together share a line. `names` are those of all plates, `reader` is the seat that reads.
 */
export function logLines(
  game: string,
  names: readonly string[],
  events: Happening[],
  reader: number | null = null,
): LogLine[] {
  const { events: tellings, mode } = tellingOf(game);
  const news = events.filter(({ kind }) => tellings[kind]?.news !== "none");
  const shared = { mode: entryOf(game)?.chosen[mode ?? ""] ?? "other" };
  return joined(game, news).map((event) => ({
    seat: event.seat,
    text: say(event.kind === TIME_UP ? TIME_UP : `event-${familyOf(game)}-${event.kind}`, {
      ...shared,
      ...factsOf({ game, names }, event, tellings[event.kind]),
      who: names[event.seat ?? -1] ?? "",
      you: event.seat !== null && event.seat === reader ? "yes" : "no",
    }),
  }));
}

/** Join what a seat does in one go, and drop what the sentence before has said already. */
export function joined(game: string, events: readonly Happening[]): Happening[] {
  const { events: tellings } = tellingOf(game);
  const merged: Happening[] = [];
  for (const event of events) {
    const last = merged.at(-1);
    const { joins = null, echoes = {} } = tellings[event.kind] ?? {};
    if (joins === null) {
      merged.push(event);
      continue;
    }
    const datum = event.data[joins];
    const echo = echoes[last?.kind ?? ""];
    if (last?.kind === event.kind && last.seat === event.seat) {
      const together = [last.data[joins], datum].flat();
      merged[merged.length - 1] = { ...last, data: { ...last.data, [joins]: together } };
    } else if (!echo || last?.data[echo] !== datum) {
      merged.push({ ...event, data: { ...event.data, [joins]: [datum] } });
    }
  }
  return merged;
}

function factsOf(context: LogContext, event: Happening, telling: EventTelling | undefined): Facts {
  const facts: Facts = {};
  for (const [datum, value] of Object.entries(event.data)) {
    const [variable, kind] = telling?.facts[datum] ?? [datum, "value"];
    if (kind === "spot") Object.assign(facts, spot(variable, String(value)));
    else if (kind === "mark") facts[variable] = datum;
    else facts[variable] = READERS[kind](context, value);
  }
  return facts;
}

/** A place on the table, such as `row3.2`. */
function spot(variable: string, name: string): Facts {
  const [row, place] = name.replace("row", "").split(".");
  return { [variable]: "table", row: Number(row), place: Number(place) };
}
