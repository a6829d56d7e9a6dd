"""Tables in any stage, made over the server's own doors: quicker than by hand, and as real."""

import json
from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import Page

from tests.browser.guest import NOVICE
from tests.server.process import Page as Line
from tests.server.process import Server, play_on

DEALS = 20  # are enough to find what most of them bring


class Board:
    """A table with its secrets; its first person plays over a line until a browser takes over."""

    def __init__(
        self, server: Server, game: str, bots: list[str | None], name: str = "Ana"
    ) -> None:
        self._server, self._game, self._name = server, game, name
        self.made = server.table(game, 1 + len(bots), name=name, bots=[None, *bots])

    @property
    def address(self) -> str:
        """Where the first person sits."""
        return f"/t/{self.made['table']}#{self.made['secret']}"

    def start(self) -> Line:
        """Begin to play; returns the line of the first person."""
        table, host = self.made["table"], self.made["host"]
        line = self._server.page(table, self.made["secret"], host=host)
        assert line.say("start")["type"] == "ack"
        line.until(lambda message: message["stage"] == "playing")
        return line

    def play(self, turns: int) -> dict[str, Any]:
        """Begin, make some choices, and leave the table, which is returned, to a browser."""
        line = self.start()
        for _ in range(turns):
            line.until(lambda message: message["legal"] and not message["picked"])
            number = line.message["turn"]["number"]
            assert line.pick(line.message["legal"][0])["type"] == "ack"
            line.until(partial(_past, number))
        line.until(lambda message: message["legal"] and not message["picked"])
        line.close()
        return line.message

    def finish(self) -> str:
        """Play to the end; returns the id of the match."""
        line = self.start()
        play_on([line])
        line.close()
        return str(line.message["match"])

    def remember(self, page: Page) -> None:
        """Have a device remember this table, as if it had been laid there."""
        kept = {
            "table": self.made["table"],
            "game": self._game,
            "seats": [{"secret": self.made["secret"], "name": self._name}],
            "host": self.made["host"],
            "watch": self.made["watch"],
            "match": "",
            "stage": "",
            "names": [self._name],
            "place": 0,
            "when": 0,
        }
        page.evaluate("kept => localStorage.setItem('sushibelt.tables', kept)", json.dumps([kept]))


def dealt(
    server: Server, game: str, seats: int, turns: int, holds: Callable[[dict[str, Any]], bool]
) -> Board:
    """A table with novices, so many choices later, with something that not every deal brings."""
    for _ in range(DEALS):
        board = Board(server, game, novices(seats))
        if holds(board.play(turns)):
            return board
    raise AssertionError(f"{DEALS} deals of {game} without it")


def _past(number: int, message: dict[str, Any]) -> bool:
    """Whether a turn is over."""
    return bool(message["turn"]["number"] > number)


def novices(seats: int) -> list[str | None]:
    """Bots for all seats but the first."""
    return [NOVICE] * (seats - 1)
