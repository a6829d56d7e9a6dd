"""Telling of Sushi Roll: the facts of its events and reasons."""

from sushibelt.games.telling import EventTelling, FactKind, News, Telling, component, value

EVENTS = {
    "red-belt": EventTelling(),
    "round-opened": EventTelling(value("round")),
    # At the start of a round belts show it; what a menu brought is told to everybody.
    "rolled": EventTelling({"faces": ("what", FactKind.TALLY)}, News.OWN, after="picked-up"),
    "used": EventTelling(component(token="what")),
    "picked-up": EventTelling({"faces": ("what", FactKind.TALLY)}, News.OWN),
    "swapped": EventTelling(
        {**component(gave="gave", got="got"), "other": ("other", FactKind.SEAT)}
    ),
    "took": EventTelling({**value("face"), **component(slot="what")}),
    "gained": EventTelling({**component(token="what"), **value("icons", "count")}),
    "slid": EventTelling({"red": ("red", FactKind.SEAT)}),
    "round-scored": EventTelling(value("round"), News.NONE),
    "ended": EventTelling(news=News.NONE),
}

TELLING = Telling(
    EVENTS,
    scales=frozenset({"size", "factor", "per_point", "place", "sharers", "prize"}),
    compares={"maki": "icons", "dessert": "puddings"},
)
