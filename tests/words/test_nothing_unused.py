"""Every text is said somewhere, and nothing is said, or written down, that is not a text."""

import re
from functools import cache

from sushibelt import words
from sushibelt.cli import COMMANDS
from tests.words.catalogues import messages, references
from tests.words.sources import (
    bare,
    called,
    literal_of,
    literals,
    site,
    site_literals,
    site_names,
    site_patterns,
    with_plain_gaps,
)
from tests.words.vocabulary import vocabulary

PREFIXES = (
    *("component", "short", "line", "event", "reason", "option", "group"),
    *("edition", "explain", "explain-dice", "page", "page-belt", "cli"),
)
REASONS = ("refusal", "warning")  # put before a reason that stands in the source by itself


@cache
def known_in_gaps() -> set[str]:
    return site_literals() | site_names() | vocabulary() | literals()


def said_by_site(name: str) -> bool:
    """Whether the site says this id: as it stands, or with gaps filled by words it knows."""
    return name in site_literals() or any(
        (match := pattern.fullmatch(name)) and all(gap in known_in_gaps() for gap in match.groups())
        for pattern in site_patterns().values()
    )


def test_no_text_is_unused() -> None:
    said = {f"{prefix}-{word}" for prefix in PREFIXES for word in vocabulary()}
    said |= {f"{prefix}-{reason}" for prefix in REASONS for reason in literals()}
    said |= {f"cli-{command}-epilogue" for command in COMMANDS}
    said |= {name for entry in messages("en").values() for name in references(entry)}
    unused = {name for name in messages("en") if name not in said | literals()}
    assert not {name for name in unused if not said_by_site(name)}


def test_nothing_is_said_that_has_no_text() -> None:
    for call in called("say"):
        if key := literal_of(call):
            assert words.knows(key), f"line {call.lineno}: {key}"


def test_the_site_says_nothing_that_has_no_text() -> None:
    asked = 0
    for path, text in site().items():
        for name in re.findall(r"\bsay\(\s*\"([^\"]+)\"", text):
            assert name in messages("en"), f"{path.name}: {name}"
            asked += 1
        for template in re.findall(r"\bsay\(\s*`([^`]+)`", with_plain_gaps(text)):
            if pattern := site_patterns().get(template):
                assert any(map(pattern.fullmatch, messages("en"))), f"{path.name}: {template}"
    assert asked > 50


def test_no_page_of_the_site_holds_words_of_its_own() -> None:
    for path, text in site().items():
        if path.suffix == ".svelte":
            assert not re.search(r"[^\W\d_]{2}", bare(text)), f"{path.name}: {bare(text).split()}"
            spoken = re.findall(r"\b(?:aria-label|title|alt|placeholder)=\"([^\"{]+)\"", text)
            assert not spoken, f"{path.name}: {spoken}"
