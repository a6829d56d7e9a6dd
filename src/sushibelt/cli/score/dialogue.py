"""Typing a score pad in, line by line: what cannot be is refused at once and asked again.

What to ask next is the pad's to say: its fields have questions, and its notices tell which of them
is missing.
"""

import json
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from sushibelt.cli.files import refused
from sushibelt.cli.score.names import scored
from sushibelt.cli.screen import Leaving, Screen
from sushibelt.cli.table.names import plate_names
from sushibelt.cli.usual import USUAL_GAME
from sushibelt.core.refusal import Refusal
from sushibelt.games import find, select
from sushibelt.games.family import AnyGame
from sushibelt.scorepad import PADS
from sushibelt.scorepad.pad import Each, Field, Numbers
from sushibelt.scorepad.typed import numbers_of, plate_of, takings_of
from sushibelt.words import points, refusal, say

Answer = TypeVar("Answer")
Document = dict[str, Any]


def type_in(screen: Screen) -> Document | None:
    """Ask for a whole game; whoever leaves early gets what is there, None if there is no game."""
    screen.remark(say("score-hello"))
    document: Document = {}
    try:
        game = _ask_table(screen, document)
        if game.rounds:
            _ask_rounds(screen, document, game)
        else:
            _ask_once(screen, document, game)
    except Leaving:
        _drop_empty_round(document)
        return document if document.keys() > {"game", "seats"} else None
    return document


def keep(screen: Screen, document: Document) -> None:
    """Offer to write the document into a new file."""
    try:
        path = _asked(screen, say("score-ask-save"), lambda answer: _write(answer, document))
    except Leaving:
        return
    if path:
        screen.remark(say("score-saved", path=path))


def _write(path: str, document: Document) -> str:
    if path:
        try:
            with Path(path).open("x", encoding="utf-8") as file:
                json.dump(document, file, indent=1)
        except OSError as problem:
            raise refused(path, problem, "file-unwritable") from None
    return path


def _asked(screen: Screen, question: str, accept: Callable[[str], Answer]) -> Answer:
    """Ask until the answer is accepted."""
    while True:
        try:
            return accept(screen.ask(question))
        except Refusal as problem:
            screen.remark(refusal(problem))


def _ask_into(
    screen: Screen, question: str, document: Document, place: Any, read: Callable[[str], Any]
) -> None:
    """Ask for one part of the document: `place` is a list or object and the key in it.

    An answer with which the document could not be scored is undone and asked again.
    """
    holder, key = place

    def accept(text: str) -> None:
        before = holder[key]
        holder[key] = read(text)
        try:
            scored(document)
        except Refusal:
            holder[key] = before
            raise

    _asked(screen, question, accept)


def _ask_table(screen: Screen, document: Document) -> AnyGame:
    question = say("score-ask-game", game=USUAL_GAME)
    chosen = _asked(screen, question, lambda answer: select(answer or USUAL_GAME))

    def names_of(answer: str) -> list[str]:
        names = [name.strip() for name in answer.split(",")]
        nothing = _blank(chosen.id, len(names)) if len(names) in chosen.seats else {}
        scored({"game": chosen.id, "seats": names, **nothing})
        return names

    document["game"] = chosen.id
    document["seats"] = _asked(screen, say("score-ask-names"), names_of)
    return find(chosen.id, len(document["seats"]))


def _blank(game_id: str, seats: int) -> Document:
    """Return the document before anything is typed."""
    game = find(game_id, seats)
    if game.rounds:
        return {"rounds": []}
    return {field.name: [field.unwritten() for _ in range(seats)] for field in _fields(game)}


def _fields(game: AnyGame, each: Each = Each.GAME) -> list[Field]:
    """Return what this game asks for besides plates."""
    fields = PADS[game.family.name].fields(game)
    return [field for field in fields if field.asked and field.each is each]


def _ask_rounds(screen: Screen, document: Document, game: AnyGame) -> None:
    names = plate_names(document["seats"])[: game.plates]
    document["rounds"] = []
    for number in range(1, game.rounds + 1):
        laid: list[dict[str, int]] = [{} for _ in names]
        document["rounds"].append({PADS[game.family.name].key: laid})
        for plate, seat in enumerate(names):
            question = say("score-ask-plate", round=number, seat=seat)
            _ask_into(screen, question, document, (laid, plate), plate_of)
        for field in _fields(game, Each.ROUND):
            if field.missing in _notices(document):
                _ask_together(screen, document, field, number, names)
        totals = [f"{seat.name} {points(seat.total)}" for seat in scored(document).seats]
        screen.remark(say("score-so-far", totals=totals))
    for field in _fields(game):
        if field.missing in _notices(document):
            _ask_each(screen, document, field, names)


def _notices(document: Document) -> list[str]:
    return [notice.reason for notice in scored(document).warnings]


def _ask_together(
    screen: Screen, document: Document, field: Field, number: int, names: Sequence[str]
) -> None:
    """Ask who has how many in a round, in one answer."""
    round_ = document["rounds"][-1]
    round_[field.name] = [field.unwritten() for _ in names]
    question = say(field.question, round=number)
    place = (round_, field.name)
    _ask_into(screen, question, document, place, lambda text: takings_of(text, names))


def _ask_each(screen: Screen, document: Document, field: Field, names: Sequence[str]) -> None:
    """Ask for what every plate or seat has, one after the other."""
    numbers = isinstance(field.holds, Numbers)
    owners = names if numbers else document["seats"]
    entries = [field.unwritten() for _ in owners]
    document[field.name] = entries
    for place, owner in enumerate(owners):
        question = say(field.question, seat=owner)
        read = partial(_number_of, unwritten=field.unwritten()) if numbers else plate_of
        _ask_into(screen, question, document, (entries, place), read)


def _number_of(text: str, unwritten: int) -> int:
    """Read one number; what nobody mentions stays as it was."""
    numbers = numbers_of(text) or [unwritten]
    if len(numbers) > 1:
        raise Refusal("score-typed-one-number", text=text)
    return numbers[0]


def _ask_once(screen: Screen, document: Document, game: AnyGame) -> None:
    """Ask for the stacks of every seat, where everything is counted once."""
    document |= _blank(game.id, game.seats)
    for field in _fields(game):
        for name, stacks in zip(document["seats"], document[field.name], strict=True):
            for kind in stacks:
                facts = {"seat": name, "kind": say(f"component-{kind}")}
                question = say(field.question, **facts)
                _ask_into(screen, question, document, (stacks, kind), numbers_of)


def _drop_empty_round(document: Document) -> None:
    """Whoever leaves at the first plate of a round has not begun it."""
    rounds = document.get("rounds")
    if rounds and not any(plate for laid in rounds[-1].values() for plate in laid):
        rounds.pop()
