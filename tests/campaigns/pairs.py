"""Two worlds that differ only in what somebody's eyes cannot see."""

from dataclasses import replace

from sushibelt.core.chance import below
from sushibelt.core.game import Joint, Seat
from sushibelt.core.layout import Vector
from sushibelt.games import Match
from sushibelt.server.tables.rows import News
from sushibelt.server.tables.table import Table
from tests.server.worlds import chosen, otherwise

ANOTHER_SECRET = bytes(range(32))


def partly_chosen(table: Table, rng: Vector) -> Table:
    """The same table with some choices in, but never the last one."""
    match = table.running
    actors = shuffled(match.turn.actors, rng)
    for seat in actors[: below(rng, len(actors))]:
        match = chosen(match, seat, rng)
    return replace(table, match=match)


def shuffled(given: tuple[int, ...] | list[int], rng: Vector) -> list[int]:
    """The same in any order (Fisher and Yates)."""
    cards = list(given)
    for last in range(len(cards) - 1, 0, -1):
        other = below(rng, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def imagined(table: Table, eyes: Seat | None, rng: Vector) -> Table:
    """A world that the game itself says these eyes cannot rule out; other choices, other chance."""
    return _other_secret(otherwise(table, eyes, rng))


def dealt_otherwise(table: Table, eyes: Seat | None, rng: Vector) -> Table | None:
    """All cards that these eyes do not see at this moment, dealt anew by hand.

    Neither `hide` nor `imagine` is asked: only who holds which hand. None if the family has no
    hands, or these rules have everything on the table.
    """
    match = table.running
    game, state = match.game, match.state.copy()
    if game.family.name != "sushi-go" or game.book.battle:
        return None
    book = game.book
    holds = book.holds[state.round][state.turn % book.turns]
    unseen = [hand for hand in range(game.seats) if eyes is None or holds[eyes] != hand]
    heaps = [state.deck, *(state.hands[hand] for hand in unseen)]
    loose = shuffled([kind for heap in heaps for kind in _cards(heap)], rng)
    for heap in reversed(heaps):  # the deck takes what is left
        size = sum(heap)
        taken, loose = loose[:size], loose[size:]
        heap[:] = [taken.count(kind) for kind in range(len(heap))]
    return _other_secret(replace(table, match=rechosen(match, state, eyes, rng)))


def beneath_tops(table: Table, eyes: Seat | None, rng: Vector) -> Table | None:
    """Sushizock: other tiles everywhere but on the tops of stacks. None for other families."""
    match = table.running
    if match.game.family.name != "sushizock":
        return None
    state = match.state.copy()
    for seat in range(match.game.seats):
        for kind, height in enumerate(state.heights[seat]):
            for place in range(height - 1):
                state.stacks[seat][kind][place] = 1 + below(rng, 6)
    return _other_secret(replace(table, match=rechosen(match, state, eyes, rng)))


def _cards(heap: Vector) -> list[int]:
    return [kind for kind, count in enumerate(heap) for _ in range(count)]


def _other_secret(table: Table) -> Table:
    return replace(table, deal=table.deal._replace(secret=ANOTHER_SECRET))


def rechosen(match: Match, state: object, eyes: Seat | None, rng: Vector) -> Match:
    """The same seats have chosen, but what else than these eyes did is chosen anew."""
    other = replace(match, state=state, pending={})
    for seat, pick in match.pending.items():
        if seat == eyes:
            other = other.submit(seat, pick.action, other.turn.number, pick.by)
        else:
            other = chosen(other, seat, rng)
    return other


def both_played(
    one: Table, two: Table, eyes: Seat | None, rng: Vector
) -> tuple[Table, Table] | None:
    """Both worlds after the same choices, if these can be made in both and still look alike.

    None where chance comes next, or where a hand comes round that these eyes had not met.
    """
    first, second = one.running, two.running
    choices = {}
    for seat in first.turn.actors:
        shared = set(first.game.legal(first.state, seat))
        possible = sorted(shared & set(second.game.legal(second.state, seat)))
        if not possible:
            return None
        choices[seat] = possible[below(rng, len(possible))]
    (first, answer), (second, told_there) = (
        match.play(Joint(choices)) for match in (first, second)
    )
    if not first.turn.actors or first.view(eyes).recalled != second.view(eyes).recalled:
        return None
    news: News = (*one.news, answer)
    return replace(one, match=first, news=news), replace(
        two, match=second, news=(*two.news, told_there)
    )
