"""Matches that are over: their record, their replay, and what is needed to check the deals.

Whoever knows the unguessable id of a match may read it, once it is over; before that nobody may,
for all of these tell what was hidden.
"""

from typing import NamedTuple

from sushibelt.core import fairness
from sushibelt.core.fairness import Fair
from sushibelt.core.game import Event, Joint, Nature, Seat
from sushibelt.core.match import Played
from sushibelt.core.record import RULES_VERSION, write_record
from sushibelt.core.refusal import Refusal
from sushibelt.games import Match
from sushibelt.server.store import Store
from sushibelt.server.tables import bodies, gate, messages, views
from sushibelt.server.tables.opening import header
from sushibelt.server.tables.rows import News, deal_of, match_of
from sushibelt.server.tables.table import OVER, Deal


class Past(NamedTuple):
    """A match that is over."""

    match: Match
    news: News
    deal: Deal
    abandoned: bool


async def past(store: Store, match: str) -> Past:
    """Return a match that is over; raise Refusal for any other."""
    found = await store.match(match)
    if found is None or found[0]["stage"] not in OVER:
        raise Refusal("match-not-over")
    row, moves = found
    played, news = match_of(row, moves)
    return Past(played, news, deal_of(row), row["stage"] == "abandoned")


def record(past: Past) -> str:
    """Return the record of a match."""
    deal = past.deal
    promised = fairness.commitment(deal.secret)
    fair = Fair(deal.match, promised, deal.secret, deal.shares)
    return write_record(past.match, fair, past.abandoned)


def replay(past: Past, eyes: Seat | None) -> bodies.Replay:
    """Return a match move by move, as a seat saw it, or with everything open."""
    match = past.match
    if eyes is not None and eyes >= match.game.seats:
        raise Refusal("seat-unknown", seat=eyes)
    frames = [
        _frame(number, after, past.news[number], eyes)
        for number, (after, _) in enumerate(match.replay())
    ]
    return bodies.Replay(
        past.deal.match, match.game.id, list(match.names),
        list(past.deal.marks or range(match.game.seats)), eyes, frames, views.result(match.result),
    )  # fmt: skip


def _frame(number: int, after: Match, events: tuple[Event, ...], eyes: Seat | None) -> bodies.Frame:
    game, played = after.game, after.played[number]
    seen = list(events) if eyes is None else gate.visible(events, eyes)
    row = after.state if eyes is None else after.view(eyes).shown
    choices: dict[str, str] = {}
    if isinstance(played.move, Joint):
        choices = {str(seat): game.name(a) for seat, a in sorted(played.move.choices.items())}
    return bodies.Frame(
        n=number,
        turn=views.turn(after.turn),
        view=game.describe(row),
        events=views.events(number, seen),
        sheet=views.sheet(game, after.state),
        choices=choices,
        by={str(seat): str(by) for seat, by in sorted(played.by.items())},
    )


def fair(past: Past) -> bodies.FairMatch:
    """Return all that is needed to check a match without trusting whoever dealt it."""
    match, deal = past.match, past.deal
    return bodies.FairMatch(
        match=deal.match,
        game=match.game.id,
        rules=RULES_VERSION,
        book=match.game.digest,
        numbers=list(match.game.book.pack()),
        seats=match.game.seats,
        names=list(match.names),
        commitment=fairness.commitment(deal.secret),
        secret=deal.secret.hex(),
        shares=[messages.Share(share.hash, share.entropy) for share in deal.shares],
        header=header(deal, match.game),
        key=match.key.hex(),
        moves=[_move(played) for played in match.played],
        result=views.result(match.result),
    )


def _move(played: Played) -> bodies.MoveView:
    if isinstance(played.move, Nature):
        return bodies.MoveView(None, list(played.move.outcome))
    choices = {str(seat): action for seat, action in sorted(played.move.choices.items())}
    return bodies.MoveView(choices, None)
