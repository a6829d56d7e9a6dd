"""Names: people of all scripts are welcome; names nobody can see, read or tell apart are not."""

import unicodedata

import pytest

from sushibelt.bots.look_alikes import CAPITALS, SMALLS, look_alike
from sushibelt.bots.seat_names import tidy_name
from sushibelt.core.refusal import Refusal
from sushibelt.words import LANGUAGES, say

WELCOME = [
    *("Ana", "Bo", "O’Brien", "O'Neill", "Jean-Luc", "Anne Marie", "J. R.", "X Æ A-12", "Zoë"),
    *("René", "Łukasz", "Žofie", "İbrahim", "Ağca", "Ñandú", "Ístvån", "Þór", "Straße", "naïve"),
    *("Nguyễn Thị Hường", "Ọlá", "Ẹ̀kọ́", "Ǫ́ǫ́", "Jurgi̇́s"),  # Vietnamese, Yoruba, Navajo, Lithuanian
    *("Анна", "Ёлка", "Йосип", "Їжак", "Љубав", "Ґалаґан", "Владимир"),
    *("Ελένη", "Ἀχιλλεύς", "Γιώργος", "Αναστασία"),
    *("Արամ", "გიორგი", "ተስፋዬ", "ᏣᎳᎩ", "ᠪᠠᠶᠠᠷ"),
    *("שָׁלוֹם", "דָּוִד", "محمّد", "فاطمة", "مُحَمَّدٌ", "علی‌رضا", "می‌نا"),  # with the joiners they need
    *("राजेश", "क्ष्मा", "क्‍षमा", "শর্মিষ্ঠা", "தமிழ்", "ശ്രീ", "ලංකා", "සශ්‍රීක", "అర్జున్", "ਗੁਰਪ੍ਰੀਤ"),
    *("สมชาย", "ที่รัก", "ຄຳ", "ဖြိုးကို", "សុភា", "བསྒྲུབས", "ᬩᬮᬶ"),
    *("田中 太郎", "田中　太郎", "山田ｱｷﾗ", "葛󠄀城", "김민준", "한글", "王小明", "ㄅㄆ"),
    *(
        "🍣",
        "Ana 🍣",
        "👨‍👩‍👧‍👦",
        "Mama ❤️",
        "👩🏽‍🍳 Bo",
        "🏳️‍🌈",
        "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
        "🇵🇱 Ola",
        "1️⃣",
        "🙂‍↔️",
        "🫨 Eve",
        "☕",
    ),
    *("Ana №2", "P1", "42", "…", "?", "C#", "ﬁfi", "Ｗｉｄｅ"),
]

HIDDEN = [
    "Ana\U00016fe4",  # fills up a square of Khitan letters
    "\u3164", "\u3164\u3164", "Ana\u3164", "\u115f", "\uffa0", "\u2800", "A\u200bna", "Ana\u200d",
    "\u200dAna", "An\u200da", "An\u200ca", "\u202eanA", "A\u2066n\u2069a", "Ana\u200e", "Ana\u200f",
    "\u061cAna", "A\u00adna", "Ana\ufeff", "\ufe0f", "A\u034fna", "\U000e0041na", "Ana\U000e007f",
    "\U000e0061\U000e007f", "A\u2060na", "\U0001f3f4\U000e0067", "Ana \u180e", "\U0001d159",
    "\u17b4", "A\ufe0f\ufe0fna", "\u200c", "محمد\u200d", "क\u200dक",
]  # fmt: skip

PILED_UP = [
    "Z\u0351\u0352\u0353algo", "A\u0301\u0302\u0303\u0304na", "\u0301", "\u0301Ana", "Ana \u0301",
    "ก็็็็", "ก\u0e48\u0e48", "Q\u20dd\u20de\u20df", "x\u0336\u0337\u0338",
    "و\u064e\u064f\u0650\u0651\u0652",
]  # fmt: skip

UNPRINTABLE = [
    "A\x1bna",
    "A\nna",
    "A\tna",
    "\x00",
    "\u2028",
    "A\ue000",
    "\ufdd0",
    "\U0010ffff",
    "\x85",
]

ALIKE = {  # somebody is seated, and somebody else wants to be called so
    "Ana": ("Аnа", "ΑΝΑ", "ana", "A n a", "Ana.", "ᎪNA", "𝐀𝐧𝐚", "ᴀɴᴀ", "Ⓐna", "An\u0251"),
    "Bill": ("BiIl", "Bi11", "Βill"),
    "Ida": ("lda", "Ӏda"),
    "Otto": ("0tto", "ОТТО", "Οττο"),
    "Анна": ("AHHA",),
    "Оса": ("Oca",),
    "Ёж": ("Ëж",),
    "Mia": ("Міа",),
    "Arne": ("Ame",),
    "Wanda": ("VVanda",),
    "Jean-Luc": ("Jean‑Luc", "Jean Luc"),
    "O’Neill": ("O'Neill",),
    "Joe": ("Јое",),
    "葛城": ("葛󠄀城",),
    "Ana❤": ("Ana❤\ufe0f",),
    "Anna 2": ("Anna2",),
    "Max": ("Мах",),
    "Sis": ("Ѕіѕ",),
}

DIFFERENT = [  # all of them sit at one table
    *("Ana", "Anna", "Anne", "Aná", "René", "Rene", "Ella", "Elia", "Lina", "Lila", "Mia", "Mila"),
    *(
        "Анна",
        "Аня",
        "Иван",
        "Јован",
        "Ελένη",
        "Ελενα",
        "محمد",
        "محمود",
        "김민준",
        "김민진",
        "👩‍🍳",
        "👨‍🍳",
    ),
    *(
        "P1",
        "P2",
        "P10",
        "P11",
        "P12",
        "Gast",
        "Gast 2",
        "Gast 3",
        "张伟",
        "张玮",
        "🍣",
        "🍱",
        "?",
        "!",
        "...",
        "-",
    ),
]


def reason(name: str, *taken: str) -> str:
    try:
        tidy_name(name, taken)
    except Refusal as problem:
        return problem.reason
    return ""


@pytest.mark.parametrize("name", WELCOME)
def test_names_of_all_scripts_and_emoji_are_welcome(name: str) -> None:
    tidy = tidy_name(name)
    assert tidy == unicodedata.normalize("NFKC", tidy)
    assert tidy_name(tidy) == tidy


@pytest.mark.parametrize("name", HIDDEN)
def test_what_nobody_sees_is_refused(name: str) -> None:
    assert reason(name) == "name-invisible"


@pytest.mark.parametrize("name", PILED_UP)
def test_marks_are_not_piled_up(name: str) -> None:
    assert reason(name) == "name-marks"


@pytest.mark.parametrize("name", UNPRINTABLE)
def test_what_cannot_be_displayed_is_refused(name: str) -> None:
    assert reason(name) == "name-unprintable"


@pytest.mark.parametrize(
    ("seated", "wanted"), [(seated, one) for seated, wanted in ALIKE.items() for one in wanted]
)
def test_nobody_passes_for_somebody_at_the_same_table(seated: str, wanted: str) -> None:
    taken = tidy_name(seated)
    assert reason(wanted, "Cleo", taken) in ("name-looks-like", "name-twice")
    assert reason(wanted) == ""  # at another table nobody minds
    assert reason(seated, wanted) in ("name-looks-like", "name-twice")


def test_names_that_people_can_tell_apart_may_sit_together() -> None:
    for at, name in enumerate(DIFFERENT):
        assert look_alike(name, tuple(DIFFERENT[:at])) is None, name


@pytest.mark.parametrize(
    "name", ["greedy-1", "ɡreedy-1", "grееdу-2", "Greedy-1", "ＧＲＥＥＤＹ－1"]
)
def test_nobody_passes_for_a_bot(name: str) -> None:
    assert reason(name) == "name-is-a-bot"


def test_every_character_is_welcome_or_refused_with_a_reason() -> None:
    for code in range(0, 0x110000, 101):
        name = f"a{chr(code)}b"
        if not reason(name):
            tidy = tidy_name(name)
            assert tidy_name(tidy) == tidy


def test_a_name_is_measured_as_it_is_kept() -> None:
    assert reason("x" * 20) == ""
    assert reason("x" * 21) == "name-too-long"
    assert reason("ﷺﷺ") == "name-too-long"  # 36 letters in all
    assert reason("e\u0301" * 20) == ""  # 20 letters


def test_every_look_alike_is_one_letter_of_one_kind() -> None:
    for looks in (CAPITALS, SMALLS):
        named = [one for same in looks.values() for one in same]
        assert len(named) == len(set(named))
        assert not set(named) & set(looks)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_is_told(language: str) -> None:
    text = say("refusal-name-looks-like", language, name="Аna", other="Ana")
    assert "Аna" in text
    assert "Ana" in text
    for why in ("name-invisible", "name-marks"):
        assert len(say(f"refusal-{why}", language)) > 20
