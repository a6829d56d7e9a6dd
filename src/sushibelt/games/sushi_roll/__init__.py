"""Sushi Roll: dice on belts that slide to the left, three rounds, everything in the open.

The law of this room: `components.py` and `editions.py` hold numbers with their sources and are the
only place to correct one; `book.py` turns them into integers; `rules.py`, `scoring.py`, `limits.py`
and `knowledge.py` are integer rules that read the book; `game.py` alone turns integers into ids.
"""
