"""A Ray cluster that does not start is a sentence, whatever Ray makes of it."""

import sys
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

import pytest

from sushibelt.core.refusal import Refusal
from sushibelt.simulation.cluster import hire


@pytest.mark.parametrize("kind", [Exception, OSError, RuntimeError])
def test_a_cluster_that_does_not_start_in_time_is_refused(
    kind: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a machine with too much to do, Ray raises a bare Exception."""
    ray: Any = ModuleType("ray")
    ray.__spec__ = ModuleSpec("ray", None)
    left: list[bool] = []
    ray.shutdown = lambda: left.append(True)

    def init(**_: Any) -> None:
        raise kind("The current node timed out during startup.")

    ray.init = init
    monkeypatch.setitem(sys.modules, "ray", ray)
    with pytest.raises(Refusal, match="cluster-unreachable"):
        hire("ray", 2)
    assert left == [True]
