"""Budgets of addresses, and the proxies that stand for many of them."""

from time import monotonic

import pytest

from sushibelt.server.http.budgets import Budget, BudgetPerAddress
from sushibelt.server.http.visits import proxies


def test_a_budget_fills_up_again_and_remembers_what_is_owed() -> None:
    budget = Budget(10, 1)
    now = monotonic()
    assert [budget.spend(4, now) for _ in range(4)] == [True, True, False, False]
    assert not budget.spend(1, now + 6)
    assert budget.spend(1, now + 8)
    for _ in range(100):
        budget.spend(4, now + 9)
    assert not budget.spend(1, now + 19)  # it owes no more than it may have
    assert budget.spend(9, now + 30)


def test_budgets_of_many_addresses_are_not_kept_for_ever() -> None:
    effort = BudgetPerAddress(10)
    first = effort.of("a")
    assert effort.of("a") is first
    for number in range(10_000):
        effort.of(f"other {number}")
    assert effort.of("a") is not first


@pytest.mark.parametrize(
    ("listed", "address", "expected"),
    [
        (None, "127.0.0.1", False),
        ("", "127.0.0.1", False),
        ("*", "203.0.113.5", True),
        ("127.0.0.1", "127.0.0.1", True),
        ("127.0.0.1", "127.0.0.2", False),
        ("10.0.0.0/8, ::1", "10.9.8.7", True),
        ("10.0.0.0/8, ::1", "::1", True),
        ("10.0.0.0/8", "nobody", False),
    ],
)
def test_proxies_are_listed(listed: str | None, address: str, expected: bool) -> None:
    assert proxies(listed)(address) is expected
