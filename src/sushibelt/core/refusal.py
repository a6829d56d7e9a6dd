"""The one exception that people, programs and files can cause by what they ask for."""

from typing import Any


class Refusal(Exception):  # noqa: N818 - it is an answer, not a fault of the program
    """Something asked for cannot be. `reason` is an id of the catalogue, `facts` fill it in.

    The catalogue in words/ turns both into a sentence that says what to do instead; nothing here
    is shown to a person as it stands.
    """

    def __init__(self, reason: str, **facts: Any) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.reason}({facts})"

    def __reduce__(self) -> tuple[object, ...]:
        """Travel between processes: keyword arguments do not by themselves."""
        return _refuse, (self.reason, self.facts)


def _refuse(reason: str, facts: dict[str, object]) -> Refusal:
    return Refusal(reason, **facts)
