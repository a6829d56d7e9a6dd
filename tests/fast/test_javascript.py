"""What the translator refuses, and that its output means what Python means."""

import inspect
import json
import subprocess
from collections.abc import Callable, Mapping
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sushibelt.core.chance import seed
from sushibelt.core.refusal import Refusal
from sushibelt.fast import javascript
from sushibelt.fast.javascript import function_text, main
from sushibelt.fast.source import gather
from sushibelt.games import GAMES, every_selection, find
from sushibelt.words import refusal as sentence
from tests.fast import rules_outside, sums

FAMILY = find("sushizock/2008", 2).family
ENDINGS = (".mjs", ".d.mts", ".books.json")
OUTSIDE = [f for f in vars(rules_outside).values() if isinstance(f, FunctionType)]
SUMS = [f for f in vars(sums).values() if isinstance(f, FunctionType)]


def translated(rule: Callable[..., Any]) -> str:
    return "\n".join(function_text(item) for item in gather([rule], FAMILY))


@pytest.mark.parametrize("rule", OUTSIDE, ids=lambda rule: rule.__name__)
def test_what_no_rule_may_do_is_refused_with_file_and_line(rule: FunctionType) -> None:
    with pytest.raises(Refusal) as caught:
        translated(rule)
    assert caught.value.reason == "not-translatable"
    lines = inspect.getsource(rules_outside).splitlines()
    to_blame = {n for n, line in enumerate(lines, 1) if line.endswith("# here")}
    assert caught.value.facts["line"] in to_blame
    assert caught.value.facts["file"] == rules_outside.__file__
    assert f"line {caught.value.facts['line']}" in sentence(caught.value)


@settings(max_examples=5, deadline=None)
@given(st.lists(st.tuples(*[st.integers(-60, 60)] * 2), min_size=200, max_size=200))
def test_arithmetic_means_the_same_in_both_languages(pairs: list[tuple[int, int]]) -> None:
    """Rounding towards minus infinity, the sign of a remainder, truth values, negative zero."""
    text = "\n".join(translated(rule) for rule in SUMS)
    names = {rule.__name__: f"sums__{rule.__name__}" for rule in SUMS}
    calls = ",".join(f"pairs.map(([a, b]) => {name}(a, b))" for name in names.values())
    program = f"""{text}
const pairs = {json.dumps(pairs)};
const plain = (x) => Object.is(x, -0) || !Number.isSafeInteger(x) ? "odd" : x;
console.log(JSON.stringify([{calls}].map((row) => row.map(plain))));"""
    result = subprocess.run(
        ["node", "--input-type=module"], input=program, capture_output=True, text=True, check=True
    )
    found = dict(zip(names, json.loads(result.stdout), strict=True))
    for rule in SUMS:
        assert found[rule.__name__] == [int(rule(a, b)) for a, b in pairs], rule.__name__


@pytest.fixture(scope="module")
def texts() -> Mapping[str, str]:
    """All rules, translated once: that takes a second."""
    return javascript.texts()


def test_a_folder_gets_a_module_and_the_books_of_every_family(
    tmp_path: Path, texts: Mapping[str, str]
) -> None:
    assert main([str(tmp_path / "new")], lambda: texts) == 0
    written = {path.name for path in (tmp_path / "new").iterdir()}
    assert written == {f"{name}{end}" for name in GAMES for end in ENDINGS}
    for selection in every_selection():
        books = json.loads((tmp_path / "new" / f"{selection.family}.books.json").read_text())
        for seats in selection.seats:
            assert tuple(books[selection.id][str(seats)]) == find(selection.id, seats).book.pack()


def test_the_example_of_the_documentation_runs(tmp_path: Path, texts: Mapping[str, str]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "fast.md").read_text(encoding="utf-8")
    example = page.partition("```js\n")[2].partition("```")[0]
    javascript.write(tmp_path, texts)
    program = tmp_path / "example.mjs"
    program.write_text(f"{example}console.log(JSON.stringify(t.rows));", encoding="utf-8")
    ran = subprocess.run(
        ["node", "--no-warnings", str(program)], capture_output=True, text=True, check=True
    )
    game = find("sushizock/2008", 3)
    state, rng = game.start(), [0, 0, 0, 0]
    seed(rng, 1, 2, 3)
    game.family.chance(state, game.book, rng, game.silent_work())
    assert json.loads(ran.stdout) == state.rows


@pytest.mark.parametrize("arguments", [[], ["a", "b"], ["/dev/null/folder"]])
def test_what_cannot_be_written_is_refused(
    arguments: list[str], texts: Mapping[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments, lambda: texts) == javascript.REFUSED
    assert "javascript-" in capsys.readouterr().err
