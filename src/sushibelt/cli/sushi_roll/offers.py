"""Choices of Sushi Roll: take a die, or use a menu or chopsticks first.

A menu and a swap are several actions of the engine in a row. They are gathered here on states that
are only supposed, and handed over together once the last is chosen.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from sushibelt.cli.table.drawing import Scene, numbered
from sushibelt.cli.table.offers import (
    Answer,
    Numbers,
    Offer,
    each_once,
    legal_by_name,
    one_of,
    only,
    within,
)
from sushibelt.core.game import Action, Joint, Seat
from sushibelt.games import Match
from sushibelt.words import say, tally

ON_BELT = {"belt": 1}  # tells the drawing that the own belt is drawn here


def offer(scene: Scene, match: Match, seat: Seat) -> Offer:
    """Return what a seat may choose: at the start of its turn, or where a record was cut off."""
    phase = match.turn.phase
    if phase == "mark":
        return _marks_left(scene, match, seat)
    if phase == "swap":
        return _gets(scene, match, match.state, seat, ())
    view = scene.game.describe(match.view(seat).shown)
    dice = [face for face, n in view["belts"][seat].items() for _ in range(n)]
    actions = legal_by_name(match, seat)
    tokens: list[tuple[Text, Offer]] = []
    if "menu" in actions:
        label = say("offer-menu", left=view["tokens"][seat]["menu"])
        tokens.append((Text(label), _menu(scene, match, seat, dice)))
    if any(name.startswith("give:") for name in actions):
        label = say("offer-swap", left=view["tokens"][seat]["chopsticks"])
        tokens.append((Text(label), _swap(scene, match, seat, dice)))

    def read(numbers: Numbers) -> Answer:
        if numbers[0] <= len(dice):
            return (actions[f"take:{dice[only(numbers) - 1]}"],)
        next_offer = tokens[numbers[0] - len(dice) - 1][1]
        return next_offer.answer(numbers[1:]) if len(numbers) > 1 else next_offer

    below: list[RenderableType] = [_dice(scene, dice)]
    if tokens:
        below.append(numbered([label for label, _ in tokens], first=len(dice) + 1))
    return Offer(say("ask-die"), len(dice) + len(tokens), read, below, ON_BELT)


def _dice(scene: Scene, dice: Sequence[str]) -> RenderableType:
    return numbered([scene.kind(face) for face in dice])


def _menu(scene: Scene, match: Match, seat: Seat, dice: Sequence[str]) -> Offer:
    """Which dice to roll again, by their numbers."""

    def read(numbers: Numbers) -> Answer:
        chosen = each_once(numbers, len(dice))
        return _reroll(match, seat, Counter(dice[number - 1] for number in chosen))

    return Offer(say("ask-marks"), len(dice), read, [_dice(scene, dice)], ON_BELT)


def _reroll(match: Match, seat: Seat, wanted: Mapping[str, int]) -> tuple[Action, ...]:
    """Return the actions that roll just these dice again; the engine may take some by itself."""
    game, state = match.game, match.state
    actions = [game.parse("menu")]
    state, _ = game.apply(state, Joint({seat: actions[0]}))
    while game.turn(state).phase == "mark":
        marked = game.describe(state)["marked"]
        missing = [face for face in wanted if marked.get(face, 0) < wanted[face]]
        legal = [game.name(action) for action in game.legal(state, seat)]
        name = next((n for n in legal if n.removeprefix("mark:") in missing), "roll")
        actions.append(game.parse(name))
        state, _ = game.apply(state, Joint({seat: actions[-1]}))
    return tuple(actions)


def _swap(scene: Scene, match: Match, seat: Seat, dice: Sequence[str]) -> Offer:
    """Which die to give, and then which one to get for it."""

    def read(numbers: Numbers) -> Answer:
        mine = dice[within(numbers[0], len(dice)) - 1]
        given = match.game.parse(f"give:{mine}")
        got = _get(scene, match, seat, given)
        if len(numbers) == 1 or not isinstance(got, Offer):
            return got
        return got.answer(numbers[1:])

    return Offer(say("ask-give"), len(dice), read, [_dice(scene, dice)], ON_BELT)


def _get(scene: Scene, match: Match, seat: Seat, given: Action) -> Answer:
    state, _ = match.game.apply(match.state, Joint({seat: given}))
    if match.game.turn(state).phase != "swap":  # a single die to get is got without asking
        return (given,)
    return _gets(scene, match, state, seat, (given,))


def _gets(scene: Scene, match: Match, state: Any, seat: Seat, before: tuple[Action, ...]) -> Offer:
    """Which die of another belt to get, after the actions that led there."""
    legal = match.game.legal(state, seat)
    answers: list[Answer] = [(*before, action) for action in legal]
    labels = [_other_die(scene, match.game.name(action)) for action in legal]
    return Offer(say("ask-get"), len(legal), one_of(answers), [numbered(labels)])


def _marks_left(scene: Scene, match: Match, seat: Seat) -> Offer:
    """A menu whose dice are being picked one by one: another one, or roll."""
    actions = legal_by_name(match, seat)
    marked = scene.game.describe(match.view(seat).shown)["marked"]
    labels = [
        Text(say("offer-roll")) if name == "roll" else scene.kind(name.removeprefix("mark:"))
        for name in actions
    ]
    answers: list[Answer] = [(action,) for action in actions.values()]
    picked = Text(say("page-marked", what=tally(marked, scene.game.id)))
    return Offer(say("ask-mark"), len(actions), one_of(answers), [picked, numbered(labels)])


def _other_die(scene: Scene, name: str) -> Text:
    """Name a die of another belt, as in `get:2:egg`."""
    _, seat, face = name.split(":")
    return Text(say("offer-die-of", what=scene.kind(face).plain, who=scene.name(int(seat)).plain))
