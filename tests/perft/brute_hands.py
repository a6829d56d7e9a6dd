"""Sushi Go! with hands, played by brute force from docs/rules: tuples of words, no engine.

Two-way is left out: passing to the other side leads to mirrored trees. A position is in the last
round, so that the end of the round is the end of the tree.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product

from tests.perft.laying import (
    DIE,
    YOGURTS,
    Cards,
    Edition,
    adding,
    card_of,
    choices,
    edition_of,
    lay,
    unasked,
    ways,
    without,
)
from tests.perft.perft_file import Position

Choice = tuple[Cards, str]  # slots of the own plate; the puppet's slot or ""


@dataclass(frozen=True)
class Table:
    """Everything that matters until the round ends. `owed`: what chance has to decide, in order."""

    edition: Edition
    hands: tuple[Cards, ...]
    plates: tuple[Cards, ...]  # the puppet's last
    dice: Cards  # mochi; empty otherwise
    deck: Cards
    piles: int = 0  # cards left in each personal pile
    control: int = -1  # who controls the puppet; -1: there is none
    owed: tuple[tuple[str, int], ...] = ()
    over: bool = False


def table_of(position: Position) -> Table:
    hands = tuple(tuple(sorted(hand)) for hand in position.lists("hands"))
    plates = tuple(tuple(sorted(plate)) for plate in position.lists("plates"))
    sizes = [len(hand) for hand in hands]
    return Table(
        edition_of(position.game),
        hands,
        plates,
        tuple(position.words("dice")) or (("1",) * len(plates) if "mochi" in position.game else ()),
        tuple(sorted(position.words("deck"))),
        position.number("piles"),
        sizes.index(max(sizes)) if "puppet" in position.game else -1,
    )


def look(t: Table) -> tuple[object, ...]:
    actors = () if t.over or t.owed else tuple(s for s, h in enumerate(t.hands) if len(h) > 1)
    return t.hands, t.plates, t.dice, actors, t.over


def leaves(t: Table, depth: int) -> Counter[tuple[object, ...]]:
    if depth == 0:
        return Counter([look(t)])
    found: Counter[tuple[object, ...]] = Counter()
    for after in moves(t):
        found.update(leaves(after, depth - 1))
    return found


def moves(t: Table) -> Iterator[Table]:
    if t.owed:
        yield from chance(t)
    elif not t.over:
        for joint in product(*(options(t, seat) for seat in range(len(t.hands)))):
            yield revealed(t, joint)


def options(t: Table, seat: int) -> list[Choice]:
    """A hand of one card is no choice: it is laid with the others' reveal."""
    hand, plate = t.hands[seat], t.plates[seat]
    if len(hand) == 1:
        return [((unasked(hand[0], plate),), "")]
    if t.control != seat:
        return [(slots, "") for slots in choices(hand, plate, t.edition)]
    found = set()
    for card in set(hand):
        for (place,) in ways((card,), t.plates[-1].count("wasabi"), t.edition):
            found |= {(own, place) for own in choices(without(hand, card), plate, t.edition)}
    return list(found)


def revealed(t: Table, joint: tuple[Choice, ...]) -> Table:
    """All cards are laid together; used chopsticks join the hand."""
    hands, plates = list(t.hands), list(t.plates)
    for seat, (slots, puppet) in enumerate(joint):
        for slot in order(slots):
            hands[seat] = without(hands[seat], card_of(slot))
            plates[seat] = lay(plates[seat], slot)
        if puppet:
            hands[seat] = without(hands[seat], card_of(puppet))
            plates[-1] = lay(plates[-1], puppet)
        if len(slots) == 2:
            plates[seat] = without(plates[seat], "chopsticks")
            hands[seat] = adding(hands[seat], "chopsticks")
    t = replace(t, hands=tuple(hands), plates=tuple(plates))
    sweets = [(kind, p) for p in range(len(t.plates)) for kind in new_sweets(joint, p)]
    return replace(t, owed=tuple(sweets)) if sweets else passed(t)


def order(slots: Cards) -> list[str]:
    """A wasabi of the same turn has to lie before the nigiri on it."""
    return sorted(slots, key=lambda slot: slot.startswith("wasabi+"))


def new_sweets(joint: tuple[Choice, ...], plate: int) -> list[str]:
    laid = joint[plate][0] if plate < len(joint) else [puppet for _, puppet in joint]
    return [slot for slot in laid if slot in ("yogurt", "mochi")]


def passed(t: Table) -> Table:
    """Hands to the left; then the draws of this turn; a last card is laid without asking."""
    t = replace(t, hands=t.hands[-1:] + t.hands[:-1], owed=())
    draws: list[tuple[str, int]] = []
    if t.control >= 0:
        t = replace(t, control=1 - t.control)
        draws = [("draw", t.control)]
    elif t.piles:
        t = replace(t, piles=t.piles - 1)
        draws = [("draw", seat) for seat in range(len(t.hands))]
    if not any(t.hands):
        return replace(t, over=True)
    if draws:
        return replace(t, owed=tuple(draws))
    return asked(t)


def asked(t: Table) -> Table:
    if any(len(hand) > 1 for hand in t.hands):
        return t
    return revealed(t, tuple(options(t, seat)[0] for seat in range(len(t.hands))))


def chance(t: Table) -> Iterator[Table]:
    """Every way in which all that is owed can turn out."""
    if not t.owed:
        yield t
        return
    for after in decided(t):
        yield from chance(after)


def decided(t: Table) -> Iterator[Table]:
    """Every outcome of the first thing owed."""
    (what, who), rest = t.owed[0], t.owed[1:]
    if what == "draw":
        for card in sorted(set(t.deck)):
            hands = [
                adding(hand, card) if seat == who else hand for seat, hand in enumerate(t.hands)
            ]
            after = replace(t, hands=tuple(hands), deck=without(t.deck, card), owed=rest)
            yield after if rest else asked(after)
    elif what == "mochi":
        for face in DIE:
            dice = (*t.dice[:who], face, *t.dice[who + 1 :])
            yield settled(replace(t, dice=dice), rest)
    else:
        shown = Counter(slot for plate in t.plates for slot in plate)
        for value, copies in YOGURTS.items():
            if shown[f"yogurt{value}"] < copies:
                plates = list(t.plates)
                plates[who] = adding(without(plates[who], "yogurt"), f"yogurt{value}")
                yield settled(replace(t, plates=tuple(plates)), rest)


def settled(t: Table, rest: tuple[tuple[str, int], ...]) -> Table:
    return replace(t, owed=rest) if rest else passed(t)
