"""Sushi Roll in the terminal."""

from sushibelt.cli.sushi_roll.drawing import draw
from sushibelt.cli.sushi_roll.offers import offer
from sushibelt.cli.table.family import FamilyTable

TABLE = FamilyTable(draw, offer)
