"""Functions that no rule could be: each holds one thing outside the integer subset.

The line that is to blame ends in the word `here`.
"""

from typing import Any

from sushibelt.core import ranking

NAME = "salmon"


def divides(a: int) -> float:
    return a / 2  # here


def raises_to_a_power(a: int) -> int:
    return a**2  # here


def slices(a: list[int]) -> list[int]:
    return a[1:2]  # here


def counts_from_the_end(a: list[int]) -> int:
    return a[-1]  # here


def makes_a_list(a: int) -> list[int]:
    return [a]  # here


def comprehends(a: list[int]) -> int:
    b = [x for x in a]  # noqa: C416  # here
    return b[0]


def asks_for_members(a: int, b: list[int]) -> int:
    return 1 if a in b else 0  # here


def measures(a: list[int]) -> int:
    return len(a)  # here


def loops_over_a_list(a: list[int]) -> int:
    total = 0
    for x in a:  # here
        total += x
    return total


def loops_in_steps(a: int) -> int:
    total = 0
    for x in range(0, a, 2):  # here
        total += x
    return total


def names_an_argument(a: int) -> int:
    return max(a, 0, key=abs)  # here


def calls_a_method(a: Any) -> int:
    return a.bit_length()  # here


def reads_a_text(a: int) -> int:
    return a if NAME else 0  # here


def raises(a: int) -> int:
    if a < 0:
        raise ValueError  # here
    return a


def assigns_two_at_once(a: int, b: int) -> int:
    a, b = b, a  # here
    return a


def shifts_by_a_variable(a: int, b: int) -> int:
    return a << b  # here


def masks_beyond_a_word(a: int) -> int:
    return a & 0x7FFFFFFFFF  # here


def shares(a: int) -> int:  # here
    return passes_on(a) if a else 0


def passes_on(a: int) -> int:  # here
    return shares(a - 1)


def makes_a_rule() -> Any:
    def within(a: int) -> int:  # here
        return a

    return within


within = makes_a_rule()


def asks_a_module_for_text(a: int) -> int:
    return a + ranking.__name__  # type: ignore[operator]  # here
