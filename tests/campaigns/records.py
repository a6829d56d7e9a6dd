"""Matches in a data file: the same to somebody's eyes, with other cards in other hands.

A second world needs a record of its own that leads to it: the same choices after another deal.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from sushibelt.core.game import Nature, Seat
from sushibelt.core.layout import Vector
from sushibelt.core.refusal import Refusal
from sushibelt.games import Match
from sushibelt.server.codes import CODE_LENGTH, CODE_LETTERS
from sushibelt.server.keys import make_key, token
from sushibelt.server.rows import Write
from sushibelt.server.store import Store
from sushibelt.server.tables.rows import changes
from sushibelt.server.tables.table import Table
from tests.campaigns.pairs import rechosen

NUMBERS = count()
NOW = 2_000_000_000  # long after any day on which old tables are forgotten


class Kept(NamedTuple):
    """A table in a data file, and the secrets that open it."""

    table: Table
    seats: list[str]
    watch: str


def another_record(table: Table, eyes: Seat | None, rng: Vector) -> Table | None:
    """Return a table whose record leads to another world for everybody but these eyes.

    None if no such record was found: chance came in since the deal, or nothing is hidden.
    """
    match = table.running
    world: Any = match.game.imagine(match.view(eyes), rng)
    befores = [replace(match, state=match.game.start(), played=(), pending={})]
    befores += [after for after, _ in match.replay()]
    deals = [
        number
        for number, played in enumerate(match.played)
        if isinstance(played.move, Nature) and _deals(befores[number], played.move)
    ]
    if not deals or world == match.state:
        return None
    deal = deals[-1]
    dealt = befores[deal + 1].state.hands
    hands = [
        [then - now + new for then, now, new in zip(*counts, strict=True)]
        for counts in zip(dealt, match.state.hands, world.hands, strict=True)
    ]
    try:
        other = _replayed(befores[deal], _outcome(befores[deal], match, deal, hands), match, deal)
    except Refusal:
        return None
    if other[-1][0].state != world:
        return None
    news = (*table.news[:deal], *(events for _, events in other))
    chosen = rechosen(replace(other[-1][0], pending=match.pending), world, eyes, rng)
    return replace(table, match=chosen, news=news)


def _deals(before: Match, move: Nature) -> bool:
    """Whether this move deals hands and does nothing else."""
    return all(label.startswith("hand") for label in _labels(before, move))


def _labels(before: Match, move: Nature) -> list[str]:
    """To which hand each integer of a deal goes."""
    game, state, labels = before.game, before.state.copy(), []
    family, book = game.family, game.book
    with game.scratch(-1) as work:
        for value in move.outcome:
            labels.append(family.draw_label(state, book))
            family.drawn(state, book, work, value)
    return labels


def _outcome(before: Match, match: Match, deal: int, hands: Sequence[Vector]) -> Nature:
    """The same deal with these cards in the hands."""
    move = match.played[deal].move
    assert isinstance(move, Nature)
    left = {f"hand{hand}": _kinds(counts) for hand, counts in enumerate(hands)}
    return Nature(tuple(left[label].pop(0) for label in _labels(before, move)))


def _kinds(counts: Vector) -> list[int]:
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def _replayed(before: Match, move: Nature, match: Match, deal: int) -> list[tuple[Match, tuple]]:  # type: ignore[type-arg]
    """The match after the other deal, and after each of the choices that followed."""
    after = [before.play(move)]
    for played in match.played[deal + 1 :]:
        after.append(after[-1][0].play(played.move, played.by))
    return after


def keep(path: Path, tables: Sequence[Table]) -> list[Kept]:
    """Write tables into a data file, each under ids, a code and secrets of its own."""
    kept, rows = [], []
    for table in tables:
        deal = table.deal._replace(match=token(), secret=token().encode()[:16] * 2)
        named = replace(table, id=token(), code=_numbered_code(next(NUMBERS)), deal=deal)
        keys = [make_key(token(), "seat", f"member{seat}") for seat in range(table.seats)]
        keys.append(make_key(token(), "watch"))
        rows += [*changes(None, named, NOW), *(key.row(named.id) for _, key in keys)]
        *seats, watch = (secret for secret, _ in keys)
        kept.append(Kept(named, seats, watch))
    asyncio.run(_write(path, rows))
    return kept


def _numbered_code(number: int) -> str:
    """Return a code that no other table has; among ten thousand random ones two would agree."""
    letters = ""
    for _ in range(CODE_LENGTH):
        number, letter = divmod(number, len(CODE_LETTERS))
        letters += CODE_LETTERS[letter]
    return letters


async def _write(path: Path, rows: Sequence[Write]) -> None:
    store = await Store.open(path)
    await store.write(rows)
    await store.close()
