"""Every file that docs/recipes.md sends somebody to is there."""

import re
from pathlib import Path

import pytest

from sushibelt.games import GAMES
from sushibelt.words import LANGUAGES

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "recipes.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`((?:src|web|docs|tests)/[^`\s]*)`", PAGE)))


@pytest.mark.parametrize("named", NAMED)
def test_a_recipe_names_a_file_that_exists(named: str) -> None:
    for language in LANGUAGES:
        assert (ROOT / named.replace("<language>", language)).exists()


def test_the_recipe_of_a_family_holds_for_every_family() -> None:
    own = [name for name in NAMED if "sushizock" in name]
    assert len(own) > 6
    for family in GAMES:
        for name in own:
            folder = family.replace("-", "_") if name.startswith("src/sushibelt/") else family
            if name.endswith(".ftl"):
                folder = family
            path = name.replace("sushizock", folder).replace("<language>", "en")
            assert (ROOT / path).exists(), path
