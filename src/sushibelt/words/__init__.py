"""Every text that a person reads, by id and language.

The law of this room: catalogues are Fluent files (`words/<language>/*.ftl`), the same for Python
and for the browser. Nothing outside this folder holds a sentence, and nothing in it holds a rule.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from sushibelt.core.refusal import Refusal

LANGUAGES = ("en", "de", "fr", "it", "pl", "ru")
LONGEST_NUMBER = 64  # bits; what is longer was typed to annoy, and no formatter takes it
MESSAGE_ID = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
LONGEST_TEXT = 900  # characters of one fact; Fluent itself refuses more than a thousand


class _Catalogue:
    """The files of one language; each is parsed when a text of it is first asked for.

    A text may refer to others of its own file only.
    """

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._files: dict[str, str] = {}
        self._home: dict[str, str] = {}  # the file of each id
        for path in files(__name__).joinpath(language).iterdir():
            if path.name.endswith(".ftl"):
                self._files[path.name] = text = path.read_text(encoding="utf-8")
                self._home.update(dict.fromkeys(MESSAGE_ID.findall(text), path.name))

    def __contains__(self, key: str) -> bool:
        return key in self._home

    def fill_in(self, key: str, facts: Mapping[str, str | int]) -> tuple[str, list[Exception]]:
        """Return the text of an id with these facts, and what was wrong with them."""
        if unread := self._files.pop(self._home[key], ""):
            self._bundle.add_resource(FluentResource(unread))
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"{key} has no text")
        text, errors = self._bundle.format_pattern(pattern, dict(facts))
        return str(text), errors


@cache
def _catalogue(language: str) -> _Catalogue:
    return _Catalogue(language)


def _told(value: Any, language: str) -> str | int:
    """Make a fact fit for a sentence: lists become enumerations, inner refusals sentences."""
    if isinstance(value, int):
        length = value.bit_length()
        return value if length <= LONGEST_NUMBER else f"{'-' if value < 0 else ''}2^{length - 1}…"
    if isinstance(value, Refusal):
        text = refusal(value, language)
    elif isinstance(value, Iterable) and not isinstance(value, str):
        text = ", ".join(str(item) for item in value)
    else:
        text = str(value)
    return text if len(text) <= LONGEST_TEXT else f"{text[:LONGEST_TEXT]}…"


def knows(key: str, language: str = "en") -> bool:
    """Whether the catalogue has a text under this id."""
    return key in _catalogue(language)


def say(key: str, language: str = "en", /, **facts: Any) -> str:
    """Return the text of an id, its facts filled in."""
    told = {name: _told(value, language) for name, value in facts.items()}
    text, errors = _catalogue(language).fill_in(key, told)
    if errors:
        raise ValueError(f"words/{language}: {key} cannot be said with {sorted(facts)}: {errors}")
    return text


def listed(items: Iterable[str], language: str = "en") -> str:
    """Return an enumeration as the language writes it: `a, b and c`."""
    return format_list(list(items), "standard", locale=language)


def refusal(problem: Refusal, language: str = "en") -> str:
    """Return the sentence that tells a person why not, and what to do instead."""
    return say(f"refusal-{problem.reason}", language, **problem.facts)


def edition_of(game: str) -> str:
    """Return the edition of an id such as `sushi-go/zoch-2014+two-way`: names depend on it."""
    return game.partition("/")[2].partition("+")[0]


def component(kind: str, game: str, language: str = "en") -> str:
    """Return what people call a card, face, tile or token in this edition."""
    return say(f"component-{kind.replace('+', '-')}", language, edition=edition_of(game))


def tally(counts: Mapping[str, int], game: str, language: str = "en") -> str:
    """Return components by how many there are of each: `2× tempura, salmon nigiri`."""
    return ", ".join(
        say("some-of", language, count=n, what=component(kind, game, language))
        for kind, n in counts.items()
    )


def line_name(line: str, game: str, language: str = "en") -> str:
    """Return what a line of the score sheet is called in this edition."""
    return say(f"line-{line}", language, edition=edition_of(game))
