"""Golden playthroughs: finished matches of a few shapes with their score sheets, to be read.

Of a match for every id and seat count a digest is kept.

They catch what no single rule test would: that the same choices and the same chance still lead to
the same end. `make golden` writes them anew; look at every difference before you commit it.
"""

from hashlib import sha256
from pathlib import Path

from sushibelt.core.game import Part
from sushibelt.core.record import write_record
from sushibelt.games import Match
from tests.walks import walk

FOLDER = Path(__file__).parent
DIGESTS = FOLDER / "digests.tsv"


def path_of(game_id: str, seats: int) -> Path:
    return FOLDER / f"{game_id.replace('/', '_')}_{seats}.txt"


def playthrough(game_id: str, seats: int) -> str:
    """A finished match as text: its record, then every line of its sheet with the reason."""
    *_, match = walk(game_id, seats, 2014)
    return write_record(match) + "\n" + sheet_text(match)


def digest(game_id: str, seats: int) -> str:
    """What stands for a playthrough that nobody reads."""
    return sha256(playthrough(game_id, seats).encode()).hexdigest()[:16]


def sheet_text(match: Match) -> str:
    lines = []
    for plate, sheet in enumerate(match.game.sheet(match.state).seats):
        parts = [(f"round {n}", part) for n, part in enumerate(sheet.rounds, 1)]
        for label, part in [*parts, ("end", sheet.end)]:
            lines += part_lines(f"plate {plate} {label}", part)
        lines.append(f"plate {plate} total {sheet.total}")
    return "\n".join(lines) + "\n"


def part_lines(label: str, part: Part) -> list[str]:
    return [
        f"{label} {line.line} {line.points} {line.why.reason} "
        + " ".join(f"{name}={n}" for name, n in line.why.numbers.items())
        for line in part.lines
    ]
