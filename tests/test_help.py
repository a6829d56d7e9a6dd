"""What the site says of a component in a sentence has the numbers that the books have."""

import re

import pytest

from sushibelt.games import every_choice, find
from sushibelt.games.ids import Choice
from sushibelt.games.sushi_roll.components import FACES, SET_LINES
from sushibelt.words import say

EDITIONS = ("sushi-go/zoch-2014", "sushi-go/anniversary", "sushi-go/original-2013")


def numbers(key: str) -> list[int]:
    return [int(n) for n in re.findall(r"\d+", say(key))]


@pytest.mark.parametrize("game", EDITIONS)
def test_cards_are_explained_by_the_book(game: str) -> None:
    book = find(game, 4).book
    slot = {name: number for number, name in enumerate(book.slot_names)}
    for kind in ("tempura", "sashimi"):
        assert numbers(f"help-{kind}") == [book.set_points[slot[kind]]]
    steps = list(range(1, book.ladder_top + 1))
    assert numbers("help-dumpling") == [*steps, *(book.ladder[n] for n in steps)]
    assert numbers("help-maki") == [book.maki_first, book.maki_second]
    for kind in ("egg", "salmon", "squid"):
        worth = [book.nigiri[slot[kind]], book.nigiri[slot[f"wasabi+{kind}"]]]
        assert numbers(f"help-{kind}") == worth


@pytest.mark.parametrize("choice", every_choice(), ids=lambda choice: choice.id)
def test_desserts_are_explained_by_the_book(choice: Choice) -> None:
    book = find(choice.id, choice.seats[-1]).book
    dessert = getattr(book, "dessert", None)
    if dessert == "tea":
        runs = list(range(1, book.teas + 1))
        assert numbers("help-tea") == [*runs, *(book.run_points[n] for n in runs)]
    elif dessert == "strawberry":
        assert numbers("help-strawberry") == [book.squishy]
    elif dessert is not None:
        most = book.most
        assert numbers(f"help-{dessert}") == [most, most]
        assert book.fewest in (0, most)


def test_dice_are_explained_by_the_book() -> None:
    book = find("sushi-roll/2019", 4).book
    sizes = list(range(1, book.set_size + 1))
    for line, kind in enumerate(SET_LINES):
        points = [book.set_points[line][n] for n in sizes]
        assert numbers(f"help-roll-{kind}") == [*sizes, *points]
    assert numbers("help-roll-pudding") == [book.dessert_most, book.dessert_fewest]
    assert numbers("help-maki") == [book.maki_first, book.maki_second]
    worth = dict(zip(FACES, book.nigiri, strict=False))
    for kind in ("egg", "salmon", "squid"):
        assert numbers(f"help-{kind}") == [worth[kind], worth[kind] * book.wasabi_factor]


def test_thefts_are_explained_by_the_book() -> None:
    book = find("sushizock/2008", 4).book
    assert (book.top_theft, book.free_theft) == (3, 4)  # written as words
    assert say("help-zock-blue").startswith("Three")
    assert "four or more" in say("help-zock-red")
