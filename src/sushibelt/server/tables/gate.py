"""The one gate: every message about a table is put together here.

It is built up field by field from what these eyes may see, never trimmed down from more. A choice
that is not revealed is told to its own seat only; of bots not even that it was made, before every
person has chosen, since how fast a bot answers can tell what it holds.
"""

from operator import is_
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec import Raw

from sushibelt.core import fairness
from sushibelt.core.game import Event, Joint, Seat
from sushibelt.games import Match
from sushibelt.server.keys import Who
from sushibelt.server.tables import messages, opening, views
from sushibelt.server.tables.table import OVER, Table

_encode = msgspec.json.Encoder().encode
Encoded: TypeAlias = Any  # a `Raw` in the place of what it holds
NULL: Encoded = Raw(b"null")
EMPTY: Encoded = Raw(b"[]")


class Scene(NamedTuple):
    """What is true at this moment, and forgotten by a restart. Nothing in it is secret."""

    present: frozenset[Seat] = frozenset()
    standing_in: frozenset[Seat] = frozenset()
    grace_ms: dict[Seat, int] = {}  # noqa: RUF012 - never changed
    holding: frozenset[Seat] = frozenset()
    host_ms: int | None = None
    deadline_ms: int | None = None
    opening_ms: int | None = None
    watchers: int = 0
    phrases: tuple[messages.PhraseView, ...] = ()


class Seen(NamedTuple):
    """What depends on eyes and on the state of the match alone, ready encoded."""

    turn: Encoded
    view: Encoded
    legal: Encoded


class Common(NamedTuple):
    """What everybody is told alike at a moment, ready encoded."""

    seats: Encoded
    waiting: Encoded
    phrases: Encoded


NOTHING = Seen(NULL, NULL, EMPTY)  # before the match


class Memo:
    """Pieces of messages that stay as they are for a while, ready encoded.

    What depends on eyes stays until the match moves on, each under the eyes it is meant for; four
    people choosing one after the other would otherwise have everybody's view made four times. What
    everybody is told alike stays as long as the table and the scene do.
    """

    def __init__(self) -> None:
        self._state: tuple[object, ...] = ()
        self._seen: dict[Seat | None, Seen] = {}
        self._scored: tuple[object, ...] = ()
        self._sheet = Raw()
        self._moment: tuple[object, ...] = ()
        self._common = Common(Raw(), Raw(), Raw())
        self._deal: tuple[object, ...] = ()
        self._fair = Raw()

    def seen(self, table: Table, match: Match, eyes: Seat | None) -> Seen:
        """Return what these eyes see, made now or kept from before."""
        state = (match.state, table.stage, table.lobby.memory)
        if not _same(self._state, state):
            self._state, self._seen = state, {}
        if eyes not in self._seen:
            pieces = (views.turn(match.turn), _view(table, match, eyes), _legal(table, match, eyes))
            self._seen[eyes] = Seen(*(Raw(_encode(piece)) for piece in pieces))
        return self._seen[eyes]

    def sheet(self, table: Table, match: Match) -> Encoded:
        """Return the sheet, which stays as it is until a round or the match is over."""
        scored = (table.deal.match, match.game, table.stage, match.game.scored(match.state))
        if scored != self._scored:
            sheet = views.sheet(match.game, match.state)
            self._scored, self._sheet = scored, Raw(_encode(sheet))
        return self._sheet

    def common(self, table: Table, scene: Scene) -> Common:
        """Return what everybody is told alike, made now or kept from before."""
        if not _same(self._moment, (table, scene)):
            waiting = [member.name for member in table.waiting]
            pieces = (seat_views(table, scene), waiting, scene.phrases)
            self._moment = (table, scene)
            self._common = Common(*(Raw(_encode(piece)) for piece in pieces))
        return self._common

    def fair(self, table: Table) -> Encoded:
        """Return what was promised; choices don't change it."""
        deal = (table.deal, table.stage, table.lobby, table.match is None)
        if not _same(self._deal, deal):
            self._deal, self._fair = deal, Raw(_encode(_fair(table)))
        return self._fair


def _same(before: tuple[object, ...], now: tuple[object, ...]) -> bool:
    """Whether these are the very same objects: comparing them would cost more than the pieces."""
    return len(before) == len(now) and all(map(is_, before, now))


def table_message(
    table: Table, scene: Scene, who: Who, since: int | None, version: int, memo: Memo | None = None
) -> messages.TableMessage:
    """Return all that somebody may know; events of moves from number `since` on."""
    seat = table.seat_of(who)
    match = table.match
    kept = memo or Memo()
    seen = NOTHING if match is None else kept.seen(table, match, seat)
    common = kept.common(table, scene)
    return messages.TableMessage(
        version=version,
        table=table.id,
        code=table.invitation if _invites(table, who) else None,
        match=table.deal.match,
        previous=table.previous,
        game=table.lobby.game,
        stage=table.stage,
        timer=table.lobby.timer,
        memory=table.lobby.memory,
        watchers=scene.watchers,
        you=seat,
        role=_role(who, seat),
        host=who.host,
        host_ms=scene.host_ms,
        deadline_ms=scene.deadline_ms,
        opening_ms=scene.opening_ms,
        turn=seen.turn,
        view=seen.view,
        legal=seen.legal,
        picked=_picked(table, seat),
        events=[] if match is None else _events(table, match, seat, since),
        sheet=EMPTY if match is None else kept.sheet(table, match),
        result=views.result(match.result) if match and table.stage == "finished" else None,
        seats=common.seats,
        waiting=common.waiting,
        phrases=common.phrases,
        fair=kept.fair(table),
    )


def _invites(table: Table, who: Who) -> bool:
    """Whether these eyes may see how others come in: a shared screen shows it between matches."""
    return who.member is not None or who.host or table.stage in ("lobby", *OVER)


def _role(who: Who, seat: Seat | None) -> messages.Role:
    if seat is not None:
        return "seat"
    if who.member is not None:
        return "waiting"
    return "host" if who.host else "watch"


def seat_views(table: Table, scene: Scene) -> list[messages.SeatView]:
    """Return who sits where, and who has chosen."""
    chosen = _chosen(table, scene)
    owing = table.turn.actors
    wins = table.wins
    seats = []
    for seat, chair in enumerate(table.lobby.chairs):
        bot = chair.level is not None
        member = table.member(chair.member)
        seats.append(
            messages.SeatView(
                seat=seat,
                name=member.name if member else "",
                who="bot" if bot else "person" if member else "empty",
                level=chair.level,
                present=seat in scene.present,
                ready=member is not None and member.ready,
                grace_ms=scene.grace_ms.get(seat),
                stands_in=seat in scene.standing_in,
                owes=seat in owing,
                chosen=seat in chosen,
                holds=seat in scene.holding,
                mark=table.marks[seat],
                wins=wins.get(table.player_of(seat), 0),
                again=chair.member in table.lobby.again,
            )
        )
    return seats


def _chosen(table: Table, scene: Scene) -> set[Seat]:
    """Return the seats whose choice is in; bots' only when no person is waited for."""
    if table.stage != "playing":
        return set()
    match = table.running
    people = table.people.keys() - scene.standing_in
    everybody = all(seat in match.pending for seat in table.turn.actors if seat in people)
    return {seat for seat in match.pending if everybody or seat in people}


def _view(table: Table, match: Match, seat: Seat | None) -> dict[str, object]:
    """Return what lies visible; all that was ever seen where memory is open, or it is over."""
    remembered = table.lobby.memory == "open" or table.stage in OVER
    look = match.game.recalled if remembered else match.game.shown
    return match.game.describe(look(match.state, seat))


def _legal(table: Table, match: Match, seat: Seat | None) -> list[str]:
    """Return the names of what a seat may choose."""
    if seat is None or table.stage != "playing":
        return []
    return [match.game.name(action) for action in match.legal(seat)]


def _picked(table: Table, seat: Seat | None) -> list[str]:
    """Return what a seat chose, as long as it is not revealed."""
    if table.stage != "playing" or seat is None:
        return []
    pick = table.running.pending.get(seat)
    return [] if pick is None else [table.running.game.name(pick.action)]


def last_choice(match: Match, seat: Seat | None) -> int:
    """Return the number of the last move in which this seat (None: anybody) chose."""
    for number in range(len(match.played) - 1, -1, -1):
        move = match.played[number].move
        if isinstance(move, Joint) and (seat is None or seat in move.choices):
            return number
    return 0


def _events(
    table: Table, match: Match, seat: Seat | None, since: int | None
) -> list[messages.EventView]:
    """Return what happened before these eyes, at the furthest since their last choice."""
    first = max(last_choice(match, seat), since or 0)
    happened: list[messages.EventView] = []
    for number in range(first, len(table.news)):
        happened += views.events(number, visible(table.news[number], seat))
    return happened


def visible(events: tuple[Event, ...], seat: Seat | None) -> list[Event]:
    """Return those events that this seat (None: a spectator) may know of."""
    return [one for one in events if one.is_seen_by(seat)]


def _fair(table: Table) -> messages.FairView:
    """Return what was promised; shares are told when all are in, the secret when it is over."""
    begun = table.match is not None
    shares = [
        messages.Share(share.hash, share.entropy if begun else None) for share in table.deal.shares
    ]
    return messages.FairView(
        commitment=fairness.commitment(table.deal.secret),
        shares=shares,
        opens=table.stage == "opening" and not table.deal.gathering,
        terms=opening.terms(table),
        secret=table.deal.secret.hex() if table.stage in OVER else None,
    )
