"""Every text has its place: nothing unsaid, nothing unused, nothing malformed, nothing twice."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import sushibelt
from sushibelt import games, words
from sushibelt.cli import COMMANDS
from sushibelt.cli.explaining import explain
from sushibelt.cli.reasons import tell_reason
from sushibelt.cli.telling import Teller
from sushibelt.core.refusal import Refusal
from sushibelt.games.prizes import BOTH, LEFT_OUT
from sushibelt.games.sushi_go import game as sushi_go
from sushibelt.games.sushi_roll import components as roll_box
from sushibelt.games.sushi_roll import game as sushi_roll
from sushibelt.games.sushizock import game as sushizock
from sushibelt.scorepad import sushi_go as sushi_go_pad
from sushibelt.scorepad import sushi_roll as sushi_roll_pad
from sushibelt.scorepad import sushizock as sushizock_pad
from tests.walks import walk

ROOT = Path(sushibelt.__file__).parent
WEB = ROOT.parent.parent / "web" / "src"
LINES = {
    *("tempura", "sashimi", "dumpling", "nigiri", "maki"),
    *("squishy", "dessert", "tokens", "tiles"),
}
UNSURE = ("limit-unsure", "limit-doubtful")  # verdicts that warn and do not refuse
EVENT_KINDS = {
    "sushi-go": {
        *("starter", "dealt", "hand", "laid", "chopsticks", "rolled", "warmed", "squishy"),
        *("passed", "drew", "drew-card", "took", "flipped", "scored", "boat", "over"),
    },
    "sushi-roll": set(sushi_roll.EVENTS.values()),
    "sushizock": {kind for kind, _ in sushizock._TOLD.values()},
}


@cache
def entries(language: str) -> dict[str, ftl.Message | ftl.Term]:
    """All messages of a language, with the file that each stands in checked for twins."""
    found: dict[str, ftl.Message | ftl.Term] = {}
    for path in sorted(files(words).joinpath(language).iterdir(), key=lambda p: p.name):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message | ftl.Term):
                assert entry.id.name not in found, f"{path.name}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


@cache
def trees() -> dict[Path, ast.Module]:
    return {p: ast.parse(p.read_text(encoding="utf-8")) for p in sorted(ROOT.rglob("*.py"))}


def nodes() -> Iterator[ast.AST]:
    for tree in trees().values():
        yield from ast.walk(tree)


@cache
def literals() -> set[str]:
    """Every piece of text in the source code."""
    return {n.value for n in nodes() if isinstance(n, ast.Constant) and isinstance(n.value, str)}


def called(name: str) -> Iterator[ast.Call]:
    for node in nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


# ---- the site


@cache
def site() -> dict[Path, str]:
    """Every source file of the site that is written by hand; tests of it say nothing."""
    suffixes = (".ts", ".svelte", ".mjs", ".js")
    found = [path for path in sorted(WEB.rglob("*")) if path.suffix in suffixes]
    kept = [p for p in found if ".test." not in p.name and "generated" not in str(p.parent)]
    return {path: path.read_text(encoding="utf-8") for path in kept}


@cache
def site_literals() -> set[str]:
    """Every id-like piece of text in the site's source."""
    return {word for text in site().values() for word in re.findall(r"[\"'`]([\w+-]+)[\"'`]", text)}


@cache
def site_names() -> set[str]:
    """Every name in the site's source: keys of a table may fill a gap without quotes."""
    return {word for text in site().values() for word in re.findall(r"\b[a-z]\w*", text)}


@cache
def site_patterns() -> dict[str, re.Pattern[str]]:
    """Ids with gaps, such as `family-${family}`, as patterns whose groups are the gaps."""
    found = {}
    for text in site().values():
        for template in re.findall(r"`([a-z][\w-]*-\$\{[^`\s\"<>]*)`", _with_plain_gaps(text)):
            pieces = re.split(r"\$\{\}", template)
            found[template] = re.compile(r"([\w-]+)".join(map(re.escape, pieces)))
    return found


def _with_plain_gaps(text: str) -> str:
    return re.sub(r"\$\{[^{}`]*\}", "${}", text)


def said_by_site(name: str) -> bool:
    """Whether the site says this id: as it stands, or with gaps filled by words it knows."""
    if name in site_literals():
        return True
    known = site_literals() | site_names() | vocabulary() | literals()
    return any(
        (match := pattern.fullmatch(name)) and all(gap in known for gap in match.groups())
        for pattern in site_patterns().values()
    )


def test_the_site_says_nothing_that_has_no_text() -> None:
    asked = 0
    for path, text in site().items():
        for name in re.findall(r"\bsay\(\s*\"([^\"]+)\"", text):
            assert name in entries("en"), f"{path.name}: {name}"
            asked += 1
        for template in re.findall(r"\bsay\(\s*`([^`]+)`", _with_plain_gaps(text)):
            if pattern := site_patterns().get(template):
                assert any(map(pattern.fullmatch, entries("en"))), f"{path.name}: {template}"
    assert asked > 50


def _bare(markup: str) -> str:
    """What a page holds besides scripts, styles, tags, comments and what stands in braces."""
    markup = re.sub(r"(?s)<(script|style)\b.*?</\1>|<!--.*?-->", "", markup)
    text, depth = "", 0
    for letter in markup:
        depth += (letter == "{") - (letter == "}")
        text += letter if not depth and letter != "}" else ""
    return re.sub(r"<[^>]*>", " ", text)


def test_no_page_of_the_site_holds_words_of_its_own() -> None:
    for path, text in site().items():
        if path.suffix == ".svelte":
            assert not re.search(r"[^\W\d_]{2}", _bare(text)), f"{path.name}: {_bare(text).split()}"
            spoken = re.findall(r"\b(?:aria-label|title|alt|placeholder)=\"([^\"{]+)\"", text)
            assert not spoken, f"{path.name}: {spoken}"


# ---- the catalogue


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_message_is_well_formed_and_stands_there_once(language: str) -> None:
    for name, entry in entries(language).items():
        assert entry.value is not None, name
        assert words.knows(name, language), name


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_text_refers_to_texts_of_its_own_file_only(language: str) -> None:
    """Files are read one by one, when they are first needed."""
    for path in files(words).joinpath(language).iterdir():
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        own = {entry.id.name for entry in body if isinstance(entry, ftl.Message)}
        for entry in body:
            for name in _references(entry):
                assert name in own, f"{path.name} refers to {name}"


def by_file(language: str) -> dict[str, dict[str, set[str]]]:
    """The texts of each file of a language, and what each is told."""
    return {
        path.name: {
            entry.id.name: _variables(entry)
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
            if isinstance(entry, ftl.Message)
        }
        for path in files(words).joinpath(language).iterdir()
    }


def test_every_folder_is_a_language() -> None:
    folders = {path.name for path in files(words).iterdir() if path.is_dir()}
    assert folders - {"__pycache__"} == set(words.LANGUAGES)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_language_says_everything_with_the_same_facts(language: str) -> None:
    english, other = by_file("en"), by_file(language)
    assert other.keys() == english.keys()
    for name, texts in english.items():
        assert other[name].keys() == texts.keys(), name
        for text, variables in texts.items():
            assert other[name][text] == variables, text


def _parts(node: object) -> Iterator[ftl.BaseNode]:
    """A piece of a Fluent file and all that it is made of."""
    if isinstance(node, list):
        for item in node:
            yield from _parts(item)
    elif isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from _parts(value)


def _references(entry: ftl.BaseNode) -> set[str]:
    return {p.id.name for p in _parts(entry) if isinstance(p, ftl.MessageReference)}


def _variables(entry: ftl.BaseNode) -> set[str]:
    return {p.id.name for p in _parts(entry) if isinstance(p, ftl.VariableReference)}


# ---- nothing unused


def kinds() -> set[str]:
    """Every component that a view, an event or a choice can name."""
    found = {*roll_box.SLOTS, *roll_box.TOKENS, *sushizock.FACE_IDS}
    for choice in games.every_choice():
        game = games.find(choice.id, choice.seats[0])
        if choice.family == "sushi-go":
            found |= {*game.book.slot_names, *game.book.kind_names}
    found |= {f"sushi{n}" for n in range(1, 7)} | {f"bone{n}" for n in range(1, 5)}
    return found


def reasons() -> dict[str, set[str]]:
    """Every reason that a sheet of each family can give."""
    prizes = {f"maki-{sushi_go.PRIZE_IDS[c]}" for c in sushi_go.PRIZE_IDS}
    return {
        "sushi-go": {*sushi_go.LINE_REASONS.values(), "tea-runs", *prizes, *_dessert_reasons()},
        "sushi-roll": {reason for reason, _ in sushi_roll.REASONS.values()},
        "sushizock": set(sushizock.REASON_IDS),
    }


def _dessert_reasons() -> set[str]:
    desserts = ("strawberry", "yogurt", "pudding", "mochi")
    return {f"{dessert}-{word}" for dessert in desserts for word in sushi_go.PRIZE_IDS.values()}


def vocabulary() -> set[str]:
    """Ids that source code puts into the gaps of an id, as in `say(f"component-{kind}")`."""
    found = {kind.replace("+", "-") for kind in kinds()} | {*LINES, *COMMANDS, "left", "right"}
    found |= {"strawberry", "yogurt", "tea"}  # desserts as a whole
    for choice in games.every_choice():
        found |= {choice.family, choice.edition.id, f"{choice.family}-{choice.edition.id}"}
        for option in choice.edition.options:
            found |= {option.id, option.group}
    for family, events in EVENT_KINDS.items():
        found |= {f"{family}-{kind}" for kind in events}
    for family, told in reasons().items():
        found |= {f"{family}-{reason}" for reason in told}
    return found


PREFIXES = (
    *("component", "short", "line", "event", "reason", "option", "group"),
    *("edition", "explain", "explain-dice", "page", "page-belt", "cli"),
)
REASONS = ("refusal", "warning")  # put before a reason that stands in the source by itself


def test_no_text_is_unused() -> None:
    said = {f"{prefix}-{word}" for prefix in PREFIXES for word in vocabulary()}
    said |= {f"{prefix}-{reason}" for prefix in REASONS for reason in literals()}
    said |= {f"cli-{command}-epilogue" for command in COMMANDS}
    said |= {name for entry in entries("en").values() for name in _references(entry)}
    unused = {name for name in entries("en") if name not in said | literals()}
    assert not {name for name in unused if not said_by_site(name)}


def test_nothing_is_said_that_has_no_text() -> None:
    for call in called("say"):
        if isinstance(call.args[0], ast.Constant):
            assert words.knows(call.args[0].value), f"line {call.lineno}: {call.args[0].value}"


# ---- everything that must be sayable


def test_every_refusal_in_the_source_has_a_sentence() -> None:
    raised = {call.args[0].value for call in called("Refusal") if _is_literal(call)}
    assert len(raised) > 30
    missing = {reason for reason in raised if not words.knows(f"refusal-{reason}")}
    assert not missing


def test_refusals_that_are_chosen_from_a_table_have_sentences_too() -> None:
    """Where the reason is no literal it is an argument, or comes from a table of the module."""
    for pad in (sushi_go_pad, sushi_roll_pad, sushizock_pad):
        assert all(words.knows(f"refusal-{reason}") for reason in pad.PROBLEMS.values())
    dynamic = {ast.unparse(c.args[0]) for c in called("Refusal") if not _is_literal(c)}
    assert dynamic <= {"meaning.reason", "otherwise"}


def _is_literal(call: ast.Call) -> bool:
    return bool(call.args) and isinstance(call.args[0], ast.Constant)


def test_every_warning_of_the_score_pad_has_a_sentence() -> None:
    warned = {call.args[0].value for call in called("Notice") if _is_literal(call)}
    assert warned
    assert all(words.knows(f"warning-{reason}") for reason in {*warned, *UNSURE})


def test_every_refusal_is_raised_with_the_facts_that_its_sentence_needs() -> None:
    for call in called("Refusal"):
        if not _is_literal(call):
            continue
        given = {keyword.arg for keyword in call.keywords}
        if None in given:  # `**facts`
            continue
        if entry := entries("en").get(f"refusal-{call.args[0].value}"):
            assert _variables(entry) <= given, call.args[0].value


@pytest.mark.parametrize("family", sorted(EVENT_KINDS))
def test_every_kind_of_event_has_a_text(family: str) -> None:
    texts = {name for name in entries("en") if name.startswith(f"event-{family}-")}
    assert texts == {f"event-{family}-{kind}" for kind in EVENT_KINDS[family]}


def test_the_kinds_of_events_are_all_that_the_rules_know() -> None:
    source = ROOT / "games" / "sushi_go" / "game.py"
    made = {
        node.args[0].value
        for node in ast.walk(trees()[source])
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("Event", "_one")
        and isinstance(node.args[0], ast.Constant)
    }
    assert made == EVENT_KINDS["sushi-go"]


def test_every_component_has_a_name() -> None:
    for kind in kinds():
        assert words.component(kind, "sushi-go/zoch-2014")


def test_every_line_has_a_name() -> None:
    named = {name.removeprefix("line-") for name in entries("en") if name.startswith("line-")}
    assert named == LINES


IMPOSSIBLE = {  # combinations of a line and a prize code that no book allows
    *("maki-fewest", "maki-both", "maki-level"),
    *("strawberry-first", "strawberry-second", "strawberry-both", "strawberry-left-out"),
    *(f"{dessert}-second" for dessert in ("yogurt", "pudding", "mochi")),
    *(f"{dessert}-left-out" for dessert in ("yogurt", "pudding", "mochi")),
    *("yogurt-both", "mochi-both"),  # only where all equal still counts: pudding of Zoch
}


@pytest.mark.parametrize("family", ["sushi-go", "sushi-roll", "sushizock"])
def test_every_reason_of_a_sheet_has_a_sentence(family: str) -> None:
    assert {BOTH, LEFT_OUT} <= set(sushi_go.PRIZE_IDS)
    for reason in reasons()[family] - IMPOSSIBLE:
        assert words.knows(f"reason-{family}-{reason}"), reason


@pytest.mark.parametrize("choice", games.every_choice(), ids=lambda choice: choice.id)
def test_a_whole_game_can_be_told(choice: games.Choice) -> None:
    """Every event of a random game, every reason of its sheet, and its explanation."""
    seats = choice.seats[0]
    match = list(walk(choice.id, seats, seed=1))[-1]
    game = games.find(choice.id, seats)
    teller = Teller(game, match.names)
    for _, events in match.replay():
        for told in teller.tell(events):
            assert told.text.strip()
            assert "{" not in told.text
    for seat in game.sheet(match.state).seats:
        for part in (*seat.rounds, seat.end):
            assert all(tell_reason(game.id, line).strip() for line in part.lines)
    explain(game, may_undo=True)


# ---- saying it


def test_editions_have_their_own_names() -> None:
    assert words.component("squid", "sushi-go/zoch-2014+two-way") == "tuna nigiri"
    assert words.component("squid", "sushi-go/anniversary") == "squid nigiri"
    assert words.line_name("dumpling", "sushi-go/zoch-2014") == "mussels"
    assert words.tally({"dumpling": 2, "wasabi+squid": 1}, "sushi-go/zoch-2014") == (
        "2× mussel, tuna on wasabi"
    )


def test_a_missing_fact_is_a_fault_of_the_program() -> None:
    with pytest.raises(ValueError, match="cannot be said"):
        words.say("refusal-option-twice", game="x")
    with pytest.raises(KeyError):
        words.say("no-such-text")


@pytest.mark.parametrize("digits", [1, 15, 30, 6000])
def test_no_number_is_too_long_to_be_told(digits: int) -> None:
    for number in (10**digits, -(10**digits)):
        problem = Refusal("seats-impossible", game="x", seats=number, allowed=[2, 3])
        assert len(words.refusal(problem)) < 100


def test_no_text_is_too_long_to_be_told() -> None:
    problem = Refusal("family-unknown", game="x" * 100_000, known=["a", "b"])
    assert "…" in words.refusal(problem)
    assert "a, b" in words.refusal(problem)


def test_a_refusal_inside_a_refusal_is_told_in_full() -> None:
    inner = Refusal("outcome-impossible", value="egg")
    told = words.refusal(Refusal("record-line-refused", line=3, problem=inner))
    assert told == 'Line 3: "egg" cannot be drawn here.'


def test_enumerations_follow_the_language() -> None:
    assert words.listed(["Ana"]) == "Ana"
    assert words.listed(["Ana", "Bo"]) == "Ana and Bo"
    assert Counter(words.listed(["Ana", "Bo", "Cleo"]))[","] == 2
