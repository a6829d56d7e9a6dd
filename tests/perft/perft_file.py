"""Reads perft files: positions as text, and how many leaves their trees have at each depth.

    id wasabi-may
    game sushi-go/zoch-2014
    hands egg salmon tempura | maki1 wasabi squid | egg maki2 maki2
    plates wasabi chopsticks | |
    perft 1 24 24

A figure is `perft depth leaves positions`: sequences of moves, and different tables among them. A
move is the joint choice of all seats that owe one, or everything that chance owes, one component
after the other. A blank line ends a position; what stands behind `#` is for people.
"""

from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Position:
    """One entry: what is said of it, line by line, and its figures by depth."""

    said: dict[str, str]
    figures: dict[int, tuple[int, int]] = field(default_factory=dict)

    @property
    def id(self) -> str:
        return self.said["id"]

    @property
    def game(self) -> str:
        return self.said["game"]

    def text(self, key: str, default: str = "") -> str:
        return self.said.get(key, default)

    def number(self, key: str, default: int = 0) -> int:
        return int(self.said.get(key, default))

    def words(self, key: str) -> list[str]:
        return self.text(key).split()

    def lists(self, key: str) -> list[list[str]]:
        """Words in groups parted by `|`, such as hands by seat; nothing said is no group."""
        return [group.split() for group in self.said[key].split("|")] if key in self.said else []


def read(name: str) -> list[Position]:
    """The positions of a file."""
    positions: list[Position] = []
    for block in (HERE / name).read_text(encoding="utf-8").split("\n\n"):
        position = Position({})
        for line in block.splitlines():
            key, _, value = line.partition("#")[0].strip().partition(" ")
            if key == "perft":
                depth, leaves, tables = (int(word) for word in value.split())
                position.figures[depth] = (leaves, tables)
            elif key:
                position.said[key] = value.strip()
        if position.said:
            positions.append(position)
    return positions
