"""What an editor would strike out, as far as a rule can find it."""

import ast
import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from fluent.syntax import ast as ftl

from sushibelt import words
from sushibelt.cli import COMMANDS
from sushibelt.cli.help_pages import PLACES
from tests.cli.table_door import ran
from tests.words.catalogues import messages, parts
from tests.words.sources import trees

WIDTH = 80
# Marks that stand around words; a straight " is for what is typed in a terminal.
QUOTES = {"en": "“”", "de": "„“", "fr": "«»", "it": "«»", "pl": "„”", "ru": "«»"}
ALL_QUOTES = set("“”„«»‚‘›‹")
# What is counted, in every form that a number can have behind it.
COUNTED = {
    "en": r"points?|cards?|dice|die|tiles?|seats?|players?|people|persons?|games?|moves?|rounds?"
    r"|turns?|tokens?|deals?|choices|entries|symbols?|icons?|puddings?|menus?|names?|bots?|phones?",
    "de": r"Punkte?n?|Karten?|Würfeln?|Portionen|Plätzen?|Personen|Partien?|Zügen?|Durchgängen?"
    r"|Runden|Marken|Verteilungen|Einträge|Symbolen?|Puddings?|Namen|Bots?|Handys|Geräten?",
    "fr": r"points?|cartes?|dés?|tuiles?|places?|joueurs?|personnes?|parties?|coups?|manches?"
    r"|tours?|jetons?|donnes?|choix|entrées|symboles?|puddings?|menus|noms|robots|téléphones",
    "it": r"punt[oi]|cart[ae]|dad[oi]|tessere|post[oi]|giocatori|person[ae]|partit[ae]|mosse"
    r"|gir[oi]|turn[oi]|gettoni|smazzate|scelte|voci|simboli|budini|nomi|bot|telefoni",
    "pl": r"punkt\w*|kart\w*|kości\w*|kafel\w*|miejsc\w*|graczy|osób|osoby|parti[ei]|ruch\w*"
    r"|rund\w*|tur|tury|żeton\w*|rozda\w*|symbol\w*|pudding\w*|plik\w*|połącze\w*|telefon\w*"
    r"|wpis\w*|liczb\w*|znak\w*|sekund\w*|godzin\w*|dni|dnia|dzień|razy?|zestaw\w*|ciąg\w*",
    "ru": r"очк\w*|очков|карт\w*|кубик\w*|плаш\w*|мест\w*|игрок\w*|человек\w*|парти\w*|ход\w*"
    r"|раунд\w*|жетон\w*|раздач\w*|символ\w*|пудинг\w*|файл\w*|соединен\w*|телефон\w*"
    r"|запис\w*|вклад\w*|знак\w*|секунд\w*|час\w*|день|дн\w*|раза?|набор\w*|цепоч\w*|ролл\w*",
}
# Facts that are never 1: numbers of the box, of seats, of the rules.
NEVER_ONE = {
    *("rounds", "size", "cards", "dice", "rolls", "faces", "spots", "highest", "most", "first"),
    *("p3", "p5", "full", "each", "set_size", "per_point", "seats", "ladder", "people", "digits"),
    *("any", "top", "deals"),
}
NAMES = {"kind"}  # facts that are words themselves
MORE_THAN_ONE = {  # what has been exceeded, or is a fixed number of the program
    *("refusal-score-hand-exceeded", "refusal-score-tray-overfull", "refusal-score-dice-exceeded"),
    *("refusal-score-tiles-exceeded", "refusal-score-tile-values-exceeded"),
    *("refusal-score-tokens-exceeded", "refusal-score-too-many-rounds"),
    *("refusal-actions-too-many", "refusal-bots-too-many", "refusal-score-wrong-length"),
    *("learn-sushi-go-pair-made", "learn-sushi-go-sashimi", "learn-sushi-go-on-wasabi"),
    *("learn-sushi-go-second-tempura", "learn-sushi-go-tempura", "explain-sets-of"),
    *("reason-sushi-go-sets", "reason-tie", "simulate-rate"),
}


def letters(entry: ftl.BaseNode) -> str:
    """All that a message says itself, facts left out."""
    return "\n".join(part.value for part in parts(entry) if isinstance(part, ftl.TextElement))


def bare_numbers(pattern: ftl.Pattern, chosen: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Every fact with the text behind it, unless the sentence was chosen by that fact."""
    for part, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        inner = part.expression if isinstance(part, ftl.Placeable) else None
        if isinstance(inner, ftl.SelectExpression):
            assert isinstance(inner.selector, ftl.VariableReference)
            for variant in inner.variants:
                yield from bare_numbers(variant.value, chosen | {inner.selector.id.name})
        elif isinstance(inner, ftl.VariableReference) and inner.id.name not in chosen:
            yield inner.id.name, after.value if isinstance(after, ftl.TextElement) else ""


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_number_beside_what_it_counts_chooses_the_form_of_the_word(language: str) -> None:
    noun = re.compile(rf"[ \u00a0]({COUNTED[language]})\b")
    for name, entry in messages(language).items():
        assert entry.value is not None
        for fact, after in bare_numbers(entry.value, frozenset()):
            allowed = fact in NEVER_ONE | NAMES or name in MORE_THAN_ONE
            assert allowed or not noun.match(after), f"{name}: {{ ${fact} }}{after}"


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_quotation_marks_are_those_of_the_language_and_not_mixed(language: str) -> None:
    for name, entry in messages(language).items():
        used = set(letters(entry)) & ALL_QUOTES
        assert used <= set(QUOTES[language]), f"{name}: {used}"
        assert not (used and '"' in letters(entry)), name
        assert not re.search(r"(?<=\w)'(?=\w)", letters(entry)), name


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_no_name_out_of_the_code_strays_into_a_text(language: str) -> None:
    for name, entry in messages(language).items():
        joined = set(re.findall(r"\b\w*[a-z][A-Z]\w*", letters(entry)))
        assert joined <= {"JavaScript", "LimitNOFILE"}, f"{name}: {joined}"


def test_nothing_is_no_something_in_english() -> None:
    for name, entry in messages("en").items():
        assert not re.search(r"\bis no (?!longer|more\b)", letters(entry)), name
        assert not re.search(r"\bThere (is|are):", letters(entry)), name


def test_english_is_contracted() -> None:
    stiff = r"\b(cannot|(do|does|did|is|are|was|were|has|have|would|will) not)\b"
    for name, entry in messages("en").items():
        assert not re.search(stiff, letters(entry), re.IGNORECASE), name


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_minus_is_not_a_hyphen(language: str) -> None:
    for name, entry in messages(language).items():
        assert entry.value is not None
        if name.startswith(("cli-", "refusal-", "score-ask")):  # what is typed
            continue
        assert not re.search(r"(?<![^\s(])-\d", letters(entry)), name
        for text, after in zip(entry.value.elements, entry.value.elements[1:], strict=False):
            if isinstance(text, ftl.TextElement) and isinstance(after, ftl.Placeable):
                assert not re.search(r"(?<![^\s(])-$", text.value), name
    said = words.say("result-points", language, points=-3)
    assert words.MINUS in said
    assert "-" not in said


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_component_and_its_number_stay_on_one_line(language: str) -> None:
    for name, entry in messages(language).items():
        if re.fullmatch(r"component-[a-z]+\d", name):
            assert " " not in letters(entry)[-3:], name


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_number_and_its_ending_stay_on_one_line(language: str) -> None:
    ending = r"-[^\W\d]\w{0,5}\b"  # "1-е", "3-fach"; a longer word may begin a line
    for name, entry in messages(language).items():
        assert not re.search(rf"\d{ending}", letters(entry)), name
        for pattern in parts(entry):
            elements = pattern.elements if isinstance(pattern, ftl.Pattern) else []
            for part, after in pairwise(elements):
                inner = part.expression if isinstance(part, ftl.Placeable) else None
                if isinstance(inner, ftl.VariableReference) and isinstance(after, ftl.TextElement):
                    word = inner.id.name in NAMES | {"what"}
                    assert word or not re.match(ending, after.value), name


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_a_dash_never_begins_a_line(language: str) -> None:
    for name, entry in messages(language).items():
        between_names = name == "arena-open"
        loose = re.search(r" [–—] ", letters(entry))
        assert between_names or not loose, f"{name}: a no-break space belongs before the dash"


def test_a_mark_of_a_sentence_is_written_by_its_language() -> None:
    for path, tree in trees().items():  # French has a space before it
        if "cli" in path.parts:
            for node in ast.walk(tree):
                text = node.value if isinstance(node, ast.Constant) else None
                glue = isinstance(text, str) and re.fullmatch(r"[:;!?] +", text)
                assert not glue, f"{path.name}: {text!r}"


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_fits_a_terminal_and_speaks_of_nothing_internal(command: str, language: str) -> None:
    said = ran(*filter(None, [command]), "--help", "--language", language)
    assert said.code == 0
    assert max(len(line) for line in said.out.splitlines()) <= WIDTH
    assert not re.search(r"\b(STR|INT|FLOAT)\b", said.out)
    named = set(re.findall(r"^│ ([^\W\d_a-z]{2,})  ", said.out, re.MULTILINE))
    assert named <= {words.say(place, language) for place in PLACES.values()}
    epilogue = f"cli-{command}-epilogue" if command else "cli-epilogue"
    if words.knows(epilogue):
        text = words.say(epilogue, language)
        assert max(len(line) for line in text.splitlines()) <= WIDTH
        assert text.splitlines()[-1] in said.out, "it was broken into other lines"
