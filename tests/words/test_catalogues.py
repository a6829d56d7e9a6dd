"""Six catalogues that say the same: well formed, complete, and fit for any number."""

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from sushibelt import games, words
from tests.words.catalogues import by_file, letters, messages, references, selections, variables

SAMPLES = (0, 1, 2, 5, 21, 22, 1.5)
PLURALS = {"zero", "one", "two", "few", "many", "other"}
# Where the form for "one" is also that of 21 or of 0, it cannot have the number written out.
WRITTEN_ONE = {"ru": r"\bод(ин|на|но|ного|ной|ному|ну|ним)\b", "fr": r"\b(un|une)\b"}


def test_every_folder_is_a_language_and_english_comes_first() -> None:
    folders = {path.name for path in files(words).iterdir() if path.is_dir()}
    assert folders - {"__pycache__"} == set(words.LANGUAGES)
    assert words.LANGUAGES[0] == "en"


@pytest.mark.parametrize("family", games.GAMES)
def test_what_is_about_one_game_stands_in_its_own_file(family: str) -> None:
    ids = re.compile(rf"(event|reason|rules|learn|edition|family|front-about)-{family}(-|$)")
    for file, texts in by_file("en").items():
        if file != f"{family}.ftl":
            assert not [name for name in texts if ids.match(name)], file


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_message_is_well_formed_and_stands_there_once(language: str) -> None:
    for name, entry in messages(language).items():
        assert entry.value is not None, name
        assert words.knows(name, language), name


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_text_refers_to_texts_of_its_own_file_or_those_that_games_share(language: str) -> None:
    """The site gets only some of the files."""
    shared = by_file(language)["games.ftl"].keys()
    for file, texts in by_file(language).items():
        for entry in texts.values():
            assert references(entry) <= texts.keys() | shared, f"{file}: {entry.id.name}"


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_language_says_everything_with_the_same_facts(language: str) -> None:
    english, other = by_file("en"), by_file(language)
    assert other.keys() == english.keys()
    for file, texts in english.items():
        assert other[file].keys() == texts.keys(), file
        for name, entry in texts.items():
            assert variables(other[file][name]) == variables(entry), name


def facts_of(name: str) -> set[str]:
    """Every fact that a message is told, those of the messages in it too."""
    entry = messages("en")[name]
    return variables(entry).union(*map(facts_of, references(entry)))


def choices_of(name: str, language: str) -> Iterator[dict[str, str]]:
    """The facts by which a message chooses between words, one word at a time."""
    for fact, variants in selections(messages(language)[name]):
        yield from ({fact: key} for key in variants.keys() - PLURALS if not key.isdigit())


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_message_can_be_said_with_any_number_and_any_word(language: str) -> None:
    for name in messages(language):
        facts = facts_of(name)
        tellings: list[dict[str, Any]] = [
            dict.fromkeys(facts, number) for number in SAMPLES if facts
        ] or [{}]
        tellings += [{**dict.fromkeys(facts, 1), **chosen} for chosen in choices_of(name, language)]
        for telling in tellings:
            text = words.say(name, language, **telling)
            assert not re.search(r"[{}]|\$[a-z]", text.replace('{"tempura": 2}', "")), text


@pytest.mark.parametrize("language", sorted(WRITTEN_ONE))
def test_no_plural_form_writes_out_a_number_that_it_may_not_have(language: str) -> None:
    for name, entry in messages(language).items():
        for _, variants in selections(entry):
            if one := variants.get("one"):
                assert not re.search(WRITTEN_ONE[language], letters(one).lower()), name


def test_french_marks_that_stand_alone_are_never_at_the_start_of_a_line() -> None:
    for path in files(words).joinpath("fr").iterdir():
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                text = re.sub(r"^[\w-]+ = ", "", line)  # a key to press may be a text's first mark
                assert not re.search(r"\S [:;!?»](\s|$)|« ", text), f"{path.name}: {line}"


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_no_text_begins_with_a_space_that_nobody_asked_for(language: str) -> None:
    for name, entry in messages(language).items():
        assert entry.value is not None
        first = entry.value.elements[0]
        assert not (isinstance(first, ftl.TextElement) and first.value[0].isspace()), name
