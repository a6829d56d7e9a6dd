// What happened, in words: events become the sentences of a log.

import type { FluentVariable } from "@fluent/bundle";
import { familyOf } from "../wire/ids";
import { type Tally, tallyOf } from "../wire/tallies";
import { component, listed, say, tally } from "../words/words.svelte";

export interface Happening {
  kind: string;
  seat: number | null;
  data: Record<string, unknown>;
}

export interface Told {
  seat: number | null;
  text: string;
}

type Facts = Record<string, FluentVariable>;

// Events whose outcome the table shows anyway.
const SHOWN_ANYWAY: Record<string, ReadonlySet<string>> = {
  "sushi-go": new Set(["dealt", "hand", "passed", "drew", "drew-card", "scored", "over"]),
  "sushi-roll": new Set(["rolled", "round-scored", "ended"]),
  sushizock: new Set(["laid", "over"]),
};

/**
 * Tell events that say more than the table itself shows; those that say one thing together share a
 * sentence. `names` are those of all plates, `reader` is the seat of whom it is told to.
 */
export function tellNews(
  game: string,
  names: readonly string[],
  events: Happening[],
  reader: number | null = null,
): Told[] {
  const family = familyOf(game);
  const news = events.filter((event) => !SHOWN_ANYWAY[family]?.has(event.kind));
  return joined(news).map((event) => ({
    seat: event.seat,
    text: say(`event-${family}-${event.kind}`, {
      ...factsOf(game, names, event),
      who: names[event.seat ?? -1] ?? "",
      you: event.seat !== null && event.seat === reader ? "yes" : "no",
    }),
  }));
}

/** Join what a seat lays in one go, and drop what the line before has said already. */
export function joined(events: readonly Happening[]): Happening[] {
  const told: Happening[] = [];
  for (const event of events) {
    const last = told.at(-1);
    if (event.kind !== "laid" || !("slot" in event.data)) {
      told.push(event);
    } else if (last?.kind === "laid" && last.seat === event.seat) {
      const slots = [...(last.data.slots as string[]), event.data.slot];
      told[told.length - 1] = { ...last, data: { slots } };
    } else if (!(last?.kind === "took" && last.data.card === event.data.slot)) {
      told.push({ ...event, data: { slots: [event.data.slot] } });
    }
  }
  return told;
}

function factsOf(game: string, names: readonly string[], event: Happening): Facts {
  const facts: Facts = { mode: game.includes("+puppet") ? "puppet" : "other" };
  for (const [key, value] of Object.entries(event.data)) {
    Object.assign(facts, fact(game, names, key, value));
  }
  return facts;
}

/** One datum of an event as the facts of a sentence. */
function fact(game: string, names: readonly string[], key: string, value: unknown): Facts {
  const kind = () => component(String(value), game);
  const who = () => names[Number(value)] ?? "";
  switch (`${familyOf(game)} ${key}`) {
    case "sushi-go cards":
      return { what: typeof value === "object" ? tally(value as Tally, game) : Number(value) };
    case "sushi-go slots":
      return { what: listed((value as string[]).map((slot) => component(slot, game))) };
    case "sushi-go slot":
    case "sushi-go card":
    case "sushi-roll token":
    case "sushi-roll slot":
    case "sushizock row":
    case "sushizock stack":
      return { what: kind() };
    case "sushi-go spot":
      return spot(String(value));
    case "sushi-go hand":
      return { where: "hand" };
    case "sushi-go points":
      return { points: Array.isArray(value) ? eachOf(names, value) : Number(value) };
    case "sushi-roll faces":
      return { what: tally(tallyOf(value as string[]), game) };
    case "sushi-roll gave":
    case "sushi-roll got":
    case "sushizock tile":
      return { [key]: kind() };
    case "sushi-roll other":
    case "sushi-roll red":
      return { [key]: who() };
    case "sushizock tiles":
      return { tiles: (value as string[]).map((tile) => component(tile, game)).join(", ") };
    case "sushizock dice":
      return { dice: tally(Array.isArray(value) ? tallyOf(value) : (value as Tally), game) };
    case "sushizock from":
      return { victim: who() };
    default:
      return { [key]: value as FluentVariable };
  }
}

/** A place of the Battle table, such as `row3.2`. */
function spot(name: string): Facts {
  const [row, place] = name.replace("row", "").split(".");
  return { where: "table", row: Number(row), place: Number(place) };
}

function eachOf(names: readonly string[], points: number[]): string {
  return points.map((n, seat) => `${names[seat] ?? ""} ${n}`).join(", ");
}
