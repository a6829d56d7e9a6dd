"""The families' tables in the terminal, by the family's id."""

from collections.abc import Mapping

from sushibelt.cli import sushi_go, sushi_roll, sushizock
from sushibelt.cli.table.family import FamilyTable

TABLES: Mapping[str, FamilyTable] = {
    "sushi-go": sushi_go.TABLE,
    "sushi-roll": sushi_roll.TABLE,
    "sushizock": sushizock.TABLE,
}
