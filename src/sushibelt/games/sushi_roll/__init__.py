"""Sushi Roll: dice on belts that slide to the left, three rounds, everything in the open.

The law of this room: `components.py` holds every number of the box, `editions.py` says how editions
would differ, `book.py` turns both into integers; `rules.py`, `draws.py`, `turns.py`, `scoring.py`,
`limits.py` and `knowledge.py` read only those integers; `game.py` alone turns integers into ids.
"""
