"""Texts as patterns: a test names an id and the facts it knows, and the wording stays free."""

import re
from typing import Any

from sushibelt.words import say
from tests.words.catalogues import messages, references, variables

UNKNOWN = "\ue000"  # stands for a fact that may be anything


def facts_of(key: str, language: str = "en") -> set[str]:
    """Every fact that a message is told, those of the messages in it too."""
    entry = messages(language)[key]
    inner = (facts_of(name, language) for name in references(entry))
    return variables(entry).union(*inner)


def wording(key: str, language: str = "en", /, **facts: Any) -> re.Pattern[str]:
    """Return a pattern that finds this text; facts that aren't given may be anything."""
    answer = dict.fromkeys(facts_of(key, language), UNKNOWN) | facts
    parts = say(key, language, **answer).split(UNKNOWN)
    return re.compile(r".*?".join(map(_any_spaces, parts)), re.DOTALL)


def _any_spaces(text: str) -> str:
    """A text that may be broken into lines wherever it has a space."""
    return re.sub(r"(?:\\?\s)+", r"\\s+", re.escape(text))
