"""Laying cards of Sushi Go! from docs/rules/sushi-go.md: what both brute forces share.

A plate is a tuple of slots in sorted order; cards are words. Nothing of the engine is used here.
"""

from collections.abc import Iterator
from itertools import permutations
from typing import NamedTuple

NIGIRI = ("egg", "salmon", "squid")
YOGURTS = {"1": 3, "2": 4, "3": 3}
DIE = ("1", "2", "3", "4", "5", "6")

Cards = tuple[str, ...]


class Edition(NamedTuple):
    """How the editions differ when cards are laid."""

    must: bool  # a nigiri goes on an open wasabi
    same_turn: bool  # a wasabi laid first takes a nigiri laid second (SA-2)


def edition_of(game_id: str) -> Edition:
    """Zoch: may and never (ZG-1); `forced-wasabi`: must and never; the others: must, in order."""
    zoch = "zoch-2014" in game_id
    return Edition(must=not zoch or "forced-wasabi" in game_id, same_turn=not zoch)


def without(cards: Cards, *gone: str) -> Cards:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def adding(cards: Cards, *new: str) -> Cards:
    return tuple(sorted((*cards, *new)))


def lay(plate: Cards, slot: str) -> Cards:
    """A slot is filled; a nigiri on wasabi uses up a bare one."""
    if slot.startswith("wasabi+"):
        plate = without(plate, "wasabi")
    return adding(plate, slot)


def ways(cards: Cards, wasabi: int, edition: Edition) -> Iterator[Cards]:
    """The slots that these cards can fill when laid in this order beside so many open wasabi."""
    if not cards:
        yield ()
        return
    card, rest = cards[0], cards[1:]
    if card in NIGIRI and wasabi:
        yield from ((f"wasabi+{card}", *more) for more in ways(rest, wasabi - 1, edition))
    if not (card in NIGIRI and wasabi and edition.must):
        opened = int(card == "wasabi" and edition.same_turn)
        yield from ((card, *more) for more in ways(rest, wasabi + opened, edition))


def choices(hand: Cards, plate: Cards, edition: Edition) -> set[Cards]:
    """What a seat may choose: one card, or two with chopsticks from an earlier turn."""
    sizes = (1, 2) if "chopsticks" in plate and len(hand) > 1 else (1,)
    return {
        tuple(sorted(way))
        for size in sizes
        for cards in permutations(hand, size)
        for way in ways(cards, plate.count("wasabi"), edition)
    }


def unasked(card: str, plate: Cards) -> str:
    """Where a card goes when nobody is asked: a nigiri on an open wasabi, in every edition."""
    return f"wasabi+{card}" if card in NIGIRI and "wasabi" in plate else card


def card_of(slot: str) -> str:
    return slot.removeprefix("wasabi+")
