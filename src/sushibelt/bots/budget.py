"""How long a bot may think."""

from typing import NamedTuple


class Budget(NamedTuple):
    """Limits of one choice; None means that this one does not bind.

    A bot that does not search ignores both. Iterations give the same choice on every machine.
    """

    iterations: int | None = None
    seconds: float | None = None


USUAL = Budget()  # as long as the bot is used to
