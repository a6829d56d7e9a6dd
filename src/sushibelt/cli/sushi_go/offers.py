"""Choices of Sushi Go!: a card or two from the hand, one for the puppet, a spot of Battle."""

from collections.abc import Callable, Mapping, Sequence

from rich.text import Text

from sushibelt.cli.table.drawing import Scene, numbered
from sushibelt.cli.table.offers import Answer, Numbers, Offer, legal_by_name, one_of, only, within
from sushibelt.core.game import Action, Seat
from sushibelt.core.refusal import Refusal
from sushibelt.games import Match
from sushibelt.words import component, say

MOST_CARDS = 2
STOP = "stop"


def offer(scene: Scene, match: Match, seat: Seat) -> Offer:
    """Return what a seat may choose now."""
    actions = legal_by_name(match, seat)
    if scene.game.book.battle:
        return _spots(actions)
    hand = scene.game.describe(match.view(seat).shown)["hands"][seat]["cards"]
    if any(":" in name for name in actions):
        return _with_puppet(scene, actions, hand)
    return _cards(scene, list(actions), hand, lambda name: (actions[name],))


def _spots(actions: Mapping[str, Action]) -> Offer:
    """Battle: the free cards, and for the second one also to stop."""
    second = STOP in actions
    below = [numbered([Text(say("offer-stop"))], first=len(actions))] if second else []
    return Offer(
        say("ask-second-spot" if second else "ask-spot"),
        len(actions),
        one_of([(action,) for action in actions.values()]),
        below,
        {name: number for number, name in enumerate(actions, start=1)},
    )


def _cards(
    scene: Scene, plays: Sequence[str], hand: Mapping[str, int], then: Callable[[str], Answer]
) -> Offer:
    """Cards from the hand: one number, or two where chopsticks allow it.

    A place is offered on its own line if it can be filled at all; some can only together with
    another card, as a nigiri on a wasabi laid in the same turn.
    """
    alone = [play for play in plays if "," not in play]
    places = {slot for play in plays for slot in play.split(",")}
    order = scene.game.book.slot_names.index
    slots = sorted(places, key=lambda slot: (slot not in alone, order(slot)))
    pairs = len(alone) < len(plays)

    def read(numbers: Numbers) -> Answer:
        chosen = sorted(slots[within(number, len(slots)) - 1] for number in numbers)
        for play in plays:
            if sorted(play.split(",")) == chosen:
                return then(play)
        if not pairs:
            only(numbers)
        if len(numbers) > MOST_CARDS:
            raise Refusal("input-two-cards")
        names = [component(slot, scene.game.id) for slot in chosen]
        if len(names) == 1:
            raise Refusal("input-slot-only-pair", what=names[0])
        raise Refusal("input-pair-impossible", first=names[0], second=names[1])

    labels = [_label(scene, slot, hand, slot in alone) for slot in slots]
    question = say("ask-card-or-two" if pairs else "ask-card")
    return Offer(question, len(slots), read, [Text(), numbered(labels)])


def _label(scene: Scene, slot: str, hand: Mapping[str, int], alone: bool) -> Text:
    """Name a place with how many such cards are in hand."""
    label = scene.some(slot, hand[slot.rpartition("+")[2]])
    return label if alone else label.append(f" ({say('offer-only-pair')})", style="dim")


def _with_puppet(scene: Scene, actions: Mapping[str, Action], hand: Mapping[str, int]) -> Offer:
    """First what the seat lays for itself, then the puppet's card."""
    plays = list(dict.fromkeys(name.partition(":")[0] for name in actions))

    def then(play: str) -> Answer:
        slots = [name.partition(":")[2] for name in actions if name.partition(":")[0] == play]
        answers = [(actions[f"{play}:{slot}"],) for slot in slots]
        labels = [scene.kind(slot) for slot in slots]
        return Offer(say("ask-puppet"), len(slots), one_of(answers), [Text(), numbered(labels)])

    return _cards(scene, plays, hand, then)
