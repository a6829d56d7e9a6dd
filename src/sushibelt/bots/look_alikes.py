"""Names that look alike: what is left of a name when everything easily mistaken is the same.

Two names with one skeleton can't be told apart at a glance: other scripts' letters of a Latin
shape, capital I and small l, 0 and O, capitals and small letters, spaces and hyphens. Accents stay:
René is not Rene.
"""

import unicodedata
from typing import Final

from sushibelt.bots.spelling import is_hidden

# Letters by their looks, written down for the scripts of which whole names pass for Latin ones:
# Cyrillic, Greek, Armenian, Cherokee, Lisu, Georgian; and by shape alone some of others.
CAPITALS: Final = {
    "A": "АΑᎪꓮ", "B": "ВΒᏴꓐ", "C": "СϹᏟꓚ", "D": "Ꭰꓓ", "E": "ЕΕᎬꓰ", "F": "Ϝꓝ", "G": "ԌᏀꓖ",
    "H": "НΗᎻꓧ", "I": "ІΙӀꓲᏆ", "J": "ЈͿᎫꓙ", "K": "КΚᏦꓗ", "L": "Ꮮꓡ", "M": "МΜϺᎷꓟ", "N": "Νꓠ",
    "O": "ОΟՕꓳ", "P": "РΡᏢꓑ", "Q": "Ԛ", "R": "ᎡᏒꓣ", "S": "ЅՏᏚꓢ", "T": "ТΤᎢꓔ", "U": "Սꓴ",
    "V": "ѴᏙꓦ", "W": "ԜᎳꓪ", "X": "ХΧꓫ", "Y": "УΥҮꓬ", "Z": "ΖᏃꓜ",
}  # fmt: skip
SMALLS: Final = {
    "a": "аɑαᴀ", "b": "вьƅʙ", "c": "сϲᴄ", "d": "ԁᴅ", "e": "еҽᴇ", "f": "ꜰ", "g": "ɡցɢ",
    "h": "нһհʜ", "i": "іıιɩɪ", "j": "јϳᴊ", "k": "кκᴋ", "l": "ӏǀ|1١۱اןʟ", "m": "мᴍ",
    "n": "пηոɴ", "o": "оοσօסه0०০੦૦௦౦೦൦๐໐၀ဝഠჿᴏ", "p": "рρᴘ", "q": "ԛզ", "r": "гʀ",
    "s": "ѕꜱ", "t": "тτᴛ", "u": "υսᴜ", "v": "νѵᴠ", "w": "ԝѡաᴡ", "x": "хχ", "y": "уγүყʏ",
    "z": "ᴢ", "3": "зʒӡ",
}  # fmt: skip
PAIRS: Final = (("rn", "m"), ("vv", "w"))
UNSEEN: Final = " .,'’ʼ`´-‐‑‒–—_·"  # between letters, and easily overlooked

_CAPITALS = {ord(one): look for look, same in CAPITALS.items() for one in same}
_SMALLS = {ord(one): look for look, same in SMALLS.items() for one in same}
_NOTHING = dict.fromkeys(map(ord, UNSEEN))


def look_alike(name: str, others: tuple[str, ...]) -> str | None:
    """Return the first of the others that this name could be mistaken for."""
    looks = _skeletons(name)
    return next((other for other in others if _same(looks, _skeletons(other))), None)


def in_latin(name: str) -> str:
    """Return a name with letters of other scripts as the Latin ones that they look like."""
    plain = "".join(one for one in unicodedata.normalize("NFKD", name) if not is_hidden(one))
    return plain.translate(_CAPITALS).casefold().translate(_SMALLS)


def _skeletons(name: str) -> tuple[str, str]:
    """Return a name's looks: read in any case, and as it stands, where I may be an l."""
    capital = name.translate(_CAPITALS).replace("I", "l")
    return _skeleton(name), _skeleton(capital)


def _skeleton(name: str) -> str:
    seen = in_latin(name).translate(_NOTHING)
    for pair, single in PAIRS:
        seen = seen.replace(pair, single)
    return seen


def _same(one: tuple[str, str], other: tuple[str, str]) -> bool:
    return any(a == b and a for a, b in zip(one, other, strict=True))
