// A table message as scenes: what happened, in the order in which it is told. The server may be
// further than the stage, for it deals the next round at once.

import { familyFor } from "../../families";
import { stageFor } from "../../families/stages";
import type { EventView, TableMessage } from "../../wire/types";

export type Act =
  | "close" // the last cloches close
  | "reveal" // they lift
  | "pass" // hands go on
  | "turn" // somebody else's turn is over, and is looked at
  | "land" // the last dishes of a round lie on their plates
  | "bill" // a round is counted
  | "sweep" // the counter is cleared
  | "deal" // and laid again
  | "ending" // what is counted at the end of the match
  | "podium" // everybody, from the last to the first
  | "winner";

/** What the log tells: what happened lately, and before that. */
export interface Told {
  readonly happened: EventView[];
  readonly earlier: EventView[];
}

export interface Scene {
  act: Act;
  /** The table on stage; null is the last one received, and it can be played on. */
  message: TableMessage | null;
  /** What it shows as having just happened. */
  latest: EventView[];
  /** Milliseconds; null waits for a press. */
  lasts: number | null;
  /** Which round is counted, from 0. */
  round?: number;
  /** Whether it is seen however late it comes, and by those who want no motion, too. */
  paced?: boolean;
  /** What the log tells meanwhile, if the table has gone on. */
  told?: Told;
  /** What happened with it and is not told yet: what lies under the cloches. */
  hides?: readonly EventView[];
  /** What the count brings, such as the boat: it is told when all is printed. */
  brings?: EventView[];
}

/** How long things take that nobody has to press for. */
const LASTS = { close: 220, reveal: 650, last: 950, pass: 400, land: 500, sweep: 400, deal: 400 };
const CHEERS = 2600;
/** From one place of the podium to the next. */
export const PODIUM_STEP = 800;

const roundsOf = (message: TableMessage) => message.sheet[0]?.rounds.length ?? 0;

/**
 * The scenes between two messages of one match; `fresh` is what happened between them.
 */
export function scenesOf(
  before: TableMessage | null,
  now: TableMessage,
  fresh: readonly EventView[],
): Scene[] {
  if (before?.match !== now.match || now.stage === "abandoned") return [];
  if (before.stage === "opening" && now.stage === "playing") return [live("deal", [])];
  if (before.stage !== "playing" || !fresh.length || !before.view || !now.view) return [];
  const ended = roundsOf(now) - roundsOf(before);
  if (ended > 1) return [];
  if (now.stage === "finished") return finale(before, now, fresh, ended > 0);
  return ended > 0 ? roundEnd(before, now, fresh) : turn(before, fresh);
}

function live(act: keyof typeof LASTS, latest: EventView[]): Scene {
  return { act: act as Act, message: null, latest, lasts: LASTS[act] };
}

/** A turn: where all choose at once, the cloches of those close who were waited for last. */
function turn(before: TableMessage, fresh: readonly EventView[]): Scene[] {
  const shown = live("reveal", [...fresh]);
  if ((before.turn?.actors.length ?? 0) < 2) return [shown];
  const seats = before.seats.map((seat) => ({ ...seat, chosen: seat.chosen || seat.owes }));
  const closed = { ...before, seats, legal: [], deadline_ms: null, events: [] };
  return [
    { act: "close", message: closed, latest: [], lasts: LASTS.close, hides: fresh },
    shown,
    live("pass", [...fresh]),
  ];
}

/** The table as it stood when the last dish was laid. */
function closing(before: TableMessage, now: TableMessage, landed: boolean): TableMessage {
  const stage = stageFor(now.game);
  const view =
    before.view && now.view && (stage?.closing(before.view, now.view, landed) ?? before.view);
  return {
    ...now,
    view,
    stage: "playing",
    turn: before.turn && { ...before.turn, actors: [] },
    seats: now.seats.map((seat) => ({ ...seat, chosen: false, owes: false })),
    legal: [],
    picked: [],
    deadline_ms: null,
    events: [],
    result: null,
  };
}

/** What happened in a round before it was counted: nothing that tells who leads. */
export function pastOf(game: string, events: readonly EventView[]): EventView[] {
  const counts = familyFor(game)?.log.counts;
  const count = events.findLastIndex((event) => counts?.has(event.kind));
  return count < 0 ? [...events] : events.slice(0, count);
}

/** What the count of a round brought before the next one began. */
function broughtBy(game: string, fresh: readonly EventView[]): EventView[] {
  const opens = familyFor(game)?.log.opens;
  const rest = fresh.slice(pastOf(game, fresh).length + 1);
  const next = rest.findIndex((event) => opens?.has(event.kind));
  return next < 0 ? rest : rest.slice(0, next);
}

/** The last choices are revealed like all others, and land. */
function lastReveal(before: TableMessage, now: TableMessage, fresh: readonly EventView[]): Scene[] {
  const past = pastOf(now.game, fresh);
  const [shown, landed] = [closing(before, now, false), closing(before, now, true)];
  const beats = stageFor(now.game)?.beats(past) ?? [past];
  return [
    ...turn(before, past).filter(({ act }) => act === "close"),
    ...beats.map((latest): Scene => ({ act: "reveal", message: shown, latest, lasts: LASTS.last })),
    { act: "land", message: landed, latest: past, lasts: LASTS.land },
  ];
}

function bill(before: TableMessage, now: TableMessage, fresh: readonly EventView[]): Scene {
  const [message, latest] = [closing(before, now, true), pastOf(now.game, fresh)];
  return { act: "bill", message, latest, lasts: null, round: roundsOf(now) - 1 };
}

function roundEnd(before: TableMessage, now: TableMessage, fresh: readonly EventView[]): Scene[] {
  const brings = broughtBy(now.game, fresh);
  const counted = { ...bill(before, now, fresh), brings };
  return [
    ...lastReveal(before, now, fresh),
    counted,
    { ...counted, act: "sweep", lasts: LASTS.sweep },
    live("deal", []),
  ];
}

function finale(
  before: TableMessage,
  now: TableMessage,
  fresh: readonly EventView[],
  counts: boolean,
): Scene[] {
  const message = closing(before, now, true);
  const ends = now.sheet.some(({ end }) => end.lines.length > 0);
  return [
    ...lastReveal(before, now, fresh),
    ...(counts ? [bill(before, now, fresh)] : []),
    ...(ends
      ? [{ act: "ending" as const, message, latest: pastOf(now.game, fresh), lasts: null }]
      : []),
    {
      act: "podium",
      message: null,
      latest: [],
      lasts: PODIUM_STEP * (Math.max(...(now.result?.places ?? [])) + 1),
    },
    { act: "winner", message: null, latest: [], lasts: CHEERS },
  ];
}
