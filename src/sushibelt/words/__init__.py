"""Every text that a person reads, by id and language.

The law of this room: catalogues are Fluent files (`words/<language>/*.ftl`), the same for Python
and for the browser: one for each family of games, one for what they share, the rest by door. A
folder makes a language. Nothing outside holds a sentence, and nothing in it holds a rule.

Whoever knows the reader's language names it. Where a whole block of work is for one person, such as
a command, `speaking` names it once for all that is said inside.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files

from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from sushibelt.core.refusal import Refusal

FIRST = "en"
_SPOKEN: ContextVar[str] = ContextVar("language", default=FIRST)
Argument = str | int | float
LONGEST_NUMBER = 64  # bits; what is longer was typed to annoy, and no formatter takes it
MESSAGE_ID = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
MINUS = "\u2212"
HYPHEN_FOR_MINUS = re.compile(r"(?<![^\s(\[])-(?=\d)")
REFERENCE = re.compile(r"\{ *([a-zA-Z][\w-]*) *\}")
LONGEST_TEXT = 900  # characters of one fact; Fluent itself refuses more than a thousand


def _languages() -> tuple[str, ...]:
    """Return every language that has a folder, the first one in front."""
    folders = {path.name for path in files(__name__).iterdir() if path.is_dir()}
    return (FIRST, *sorted(folders - {FIRST, "__pycache__"}))


LANGUAGES = _languages()


class _Catalogue:
    """The texts of one language; each is parsed when it is first asked for, which takes longest."""

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for path in files(__name__).joinpath(language).iterdir():
            if path.name.endswith(".ftl"):
                _, *pieces = MESSAGE_ID.split(path.read_text(encoding="utf-8"))
                self._unread.update(zip(pieces[::2], pieces[1::2], strict=True))
        self._known = frozenset(self._unread)

    def __contains__(self, key: str) -> bool:
        return key in self._known

    def _read(self, key: str) -> None:
        """Parse a text, and those that it is made of."""
        source = self._unread.pop(key, None)
        if source is not None:
            self._bundle.add_resource(FluentResource(f"{key} ={source}"))
            for inner in REFERENCE.findall(source):
                self._read(inner)

    def fill_in(self, key: str, facts: Mapping[str, Argument]) -> tuple[str, list[Exception]]:
        """Return the text of an id with these facts, and what was wrong with them."""
        self._read(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"{key} has no text")
        text, errors = self._bundle.format_pattern(pattern, dict(facts))
        return str(text), errors


@cache
def _catalogue(language: str) -> _Catalogue:
    return _Catalogue(language)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Say everything in this language inside the block, wherever none is named."""
    before = _SPOKEN.set(language)
    try:
        yield
    finally:
        _SPOKEN.reset(before)


def spoken() -> str:
    """Return the language that is spoken here; a thread has to be given one."""
    return _SPOKEN.get()


def _argument(value: object, language: str) -> Argument:
    """Make a fact fit for a sentence: lists become enumerations, inner refusals sentences."""
    if isinstance(value, int):
        length = value.bit_length()
        return value if length <= LONGEST_NUMBER else f"{'-' if value < 0 else ''}2^{length - 1}…"
    if isinstance(value, float) and abs(value) < 1 << LONGEST_NUMBER:  # which nan is not
        return value
    if isinstance(value, Refusal):
        text = refusal(value, language)
    elif isinstance(value, Iterable) and not isinstance(value, str):
        text = ", ".join(str(item) for item in value)
    else:
        text = str(value)
    return text if len(text) <= LONGEST_TEXT else f"{text[:LONGEST_TEXT]}…"


def knows(key: str, language: str | None = None) -> bool:
    """Whether the catalogue has a text under this id."""
    return key in _catalogue(language or spoken())


def say(key: str, language: str | None = None, /, **facts: object) -> str:
    """Return the text of an id, its facts filled in."""
    chosen = language or spoken()
    arguments = {name: _argument(value, chosen) for name, value in facts.items()}
    text, errors = _catalogue(chosen).fill_in(key, arguments)
    if errors:
        raise ValueError(f"words/{chosen}: {key} cannot be said with {sorted(facts)}: {errors}")
    typed = key.startswith("refusal-")  # what was typed is quoted as it was typed
    return text if typed else HYPHEN_FOR_MINUS.sub(MINUS, text)


def _locale(language: str) -> str:
    """Return whose habits numbers and enumerations follow; our English is British."""
    return "en_GB" if language == FIRST else language


def listed(items: Iterable[str], language: str | None = None) -> str:
    """Return an enumeration as the language writes it: `a, b and c`."""
    return format_list(list(items), "standard", locale=_locale(language or spoken()))


def number(value: float, digits: int = 0, language: str | None = None) -> str:
    """Return a number with so many digits behind the point, as the language writes it."""
    shown = round(value, digits) or 0  # no −0.0
    places = f".{'0' * digits}" if digits else ""
    text = format_decimal(shown, f"#,##0{places}", locale=_locale(language or spoken()))
    return text.replace("-", MINUS)


def points(value: int, *, sign: bool = False) -> str:
    """Return points as a bill prints them: with a real minus, and on request with a plus."""
    return f"{value:+}".replace("-", MINUS) if value < 0 or (sign and value) else str(value)


def refusal(problem: Refusal, language: str | None = None) -> str:
    """Return the sentence that tells a person why not, and what to do instead."""
    return say(f"refusal-{problem.reason}", language, **problem.facts)


def edition_of(game: str) -> str:
    """Return the edition of an id such as `sushi-go/zoch-2014+two-way`: names depend on it."""
    return game.partition("/")[2].partition("+")[0]


def _edition(game: str) -> Argument:
    """Return an edition as a text can select it: Fluent takes a name or a number for a variant."""
    edition = edition_of(game)
    return int(edition) if edition.isdecimal() else edition


def component(kind: str, game: str, language: str | None = None) -> str:
    """Return what people call a card, face, tile or token in this edition."""
    return say(f"component-{kind.replace('+', '-')}", language, edition=_edition(game))


def kind_name(kind: str, game: str, language: str | None = None) -> str:
    """Return what is counted together: a component, a kind of dice, or all desserts."""
    for key in (f"component-{kind}", f"pad-dice-{kind}"):
        if knows(key, language):
            return say(key, language, edition=_edition(game))
    return line_name("dessert", game, language)


def tally(counts: Mapping[str, int], game: str, language: str | None = None) -> str:
    """Return components by how many there are of each: `2× tempura, salmon nigiri`."""
    return ", ".join(
        say("some-of", language, count=n, what=component(kind, game, language))
        for kind, n in counts.items()
    )


def line_name(line: str, game: str, language: str | None = None) -> str:
    """Return what a line of the score sheet is called in this edition."""
    return say(f"line-{line}", language, edition=_edition(game))
