"""An edition made of data alone: other values and four rounds, played, compiled, translated, typed.

No rule, no compiler and no door may know a number that a ruleset can hold.
"""

import json
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from sushibelt import games
from sushibelt.cli.table.sentences import reason_text
from sushibelt.core.chance import generator
from sushibelt.core.game import Certainty, Fact
from sushibelt.export.tables import explanations, text, traits
from sushibelt.fast.compile import compiled
from sushibelt.fast.drivers import play_games
from sushibelt.fast.javascript import module_text
from sushibelt.fast.playouts import play_compiled, play_interpreted
from sushibelt.games import find, menu
from sushibelt.games.ids import Edition
from sushibelt.games.sushi_go import editions
from sushibelt.games.sushi_go.book import make_book
from sushibelt.games.sushi_go.components import SetOf
from sushibelt.games.sushi_go.editions import Values
from sushibelt.games.sushi_go.state import ROUNDS
from sushibelt.scorepad import score
from tests.fast.modes import Interpreted
from tests.fast.stories import story
from tests.fast.test_same_javascript import ask_node, order_for
from tests.laws import test_laws as laws
from tests.laws.census import check_components
from tests.walks import walk

OTHER = "sushi-go/other"


def fact(value: int) -> Fact:
    return Fact(value, Certainty.ASSUMED, "made up for this test")


RULESET = replace(
    editions.ORIGINAL,
    source="made up for this test",
    values=Values(
        sets={"tempura": SetOf(fact(3), fact(6)), "sashimi": SetOf(fact(2), fact(7))},
        ladder=(fact(2), fact(4), fact(7)),
        nigiri={"egg": fact(2), "salmon": fact(3), "squid": fact(5)},
        wasabi_factor=fact(2),
        maki_first=fact(8),
        maki_second=fact(5),
    ),
    rounds=fact(4),
    hands={2: fact(10), 3: fact(9)},
)


@pytest.fixture(autouse=True)
def other_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    """The edition is in the registry, as if editions.py listed it."""
    edition = Edition("other", RULESET, (2, 3))
    monkeypatch.setitem(games.FAMILIES, "sushi-go", (*games.FAMILIES["sushi-go"], edition))


@pytest.mark.parametrize("seats", [2, 3])
def test_random_matches_keep_every_law_to_the_end(seats: int) -> None:
    game, rng = find(OTHER, seats), generator(b"other values")
    previous = None
    for match in walk(OTHER, seats, 4):
        check_components(game, match.state)
        laws.check_who_is_awaited(match)
        laws.check_legal_actions(match, rng)
        laws.check_views(match, rng)
        if previous is not None:
            laws.check_move(previous, match)
        previous = match
    laws.check_end(match)
    assert len(game.sheet(match.state).seats[0].rounds) == 4
    assert game.describe(match.state)["rounds"] == 4


@pytest.mark.parametrize("seats", [2, 3])
def test_compiled_games_end_as_interpreted_ones(seats: int) -> None:
    game = find(OTHER, seats)
    rules = compiled(game.family, play_games)
    assert play_compiled(rules, game, 4, 0, 40) == play_interpreted(game, 4, 0, 40)


def test_javascript_tells_the_same_story(tmp_path: Path) -> None:
    game, path = find(OTHER, 3), tmp_path / "sushi-go.mjs"
    path.write_text(module_text(game.family), encoding="utf-8")
    expected = list(story(Interpreted(game), game, 1, every_seat=False))
    found = ask_node(path, [order_for(OTHER, 3, number=1)])
    assert list(islice(found, len(expected))) == json.loads(json.dumps(expected))
    assert next(found, None) is None


def document(*rounds: list[dict[str, int]]) -> dict[str, Any]:
    return {"game": OTHER, "seats": ["Ana", "Bo"], "rounds": [{"plates": r} for r in rounds]}


def test_the_score_pad_counts_the_other_values() -> None:
    """Three tempura are a set, two sashimi; the ladder ends at three; wasabi doubles."""
    ana = {"tempura": 3, "sashimi": 2, "dumpling": 4, "maki3": 1}
    bo = {"egg": 1, "salmon": 1, "wasabi+squid": 1, "wasabi": 1, "maki1": 1, "tempura": 2}
    nothing: list[dict[str, int]] = [{"chopsticks": 1}, {"chopsticks": 1}]
    card = score(document([ana, bo], nothing, nothing))
    assert [seat.total for seat in card.seats] == [6 + 7 + 7 + 8, 2 + 3 + 2 * 5 + 5]
    assert card.seats[0].sheet.rounds[0].lines[0].why.numbers["size"] == 3
    assert not card.winners  # one round is still to come
    [nigiri] = [one for one in card.seats[1].sheet.rounds[0].lines if one.line == "nigiri"]
    assert "(×2)" in reason_text(OTHER, nigiri)


def test_a_fourth_round_ends_the_game_on_the_pad() -> None:
    full = [{"tempura": 3, "sashimi": 4, "dumpling": 3}, {"maki1": 2, "maki2": 4, "egg": 4}]
    rest = [{"pudding": 1}, {}]
    assert score(document(full, rest, rest, rest)).winners


def test_what_programs_and_the_site_are_told_has_the_other_values() -> None:
    [entry] = [entry for entry in menu.menu() if entry["id"] == OTHER]
    assert (entry["seats"], entry["source"]) == ([2, 3], "made up for this test")
    answer = json.loads(text(explanations()))
    table = answer["tables"][answer["games"][OTHER]]
    assert table["tempura"][1] == {"size": 3, "points": 6}
    assert table["dumpling"][1] == {"ladder": [2, 4, 7]}
    assert table["squid"][1] == {"points": 5, "wet": 10}
    assert table["wasabi"][1] == {"factor": 2}
    assert table["maki"][1] == {"first": 8, "second": 5}
    drawn = json.loads(text(traits()))
    trait = drawn["tables"][drawn["games"][OTHER]]
    assert (trait["rounds"], trait["sets"]) == (4, {"tempura": 3, "sashimi": 2})


def test_a_digest_names_what_differs_from_what_had_been_built_in() -> None:
    """Records of an edition of three rounds know no number of rounds; this one's do."""
    usual = replace(RULESET, rounds=fact(3))
    digested = find(OTHER, 3).family.digested
    assert digested(make_book(RULESET, 3)).endswith("|rounds=4")
    assert "|" not in digested(make_book(usual, 3))


@pytest.mark.parametrize(
    "change",
    [
        {"rounds": fact(ROUNDS + 1)},
        {"values": replace(RULESET.values, ladder=(fact(1),) * 8)},
        {"dessert": replace(editions.TEA, runs=(fact(1),) * 6)},
    ],
)
def test_a_ruleset_that_rows_have_no_room_for_is_not_made_into_a_book(
    change: dict[str, Any],
) -> None:
    with pytest.raises(ValueError, match="room"):
        make_book(replace(RULESET, **change), 3)
