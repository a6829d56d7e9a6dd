"""Sushi Roll played by brute force from docs/rules/sushi-roll.md: tuples of words, no engine.

Actions are those of docs/rules: take, menu, mark (ascending), roll, give, get. What is forced is
played without asking. Positions are in the last round, whose end is the end of the tree.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product

from tests.perft.perft_file import Position

TYPES = {
    "appetizer": ("dumpling", "tempura", "sashimi"),
    "maki": ("maki1", "maki2", "maki3"),
    "nigiri": ("egg", "salmon", "squid"),
    "specials": ("wasabi", "chopsticks1", "chopsticks2", "menu1", "menu2"),
    "pudding": ("pudding1", "pudding2", "pudding3"),
}
FACES = [face for faces in TYPES.values() for face in faces]
TYPE_OF = {face: faces for faces in TYPES.values() for face in faces}
TOKENS = ("pudding", "menu", "chopsticks")

Dice = tuple[str, ...]
Tokens = tuple[int, int, int]


@dataclass(frozen=True)
class Table:
    belts: tuple[Dice, ...]
    trays: tuple[Dice, ...]
    tokens: tuple[Tokens, ...]
    supply: Tokens
    red: int
    taken: int = 0  # seats that have taken in this cycle
    marking: bool = False
    marked: Dice = ()
    given: str = ""
    rolling: tuple[tuple[int, str], ...] = ()  # seat and a face of the die that is rolled
    over: bool = False

    @property
    def actor(self) -> int:
        return (self.red + self.taken) % len(self.belts)


def table_of(position: Position) -> Table:
    belts = tuple(in_order(belt) for belt in position.lists("belts"))
    tokens = tuple(numbers(group) for group in position.lists("tokens"))
    trays = tuple(tuple(sorted(tray)) for tray in position.lists("trays"))
    supply = numbers(position.words("supply"))
    return Table(belts, trays, tokens, supply, position.number("red"), position.number("taken"))


def numbers(words: list[str]) -> Tokens:
    pudding, menu, chopsticks = (int(word) for word in words)
    return pudding, menu, chopsticks


def in_order(dice: list[str] | Dice) -> Dice:
    return tuple(sorted(dice, key=FACES.index))


def look(t: Table) -> tuple[object, ...]:
    actors = () if t.over or t.rolling else (t.actor,)
    pending = (t.marked, t.given, t.marking)
    return t.belts, t.trays, t.tokens, t.supply, pending, actors, t.over


def leaves(t: Table, depth: int) -> Counter[tuple[object, ...]]:
    if depth == 0:
        return Counter([look(t)])
    found: Counter[tuple[object, ...]] = Counter()
    for after in rolls(t) if t.rolling else choices(t):
        found.update(leaves(forced(after), depth - 1))
    return found


def forced(t: Table) -> Table:
    """A single choice is made for the seat; everything is open, so everybody sees it."""
    while not t.rolling and len(options := choices(t)) == 1:
        t = options[0]
    return t


def choices(t: Table) -> list[Table]:
    """What each choice of the acting seat leads to; no two of the same effect."""
    if t.over:
        return []
    if t.marking:
        return marks(t)
    if t.given:
        return swaps(t)
    belt, (_, menus, chopsticks) = t.belts[t.actor], t.tokens[t.actor]
    found = [took(t, face) for face in in_order(tuple(set(belt)))]
    if menus:
        found.append(replace(spent(t, "menu"), marking=True))
    others = any(belt for seat, belt in enumerate(t.belts) if seat != t.actor)
    if chopsticks and others:
        paid = spent(t, "chopsticks")
        found += [replace(paid, given=face) for face in in_order(tuple(set(belt)))]
    return found


def marks(t: Table) -> list[Table]:
    """One more die for the re-roll, never a lower face than before; or roll those marked."""
    left = Counter(t.belts[t.actor]) - Counter(t.marked)
    lowest = FACES.index(t.marked[-1]) if t.marked else 0
    found = [replace(t, marked=(*t.marked, face)) for face in FACES[lowest:] if left[face]]
    if t.marked:
        belt = in_order(tuple(left.elements()))
        dice = tuple((t.actor, face) for face in t.marked)
        found.append(replace(with_belt(t, t.actor, belt), marking=False, marked=(), rolling=dice))
    return found


def swaps(t: Table) -> list[Table]:
    """Any die of any other belt for the one offered; both keep their faces."""
    found: list[Table] = []
    for seat, face in product(range(len(t.belts)), FACES):
        if seat == t.actor or face not in t.belts[seat]:
            continue
        mine, theirs = list(t.belts[t.actor]), list(t.belts[seat])
        mine.remove(t.given)
        theirs.remove(face)
        after = with_belt(t, t.actor, in_order([*mine, face]))
        after = with_belt(after, seat, in_order([*theirs, t.given]))
        after = replace(after, given="")
        if after not in found:
            found.append(after)
    return found


def with_belt(t: Table, seat: int, belt: Dice) -> Table:
    return replace(t, belts=tuple(belt if s == seat else b for s, b in enumerate(t.belts)))


def paying(t: Table, token: str, count: int) -> Table:
    """Move tokens from the supply to the acting seat; a negative count gives them back."""
    i = TOKENS.index(token)
    mine, supply = list(t.tokens[t.actor]), list(t.supply)
    mine[i] += count
    supply[i] -= count
    tokens = tuple(
        numbers([str(n) for n in mine]) if seat == t.actor else held
        for seat, held in enumerate(t.tokens)
    )
    return replace(t, tokens=tokens, supply=numbers([str(n) for n in supply]))


def spent(t: Table, token: str) -> Table:
    return paying(t, token, -1)


def took(t: Table, face: str) -> Table:
    """A die to the tray: tokens at once, as far as they last; a nigiri on a free wasabi."""
    seat = t.actor
    belt, tray = list(t.belts[seat]), list(t.trays[seat])
    belt.remove(face)
    if face in TYPES["nigiri"] and "wasabi" in tray:
        tray.remove("wasabi")
        tray.append(f"wasabi+{face}")
    else:
        tray.append(face)
    trays = tuple(tuple(sorted(tray)) if s == seat else other for s, other in enumerate(t.trays))
    t = replace(with_belt(t, seat, tuple(belt)), trays=trays)
    token = face.rstrip("123")
    if token in TOKENS:
        t = paying(t, token, min(int(face[-1]), t.supply[TOKENS.index(token)]))
    t = replace(t, taken=t.taken + 1)
    return slid(t) if t.taken == len(t.belts) else t


def slid(t: Table) -> Table:
    """All have taken: belts go to the left and are rolled again, the red belt's owner begins."""
    t = replace(t, taken=0)
    if not any(t.belts):
        return replace(t, over=True)
    seats = len(t.belts)
    dice = [((seat + 1) % seats, face) for seat, belt in enumerate(t.belts) for face in belt]
    empty: tuple[Dice, ...] = ((),) * seats
    return replace(t, belts=empty, rolling=tuple(sorted(dice)), red=(t.red + 1) % seats)


def rolls(t: Table) -> Iterator[Table]:
    """Every face of every die, one after the other; what is forced then may roll again."""
    for faces in product(*(TYPE_OF[face] for _, face in t.rolling)):
        after = replace(t, rolling=())
        for (seat, _), face in zip(t.rolling, faces, strict=True):
            after = with_belt(after, seat, in_order([*after.belts[seat], face]))
        after = forced(after)
        yield from rolls(after) if after.rolling else [after]
