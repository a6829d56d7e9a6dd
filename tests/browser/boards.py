"""Tables in any stage, made over the server's own doors: quicker than by hand, as real as by hand."""

import json
from typing import Any

from playwright.sync_api import Page

from sushibelt.words import say
from tests.browser.guest import NOVICE
from tests.server.process import Page as Line
from tests.server.process import Server, play_on


class Board:
    """A table, its secrets, and the lines over which its people play until a browser takes over."""

    def __init__(self, server: Server, game: str, bots: list[str | None], name: str = "Ana") -> None:
        seats = 1 + len(bots)
        self._server, self._game = server, game
        self.made = server.table(game, seats, name=name, bots=[None, *bots])
        self.names = [name]

    @property
    def address(self) -> str:
        """Where the first person sits."""
        return f"/t/{self.made['table']}#{self.made['secret']}"

    def start(self) -> Line:
        """Begin to play; the line of the first person is left open."""
        table, host = self.made["table"], self.made["host"]
        line = self._server.page(table, self.made["secret"], host=host)
        assert line.say("start")["type"] == "ack"
        line.until(lambda told: told["stage"] == "playing")
        return line

    def play(self, turns: int) -> None:
        """Begin, make some choices, and leave the table to a browser."""
        line = self.start()
        for _ in range(turns):
            line.until(lambda told: told["legal"] and not told["picked"])
            number = line.told["turn"]["number"]
            assert line.pick(line.told["legal"][0])["type"] == "ack"
            line.until(lambda told, n=number: told["turn"]["number"] > n)
        line.until(lambda told: told["legal"] and not told["picked"])
        line.close()

    def finish(self) -> str:
        """Play to the end; returns the id of the match."""
        line = self.start()
        play_on([line])
        line.close()
        return str(line.told["match"])

    def remember(self, page: Page) -> None:
        """Have a device remember this table, as if it had been laid there."""
        kept = {
            "table": self.made["table"],
            "game": self._game,
            "seats": [{"secret": self.made["secret"], "name": self.names[0]}],
            **{"host": self.made["host"], "watch": self.made["watch"]},
            **{"match": "", "stage": "playing", "names": self.names, "place": 0, "when": 0},
        }
        text = json.dumps(json.dumps([kept]))
        page.add_init_script(f"localStorage.getItem('sushibelt.tables') ?? localStorage.setItem('sushibelt.tables', {text})")


def novices(seats: int) -> list[str | None]:
    """Bots for all seats but the first."""
    return [NOVICE] * (seats - 1)


def finished(server: Server, game: str = "sushi-go/anniversary", seats: int = 4) -> tuple[Board, str]:
    """A table whose match is over, and that match."""
    board = Board(server, game, novices(seats))
    return board, board.finish()


def told_of(server: Server, board: Board) -> dict[str, Any]:
    """The table as its first person is told."""
    secret = {"Authorization": f"Bearer {board.made['secret']}"}
    return dict(server.http.get(f"/api/tables/{board.made['table']}", headers=secret).json())


__all__ = ["Board", "finished", "novices", "say", "told_of"]
