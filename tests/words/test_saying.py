"""Saying a text: names by edition, facts of any length, and the language of whoever reads."""

from threading import Thread

import pytest

from sushibelt import words
from sushibelt.core.refusal import Refusal
from sushibelt.games import FAMILIES


def test_editions_have_their_own_names() -> None:
    assert words.component("squid", "sushi-go/zoch-2014+two-way") == "tuna nigiri"
    assert words.component("squid", "sushi-go/anniversary") == "squid nigiri"
    assert words.line_name("dumpling", "sushi-go/zoch-2014") == "mussels"
    assert words.tally({"dumpling": 2, "wasabi+squid": 1}, "sushi-go/zoch-2014") == (
        "2× mussel, tuna on wasabi"
    )


def test_an_edition_that_is_a_year_can_have_its_own_names_too() -> None:
    """Fluent tells the word 2019 from the number."""
    of = {game: words.component("dumpling", game, "pl") for game in ("sushi-roll/2019", "x/y")}
    assert of == {"sushi-roll/2019": "pierożki gyoza", "x/y": "gyoza"}
    assert words.line_name("dumpling", "sushi-roll/2019", "pl") == "pierożki gyoza"


def test_every_edition_says_where_its_rules_come_from() -> None:
    editions = [f"{family}-{one.id}" for family, all_ in FAMILIES.items() for one in all_]
    assert len({words.say("rules-source", edition=edition) for edition in editions}) == len(
        editions
    )


def test_a_missing_fact_is_a_fault_of_the_program() -> None:
    with pytest.raises(ValueError, match="cannot be said"):
        words.say("refusal-option-twice", game="x")
    with pytest.raises(KeyError):
        words.say("no-such-text")


@pytest.mark.parametrize("digits", [1, 15, 30, 6000])
def test_no_number_is_too_long_to_be_told(digits: int) -> None:
    for number in (10**digits, -(10**digits)):
        problem = Refusal("seats-impossible", game="x", seats=number, allowed=[2, 3])
        assert len(words.refusal(problem)) < 100


@pytest.mark.parametrize("number", [float("nan"), float("inf"), -1e300])
def test_what_is_hardly_a_number_can_be_told(number: float) -> None:
    assert words.refusal(Refusal("arena-seconds", given=number, most=60))


def test_no_text_is_too_long_to_be_told() -> None:
    problem = Refusal("family-unknown", game="x" * 100_000, known=["a", "b"])
    assert "…" in words.refusal(problem)
    assert "a, b" in words.refusal(problem)


def test_a_refusal_inside_a_refusal_is_told_in_full() -> None:
    inner = Refusal("outcome-impossible", value="egg")
    refusal = words.refusal(Refusal("record-line-refused", line=3, problem=inner))
    assert refusal == words.say("refusal-record-line-refused", line=3, problem=words.refusal(inner))


def test_enumerations_follow_the_language() -> None:
    assert words.listed(["Ana"]) == "Ana"
    assert words.listed(["Ana", "Bo"]) == "Ana and Bo"
    assert words.listed(["Ana", "Bo"], "pl") == "Ana i Bo"
    assert words.listed(["Ana", "Bo", "Cleo"]) == "Ana, Bo and Cleo"


def test_numbers_follow_the_language() -> None:
    assert words.number(12345.678, 1, "en") == "12,345.7"
    assert words.number(12345.678, 1, "de") == "12.345,7"
    assert words.number(1234567, 0, "fr") == "1\u202f234\u202f567"
    assert words.number(-0.001, 1, "en") == "0.0"
    assert words.number(-1.2, 1, "en") == "\u22121.2"
    assert words.say("simulate-stopped", "de", done=1500, games=2000).count(".") >= 2
    assert "0,5" in words.say("refusal-arena-seconds", "ru", given=0.5, most=60)


def test_a_block_speaks_one_language_and_the_next_another() -> None:
    with words.speaking("de"):
        assert words.say("line-dessert", edition="") == "Nachtisch"
        with words.speaking("ru"):
            assert words.line_name("dessert", "sushi-go/anniversary") == "десерт"
        assert words.say("line-dessert", "fr", edition="") == "dessert"
        assert words.spoken() == "de"
    assert words.spoken() == "en"


def test_a_language_is_not_spoken_behind_somebody_elses_back() -> None:
    """Another thread, such as a server's, has its own reader."""
    heard: list[str] = []
    with words.speaking("de"):
        other = Thread(target=lambda: heard.append(words.spoken()))
        other.start()
        other.join()
    assert heard == ["en"]
