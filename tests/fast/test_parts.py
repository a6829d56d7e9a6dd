"""What compiling adds to the source of rules changes neither results nor what is compiled."""

import ast
import sys
from pathlib import Path

import numpy as np
import pytest

from sushibelt.core.chance import seed
from sushibelt.core.event_log import note
from sushibelt.core.ranking import rank
from sushibelt.fast.cache import VARIABLE, load
from sushibelt.fast.compile import Compiled, Quickener, module_text
from sushibelt.fast.source import DECLARE, unique_name
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
    family = find("sushizock/2008", 3).family
    rules = Compiled(load("parts", module_text(family, [], {}), "anew"))
    _compiled = rules.step
    assert len(vars(rules.module)[unique_name(note)].signatures) == 1


def test_what_lies_on_the_disk_is_fetched_without_declaring_any_rule(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    text = module_text(find("sushizock/2008", 3).family, [], {})
    first = Compiled(load("kept", text, "anew"))
    assert DECLARE in vars(first.module)
    seeded = first.of(seed)
    assert DECLARE not in vars(first.module)  # it had to be compiled
    monkeypatch.delitem(sys.modules, first.module.__name__)
    again = Compiled(load("kept", text, "anew"))
    words = [np.zeros(4, np.int64) for _ in range(3)]
    seeded(words[0], 1, 2, 3)
    again.of(seed)(words[1], 1, 2, 3)
    assert DECLARE in vars(again.module)
    _compiled = again.of(rank)  # what does not lie there is compiled after all
    assert DECLARE not in vars(again.module)
    assert words[0].tolist() == words[1].tolist() != words[2].tolist()
