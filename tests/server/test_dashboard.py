"""The dashboard asks for figures that exist, by labels that they have."""

import json
import re
from pathlib import Path
from typing import Any

from sushibelt.server import metrics

FILE = Path(__file__).parents[2] / "deploy" / "grafana.json"
NOT_OURS = {"up"}  # of Prometheus itself
WORDS = {"sum", "by", "rate", "increase", "histogram_quantile", "le", "job"}


def exprs() -> list[str]:
    """Return all queries of the dashboard."""
    document: dict[str, Any] = json.loads(FILE.read_text())
    panels = document["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    return [target["expr"] for panel in panels for target in panel["targets"]]


def published() -> dict[str, set[str]]:
    """Return every name under which a figure is published, and the labels it can have."""
    found: dict[str, set[str]] = {}
    for family in metrics.REGISTRY.collect():
        found |= {name: set() for name in (family.name, f"{family.name}_total")}
    for collector in metrics.REGISTRY._collector_to_names:
        labels = set(getattr(collector, "_labelnames", ()))
        for name in metrics.REGISTRY._collector_to_names[collector]:
            found[name] = labels
    return found


def test_every_query_names_figures_and_labels_that_exist() -> None:
    known = published()
    labels = {label for names in known.values() for label in names}
    for expr in exprs():
        bare = re.sub(r"\{[^}]*\}|\[[^\]]*\]", " ", expr)
        names = set(re.findall(r"[a-z_]+[a-z]", bare)) - WORDS - labels
        assert names, expr
        assert names <= known.keys() | NOT_OURS, expr
        for by in re.findall(r"by \(([^)]*)\)", expr):
            own = {label for name in names for label in known.get(name, ())}
            assert set(by.split(", ")) <= own | {"le"}, expr
