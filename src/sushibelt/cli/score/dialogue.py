"""Typing a score pad in, line by line: what cannot be is told at once and asked again.

What to ask next is the pad's to say: its notices tell that a squishy, dice or tokens are missing.
"""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from sushibelt.cli.files import refused
from sushibelt.cli.score.names import scored
from sushibelt.cli.screen import Leaving, Screen
from sushibelt.cli.table.names import plate_names
from sushibelt.core.refusal import Refusal
from sushibelt.games import find, select
from sushibelt.games.family import RuledGame
from sushibelt.scorepad import PADS
from sushibelt.scorepad.typed import numbers_of, plate_of, takings_of
from sushibelt.words import refusal, say

USUAL_GAME = "sushi-go/anniversary"

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
            _ask_stacks(screen, document)
    except Leaving:
        _drop_empty_round(document)
        return document if "rounds" in document or "stacks" in document else None
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


def _ask_table(screen: Screen, document: Document) -> RuledGame:
    question = say("score-ask-game", game=USUAL_GAME)
    chosen = _asked(screen, question, lambda answer: select(answer or USUAL_GAME))
    rounds = find(chosen.id, chosen.seats[0]).rounds

    def names_of(answer: str) -> list[str]:
        names = [name.strip() for name in answer.split(",")]
        nothing: Document = {"rounds": []} if rounds else {"stacks": [{}] * len(names)}
        scored({"game": chosen.id, "seats": names, **nothing})
        return names

    document["game"] = chosen.id
    document["seats"] = _asked(screen, say("score-ask-names"), names_of)
    return find(chosen.id, len(document["seats"]))


def _ask_rounds(screen: Screen, document: Document, game: RuledGame) -> None:
    pad = PADS[game.family.name]
    plates = game.plates
    names = plate_names(document["seats"])[:plates]
    document["rounds"] = []
    for number in range(1, game.rounds + 1):
        laid: list[dict[str, int]] = [{} for _ in names]
        document["rounds"].append({pad.key: laid})
        for plate, seat in enumerate(names):
            question = say("score-ask-plate", round=number, seat=seat)
            _ask_into(screen, question, document, (laid, plate), plate_of)
        if "squishy-missing" in _notices(document):
            _ask_squishy(screen, document, number, names)
        totals = [f"{seat.name} {seat.total}" for seat in scored(document).seats]
        screen.remark(say("score-so-far", totals=totals))
    if "dice-missing" in _notices(document):
        _ask_dice(screen, document, names)
    if "tokens-missing" in _notices(document):
        _ask_tokens(screen, document)


def _notices(document: Document) -> list[str]:
    return [notice.reason for notice in scored(document).warnings]


def _ask_squishy(screen: Screen, document: Document, number: int, names: Sequence[str]) -> None:
    round_ = document["rounds"][-1]
    round_["squishy"] = [0] * len(names)
    question = say("score-ask-squishy", round=number)
    _ask_into(screen, question, document, (round_, "squishy"), lambda text: takings_of(text, names))


def _ask_dice(screen: Screen, document: Document, names: Sequence[str]) -> None:
    document["mochi_dice"] = [1] * len(names)
    for plate, seat in enumerate(names):
        question = say("score-ask-die", seat=seat)
        _ask_into(screen, question, document, (document["mochi_dice"], plate), _die_of)


def _die_of(text: str) -> int:
    """Read one number; a die that nobody mentions still shows 1."""
    numbers = numbers_of(text) or [1]
    if len(numbers) > 1:
        raise Refusal("score-typed-one-number", text=text)
    return numbers[0]


def _ask_tokens(screen: Screen, document: Document) -> None:
    tokens: list[dict[str, int]] = [{} for _ in document["seats"]]
    document["tokens"] = tokens
    for seat, name in enumerate(document["seats"]):
        question = say("score-ask-tokens", seat=name)
        _ask_into(screen, question, document, (tokens, seat), plate_of)


def _ask_stacks(screen: Screen, document: Document) -> None:
    stacks: list[dict[str, list[int]]] = [{"sushi": [], "bones": []} for _ in document["seats"]]
    document["stacks"] = stacks
    for name, stack in zip(document["seats"], stacks, strict=True):
        for kind in stack:
            question = say("score-ask-stack", seat=name, kind=say(f"component-{kind}"))
            _ask_into(screen, question, document, (stack, kind), numbers_of)


def _drop_empty_round(document: Document) -> None:
    """Whoever leaves at the first plate of a round has not begun it."""
    rounds = document.get("rounds")
    if rounds and not any(plate for laid in rounds[-1].values() for plate in laid):
        rounds.pop()
