"""Sushizock played by brute force from docs/rules/sushizock.md: tuples of words, no engine."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product

from tests.perft.perft_file import Position

FACES = ("sushi", "bones", "blue", "red")
KINDS = ("sushi", "bones")
COLOUR = {"sushi": "blue", "bones": "red"}
DICE = 5
ROLLS = 3

Tiles = tuple[int, ...]


@dataclass(frozen=True)
class Table:
    matching: bool
    rows: tuple[Tiles, Tiles]  # sushi, bones (as positive numbers), from the left
    stacks: tuple[tuple[Tiles, Tiles], ...]  # by seat, bottom to top
    seat: int
    roll: int  # which roll lies there, or is about to fall
    rolled: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()
    falling: int = 0  # dice in the air
    over: bool = False


def table_of(position: Position) -> Table:
    pairs = [seat.split("/") for seat in position.text("stacks").split("|")]
    return Table(
        "matching" in position.game,
        (tiles(position.text("sushi")), tiles(position.text("bones"))),
        tuple((tiles(sushi), tiles(bones)) for sushi, bones in pairs),
        position.number("seat"),
        position.number("roll"),
        tuple(sorted(position.words("rolled"))),
        tuple(sorted(position.words("aside"))),
    )


def tiles(text: str) -> Tiles:
    return tuple(int(word) for word in text.split())


def look(t: Table) -> tuple[object, ...]:
    actors = () if t.over or t.falling else (t.seat,)
    dice = () if t.over else (t.roll, t.rolled, t.aside)
    return t.rows, t.stacks, dice, actors, t.over


def leaves(t: Table, depth: int) -> Counter[tuple[object, ...]]:
    if depth == 0:
        return Counter([look(t)])
    found: Counter[tuple[object, ...]] = Counter()
    for after in throws(t) if t.falling else choices(t):
        found.update(leaves(after, depth - 1))
    return found


def choices(t: Table) -> list[Table]:
    return [] if t.over else [*kept(t), *taken(t), *stolen(t)]


def kept(t: Table) -> Iterator[Table]:
    """Set aside at least one die just rolled and roll all the others, at least one."""
    if t.roll == ROLLS:
        return
    count = Counter(t.rolled)
    for numbers in product(*(range(count[face] + 1) for face in FACES)):
        dice = [face for face, n in zip(FACES, numbers, strict=True) for _ in range(n)]
        if not 0 < len(dice) < len(t.rolled):
            continue
        if t.matching and len({*dice, *t.aside}) > 1:
            continue  # S3: one symbol, the same as before
        aside = tuple(sorted((*t.aside, *dice)))
        falling = len(t.rolled) - len(dice)
        yield replace(t, rolled=(), aside=aside, falling=falling, roll=t.roll + 1)


def shown(t: Table) -> Counter[str]:
    return Counter((*t.rolled, *t.aside))


def taken(t: Table) -> Iterator[Table]:
    """N dice of a kind name exactly the N-th tile of its row."""
    for kind, name in enumerate(KINDS):
        place = shown(t)[name]
        if 0 < place <= len(t.rows[kind]):
            yield from_row(t, kind, place - 1)


def from_row(t: Table, kind: int, index: int) -> Table:
    rows = list(t.rows)
    value = rows[kind][index]
    rows[kind] = rows[kind][:index] + rows[kind][index + 1 :]
    return ended(replace(on_top(t, kind, value), rows=(rows[0], rows[1])))


def on_top(t: Table, kind: int, value: int) -> Table:
    return with_stack(t, t.seat, kind, (*t.stacks[t.seat][kind], value))


def with_stack(t: Table, seat: int, kind: int, stack: Tiles) -> Table:
    stacks = [list(pair) for pair in t.stacks]
    stacks[seat][kind] = stack
    return replace(t, stacks=tuple((sushi, bones) for sushi, bones in stacks))


def stolen(t: Table) -> Iterator[Table]:
    """Three chopsticks of a colour: the top tile of a victim; four or five: any tile of it."""
    for kind, name in enumerate(KINDS):
        sticks = shown(t)[COLOUR[name]]
        for victim in range(len(t.stacks)):
            stack = t.stacks[victim][kind]
            if victim == t.seat or sticks < 3:
                continue
            for from_top in range(len(stack) if sticks > 3 else min(1, len(stack))):
                at = len(stack) - 1 - from_top
                robbed = with_stack(t, victim, kind, stack[:at] + stack[at + 1 :])
                yield ended(on_top(robbed, kind, stack[at]))


def ended(t: Table) -> Table:
    if not any(t.rows):
        return replace(t, over=True)
    left = (t.seat + 1) % len(t.stacks)
    return replace(t, seat=left, roll=1, rolled=(), aside=(), falling=DICE)


def throws(t: Table) -> Iterator[Table]:
    """Every face of every die; what is forced then is done at once and may throw again."""
    for dice in product(FACES, repeat=t.falling):
        after = settled(replace(t, rolled=tuple(sorted(dice)), falling=0))
        yield from throws(after) if after.falling else [after]


def settled(t: Table) -> Table:
    """Ask, play the only thing there is, or take what hurts most when there is nothing."""
    options = choices(t)
    if len(options) == 1:
        return options[0]
    return t if options else fallen_back(t)


def fallen_back(t: Table) -> Table:
    """The largest minus; without bones the smallest sushi; the leftmost of equals (SZ-9)."""
    sushi, bones = t.rows
    if bones:
        return from_row(t, 1, bones.index(max(bones)))
    return from_row(t, 0, sushi.index(min(sushi)))
