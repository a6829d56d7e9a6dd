"""Battle played by brute force from docs/rules/sushi-go.md: a dictionary of spots, no engine."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from tests.perft.laying import DIE, YOGURTS, Cards, adding, lay, unasked, without
from tests.perft.perft_file import Position

ROWS = 5
Spot = tuple[int, int]  # row and column, from 1


@dataclass(frozen=True)
class Table:
    """`second`: the active seat may take another card or stop; `spare`: it will be able to."""

    spots: tuple[tuple[Spot, str], ...]  # `?` lies face down
    plates: tuple[Cards, ...]
    dice: Cards
    deck: Cards
    active: int
    spare: bool = False
    second: bool = False
    sweet: str = ""  # yogurt or mochi just taken
    over: bool = False


def table_of(position: Position) -> Table:
    rows = [row.split() for row in position.text("table").split("/")]
    spots = {
        (ROWS - len(rows) + r, c): card
        for r, row in enumerate(rows, start=1)
        for c, card in enumerate(row, start=1)
        if card != "."
    }
    plates = tuple(tuple(sorted(plate)) for plate in position.lists("plates"))
    dice = ("1", "1") if "mochi" in position.game else ()
    deck = tuple(sorted(position.words("deck")))
    t = Table(tuple(sorted(spots.items())), plates, dice, deck, position.number("active"))
    return opened(t)


def look(t: Table) -> tuple[object, ...]:
    actors = () if t.over or t.sweet or flips(t) else (t.active,)
    return t.spots, t.plates, t.dice, actors, t.over


def leaves(t: Table, depth: int) -> Counter[tuple[object, ...]]:
    if depth == 0:
        return Counter([look(t)])
    found: Counter[tuple[object, ...]] = Counter()
    for after in moves(t):
        found.update(leaves(after, depth - 1))
    return found


def moves(t: Table) -> Iterator[Table]:
    if t.over:
        return
    if t.sweet or flips(t):
        yield from chance(t)
        return
    for spot in free(t):
        yield taken(t, spot)
    if t.second:
        yield turned_over(replace(t, second=False, spare=False))


def covered(spots: dict[Spot, str], spot: Spot) -> bool:
    """Each card is covered by its two lower neighbours."""
    row, column = spot
    return (row + 1, column) in spots or (row + 1, column + 1) in spots


def free(t: Table) -> list[Spot]:
    spots = dict(t.spots)
    return [spot for spot, card in t.spots if card != "?" and not covered(spots, spot)]


def flips(t: Table) -> list[Spot]:
    spots = dict(t.spots)
    return [spot for spot, card in t.spots if card == "?" and not covered(spots, spot)]


def taken(t: Table, spot: Spot) -> Table:
    """One card from the table to the plate; as a second card it is replaced by the chopsticks."""
    spots = dict(t.spots)
    card = spots.pop(spot)
    plate = lay(t.plates[t.active], unasked(card, t.plates[t.active]))
    if t.second:
        plate = without(plate, "chopsticks")
        spots[spot] = "chopsticks"
    plates = tuple(plate if seat == t.active else p for seat, p in enumerate(t.plates))
    spare = t.spare and not t.second
    sweet = card if card in ("yogurt", "mochi") else ""
    items = tuple(sorted(spots.items()))
    return settled(replace(t, spots=items, plates=plates, spare=spare, second=False, sweet=sweet))


def settled(t: Table) -> Table:
    """What comes after a card was taken and all chance it caused is decided."""
    if t.sweet or flips(t):
        return t
    return replace(t, second=True) if t.spare else turned_over(t)


def turned_over(t: Table) -> Table:
    return opened(replace(t, active=1 - t.active))


def opened(t: Table) -> Table:
    """A turn begins; the only free card there is is taken unasked."""
    if not t.spots:
        return replace(t, over=True)
    t = replace(t, spare="chopsticks" in t.plates[t.active] and len(t.spots) > 1)
    return taken(t, free(t)[0]) if len(free(t)) == 1 else t


def chance(t: Table) -> Iterator[Table]:
    """Every way in which the sweet just taken and all cards to turn up can turn out."""
    if not t.sweet and not flips(t):
        yield t
        return
    for after in decided(t):
        yield from chance(after)


def decided(t: Table) -> Iterator[Table]:
    if t.sweet == "mochi":
        for face in DIE:
            dice = tuple(face if seat == t.active else d for seat, d in enumerate(t.dice))
            yield settled(replace(t, dice=dice, sweet=""))
    elif t.sweet:
        shown = Counter(slot for plate in t.plates for slot in plate)
        for value, copies in YOGURTS.items():
            if shown[f"yogurt{value}"] < copies:
                plates = list(t.plates)
                plate = without(plates[t.active], "yogurt")
                plates[t.active] = adding(plate, f"yogurt{value}")
                yield settled(replace(t, plates=tuple(plates), sweet=""))
    else:
        spot = flips(t)[0]
        for card in sorted(set(t.deck)):
            spots = tuple(sorted({**dict(t.spots), spot: card}.items()))
            yield settled(replace(t, spots=spots, deck=without(t.deck, card)))
