"""One keyboard and one screen, or two ends of a pipe: pages out, lines in.

On a terminal every page is a fresh one on the alternate screen: nothing that one person saw can be
scrolled back to by the next. Into a pipe the same pages are written one after the other, and nobody
is asked to press Enter.
"""

import sys
from io import StringIO, TextIOWrapper
from types import TracebackType
from typing import Self, TextIO

from rich.console import Console, Group, RenderableType
from rich.segment import Segment, Segments
from rich.text import Text

from sushibelt.words import say

ROOM_FOR_ANSWERS = 4  # rows under a page: a remark, the question, what is typed
SHORTEST_PAGE = 6


class Leaving(Exception):  # noqa: N818 - an answer, not a fault of the program
    """The person wants to leave, or the input has ended (`at_end`)."""

    def __init__(self, at_end: bool) -> None:
        super().__init__(at_end)
        self.at_end = at_end


class Screen:
    """Where pages are shown and answers read; in a `with` statement it takes the whole terminal."""

    def __init__(self, console: Console, lines: TextIO, live: bool) -> None:
        self.console = console
        self.live = live  # a person at a terminal, rather than a program at a pipe
        self._lines = lines

    @classmethod
    def of_process(cls) -> "Screen":
        """Return the screen on this process's standard input and output."""
        lines: TextIO = sys.stdin or StringIO()  # there is none if it was closed before we began
        if isinstance(lines, TextIOWrapper):
            lines.reconfigure(errors="replace")  # a broken character is an answer not understood
        console = Console(highlight=False)
        live = lines.isatty() and console.is_terminal and not console.is_dumb_terminal
        return cls(console, lines, live)

    def __enter__(self) -> Self:
        if self.live:
            self.console.set_alt_screen(True)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.live:
            self.console.set_alt_screen(False)

    def page(self, *parts: RenderableType, news: RenderableType | None = None) -> None:
        """Show a new page, with the latest of the news on top as far as there is room for it.

        A page that is too long for the terminal even without news comes in pieces.
        """
        if not self.live:
            self.console.print(Group(*([news] if news else []), *parts))
            return
        rows = self.console.render_lines(Group(*parts), pad=False)
        above = self.console.render_lines(news, pad=False) if news else []
        room = max(SHORTEST_PAGE, self.console.height - ROOM_FOR_ANSWERS)
        if len(rows) < room < len(above) + len(rows):
            more = [Segment(say("page-more-news"))]
            above = [more, *above[len(above) + len(rows) + 1 - room :]]
        rows = above + rows
        while len(rows) > room:
            self._show(rows[:room])
            self.ask(say("ask-more"))
            rows = rows[room:]
        self._show(rows)

    def _show(self, rows: list[list[Segment]]) -> None:
        self.console.clear()
        ended = [segment for row in rows for segment in (*row, Segment.line())]
        self.console.print(Segments(ended), end="")

    def remark(self, text: str) -> None:
        """Add a line under the page; commands in it can be copied, so it is not broken."""
        self.console.print(Text(text), soft_wrap=True)

    def ask(self, question: str) -> str:
        """Return the line that answers a question; without one the person has left."""
        self.console.print(Text(f"{question} > ", style="bold"), end="")
        line = self._lines.readline()
        if not line:
            self.console.print()
            raise Leaving(at_end=True)
        if not self.live:
            self.console.print()  # what came through a pipe was not echoed
        return line.strip()

    def pause(self, question: str) -> str:
        """Wait for Enter at a terminal; a pipe goes on at once."""
        return self.ask(question) if self.live else ""
