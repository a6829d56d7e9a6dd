"""What compiling adds to the source of rules changes neither results nor what is compiled."""

import ast
from pathlib import Path

import pytest

from sushibelt.core.event_log import note
from sushibelt.fast.cache import VARIABLE
from sushibelt.fast.compile import Compiled
from sushibelt.fast.module_text import Quickener, written
from sushibelt.fast.source import unique_name
from sushibelt.games import find


@pytest.mark.parametrize("by", [1, 2, 3, 8, 10, 1 << 32])
@pytest.mark.parametrize("operator", ["//", "%"])
def test_divisions_by_constants_stay_what_they_are_in_python(operator: str, by: int) -> None:
    text = f"x {operator} {by}"
    quick = ast.unparse(Quickener().visit(ast.parse(text)))
    assert (quick == text) == (by not in (1, 2, 8, 1 << 32))
    for x in (-(1 << 40), -9, -8, -1, 0, 1, 7, 8, (1 << 40) + 5):
        assert eval(quick, {"x": x}) == eval(text, {"x": x})


def test_a_rule_is_compiled_once_whatever_constants_it_is_called_with(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path))  # nothing lies there, so it is compiled
    rules = Compiled(written(find("sushizock/2008", 3).family, [], {}))
    _compiled = rules.step
    assert len(rules.declared[unique_name(note)].signatures) == 1
