"""Every text that a person reads, by id and language.

The law of this room: catalogues are Fluent files (`words/<language>/*.ftl`), the same for Python
and for the browser. Nothing outside this folder holds a sentence, and nothing in it holds a rule.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from sushibelt.core.refusal import Refusal

LANGUAGES = ("en",)
LONGEST_NUMBER = 64  # bits; what is longer was typed to annoy, and no formatter takes it


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted(files(__name__).joinpath(language).iterdir(), key=lambda p: p.name):
        if path.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _told(value: Any, language: str) -> str | int:
    """Make a fact fit for a sentence: lists become enumerations, inner refusals sentences."""
    if isinstance(value, Refusal):
        return refusal(value, language)
    if isinstance(value, str):
        return value
    if isinstance(value, int):
        length = value.bit_length()
        return value if length <= LONGEST_NUMBER else f"{'-' if value < 0 else ''}2^{length - 1}…"
    if isinstance(value, Iterable):
        return ", ".join(str(item) for item in value)
    return str(value)


def knows(key: str, language: str = "en") -> bool:
    """Whether the catalogue has a text under this id."""
    return bool(_bundle(language).has_message(key))


def say(key: str, language: str = "en", **facts: Any) -> str:
    """Return the text of an id, its facts filled in."""
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(f"words/{language}: {key} has no text")
    told = {name: _told(value, language) for name, value in facts.items()}
    text, errors = bundle.format_pattern(pattern, told)
    if errors:
        raise ValueError(f"words/{language}: {key} cannot be said with {sorted(facts)}: {errors}")
    return str(text)


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
