"""What a component does is told with the printed numbers, in every language, for every id."""

import re

import pytest

from sushibelt import words
from sushibelt.games import every_selection, explanations_of, find
from sushibelt.games.explained import for_any_seats
from sushibelt.games.family import AnyGame
from sushibelt.games.ids import Selection

# As the rulebooks print them, in the order of the English sentence.
PRINTED = {
    "sushi-go/zoch-2014": {
        "tempura": [2, 5],
        "sashimi": [3, 10],
        "dumpling": [1, 2, 3, 1, 3, 6, 10, 15],
        "maki": [6, 3],
        "egg": [1, 3],
        "salmon": [2, 6],
        "squid": [3, 9],
        "wasabi": [3],
        "pudding": [6, 6],
    },
    "sushi-go/anniversary": {"strawberry": [2, 6]},
    "sushi-go/anniversary+frozen-yogurt": {"yogurt": [6, 6]},
    "sushi-go/anniversary+mochi": {"mochi": [6, 6, 6]},
    "sushi-go/anniversary+bubble-tea": {"tea": [1, 2, 3, 1, 4, 8, 13, 20]},
    "sushi-roll/2019": {
        "tempura": [1, 2, 3, 1, 5, 10],
        "sashimi": [1, 2, 3, 0, 6, 13],
        "dumpling": [1, 2, 3, 2, 4, 8],
        "pudding": [6, 6],
        "tokens": [2, 1],
    },
    "sushizock/2008": {"blue": [3, 4], "red": [3, 4]},
}


def explanation(game: AnyGame, kind: str, language: str = "en") -> str:
    explanation = explanations_of(game)[kind]
    return words.say(f"explain-{explanation.id}", language, **explanation.facts)


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game", PRINTED)
def test_a_component_is_explained_with_its_printed_numbers(game: str, language: str) -> None:
    for kind, numbers in PRINTED[game].items():
        said = explanation(find(game, 4), kind, language)
        assert sorted(map(int, re.findall(r"\d+", said))) == sorted(numbers), said


@pytest.mark.parametrize("selection", every_selection(), ids=lambda selection: selection.id)
def test_every_component_of_every_id_is_explained(selection: Selection) -> None:
    game = find(selection.id, selection.seats[0])
    if selection.family == "sushi-go":
        kinds = {re.sub(r"\d+$", "", kind) for kind in game.book.kind_names}
        assert explanations_of(game).keys() == kinds


def test_chopsticks_of_battle_go_to_the_table_and_others_into_the_hand() -> None:
    assert "hand" in explanation(find("sushi-go/anniversary", 2), "chopsticks")
    assert "place" in explanation(find("sushi-go/anniversary+battle", 2), "chopsticks")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_what_two_seats_lose_is_told_apart_where_the_number_of_seats_is_not_known(
    language: str,
) -> None:
    for game, numbers in (("sushi-go/anniversary", [2, 6, 3]), ("sushi-go/original-2013", [6, 6])):
        most, duo = explanations_of(find(game, 5)), explanations_of(find(game, 2))
        explanation = list(for_any_seats(most, duo).values())[-1]
        said = words.say(f"explain-{explanation.id}", language, **explanation.facts)
        assert [int(n) for n in re.findall(r"\d+", said)] == numbers
        assert "(" in said
