"""Who gives way when all of something is taken."""

from collections.abc import Collection

import pytest

from sushibelt.server.shares import FEWEST, Shares


def spared(held: list[tuple[str, Collection[str]]], many: int = 1) -> list[str]:
    return Shares[str](100).spare(lambda: held, many)


def of(address: str, many: int, name: str) -> list[tuple[str, Collection[str]]]:
    return [(f"{name} {number}", (address,)) for number in range(many)]


def test_whoever_holds_most_gives_way_and_what_was_used_longest_ago_goes_first() -> None:
    ana, bo = of("192.0.2.1", 11, "Ana"), of("192.0.2.2", 13, "Bo")
    assert spared(ana + bo, 2) == ["Bo 0", "Bo 1"]


def test_everybody_keeps_a_share() -> None:
    ana, bo = of("192.0.2.1", FEWEST, "Ana"), of("192.0.2.2", FEWEST + 2, "Bo")
    assert spared(ana, 5) == []
    assert spared(ana + bo, 5) == ["Bo 0", "Bo 1"]


def test_a_share_is_a_hundredth_of_much() -> None:
    assert Shares[str](4000).sure == 40


def test_many_networks_of_one_customer_are_four() -> None:
    site = [(f"{n}", (f"2001:db8:7:{n:x}::1",)) for n in range(4 * FEWEST + 1)]
    others = [(f"other {n}", (f"2001:db8:{n + 8:x}::1",)) for n in range(100)]
    assert spared([*others, *site]) == ["0"]
    assert spared([*others, *site[1:]]) == []


def test_what_several_hold_is_as_safe_as_the_one_who_holds_least() -> None:
    greedy = of("192.0.2.1", 20, "greedy")
    shared = ("shared", ("192.0.2.1", "192.0.2.2"))
    assert spared([shared, *greedy]) == ["greedy 0"]
    both = ("192.0.2.1", "192.0.2.2")
    assert spared([(f"{number}", both) for number in range(20)]) == ["0"]


def test_what_nobody_holds_is_not_counted() -> None:
    assert spared([("nobody's", ())] * 50) == []


def test_it_is_not_looked_for_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("sushibelt.server.shares.monotonic", lambda: now)
    shares, looks = Shares[str](100), list[int]()

    def look() -> list[tuple[str, Collection[str]]]:
        looks.append(1)
        return of("192.0.2.1", 5 if len(looks) == 1 else 15, "Ana")

    assert shares.spare(look) == []
    assert shares.spare(look) == []
    assert len(looks) == 1
    now = 102.0
    assert shares.spare(look) == ["Ana 0"]
    assert shares.spare(look) == ["Ana 0"]
