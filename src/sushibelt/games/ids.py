"""Reading and writing ids: `family/edition+option+option`.

Editions and options are data. Options of one group exclude each other; a written-out default is
accepted and not printed; the canonical form sorts the options.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

from sushibelt.core.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Option:
    """One word behind a `+`: the fields of the ruleset that it changes."""

    id: str
    group: str
    changes: Mapping[str, Any]
    seats: tuple[int, ...] | None = None  # None: wherever the edition can be played
    default: bool = False


@dataclass(frozen=True, slots=True)
class Edition:
    """A printed edition: its ruleset, its seat counts and its options."""

    id: str
    ruleset: Any
    seats: tuple[int, ...]
    options: tuple[Option, ...] = ()

    def option(self, word: str, text: str) -> Option:
        """Return the option of this name; `text` is the whole id, for the refusal."""
        for option in self.options:
            if option.id == word:
                return option
        known = [option.id for option in self.options]
        raise Refusal("option-unknown", option=word, game=text, known=known)


@dataclass(frozen=True, slots=True)
class Selection:
    """An id that was understood: a family, an edition and a consistent set of options."""

    family: str
    edition: Edition
    options: tuple[Option, ...]

    @property
    def id(self) -> str:
        """The canonical id."""
        words = sorted(option.id for option in self.options if not option.default)
        return f"{self.family}/{'+'.join([self.edition.id, *words])}"

    @property
    def seats(self) -> tuple[int, ...]:
        """The seat counts that the edition and every option allow."""
        limits = [option.seats for option in self.options if option.seats is not None]
        return tuple(n for n in self.edition.seats if all(n in limit for limit in limits))

    @property
    def chosen(self) -> dict[str, str | None]:
        """The option of every group, by id, defaults included; None where nothing is changed."""
        chosen: dict[str, str | None] = dict.fromkeys(o.group for o in self.edition.options)
        defaults = (option for option in self.edition.options if option.default)
        for option in (*defaults, *self.options):
            chosen[option.group] = option.id
        return chosen

    @property
    def ruleset(self) -> Any:
        """The edition's ruleset with the options' changes."""
        ruleset = self.edition.ruleset
        for option in self.options:
            ruleset = replace(ruleset, **option.changes)
        return ruleset


Families = Mapping[str, tuple[Edition, ...]]


def parse(text: str, families: Families) -> Selection:
    """Understand an id; raise Refusal if it is unknown, contradictory or impossible."""
    family, _, rest = text.partition("/")
    if family not in families:
        raise Refusal("family-unknown", game=text, known=sorted(families))
    wanted, *words = rest.split("+")
    editions = {edition.id: edition for edition in families[family]}
    if wanted not in editions:
        raise Refusal("edition-unknown", game=text, known=[f"{family}/{e}" for e in editions])
    edition = editions[wanted]
    chosen: dict[str, Option] = {}
    for word in words:
        option = edition.option(word, text)
        other = chosen.get(option.group)
        if other is option:
            raise Refusal("option-twice", option=word, game=text)
        if other is not None:
            raise Refusal("options-contradict", option=other.id, other=word, game=text)
        chosen[option.group] = option
    return Selection(family, edition, tuple(chosen.values()))


def every(families: Families) -> list[Selection]:
    """Return every consistent combination of options of every edition, once each."""
    selections = []
    for family, editions in families.items():
        for edition in editions:
            groups: dict[str, list[Option]] = {}
            for option in edition.options:
                groups.setdefault(option.group, []).append(option)
            variants = [[None, *(o for o in group if not o.default)] for group in groups.values()]
            selections += [
                Selection(family, edition, tuple(o for o in picks if o is not None))
                for picks in product(*variants)
            ]
    return [selection for selection in selections if selection.seats]
