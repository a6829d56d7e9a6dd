"""Sushizock in the terminal."""

from sushibelt.cli.sushizock.drawing import draw
from sushibelt.cli.sushizock.offers import offer
from sushibelt.cli.table.family import FamilyTable

TABLE = FamilyTable(draw, offer)
