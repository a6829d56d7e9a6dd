"""Guessing codes: whoever tries too many waits longer and longer, from however many addresses."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic

import pytest

from sushibelt.core.refusal import Refusal
from sushibelt.server.http.guessing import Guesses
from sushibelt.server.networks import networks
from sushibelt.words import say
from tests.server.process import running
from tests.server.tables import TurnedClock

BEHIND_PROXY = {"SUSHIBELT_PROXIES": "127.0.0.1", "SUSHIBELT_CODES_PER_MINUTE": "5"}


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", ["192.0.2.7"]),
        ("::ffff:192.0.2.7", ["192.0.2.7"]),
        ("2001:db8:1:2:3:4:5:6", ["2001:db8:1:2::/64", "2001:db8:1::/48"]),
        ("testclient", ["testclient"]),
    ],
)
def test_an_address_is_counted_with_its_networks(address: str, counted: list[str]) -> None:
    assert list(networks(address)) == counted


class Tries:
    """Wrong and right codes, tried at a clock that a test turns."""

    def __init__(self, most: int) -> None:
        self.clock = TurnedClock()
        self.guesses = Guesses(most, self.clock)

    async def wrong(self, address: str) -> int:
        """Try a wrong code; return for how many seconds nothing may be tried, 0: it was tried."""
        try:
            async with self.guesses.trying(address):
                raise Refusal("code-unknown")
        except Refusal as problem:
            return int(problem.facts.get("seconds", 0))

    async def right(self, address: str) -> bool:
        """Try a right code; return whether it was tried at all."""
        try:
            async with self.guesses.trying(address):
                return True
        except Refusal:
            return False


def test_every_wrong_code_too_many_doubles_the_wait() -> None:
    async def story() -> None:
        tries = Tries(3)
        assert [await tries.wrong("a") for _ in range(4)] == [0, 0, 0, 5]
        waits: list[int] = []
        while len(waits) < 12:
            if wait := await tries.wrong("a"):  # otherwise it was tried, and was wrong as well
                waits.append(wait)
                tries.clock.time += wait
        assert waits == [min(3600, 5 * 2**n) for n in range(12)]
        assert await tries.right("b")

    asyncio.run(story())


def test_right_codes_cost_nothing() -> None:
    async def story() -> None:
        tries = Tries(3)
        assert all([await tries.right("a") for _ in range(100)])
        assert [await tries.wrong("a") for _ in range(2)] == [0, 0]
        assert await tries.right("a")

    asyncio.run(story())


def test_what_is_tried_at_one_moment_is_counted_before_it_is_known_to_be_wrong() -> None:
    async def story() -> None:
        tries = Tries(3)
        entered = 0

        async def slow() -> None:
            nonlocal entered
            async with tries.guesses.trying("a"):
                entered += 1
                await asyncio.sleep(0)
                raise Refusal("code-unknown")

        await asyncio.gather(*(slow() for _ in range(50)), return_exceptions=True)
        assert entered == 3

    asyncio.run(story())


def test_a_network_of_many_addresses_is_one_guesser() -> None:
    async def story() -> None:
        tries = Tries(3)
        addresses = [f"2001:db8:1:{number:x}::1" for number in range(100)]
        tried = [await tries.wrong(address) for address in addresses]
        assert tried.count(0) == 12  # four times as many as one household
        assert await tries.right("2001:db8:2::1")

    asyncio.run(story())


def test_many_networks_at_once_are_slowed_down_and_people_come_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slept: list[float] = []

    async def story() -> None:
        tries = Tries(3)

        async def sleep(seconds: float) -> None:
            slept.append(seconds)
            tries.clock.time += seconds

        monkeypatch.setattr("asyncio.sleep", sleep)
        began = tries.clock.time
        for number in range(600):
            assert await tries.wrong(f"192.0.{number // 250}.{number % 250}") == 0
        assert tries.clock.time - began > 400  # sixty at once, then at most one a second
        assert max(slept) <= 5
        assert await tries.right("203.0.113.1")

    asyncio.run(story())


def tried(
    tmp_path: Path, address: Callable[[int], str], count: int
) -> tuple[list[int], int, float]:
    """Try wrong codes from so many addresses, and then a right one from elsewhere.

    Return the answers to both, and how many seconds went by.
    """
    with running(tmp_path, **BEHIND_PROXY) as server:
        made = server.table("sushizock/2008", 2)

        def look(number: int) -> int:
            headers = {"x-forwarded-for": address(number)}
            return server.http.get("/api/codes/AAAAAA", headers=headers).status_code

        began = monotonic()
        with ThreadPoolExecutor(8) as pool:
            statuses = list(pool.map(look, range(count)))
        seconds = monotonic() - began
        elsewhere = {"x-forwarded-for": "203.0.113.9"}
        found = server.http.get(f"/api/codes/{made['code']}", headers=elsewhere)
        return statuses, found.status_code, seconds


def test_from_outside_a_48_bit_network_is_refused_soon_and_others_are_not(tmp_path: Path) -> None:
    statuses, other, seconds = tried(tmp_path, lambda n: f"2001:db8:7:{n:x}::1", 100)
    assert 1 <= statuses.count(404) <= 20 + seconds / 3  # on a slow machine some are forgiven
    assert statuses.count(429) == 100 - statuses.count(404)
    assert other == 200


def test_a_refusal_says_how_long_to_wait(tmp_path: Path) -> None:
    with running(tmp_path, SUSHIBELT_CODES_PER_MINUTE="2") as server:
        for _ in range(2):
            assert server.http.get("/api/codes/AAAAAA").status_code == 404
        refused = server.http.get("/api/codes/AAAAAA")
        problem = refused.json()
        assert (refused.status_code, problem["reason"]) == (429, "codes-too-many")
        assert 1 <= int(refused.headers["retry-after"]) == problem["facts"]["seconds"] <= 5
        text = say("refusal-codes-too-many", "en", **problem["facts"])
        assert str(problem["facts"]["seconds"]) in text
