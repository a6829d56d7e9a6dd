"""How a name may be spelled: in any script, with accents and emoji, but so that people see it.

Characters that show nothing are refused, unless they stand where a script or an emoji needs them;
so are marks piled up on one letter.
"""

import unicodedata
from typing import Final

from sushibelt.core.refusal import Refusal

UNPRINTABLE: Final = {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
MARKS: Final = {"Mn", "Me"}
MOST_MARKS: Final = 4  # on one letter: some scripts write vowels, tones and signs so
MOST_ACCENTS: Final = 2  # of those that go with any script
ACCENTS: Final = (
    *((0x300, 0x36F), (0x483, 0x489), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF)),
    *((0x20D0, 0x20FF), (0xFE20, 0xFE2F)),
)
# Shown by nobody, though Unicode counts some as letters or symbols: fillers, blanks, notes without
# a head. What it counts as format characters (`Cf`), such as bidi controls, is added below.
BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U00016fe4\U0001d159"
)
SELECTORS: Final = ((0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))  # of a letter's variant
NON_JOINER, JOINER = "\u200c", "\u200d"
EMOJI: Final = (0x1F000, 0x1FAFF)  # where newer Unicode has more of them than this Python knows
FLAG, TAGS, LAST_TAG = "\U0001f3f4", (0xE0020, 0xE007E), "\U000e007f"
VIRAMA: Final = 9  # the combining class of signs that join consonants


def respelled(given: str) -> str:
    """Return a name in Unicode's one way to write it (NFKC); raise Refusal if it cannot be seen."""
    name = unicodedata.normalize("NFKC", given)
    if any(_is_unprintable(one) for one in name):
        raise Refusal("name-unprintable")
    if any(is_hidden(one) and not _is_needed(name, at) for at, one in enumerate(name)):
        raise Refusal("name-invisible")
    if _is_piled_up(name):
        raise Refusal("name-marks")
    return " ".join(name.split())


def is_hidden(one: str) -> bool:
    """Whether a character shows nothing by itself."""
    return one in BLANK or _within(one, *SELECTORS) or unicodedata.category(one) == "Cf"


def _within(one: str, *ranges: tuple[int, int]) -> bool:
    return any(first <= ord(one) <= last for first, last in ranges)


def _is_unprintable(one: str) -> bool:
    return unicodedata.category(one) in UNPRINTABLE and not _within(one, EMOJI)


def _is_needed(name: str, at: int) -> bool:
    """Whether a hidden character has a meaning where it stands."""
    one, before, after = name[at], name[at - 1 : at], name[at + 1 : at + 2]
    if not before:
        return False
    if _within(one, *SELECTORS):
        return unicodedata.category(before)[0] in "LNSP"
    if one in (JOINER, NON_JOINER) and after:
        return _joins(one, before, after)
    return _is_tag_of_flag(name, at)


def _joins(one: str, before: str, after: str) -> bool:
    """Whether a joiner stands between what it joins: consonants, Arabic letters, emoji."""
    if unicodedata.combining(before) == VIRAMA:
        return unicodedata.category(after) == "Lo"
    if one == NON_JOINER:
        return unicodedata.bidirectional(before) in ("AL", "NSM") and (
            unicodedata.bidirectional(after) == "AL"
        )
    return (_is_emoji(before) or _within(before, *SELECTORS)) and _is_emoji(after)


def _is_emoji(one: str) -> bool:
    return _within(one, EMOJI) or unicodedata.category(one) in ("So", "Sm")


def _is_tag_of_flag(name: str, at: int) -> bool:
    """Whether a tag spells the name of a region after a flag, up to the last tag."""
    begins = name.rfind(FLAG, 0, at)
    ends = name.find(LAST_TAG, at)
    return begins >= 0 and ends > 0 and all(_within(one, TAGS) for one in name[begins + 1 : ends])


def _is_piled_up(name: str) -> bool:
    """Whether some letter carries too many marks, the same twice, or a mark has no letter."""
    on: list[str] | None = None  # the marks of the last letter; None before the first
    for one in name:
        if unicodedata.category(one) not in MARKS:
            on = None if one == " " else []
        elif on is None or one in on:
            return True
        elif not is_hidden(one):
            on.append(one)
            accents = sum(_within(mark, *ACCENTS) for mark in on)
            if accents > MOST_ACCENTS or len(on) > MOST_MARKS:
                return True
    return False
