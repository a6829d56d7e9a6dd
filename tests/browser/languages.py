"""What a page may not do in any language: stick out, cut a text off, leave one in English.

Each page is looked at in English and in two other languages, not the same two for each page, and
axe-core is asked about names in one of them. Nightly all of it is done in all languages.

Whether a text is translated is found out without the catalogues: what a page shows in two languages
alike must be a name, a number, or one of the words that both languages have in common.
"""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from sushibelt import words
from sushibelt.words import knows
from tests.browser.tongues import speak
from tests.shapes import EVERYTHING

LANGUAGES = tuple(language for language in words.LANGUAGES if language != words.FIRST)
LOOK = (Path(__file__).parent / "every_language.js").read_text()
# Rules of axe-core that a text can break; the others were looked at in English.
RULES = [
    *("html-has-lang", "html-lang-valid", "valid-lang", "document-title", "empty-heading"),
    *("button-name", "link-name", "label", "select-name", "image-alt", "role-img-alt"),
    *("aria-command-name", "aria-input-field-name", "aria-toggle-field-name", "summary-name"),
    "label-content-name-mismatch",
]
IN_ANY_LANGUAGE = {"runOnly": {"type": "rule", "values": RULES}}
NAMES = re.compile(
    r"https?://\S+|\b[A-Z0-9]( ?[A-Z0-9]){5}\b|\b(Ana|Bo|Guest)\b|\d(rem|px)\b|"
    r"(?i:sushibelt( verify| serve --lan)?)|"
    r"(?i:Sushi Go!|Sushi Roll|Sushizock( im Gockelwok)?|Zoch|Gamewright)|"
    r"Player \d",  # stands in a pad as it was called when the pad was begun
)
# Words that are the same in English and in that language, or in all of them.
ALIKE = {
    "": {"maki", "sashimi", "tempura", "wasabi", "nigiri", "mochi", "battle", "golf", "sushi"}
    | {"bubble", "tea", "squishy", "dumpling", "dumplings"},
    "de": {"name", "position", "pause", "menü", "replay", "chopsticks", "pudding", "puddings"},
    "fr": {
        "animations",
        "point",
        "points",
        "total",
        "place",
        "pause",
        "menu",
        "pudding",
        "dessert",
        "desserts",
    },
    "it": {"menu", "pudding", "frozen", "yogurt", "replay", "no", "privacy"},
    "pl": {"menu", "pudding", "start"},
    "ru": set(),
}


def common(texts: Iterable[str], english: set[str], language: str) -> list[str]:
    """Return the texts that seem to have been left in English."""
    alike = ALIKE[""] | ALIKE[language]
    return [
        text
        for text in texts
        if text in english
        and (words := re.findall(r"[^\W\d_]{2,}", NAMES.sub(" ", text).lower()))
        and not set(words) <= alike
    ]


def looked_at(name: str) -> tuple[str, ...]:
    """The languages besides English in which the page of this name is looked at."""
    first = sum(name.encode()) % len(LANGUAGES)
    return LANGUAGES if EVERYTHING else (LANGUAGES[first], LANGUAGES[first - 2])


def asked_in(name: str) -> tuple[str, ...]:
    """Those of them in which axe-core is asked about names."""
    return LANGUAGES if EVERYTHING else looked_at(name)[:1]


def complaints(page: Page, name: str, misfits: str, violations: Any) -> list[str]:
    """Return what is wrong with a page in any language, each with the language in front.

    `misfits` tells in the page what sticks out, `violations` asks axe-core.
    """
    english: set[str] = set()
    found: list[str] = []
    for language in ("en", *looked_at(name)):
        speak(page, language)
        answer = page.evaluate(LOOK)
        wrong = [f"sticks out: {one}" for one in page.evaluate(misfits)]
        wrong += [f"cut off: {text}" for text in answer["cut"]]
        wrong += [f"no text: {text}" for text in answer["texts"] if knows(text)]
        if language == "en":
            english = set(answer["texts"])
        else:
            wrong += [f"English: {text}" for text in common(answer["texts"], english, language)]
        if answer["lang"] != language:
            wrong.append(f"says that it is {answer['lang']}")
        if language in asked_in(name):
            wrong += violations(page, IN_ANY_LANGUAGE).splitlines()
        found += [f"{language}: {one}" for one in wrong]
    return found
