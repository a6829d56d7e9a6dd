"""The pages of docs/rules: their examples are what the rules say, and nothing is left out."""

import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from types import ModuleType

import pytest

import sushibelt
from sushibelt.core.game import Certainty, Fact
from sushibelt.games import GAMES
from sushibelt.games.sushi_go import components as sushi_go
from sushibelt.games.sushi_roll import components as sushi_roll
from sushibelt.games.sushizock import components as sushizock
from tests.rules_docs import CHECKS
from tests.rules_docs.pages import (
    FAMILIES,
    FOLDER,
    Example,
    codes,
    examples,
    sections,
    tables,
    text_of,
)

EXAMPLES = [example for family in FAMILIES for example in examples(family)]
BOXES = {"sushi-go": sushi_go, "sushi-roll": sushi_roll, "sushizock": sushizock}
LAYOUTS = {"battle_rows", "battle_face_down"}  # told in one row
SOURCES = [*Path(sushibelt.__file__).parent.rglob("*.py"), *Path(__file__).parent.rglob("*.py")]
RULING = re.compile(r"\b(?:SA|ZG|SR|SZ)-\d+\b")


def name_of(example: Example) -> str:
    return f"{example.family}:{example.line}: {example.kind}"


@pytest.mark.parametrize("example", EXAMPLES, ids=name_of)
def test_an_example_is_what_the_rules_say(example: Example) -> None:
    CHECKS[example.family][example.kind](example)


@pytest.mark.parametrize("family", FAMILIES)
def test_every_mark_is_understood(family: str) -> None:
    """A mark with a typing error would silently check nothing."""
    assert len(examples(family)) == text_of(family).count("<!--")
    assert all(example.rows or example.drawing for example in examples(family))
    assert {example.kind for example in examples(family)} <= set(CHECKS[family])


def test_all_pages_have_the_same_sections() -> None:
    assert len({tuple(sections(family)) for family in FAMILIES}) == 1


@pytest.mark.parametrize("family", FAMILIES)
def test_every_edition_is_listed_with_its_seats(family: str) -> None:
    collected = {}
    for _, game, seats, source in tables(sections(family)["What is played"])[0][1:]:
        first, last = re.findall(r"\d", seats)
        collected[codes(game)[0]] = tuple(range(int(first), int(last) + 1))
        assert source
    editions = GAMES[family].editions
    assert collected == {f"{family}/{edition.id}": edition.seats for edition in editions}


def test_every_ruling_has_a_question_and_an_answer() -> None:
    """Whatever ruling is cited anywhere is explained on a page, and the other way round."""
    collected = []
    for family in FAMILIES:
        (table,) = tables(sections(family)["Rulings"])
        assert all(question and answer for _, question, answer in table[1:])
        collected += [ruling for ruling, _, _ in table[1:] if RULING.fullmatch(ruling)]
    cited = {ruling for path in SOURCES for ruling in RULING.findall(path.read_text("utf-8"))}
    on_pages = {ruling for family in FAMILIES for ruling in RULING.findall(text_of(family))}
    assert len(collected) == len(set(collected))
    assert set(collected) == cited | on_pages


def uncertain(name: str, value: object) -> Iterator[list[str]]:
    """Rows for every number that is neither printed in a rulebook nor agreed upon by many."""
    if isinstance(value, Fact):
        if value.certainty not in (Certainty.SEED, Certainty.MANY):
            yield [f"`{name}`", str(value.value), str(value.certainty)]
    elif name in LAYOUTS and isinstance(value, tuple):
        yield [f"`{name}`", ", ".join(str(fact.value) for fact in value), value[0].certainty]
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from uncertain(f"{name}.{key}", inner)
    elif isinstance(value, tuple):
        yield from uncertain(name, dict(enumerate(value, start=1)))


def uncertain_numbers(family: str, box: ModuleType) -> list[list[str]]:
    """Those of components.py, in its order, and then those that stand in a ruleset itself."""
    named = {name.lower(): value for name, value in vars(box).items() if name.isupper()}
    for edition in GAMES[family].editions:
        for field in fields(edition.ruleset):
            value = getattr(edition.ruleset, field.name)
            if isinstance(value, Fact):
                named.setdefault(field.name, value)
    return [row for name, value in named.items() for row in uncertain(name, value)]


@pytest.mark.parametrize("family", FAMILIES)
def test_every_number_that_is_not_certain_is_listed_with_its_file(family: str) -> None:
    lines = sections(family)["Numbers that are not certain"]
    (table,) = tables(lines)
    assert table[1:] == uncertain_numbers(family, BOXES[family])
    file = BOXES[family].__file__
    assert file is not None
    where = Path(file).relative_to(Path(sushibelt.__file__).parents[2])
    assert f"`{where.as_posix()}`" in " ".join(lines)


def test_the_index_names_every_page_source_and_degree() -> None:
    index = text_of("README")
    pages = {path.stem for path in FOLDER.glob("*.md")} - {"README"}
    assert pages == set(FAMILIES)
    assert set(re.findall(r"\]\((\S+)\.md\)", index)) == pages
    answer = sections("README")
    rows = [row for table in tables(answer["Where a rule comes from"]) for row in table[1:]]
    cited = {source for family in FAMILIES for source in re.findall(r"\bS\d\b", text_of(family))}
    assert {row[0] for row in rows} == cited
    (degrees,) = tables(answer["How sure a number is"])
    assert [row[0].strip("*") for row in degrees[1:]] == [str(degree) for degree in Certainty]


@pytest.mark.parametrize("name", [*FAMILIES, "README"])
def test_links_lead_somewhere(name: str) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", text_of(name)):
        assert (FOLDER / target).is_file(), target
