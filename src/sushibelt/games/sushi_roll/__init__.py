"""Sushi Roll: dice on belts that slide to the left, three rounds, everything in the open.

The law of this room: `components.py` holds every number of the box, `editions.py` says how editions
would differ, `book.py` turns both into integers; `rules.py`, `draws.py`, `turns.py`, `scoring.py`,
`limits.py` and `knowledge.py` read only those integers; `game.py` alone turns integers into ids.
"""

from sushibelt.games.entry import Entry
from sushibelt.games.sushi_roll.box import box_lines
from sushibelt.games.sushi_roll.editions import EDITIONS
from sushibelt.games.sushi_roll.explained import explanations
from sushibelt.games.sushi_roll.game import make
from sushibelt.games.sushi_roll.telling import TELLING
from sushibelt.games.sushi_roll.traits import traits_of
from sushibelt.games.sushi_roll.view import SushiRollView

ENTRY = Entry(EDITIONS, make, TELLING, explanations, traits_of, box_lines, SushiRollView)
