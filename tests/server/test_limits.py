"""Limits count right, forget in time, and see a household as one."""

import pytest

from sushibelt.server.http.limits import CountPerAddress, Rate, RatePerAddress, household


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
    ],
)
def test_a_household_is_one_address(address: str, counted: str) -> None:
    assert household(address) == counted
