"""Reading the pages of docs/rules: sections, tables, examples, and what stands in a cell."""

import re
from pathlib import Path
from typing import NamedTuple

from sushibelt.games import GAMES

FOLDER = Path(__file__).parents[2] / "docs" / "rules"
FAMILIES = tuple(GAMES)
NOTHING = "–"

Table = list[list[str]]  # the heading first


class Example(NamedTuple):
    """An example of a page; `edition` is empty where its columns name the editions."""

    family: str
    kind: str
    edition: str
    line: int
    table: Table
    drawing: tuple[str, ...]

    @property
    def heading(self) -> list[str]:
        return self.table[0]

    @property
    def rows(self) -> Table:
        return self.table[1:]

    @property
    def game(self) -> str:
        return f"{self.family}/{self.edition}"

    @property
    def columns(self) -> list[tuple[int, str]]:
        """Every column that is headed by games, once for each of them."""
        return [
            (column, f"{self.family}/{edition}")
            for column, cell in enumerate(self.heading)
            for edition in codes(cell)
        ]


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.md").read_text(encoding="utf-8")


def sections(name: str) -> dict[str, list[str]]:
    """The lines of a page by its headings of the second level."""
    found: dict[str, list[str]] = {}
    for line in text_of(name).splitlines():
        if line.startswith("## "):
            found[line[3:]] = []
        elif found:
            found[list(found)[-1]].append(line)
    return found


def tables(lines: list[str]) -> list[Table]:
    """The tables among these lines, each without the line under its heading."""
    found: list[Table] = []
    inside = False
    for line in lines:
        if not line.startswith("|"):
            inside = False
            continue
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not inside:
            found.append([cells])
        elif not set(line) <= set("|-"):
            assert len(cells) == len(found[-1][0]), line
            found[-1].append(cells)
        inside = True
    return found


def examples(family: str) -> list[Example]:
    """Every example of a page, in order."""
    lines = text_of(family).splitlines()
    found = []
    for number, line in enumerate(lines):
        marked = re.fullmatch(r"<!-- example: (.+?)(?: of (\S+))? -->", line)
        if marked:
            block = []
            for below in lines[number + 1 :]:
                if not below:
                    break
                block.append(below)
            table = tables(block)
            drawing = tuple(block) if not table else ()
            found.append(
                Example(
                    family,
                    marked[1],
                    marked[2] or "",
                    number + 1,
                    table[0] if table else [],
                    drawing,
                )
            )
    return found


def codes(cell: str) -> list[str]:
    """What stands between backticks."""
    return re.findall(r"`([^`]+)`", cell)


def cards(cell: str) -> str:
    """Cards of one pair of backticks, separated by spaces; a dash is none."""
    if cell == NOTHING:
        return ""
    (words,) = codes(cell)
    return words


def numbers(cell: str) -> list[int]:
    """Whole numbers with commas between them; a dash is none."""
    if cell == NOTHING:
        return []
    return [int(word.strip().replace("−", "-")) for word in cell.split(",")]


def number(cell: str) -> int:
    (value,) = numbers(cell)
    return value


def amounts(cell: str) -> dict[str, int]:
    """`3 × maki1, 2 × maki2` as counts."""
    return {name: int(count) for count, name in re.findall(r"(\d+) × `([^`]+)`", cell)}
