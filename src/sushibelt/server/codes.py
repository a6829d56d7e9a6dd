"""Invitation codes: six letters that people say aloud to let others in."""

import secrets

CODE_LETTERS = "ACDEFHJKMNPRTUVWXY3479"  # none that sounds or looks like another
CODE_LENGTH = 6


def spoken_code() -> str:
    """Return a new code that is easily said over a telephone."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def tidy_code(typed: str) -> str:
    """Return a code as it is stored: case and spaces do not matter."""
    return "".join(typed.split()).replace("-", "").upper()
