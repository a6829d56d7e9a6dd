"""`sushibelt games`: every edition for people, every id for programs."""

import json

import pytest

from sushibelt.games import FAMILIES, every_selection, find, select
from sushibelt.words import say
from tests.cli.table_door import ran, refused
from tests.walks import PAIRS
from tests.words.wording import wording


def test_the_table_names_every_edition_and_every_option() -> None:
    said = ran("games")
    assert said.code == 0
    for family, editions in FAMILIES.items():
        for edition in editions:
            assert f"{family}/{edition.id}" in said.out
            for option in edition.options:
                assert option.id in said.out
    assert f"strawberry{say('games-option-default')}" in said.out
    assert f"battle{say('games-option-seats', seats='2')}" in said.out


def test_every_id_is_there_for_programs_with_every_seat_count() -> None:
    entries = json.loads(ran("games", "--json").out)
    assert [entry["id"] for entry in entries] == [chosen.id for chosen in every_selection()]
    assert [(entry["id"], n) for entry in entries for n in entry["seats"]] == PAIRS
    for entry in entries:
        assert select(entry["id"]).id == entry["id"]
        assert find(entry["id"], entry["seats"][0]).id == entry["id"]
        words = "+".join([entry["edition"], *entry["options"]])
        assert f"{entry['family']}/{words}" == entry["id"]


def test_programs_are_told_the_defaults_that_an_id_leaves_out() -> None:
    entries = {entry["id"]: entry for entry in json.loads(ran("games", "--json").out)}
    plain = entries["sushi-go/anniversary"]
    assert plain["options"] == []
    assert plain["chosen"] == {"dessert": "strawberry", "variant": None, "maki": None}
    golf = entries["sushi-go/anniversary+golf+mochi"]
    assert golf["chosen"] == {"dessert": "mochi", "variant": "golf", "maki": None}


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("gamse",), "gamse"),
        (("--nonsense",), "--nonsense"),
        (("games", "--nonsense"), "sushibelt games --help"),
        (("games", "all", "of", "them"), "all, of, them"),
    ],
)
def test_a_mistyped_command_line_is_refused_in_one_sentence(
    arguments: tuple[str, ...], says: str
) -> None:
    assert says in refused(*arguments)


@pytest.mark.parametrize("arguments", [(), ("--help",), ("-h",)])
def test_help_names_every_command_and_shows_examples(arguments: tuple[str, ...]) -> None:
    said = ran(*arguments)
    assert said.code == 0
    for command in ("games", "play", "score", "simulate", "replay", "bench"):
        assert f" {command} " in said.out
    assert "sushibelt play sushi-go/anniversary" in said.out


@pytest.mark.parametrize("command", ["games", "play", "score", "simulate", "replay", "bench"])
def test_every_command_explains_itself(command: str) -> None:
    said = ran(command, "--help")
    assert said.code == 0
    assert wording("cli-help-usage", call=f"sushibelt {command}").search(said.out)
