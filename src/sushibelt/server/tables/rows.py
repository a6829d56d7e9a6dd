"""Between tables as values and rows as the store keeps them. Pure.

`changes` compares a table before and after a decision, so that no decision can forget a row.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TypeAlias

import msgspec

from sushibelt import games
from sushibelt.core.fairness import Share
from sushibelt.core.game import Event, Joint, Nature
from sushibelt.core.match import By, Played
from sushibelt.core.record import RULES_VERSION
from sushibelt.core.refusal import Refusal
from sushibelt.games import Match
from sushibelt.server.rows import DbRow, Stored, Write, text
from sushibelt.server.tables.opening import key
from sushibelt.server.tables.table import Deal, Lobby, Table

News: TypeAlias = tuple[tuple[Event, ...], ...]


def changes(before: Table | None, after: Table, now: int) -> Iterator[Write]:
    """Return every row that differs between two versions of a table."""
    if before is None or (_moved(before, after) and _head(before) != _head(after)):
        row = {"id": after.id, "touched": now}
        yield Write("put_table", row | _head(after))
    if before is None or (_moved(before, after) and _header(before) != _header(after)):
        row = {"id": after.deal.match, "table_id": after.id, "touched": now}
        yield Write("put_match", row | _header(after))
    same = before is not None and before.deal.match == after.deal.match
    if before is not None and not same:
        yield Write("clear_picks", {"of_match": before.deal.match})
    if after.match is not None:
        yield from _play_changes(before.match if same and before else None, after.match, after)


def _moved(before: Table, after: Table) -> bool:
    """Whether anything but the play may differ: a choice leaves all the rest as it is."""
    return not (
        before.lobby is after.lobby
        and before.deal is after.deal
        and (before.code, before.stage, before.previous)
        == (after.code, after.stage, after.previous)
    )


def _head(table: Table) -> dict[str, object]:
    return {
        "code": table.code,
        "lobby": text(table.lobby),
        "stage": table.stage,
        "match_id": table.deal.match,
        "previous": table.previous,
    }


def _header(table: Table) -> dict[str, object]:
    game = games.find(table.lobby.game, table.seats)
    return {
        "game": game.id,
        "rules": RULES_VERSION,
        "book": game.digest,
        "names": text(table.deal.names),
        "secret": table.deal.secret.hex(),
        "shares": text(table.deal.shares),
        "gathering": text(sorted(table.deal.gathering)),
        "stage": table.stage,
        "marks": text(table.deal.marks),
    }


def _play_changes(before: Match | None, after: Match, table: Table) -> Iterator[Write]:
    known = len(before.played) if before else 0
    pending = before.pending if before else {}
    match = table.deal.match
    if len(after.played) > known:
        yield Write("clear_picks", {"of_match": match})
        for number in range(known, len(after.played)):
            body = text(_body(after.played[number]))
            yield Write("put_move", {"match_id": match, "n": number, "body": body})
        pending = {}
    for seat in pending:
        if seat not in after.pending:
            yield Write("drop_pick", {"of_match": match, "of_seat": seat})
    for seat, pick in after.pending.items():
        if pending.get(seat) != pick:
            row = {"match_id": match, "seat": seat, "n": after.turn.number}
            yield Write("put_pick", {**row, "action": pick.action, "by": str(pick.by)})


def _body(played: Played) -> list[object]:
    if isinstance(played.move, Nature):
        return list(played.move.outcome)
    choices = sorted(played.move.choices.items())
    return [[seat, action, str(played.by[seat])] for seat, action in choices]


# ---- and back


def table_of(stored: Stored) -> Table:
    """Return the table that these rows tell, its match replayed."""
    head = stored.table
    table = Table(
        id=head["id"],
        code=head["code"],
        lobby=msgspec.json.decode(head["lobby"], type=Lobby),
        stage=head["stage"],
        deal=deal_of(stored.match),
        previous=head["previous"],
    )
    if table.stage in ("lobby", "opening"):
        return table
    match, news = match_of(stored.match, stored.moves)
    return replace(table, match=_with_picks(match, stored.picks), news=news)


def deal_of(row: DbRow) -> Deal:
    """Return what a match is dealt from."""
    shares = msgspec.json.decode(row["shares"], type=tuple[Share, ...])
    gathering = msgspec.json.decode(row["gathering"], type=frozenset[int])
    names = msgspec.json.decode(row["names"], type=tuple[str, ...])
    marks = msgspec.json.decode(row["marks"] or "[]", type=tuple[int, ...])
    return Deal(row["id"], bytes.fromhex(row["secret"]), shares, gathering, names, marks)


def match_of(row: DbRow, moves: Iterable[DbRow]) -> tuple[Match, News]:
    """Return a match and what happened at each of its moves, replayed."""
    deal = deal_of(row)
    game = games.find(row["game"], len(deal.shares))
    if row["rules"] != RULES_VERSION:
        raise Refusal("record-other-rules", given=row["rules"], now=RULES_VERSION)
    if row["book"] != game.digest:
        raise Refusal("record-other-book", game=game.id)
    match = Match.begin(game, key(deal, game), deal.names)
    news: News = ()
    for move in moves:
        played = _played(move["body"])
        match, events = match.play(played.move, played.by)
        news = (*news, events)
    return match, news


def _played(body: str) -> Played:
    parts = msgspec.json.decode(body)
    if isinstance(parts[0], int):
        return Played(Nature(tuple(parts)), {})
    choices = {seat: action for seat, action, _ in parts}
    return Played(Joint(choices), {seat: By(by) for seat, _, by in parts})


def _with_picks(match: Match, picks: Iterable[DbRow]) -> Match:
    """Put in the choices that were in; a row of another turn is left over and means nothing."""
    for row in picks:
        if row["n"] == match.turn.number:
            match = match.submit(row["seat"], row["action"], row["n"], By(row["by"]))
    return match
