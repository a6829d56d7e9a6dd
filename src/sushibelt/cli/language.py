"""Which language a person wants: the option, else the variable, else what the terminal says."""

from collections.abc import Mapping, Sequence

from sushibelt.core.refusal import Refusal
from sushibelt.words import LANGUAGES

OPTION = "--language"
VARIABLE = "SUSHIBELT_LANGUAGE"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts, as everywhere
OTHERWISE = "en"


def chosen(given: Sequence[str], variables: Mapping[str, str]) -> tuple[str, list[str]]:
    """Return the language that was asked for, and the command line without it."""
    asked, rest = _taken_out(given)
    wish = asked if asked is not None else variables.get(VARIABLE, "")
    if not wish:
        return of_terminal(variables), rest
    if (found := _ours(wish)) is None:
        raise Refusal("language-unknown", given=wish, known=sorted(LANGUAGES))
    return found, rest


def of_terminal(variables: Mapping[str, str]) -> str:
    """Return the language of the terminal if it is one of ours; nobody is refused for it."""
    wish = next((value for name in LOCALE if (value := variables.get(name))), "")
    return _ours(wish) or OTHERWISE


def _taken_out(given: Sequence[str]) -> tuple[str | None, list[str]]:
    """Part the option from the rest; it may stand anywhere, and the last one counts."""
    asked: str | None = None
    rest: list[str] = []
    words = iter(given)
    for word in words:
        name, equals, value = word.partition("=")
        if word == "--":
            rest += [word, *words]
        elif name != OPTION:
            rest.append(word)
        else:
            asked = value if equals else next(words, "")
            if not asked:
                raise Refusal("language-missing", known=sorted(LANGUAGES))
    return asked, rest


def _ours(wish: str) -> str | None:
    """Return the language that `de`, `DE_at.UTF-8` or `de-CH` mean, if it is one of ours."""
    tag = wish.replace("-", "_").replace(".", "_").partition("_")[0].lower()
    return tag if tag in LANGUAGES else None
