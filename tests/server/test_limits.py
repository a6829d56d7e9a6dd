"""Limits count right, forget in time, and see a household as one."""

from time import monotonic

import pytest

from sushibelt.server.http.budgets import AT_ONCE, BudgetPerAddress
from sushibelt.server.http.limits import CountPerAddress, Rate, RatePerAddress
from sushibelt.server.networks import household


def test_a_rate_slides() -> None:
    rate = Rate(3, 10)
    assert [rate.allows(now) for now in (0, 1, 2, 3, 9.9)] == [True, True, True, False, False]
    assert rate.allows(10.5)
    assert not rate.allows(10.6)
    assert rate.allows(11.5)


def test_addresses_are_counted_apart_and_forgotten() -> None:
    rates = RatePerAddress("test", 1, 10)
    assert rates.allows("a", 0)
    assert not rates.allows("a", 1)
    assert rates.allows("b", 1)
    for number in range(10_000):
        rates.allows(f"other {number}", 2)
    assert rates.allows("a", 3)


def test_sockets_are_counted_in_and_out() -> None:
    count = CountPerAddress("test", 2)
    assert [count.enter("a") for _ in range(3)] == [True, True, False]
    count.leave("a")
    assert count.enter("a")
    assert count.enter("b")


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
        ("x" * 10_000, "x" * 64),
    ],
)
def test_a_household_is_one_address(address: str, counted: str) -> None:
    assert household(address) == counted


SITE = [f"2001:db8:1:{number:x}::1" for number in range(8)]  # households of one customer
ELSEWHERE = "2001:db8:2::1"


def test_a_customer_with_many_households_is_four_addresses() -> None:
    rates = RatePerAddress("test", 3, 10)
    assert sum(rates.allows(address, 0) for address in SITE * 3) == 12
    assert rates.allows(ELSEWHERE, 0)
    assert rates.allows(SITE[0], 11)
    count = CountPerAddress("test", 3)
    assert sum(count.enter(address) for address in SITE * 3) == 12
    assert count.enter(ELSEWHERE)
    count.leave(SITE[0])
    assert count.enter(SITE[7])
    assert not count.enter(SITE[7])


def test_a_customer_with_many_households_has_four_times_the_effort() -> None:
    effort = BudgetPerAddress(10)
    now = monotonic() + 1
    each = 10 * AT_ONCE
    assert sum(effort.of(address).spend(each, now) for address in SITE) == 4
    assert effort.of(ELSEWHERE).spend(each, now)
    assert not effort.of(ELSEWHERE).spend(1, now)
