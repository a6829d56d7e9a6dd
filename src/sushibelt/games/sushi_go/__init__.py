"""Sushi Go!: choose a card, reveal together, pass the hand on.

The law of this room: `components.py` holds every number of the boxes, `editions.py` says how the
editions differ, `book.py` turns both into integers; `rules.py`, `draws.py`, `turns.py`,
`battle.py`, `scoring.py`, `limits.py` and `knowledge.py` read only those integers; `game.py` alone
turns integers into ids.
"""
