"""Whom a state waits for: exactly one of these, always."""

NATURE = 0
SEATS = 1
NOBODY = 2
