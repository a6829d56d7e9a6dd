"""The start of a match: shares of chance are promised, then opened, then the first deal. Pure.

A seat that promises nothing, or does not open its promise in time, is recorded as such; it can
neither stop the start nor change what the others' shares make of it.
"""

from collections import Counter
from collections.abc import Set as AbstractSet
from dataclasses import replace
from hashlib import sha256

from msgspec.structs import replace as changed

from sushibelt import games
from sushibelt.core import fairness
from sushibelt.core.fairness import Share
from sushibelt.core.game import Game, Seat
from sushibelt.core.record import RULES_VERSION
from sushibelt.core.refusal import Refusal
from sushibelt.games import Match
from sushibelt.server.keys import Who
from sushibelt.server.tables import messages
from sushibelt.server.tables.lobby import rotated
from sushibelt.server.tables.table import (
    OVER,
    USUAL_LEVEL,
    Chair,
    Deal,
    Table,
    check_host,
    check_stage,
    played_on,
)


def start(table: Table, who: Who) -> Table:
    """Begin; from here on seats are what they are."""
    check_host(who)
    check_stage(table, "lobby")
    if not table.people:
        raise Refusal("people-none")
    return _closed(table)


def rematch(table: Table, who: Who, message: messages.Rematch, here: AbstractSet[str]) -> Table:
    """Propose to play again, or agree to it; the host may begin without those who don't.

    Nobody is taken away from a result: that needs no asking after a match without one.
    """
    check_stage(table, *OVER)
    if message.now:
        check_host(who)
    if not who.host:
        table.own_seat(who)
    if message.lobby:
        return rotated(table)
    if table.stage == "abandoned":
        return _again(table, here)
    seated = table.seat_of(who) is not None
    wanting = {*table.lobby.again, who.member} if seated else set(table.lobby.again)
    again = tuple(one.id for one in table.lobby.members if one.id in wanting)
    asked = replace(table, lobby=changed(table.lobby, again=again))
    if seated and not message.now:
        return asked
    if not again:
        raise Refusal("people-none")
    return _again(asked, here, _asked(asked, here) - wanting)


def agreed(table: Table, here: AbstractSet[str]) -> Table:
    """Play again if everybody wants to who is here; who is not is not waited for."""
    asked = _asked(table, here)
    if table.stage != "finished" or not asked or asked - set(table.lobby.again):
        return table
    return _again(table, here)


def _asked(table: Table, here: AbstractSet[str]) -> set[str]:
    """Return who is here of those who played."""
    return set(table.people.values()) & table.members & here


def _again(table: Table, here: AbstractSet[str], without: AbstractSet[str] = frozenset()) -> Table:
    """Play again; who shared in the chance of the last match, and is here, is asked anew."""
    again = rotated(table, without)
    shares = table.deal.shares
    shared = {member for seat, member in table.people.items() if shares[seat].entropy is not None}
    asked = {seat for seat, member in again.people.items() if member in shared & here}
    deal = again.deal._replace(gathering=frozenset(asked))
    return _closed(replace(again, deal=deal))


def _closed(table: Table) -> Table:
    chairs = tuple(
        Chair(level=USUAL_LEVEL) if chair == Chair() else chair for chair in table.lobby.chairs
    )
    closed = replace(table, lobby=changed(table.lobby, chairs=chairs), stage="opening")
    return replace(closed, deal=closed.deal._replace(names=names(closed), marks=closed.marks))


def mingle(table: Table, who: Who, message: messages.Mingle) -> Table:
    """Promise a share of chance."""
    seat = table.own_seat(who)
    if table.stage != "lobby" and not (table.stage == "opening" and table.deal.gathering):
        raise Refusal("share-too-late")
    others = (share.hash for other, share in enumerate(table.deal.shares) if other != seat)
    if message.hash in others:  # their pages would take the terms for a cheat
        raise Refusal("share-copied")
    promised = _shared(table, seat, Share(message.hash))
    gathering = table.deal.gathering - {seat}
    return replace(promised, deal=promised.deal._replace(gathering=gathering))


def open_share(table: Table, who: Who, message: messages.Open) -> Table:
    """Open what was promised."""
    seat = table.own_seat(who)
    check_stage(table, "opening")
    if table.deal.gathering:
        raise Refusal("share-too-early")
    if message.terms is not None and message.terms != terms_digest(table):
        raise Refusal("share-for-other-terms")
    promised = table.deal.shares[seat].hash
    if promised is None or fairness.hash_of(message.entropy) != promised:
        raise Refusal("share-not-promised")
    return _shared(table, seat, Share(promised, message.entropy))


def _shared(table: Table, seat: Seat, share: Share) -> Table:
    shares = list(table.deal.shares)
    shares[seat] = share
    return replace(table, deal=table.deal._replace(shares=tuple(shares)))


def owed_shares(table: Table) -> set[Seat]:
    """Seats that still have to promise or to open something."""
    if table.deal.gathering:
        return set(table.deal.gathering)
    shares = enumerate(table.deal.shares)
    return {seat for seat, share in shares if share.hash is not None and share.entropy is None}


def opened_if_ready(table: Table) -> Table:
    """Deal if nobody is waited for."""
    return dealt(table) if table.stage == "opening" and not owed_shares(table) else table


def time_over(table: Table) -> Table:
    """Go on without those who did not answer in time."""
    if not table.deal.gathering:
        return dealt(table)
    asked = replace(table, deal=table.deal._replace(gathering=frozenset()))
    promised = any(share.hash is not None for share in asked.deal.shares)
    return asked if promised else dealt(asked)


def names(table: Table) -> tuple[str, ...]:
    """Return what the record calls the seats: people by name, bots by level and number."""
    count: Counter[str] = Counter()
    called = []
    for chair in table.lobby.chairs:
        if chair.member is not None:
            called.append(table.name_of(chair.member))
        else:
            level = chair.level or USUAL_LEVEL
            count[level] += 1
            called.append(f"{level}-{count[level]}")
    return tuple(called)


def begun(table: Table) -> Match:
    """Return the match before its first move, its key made from all shares."""
    game = games.find(table.lobby.game, table.seats)
    return Match.begin(game, key(table.deal, game), table.deal.names)


def dealt(table: Table) -> Table:
    """Begin the match, and play Nature's first move."""
    return played_on(replace(table, stage="playing", match=begun(table)))


def terms(table: Table) -> str | None:
    """Return the terms of the deal, once all hashes are in and until the match begins."""
    if table.stage != "opening" or table.deal.gathering:
        return None
    deal, game = table.deal, games.find(table.lobby.game, table.seats)
    promised = fairness.commitment(deal.secret)
    return fairness.terms(game, RULES_VERSION, deal.names, deal.match, promised, deal.shares)


def terms_digest(table: Table) -> str:
    """Return the SHA-256 of the terms: a page names the terms it opens its share for by it."""
    return sha256((terms(table) or "").encode()).hexdigest()


def header(deal: Deal, game: Game) -> str:
    """Return what the key is bound to besides the secret."""
    promised = fairness.commitment(deal.secret)
    return fairness.header(game, RULES_VERSION, deal.names, deal.match, promised, deal.shares)


def key(deal: Deal, game: Game) -> bytes:
    """Return the key of the match."""
    return fairness.key_of(deal.secret, header(deal, game))
