"""Telling of Sushizock: the facts of its events and reasons."""

from sushibelt.games.telling import EventTelling, FactKind, News, Telling, component, value

TILE = {**value("place"), **component(tile="tile")}

EVENTS = {
    "laid": EventTelling({**component(row="what"), "tiles": ("tiles", FactKind.ROW)}, News.NONE),
    "starter": EventTelling(),
    "rolled": EventTelling({**value("roll"), "dice": ("dice", FactKind.TALLY)}, News.OWN),
    "forced": EventTelling(news=News.OWN),
    "kept": EventTelling({"dice": ("dice", FactKind.TALLY)}, News.OWN),
    "took": EventTelling({**component(row="what"), **TILE}),
    "fell-back": EventTelling({**component(row="what"), **TILE}),
    "stole": EventTelling({**component(stack="what"), "from": ("victim", FactKind.SEAT), **TILE}),
    "over": EventTelling(news=News.NONE),
}

TELLING = Telling(EVENTS, scales=frozenset())
