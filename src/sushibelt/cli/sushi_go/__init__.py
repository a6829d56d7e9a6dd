"""Sushi Go! in the terminal."""

from sushibelt.cli.sushi_go.drawing import draw
from sushibelt.cli.sushi_go.offers import offer
from sushibelt.cli.table.family import FamilyTable

TABLE = FamilyTable(draw, offer)
