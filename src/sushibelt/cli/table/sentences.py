"""The interpreter of a family's telling: events, reasons and results become sentences.

What each datum means is declared by the family (`games/telling.py` describes it); the browser
interprets the same declaration.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from sushibelt import games
from sushibelt.cli.table.names import plate_names
from sushibelt.core.game import Event, Line, Result, Seat
from sushibelt.games.family import AnyGame
from sushibelt.games.telling import EventTelling, FactKind, News, Piece
from sushibelt.words import component, edition_of, listed, say, tally

Facts = dict[str, Any]


class LogLine(NamedTuple):
    """One sentence of the log; without a seat it is about the whole table."""

    seat: Seat | None
    text: str


class LogWriter:
    """Writes what happens in one game into a log, with the names of its seats."""

    def __init__(self, game: AnyGame, names: Sequence[str]) -> None:
        self._game = game
        self._family = game.family.name
        self._telling = games.telling_of(game.id)
        self._names = plate_names(names)
        chosen = games.select(game.id).chosen
        self._mode = chosen.get(self._telling.mode or "") or "other"

    def lines(self, events: Iterable[Event], you: Seat | None = None) -> list[LogLine]:
        """Return a sentence for each event; those that say one thing together share one.

        `you` is the seat of the reader, if it is one person's.
        """
        return [
            LogLine(
                event.seat, say(f"event-{self._family}-{event.kind}", **self._facts(event, you))
            )
            for event in self._joined(events)
        ]

    def is_news(self, event: Event, seat: Seat | None, before: Event | None = None) -> bool:
        """Whether the page of a seat (None: of all together) should tell an event.

        `before` is what happened just before it.
        """
        if not event.is_seen_by(seat):
            return False
        news, after = self._how(event).news, self._how(event).after
        follows = before is not None and before[:2] == (after, event.seat)
        return news is News.ALL or (news is News.OWN and (event.seat == seat or follows))

    def _how(self, event: Event) -> EventTelling:
        return self._telling.events[event.kind]

    def _joined(self, events: Iterable[Event]) -> list[Event]:
        """Join what a seat does in one go, and drop what the sentence before has said already."""
        merged: list[Event] = []
        for event in events:
            last = merged[-1] if merged else None
            how = self._how(event)
            echo = how.echoes.get(last.kind) if last else None
            if how.joins is None:
                merged.append(event)
            elif last and last[:2] == event[:2]:
                together = [*last.data[how.joins], event.data[how.joins]]
                merged[-1] = last._replace(data={**last.data, how.joins: together})
            elif not (last and echo and last.data[echo] == event.data[how.joins]):
                alone = {**event.data, how.joins: [event.data[how.joins]]}
                merged.append(event._replace(data=alone))
        return merged

    def _facts(self, event: Event, you: Seat | None) -> Facts:
        facts: Facts = {
            "mode": self._mode,
            "who": "" if event.seat is None else self._names[event.seat],
            "you": yes_or_no(you is not None and event.seat == you),
        }
        for datum, value in event.data.items():
            variable, kind = self._how(event).facts[datum]
            if kind is FactKind.SPOT:
                facts |= spot(variable, value)
            elif kind is FactKind.MARK:
                facts[variable] = datum
            else:
                facts[variable] = READERS[kind](self, value)
        return facts

    def names_of(self, kinds: str | Sequence[str]) -> list[str]:
        """Return the names of a component, or of several."""
        several = [kinds] if isinstance(kinds, str) else kinds
        return [component(kind, self._game.id) for kind in several]

    def some(self, kinds: Iterable[str] | Mapping[str, int]) -> str:
        """Return components with how many there are of each."""
        return tally(Counter(kinds), self._game.id)

    def who(self, seat: Seat) -> str:
        """Return the name of a seat."""
        return self._names[seat]

    def each(self, points: Sequence[int]) -> str:
        """Return numbers beside the names of the seats, in order."""
        return ", ".join(f"{self._names[seat]} {n}" for seat, n in enumerate(points))


READERS: Mapping[FactKind, Callable[[LogWriter, Any], Any]] = {
    FactKind.VALUE: lambda _, value: value,
    FactKind.COMPONENT: lambda writer, kinds: listed(writer.names_of(kinds)),
    FactKind.ROW: lambda writer, kinds: ", ".join(writer.names_of(kinds)),
    FactKind.TALLY: LogWriter.some,
    FactKind.SEAT: LogWriter.who,
    FactKind.EACH: LogWriter.each,
}


def spot(variable: str, name: str) -> Facts:
    """Return the facts of a place on the table, such as `row3.2`."""
    row, _, place = name.removeprefix("row").partition(".")
    return {variable: "table", "row": int(row), "place": int(place)}


def yes_or_no(truth: bool) -> str:
    """Return a truth as sentences select on it."""
    return "yes" if truth else "no"


def reason_text(game: str, line: Line) -> str:
    """Return why a line has its points. `game` is the id the sheet belongs to."""
    numbers = line.why.numbers
    pieces = games.telling_of(game).pieces.get(line.why.reason, {})
    parts = [_piece(game, pieces[name], n) for name, n in numbers.items() if n and name in pieces]
    facts: Facts = {
        **numbers,
        "edition": edition_of(game),
        "points": line.points,
        "gain": abs(line.points),
        "stake": abs(numbers.get("prize", 0)),
        "tie": _tie(line),
        "pieces": parts,
        "kinds": len(parts),
    }
    return say(f"reason-{family_of(game)}-{line.why.reason}", **facts)


def is_idle(game: str, line: Line) -> bool:
    """Whether a line has no points because nothing lies there: that needs no reason."""
    scales = games.telling_of(game).scales
    there = (n for name, n in line.why.numbers.items() if name not in scales)
    return line.points == 0 and not any(there)


def family_of(game: str) -> str:
    """Return the family of an id."""
    return game.partition("/")[0]


def _tie(line: Line) -> str:
    """Whether others have as many, and if so, whether the prize or loss was divided."""
    if line.why.numbers.get("sharers", 1) == 1:
        return "alone"
    return "full" if line.points == line.why.numbers["prize"] else "shared"


def _piece(game: str, piece: Piece, count: int) -> str:
    """Return one thing that a line adds up."""
    some = ""
    if piece.component:
        some = say("some-of", count=count, what=component(piece.component, game))
    if not piece.reason:
        return some
    facts = {**piece.facts, **_explaining(game, piece.explained)}
    return say(f"reason-{family_of(game)}-{piece.reason}", count=count, what=some, **facts)


def _explaining(game: str, kind: str | None) -> Facts:
    """Return the facts that explain a component, if one is named."""
    if kind is None:
        return {}
    most = games.select(game).seats[-1]
    return dict(games.explanations_of(games.find(game, most))[kind].facts)


def result_sentences(
    game: AnyGame, names: Sequence[str], result: Result, you: Seat | None = None
) -> list[str]:
    """Say who won, with how many points, and what parted those who had as many."""
    shown = plate_names(names)
    winners = result.winners
    points = result.points[winners[0]]
    who = listed(shown[seat] for seat in winners)
    own = yes_or_no(winners == (you,))
    sentences = [say("result-wins", who=who, you=own, count=len(winners), points=points)]
    if game.fewest_win:
        sentences.append(say("result-golf"))
    level = [s for s, n in enumerate(result.points) if n == points and s not in winners]
    if level:
        sentences.append(
            say(
                "result-tie-broken",
                who=listed(shown[seat] for seat in level),
                points=points,
                more=result.tie_break[winners[0]],
                fewer=max(result.tie_break[seat] for seat in level),
            )
        )
    elif len(winners) > 1 and any(result.tie_break):
        sentences.append(say("result-tie-shared-after"))
    return sentences
