// Choices of Sushi Go!, composed from the names of what is legal: nothing here knows a rule.
//
// A name tells the slots that are filled, `egg` or `egg,wasabi+squid`; behind a colon stands the
// puppet's. The card that fills a slot is what stands last in it: `wasabi+squid` is a squid.

import { cardOf } from "../../wire/ids";

export interface Pick {
  /** Cards of one's own, by kind, in the order in which they were touched. */
  own: string[];
  /** The puppet's card, if it is fed in this turn. */
  puppet: string | null;
}

interface Play {
  name: string;
  own: string[];
  puppet: string | null;
}

function read(name: string): Play {
  const [own = "", puppet] = name.split(":");
  return { name, own: own.split(","), puppet: puppet ?? null };
}

const sameCards = (slots: readonly string[], cards: readonly string[]) =>
  slots.map(cardOf).sort().join() === [...cards].sort().join();

/** Whether two cards of one's own can be laid at once. */
export function pairsIn(legal: readonly string[]): boolean {
  return legal.some((name) => read(name).own.length > 1);
}

/** Whether the puppet is fed in this turn. */
export function feedsPuppet(legal: readonly string[]): boolean {
  return legal.some((name) => name.includes(":"));
}

/** The names that these cards can mean: none while something is missing, several if it is open where
 * a card goes. */
export function meanings(legal: readonly string[], pick: Pick): string[] {
  return legal
    .map(read)
    .filter((play) => fits(play, pick))
    .map((play) => play.name);
}

function fits(play: Play, pick: Pick): boolean {
  if (!sameCards(play.own, pick.own)) return false;
  return play.puppet === null
    ? pick.puppet === null
    : pick.puppet !== null && cardOf(play.puppet) === pick.puppet;
}

/** Whether one card more can still lead to something. */
export function canAdd(legal: readonly string[], pick: Pick, card: string, to: "own" | "puppet") {
  const wanted = to === "own" ? { ...pick, own: [...pick.own, card] } : { ...pick, puppet: card };
  return legal.map(read).some((play) => {
    const left = play.own.map(cardOf);
    for (const kind of wanted.own) {
      const at = left.indexOf(kind);
      if (at < 0) return false;
      left.splice(at, 1);
    }
    return (
      wanted.puppet === null || (play.puppet !== null && cardOf(play.puppet) === wanted.puppet)
    );
  });
}

/** The cards of a name: what is shown of a choice that is in. */
export function cardsOf(name: string): Pick {
  const play = read(name);
  return { own: play.own.map(cardOf), puppet: play.puppet === null ? null : cardOf(play.puppet) };
}

/** Where the cards of a name lie in a hand; without a name, nowhere. */
export function placesIn(hand: readonly string[], name: string | undefined): Set<number> {
  const places = new Set<number>();
  if (!name) return places;
  const { own, puppet } = cardsOf(name);
  for (const card of puppet === null ? own : [...own, puppet]) {
    const at = hand.findIndex((kind, place) => kind === card && !places.has(place));
    if (at >= 0) places.add(at);
  }
  return places;
}

/** The slots of a name, one's own first: to tell where cards go. */
export function slotsOf(name: string): { own: string[]; puppet: string | null } {
  const { own, puppet } = read(name);
  return { own, puppet };
}
