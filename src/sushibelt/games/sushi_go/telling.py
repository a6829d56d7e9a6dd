"""Telling of Sushi Go!: the facts of its events and reasons."""

from sushibelt.games.sushi_go.components import TEA
from sushibelt.games.telling import (
    EventTelling,
    FactKind,
    News,
    Piece,
    Telling,
    component,
    value,
)

NIGIRI = ("egg", "salmon", "squid")

EVENTS = {
    "starter": EventTelling(),
    "dealt": EventTelling(value("round", "cards"), News.NONE),
    "hand": EventTelling({"cards": ("what", FactKind.TALLY)}, News.NONE),
    "laid": EventTelling(component(slot="what"), joins="slot", echoes={"took": "card"}),
    "chopsticks": EventTelling(
        {"spot": ("where", FactKind.SPOT), "hand": ("where", FactKind.MARK)}
    ),
    "rolled": EventTelling(value("face"), News.OWN),
    "warmed": EventTelling(component(slot="what")),
    "squishy": EventTelling(value("points")),
    "passed": EventTelling(value("way"), News.NONE),
    "drew": EventTelling(news=News.NONE),
    "drew-card": EventTelling(component(card="what"), News.OWN),
    "took": EventTelling({"spot": ("where", FactKind.SPOT), **component(card="what")}),
    "flipped": EventTelling({"spot": ("where", FactKind.SPOT), **component(card="what")}),
    "scored": EventTelling({**value("round"), "points": ("points", FactKind.EACH)}, News.NONE),
    "boat": EventTelling(),
    "over": EventTelling(news=News.NONE),
}

NIGIRI_PIECES = {
    **{kind: Piece(kind) for kind in NIGIRI},
    **{
        f"wasabi_{kind}": Piece(f"wasabi+{kind}", "on-wasabi", explained="wasabi")
        for kind in NIGIRI
    },
    "bare_wasabi": Piece(reason="bare-wasabi"),
}
RUN_PIECES = {f"runs{n}": Piece(reason="run", facts={"length": n}) for n in range(1, len(TEA) + 1)}

TELLING = Telling(
    EVENTS,
    scales=frozenset({"size", "each", "top", "place", "sharers", "prize"}),
    compares={"maki": "count", "squishy": "times", "dessert": "count"},
    pieces={"nigiri": NIGIRI_PIECES, "tea-runs": RUN_PIECES},
    mode="variant",
)
