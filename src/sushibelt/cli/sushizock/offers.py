"""Choices of Sushizock: set dice aside and roll the others, or take a portion."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from sushibelt.cli.sushizock.drawing import dice as rolled
from sushibelt.cli.table.drawing import Scene, numbered, style_of
from sushibelt.cli.table.names import plate_names
from sushibelt.cli.table.offers import (
    Answer,
    Numbers,
    Offer,
    each_once,
    legal_by_name,
    only,
    within,
)
from sushibelt.core.game import Action, Seat
from sushibelt.core.refusal import Refusal
from sushibelt.games import Match
from sushibelt.words import say, tally

KEEP = "keep:"
DICE_HERE = {"dice": 1}  # tells the drawing that the dice are drawn here


def offer(scene: Scene, match: Match, seat: Seat) -> Offer:
    """Return what a seat may choose after a roll; dice come first in the numbers."""
    view = scene.game.describe(match.view(seat).shown)
    actions = legal_by_name(match, seat)
    portions = [name for name in actions if not name.startswith(KEEP)]
    can_roll = len(portions) < len(actions)
    dice = [face for face, n in view["rolled"].items() for _ in range(n)]
    numbers_of_dice = len(dice) if can_roll else 0
    highest = numbers_of_dice + len(portions)

    def read(numbers: Numbers) -> Answer:
        if max(numbers) <= numbers_of_dice:
            chosen = each_once(numbers, numbers_of_dice)
            return (_keep(scene, actions, [dice[number - 1] for number in chosen]),)
        if min(numbers) <= numbers_of_dice:
            raise Refusal("input-mixed")
        return (actions[portions[within(only(numbers), highest) - numbers_of_dice - 1]],)

    return Offer(
        say(_question(can_roll, bool(portions))),
        highest,
        read,
        _below(scene, view, dice if can_roll else [], portions),
        DICE_HERE,
    )


def _question(can_roll: bool, can_take: bool) -> str:
    if not can_roll:
        return "ask-portion"
    return "ask-keep-or-portion" if can_take else "ask-keep"


def _below(
    scene: Scene, view: Mapping[str, Any], dice: Sequence[str], portions: Sequence[str]
) -> list[RenderableType]:
    """Draw the dice, numbered if some may be set aside, and what can be taken."""
    below: list[RenderableType] = []
    if dice:
        below.append(numbered([scene.kind(face) for face in dice]))
    else:
        below.append(rolled(scene, say("page-dice"), view["rolled"]))
    if portions:
        labels = [_portion(scene, view, name) for name in portions]
        below.append(numbered(labels, first=len(dice) + 1))
    return below


def _keep(scene: Scene, actions: Mapping[str, Action], faces: Sequence[str]) -> Action:
    """Return the action that sets just these dice aside."""
    wanted = Counter(faces)
    for name, action in actions.items():
        if name.startswith(KEEP):
            kept = {word[:-1]: int(word[-1]) for word in name.removeprefix(KEEP).split(".")}
            if kept == wanted:
                return action
    raise Refusal("input-keep-impossible", dice=tally(wanted, scene.game.id))


def _portion(scene: Scene, view: Mapping[str, Any], name: str) -> Text:
    """Name what can be taken: a tile of a row, or of another seat's stack."""
    what, kind, *rest = name.split(":")
    if what == "take":
        tile = view["rows"][kind][view["offers"][kind] - 1]
        return Text(say("offer-take", tile=scene.kind(tile).plain), style=style_of(kind))
    victim, place = int(rest[0]), int(rest[1])
    top = view["stacks"][victim][kind][-1]
    return Text(
        say(
            "offer-steal",
            who=plate_names(scene.names)[victim],
            place=place,
            what=scene.kind(kind).plain,
            tile=scene.kind(top).plain,
        ),
        style=style_of(kind),
    )
