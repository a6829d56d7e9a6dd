"""The one gate: whatever a page is told about a table was put together here.

It is built up field by field from what these eyes may see, never trimmed down from more. A choice
that is not revealed is told to its own seat only; of bots not even that it was made, before every
person has chosen, since how fast a bot answers can tell what it holds.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw

from sushibelt.core import fairness
from sushibelt.core.game import Event, Joint, Seat
from sushibelt.games import Match
from sushibelt.server.keys import Who
from sushibelt.server.tables import messages, opening, views
from sushibelt.server.tables.table import OVER, Table

_encode = msgspec.json.Encoder().encode


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


class Memo:
    """Pieces of messages that stay as they are until the match moves on, ready encoded.

    Each is kept under the eyes it is meant for. Four people choosing one after the other would
    otherwise have everybody's view made four times.
    """

    def __init__(self) -> None:
        self._of: tuple[object, ...] = ()
        self._pieces: dict[tuple[str, Seat | None], Raw] = {}

    def piece(self, table: Table, match: Match, name: str, eyes: Seat | None) -> Any:
        """Return a piece, made now or kept from before."""
        of = (match.state, table.stage, table.lobby.memory)
        if len(self._of) != len(of) or any(a is not b for a, b in zip(self._of, of, strict=True)):
            self._of, self._pieces = of, {}
        if (name, eyes) not in self._pieces:
            self._pieces[name, eyes] = Raw(_encode(PIECES[name](table, match, eyes)))
        return self._pieces[name, eyes]


def table_message(
    table: Table, scene: Scene, who: Who, since: int | None, version: int, memo: Memo | None = None
) -> messages.TableMessage:
    """Return all that somebody may know; events of moves from number `since` on."""
    seat = table.seat_of(who)
    match = table.match
    choosing = match if table.stage == "playing" else None
    kept = memo or Memo()
    return messages.TableMessage(
        version=version,
        table=table.id,
        code=table.code if _invites(table, who) else None,
        match=table.deal.match,
        previous=table.previous,
        game=table.lobby.game,
        stage=table.stage,
        timer=table.lobby.timer,
        memory=table.lobby.memory,
        seats=seat_views(table, scene),
        waiting=[member.name for member in table.waiting],
        watchers=scene.watchers,
        you=seat,
        role=_role(who, seat),
        host=who.host,
        host_ms=scene.host_ms,
        deadline_ms=scene.deadline_ms,
        opening_ms=scene.opening_ms,
        turn=None if match is None else kept.piece(table, match, "turn", None),
        view=None if match is None else kept.piece(table, match, "view", seat),
        legal=[]
        if choosing is None or seat is None
        else kept.piece(table, choosing, "legal", seat),
        picked=[] if choosing is None or seat is None else _picked(choosing, seat),
        events=[] if match is None else _events(table, match, seat, since),
        sheet=[] if match is None else kept.piece(table, match, "sheet", None),
        result=views.result(match.result) if match and table.stage == "finished" else None,
        fair=_fair(table),
        phrases=list(scene.phrases),
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
    """Tell who sits where, and who has chosen."""
    chosen = _chosen(table, scene)
    owing = table.turn.actors
    told = []
    for seat, chair in enumerate(table.lobby.chairs):
        bot = chair.level is not None
        name = table.name_of(chair.member) if chair.member is not None else ""
        told.append(
            messages.SeatView(
                seat=seat,
                name=name,
                who="bot" if bot else "person" if chair.member is not None else "empty",
                level=chair.level,
                present=seat in scene.present,
                grace_ms=scene.grace_ms.get(seat),
                stands_in=seat in scene.standing_in,
                owes=seat in owing,
                chosen=seat in chosen,
                holds=seat in scene.holding,
            )
        )
    return told


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
    view = match.view(seat)
    remembered = table.lobby.memory == "open" or table.stage in OVER
    return match.game.describe(view.recalled if remembered else view.shown)


def _legal(_: Table, match: Match, seat: Seat | None) -> list[str]:
    """Return the names of what a seat may choose."""
    if seat is None:
        return []
    return [match.game.name(action) for action in match.game.legal(match.state, seat)]


def _turn(_: Table, match: Match, __: Seat | None) -> messages.TurnView:
    return views.turn(match.turn)


def _sheet(_: Table, match: Match, __: Seat | None) -> list[messages.PlateSheet]:
    return views.sheet(match.game, match.state)


PIECES: dict[str, Callable[[Table, Match, Seat | None], object]] = {
    "turn": _turn,
    "view": _view,
    "legal": _legal,
    "sheet": _sheet,
}


def _picked(match: Match, seat: Seat) -> list[str]:
    pick = match.pending.get(seat)
    return [] if pick is None else [match.game.name(pick.action)]


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
    told: list[messages.EventView] = []
    for number in range(first, len(table.news)):
        told += views.events(number, visible(table.news[number], seat))
    return told


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
