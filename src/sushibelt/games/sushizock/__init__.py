"""Sushizock im Gockelwok: roll up to three times for one portion, and mind the bones.

The law of this room: `components.py` holds every number of the box, `editions.py` says how the
rulesets differ, `book.py` turns both into integers; `rules.py`, `draws.py`, `turns.py`,
`scoring.py`, `limits.py` and `knowledge.py` read only those integers; `game.py` alone turns
integers into ids. Bones are kept as magnitudes (`bone3`
is 3); the minus sign exists only where points are added up.
"""

from sushibelt.games.entry import Entry
from sushibelt.games.sushizock.box import box_lines
from sushibelt.games.sushizock.editions import EDITIONS
from sushibelt.games.sushizock.explained import explanations
from sushibelt.games.sushizock.game import make
from sushibelt.games.sushizock.telling import TELLING
from sushibelt.games.sushizock.traits import traits_of
from sushibelt.games.sushizock.view import SushizockView

ENTRY = Entry(EDITIONS, make, TELLING, explanations, traits_of, box_lines, SushizockView)
