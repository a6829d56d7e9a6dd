"""What the pages of rules rest on: numbers of the boxes, decisions, and texts without figures."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from sushibelt import games, words
from sushibelt.core.game import Certainty
from sushibelt.export.tables import boxes
from sushibelt.games.box import BoxLine

DOCS = Path(__file__).parents[1] / "docs/rules"
# Years of editions, and what no table of a game holds: a die at its start, one point.
FIGURES = {"2014", "1"}


def of(entries: list[BoxLine], *groups: str) -> dict[str, int]:
    return {entry.kind: entry.number for entry in entries if entry.of in groups}


@pytest.mark.parametrize("game", boxes())
def test_the_box_on_the_page_is_the_one_that_is_played_with(game: str) -> None:
    book = games.find(game, 3).book
    box = boxes()[game]
    if game.startswith("sushi-go"):
        dealt = dict(zip(book.kind_names, book.deck, strict=False))
        assert of(box, "cards", "dessert") == dealt
    elif game.startswith("sushi-roll"):
        assert sum(of(box, "dice").values()) == sum(book.dice)
        assert [*of(box, "tokens").values()] == book.total
        assert all(sum(of(box, kind).values()) == 6 for kind in of(box, "dice"))
    else:
        tiles = of(box, "tiles")
        sushi, bones = ({t: n for t, n in tiles.items() if k in t} for k in ("sushi", "bone"))
        assert [sum(sushi.values()), sum(bones.values())] == book.total
        assert [*of(box, "sides").values()] == book.faces


def test_a_number_that_is_not_certain_says_so() -> None:
    """The tables of docs/rules are kept complete by tests/test_rules_docs.py."""
    uncertain = {Certainty.ONE, Certainty.INFERRED, Certainty.ASSUMED}
    marked = {e.kind for entries in boxes().values() for e in entries if e.sure in uncertain}
    assert {"strawberry1", "yogurt3", "tea5", "menu2", "sushi1", "bone4", "appetizer"} <= marked
    assert not {e.kind for e in boxes()["sushi-go/zoch-2014"] if e.sure in uncertain}
    for sure in uncertain:
        assert words.knows(f"rules-sure-{sure}")


def test_every_decision_of_the_docs_is_told_to_players() -> None:
    found = [
        name
        for page in sorted(DOCS.glob("*.md"))
        for name in re.findall(r"^\| ([A-Z]{2}-\d+) \|", page.read_text(encoding="utf-8"), re.M)
    ]
    assert len(found) > 15
    assert not [name for name in found if not words.knows(f"rules-ruling-{name.lower()}")]


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_nothing_cancels_out_at_a_dessert_that_only_wins_or_only_loses(language: str) -> None:
    prizes = ({"most": 6, "fewest": 6}, {"most": 6, "fewest": 0}, {"most": 0, "fewest": 6})
    with words.speaking(language):
        said = {words.say("rules-dessert-level", level_counts=1, **each) for each in prizes}
    assert len(said) == len(prizes)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_no_text_of_the_rules_holds_a_number_of_its_own(language: str) -> None:
    """Numbers come from the games' own tables; in braces stand facts, in brackets their cases."""
    for path in files(words).joinpath(language).iterdir():
        if path.name.startswith("rules"):
            for line in path.read_text(encoding="utf-8").splitlines():
                _, _, text = line.rpartition(" = ") if " = " in line else ("", "", line)
                if not line.startswith("#"):
                    plain = re.sub(r"\{[^{}]*\}|^ *\*?\[[^\]]*\]|\{[^{}]*->", "", text)
                    assert set(re.findall(r"\d+", plain)) <= FIGURES, line
