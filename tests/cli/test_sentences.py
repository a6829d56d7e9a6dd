"""The interpreter of a family's telling: one example of each kind of fact."""

from typing import Any

import pytest

from sushibelt.cli.table.sentences import LogWriter, is_idle, reason_text
from sushibelt.core.game import Event, Line, Reason
from sushibelt.games import find
from sushibelt.words import component, listed, say

NAMES = ("Ana", "Bo")
GO = "sushi-go/original-2013"
BATTLE = "sushi-go/anniversary+battle"
PUPPET = "sushi-go/anniversary+puppet"
TEA = "sushi-go/anniversary+bubble-tea"
ROLL = "sushi-roll/2019"
ZOCK = "sushizock/2008"


def sentences(game: str, *events: Event, you: int | None = None) -> list[str]:
    return [line.text for line in LogWriter(find(game, 2), NAMES).lines(events, you)]


def laid(seat: int, slot: str) -> Event:
    return Event("laid", seat, {"slot": slot})


def said(game: str, kind: str, **facts: Any) -> str:
    """The sentence of an event of Ana's, with the facts that it ought to get."""
    everything = {"who": "Ana", "you": "no", "mode": "other", **facts}
    return say(f"event-{game.partition('/')[0]}-{kind}", **everything)


def some(count: int, kind: str, game: str = GO) -> str:
    return say("some-of", count=count, what=component(kind, game))


EGG, SQUID = component("egg", GO), component("squid", GO)
BONES = ", ".join(component(f"bone{n}", ZOCK) for n in (1, 2, 3))


@pytest.mark.parametrize(
    ("game", "kind", "data", "facts"),
    [
        (GO, "laid", {"slot": "wasabi+egg"}, {"what": component("wasabi+egg", GO)}),
        (
            GO,
            "hand",
            {"cards": {"egg": 2, "maki3": 1}},
            {"what": f"{some(2, 'egg')}, {some(1, 'maki3')}"},
        ),
        (GO, "scored", {"round": 1, "points": [4, 7]}, {"round": 1, "points": "Ana 4, Bo 7"}),
        (GO, "chopsticks", {"hand": 0}, {"where": "hand"}),
        (BATTLE, "chopsticks", {"spot": "row3.2"}, {"where": "table", "row": 3, "place": 2}),
        (GO, "starter", {}, {}),
        (PUPPET, "starter", {}, {"mode": "puppet"}),
        (
            ROLL,
            "swapped",
            {"gave": "egg", "got": "squid", "other": 1},
            {"gave": component("egg", ROLL), "got": component("squid", ROLL), "other": "Bo"},
        ),
        (
            ZOCK,
            "stole",
            {"stack": "sushi", "from": 1, "place": 1, "tile": "sushi5"},
            {"tile": component("sushi5", ZOCK), "victim": "Bo", "place": 1},
        ),
        (
            ZOCK,
            "laid",
            {"row": "bones", "tiles": ["bone1", "bone2", "bone3"]},
            {"what": component("bones", ZOCK), "tiles": BONES},
        ),
    ],
)
def test_a_datum_is_told_by_its_kind(
    game: str, kind: str, data: dict[str, Any], facts: dict[str, Any]
) -> None:
    assert sentences(game, Event(kind, 0, data)) == [said(game, kind, **facts)]


def test_what_a_seat_lays_in_one_go_is_one_sentence() -> None:
    events = [laid(0, "egg"), laid(0, "squid"), laid(1, "egg")]
    both = listed([EGG, SQUID])
    assert sentences(GO, *events) == [
        said(GO, "laid", what=both),
        said(GO, "laid", who="Bo", what=EGG),
    ]


def test_a_card_taken_from_the_table_is_not_told_twice() -> None:
    took = Event("took", 0, {"spot": "row5.1", "card": "egg"})
    assert sentences(BATTLE, took, laid(0, "egg")) == sentences(BATTLE, took)
    assert len(sentences(BATTLE, took, laid(0, "wasabi+egg"))) == 2


def test_the_reader_is_addressed() -> None:
    assert sentences(GO, laid(0, "egg"), laid(1, "egg"), you=1) == [
        said(GO, "laid", what=EGG),
        said(GO, "laid", who="Bo", you="yes", what=EGG),
    ]


def test_a_step_on_the_way_is_news_to_its_own_seat_only() -> None:
    writer = LogWriter(find(ZOCK, 2), NAMES)
    kept = Event("kept", 0, {"dice": {"sushi": 2}})
    assert [writer.is_news(kept, seat) for seat in (None, 0, 1)] == [False, True, False]


def test_what_dice_show_is_news_to_all_after_a_menu_was_spent() -> None:
    writer = LogWriter(find(ROLL, 2), NAMES)
    rolled = Event("rolled", 0, {"faces": ["egg"]})
    again, others = (Event("picked-up", seat, {"faces": ["maki1"]}) for seat in (0, 1))
    assert [writer.is_news(rolled, seat) for seat in (None, 0, 1)] == [False, True, False]
    assert all(writer.is_news(rolled, seat, again) for seat in (None, 0, 1))
    assert not writer.is_news(rolled, 1, others)


def test_what_the_table_shows_anyway_is_no_news() -> None:
    writer = LogWriter(find(GO, 2), NAMES)
    assert not writer.is_news(Event("passed", None, {"way": "left"}), 0)
    assert writer.is_news(laid(0, "egg"), 1)


def test_a_secret_is_news_to_those_who_may_know_it() -> None:
    writer = LogWriter(find("sushi-go/anniversary+personal-piles", 2), NAMES)
    drew = Event("drew-card", 0, {"card": "egg"}, frozenset({0}))
    assert [writer.is_news(drew, seat) for seat in (None, 0, 1)] == [False, True, False]


def line(points: int, reason: str, **numbers: int) -> Line:
    return Line("any", points, Reason(reason, numbers))


def test_a_reason_adds_up_its_pieces() -> None:
    nigiri = line(12, "nigiri", egg=2, wasabi_squid=1, bare_wasabi=1, salmon=0)
    wet = some(1, "wasabi+squid")
    pieces = [
        some(2, "egg"),
        say("reason-sushi-go-on-wasabi", what=wet, factor=3),
        say("reason-sushi-go-bare-wasabi", count=1),
    ]
    assert reason_text(GO, nigiri) == say("reason-sushi-go-nigiri", kinds=3, pieces=pieces)
    runs = line(9, "tea-runs", runs1=0, runs3=1)
    run = say("reason-sushi-go-run", count=1, length=3)
    assert reason_text(TEA, runs) == say("reason-sushi-go-tea-runs", kinds=1, pieces=[run])


def test_a_tie_is_told_apart_by_what_it_costs() -> None:
    alone = line(6, "maki-first", count=5, place=1, sharers=1, prize=6)
    shared = line(3, "maki-first", count=5, place=1, sharers=2, prize=6)
    full = line(6, "maki-first", count=5, place=1, sharers=2, prize=6)
    assert len({reason_text(GO, each) for each in (alone, shared, full)}) == 3


def test_a_line_is_idle_if_only_scales_are_left() -> None:
    assert is_idle(GO, line(0, "sets", count=0, sets=0, left=0, size=2, each=5))
    assert not is_idle(GO, line(0, "sets", count=1, sets=0, left=1, size=2, each=5))
