"""Sushi Go!: choose a card, reveal together, pass the hand on.

The law of this room: `components.py` holds every number of the boxes, `editions.py` says how the
editions differ, `book.py` turns both into integers; `rules.py`, `draws.py`, `turns.py`,
`battle.py`, `scoring.py`, `limits.py` and `knowledge.py` read only those integers; `game.py` alone
turns integers into ids.
"""

from sushibelt.games.entry import Entry
from sushibelt.games.sushi_go.box import box_lines
from sushibelt.games.sushi_go.editions import EDITIONS
from sushibelt.games.sushi_go.explained import explanations
from sushibelt.games.sushi_go.game import make
from sushibelt.games.sushi_go.telling import TELLING
from sushibelt.games.sushi_go.traits import traits_of
from sushibelt.games.sushi_go.view import SushiGoView

ENTRY = Entry(EDITIONS, make, TELLING, explanations, traits_of, box_lines, SushiGoView)
