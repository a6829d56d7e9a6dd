"""Before a game: which one, for how many, and who sits where."""

from rich.text import Text

from sushibelt import games
from sushibelt.cli.games import seats_text
from sushibelt.cli.play.prompt import LONGEST, shortened
from sushibelt.cli.screen import Screen
from sushibelt.cli.table.drawing import numbered
from sushibelt.cli.usual import USUAL_GAME
from sushibelt.core.refusal import Refusal
from sushibelt.games.ids import Selection
from sushibelt.words import refusal, say


def ask_which_game(screen: Screen) -> Selection:
    """Let a person choose an edition by its number, or any game by its id."""
    ids = [f"{family}/{e.id}" for family, editions in games.FAMILIES.items() for e in editions]
    ids.sort(key=lambda game: game != USUAL_GAME)
    labels = [_label(game) for game in ids]
    screen.page(
        Text(say("play-which-game"), style="bold"),
        *(numbered([x], n) for n, x in enumerate(labels, 1)),
    )
    while True:
        typed = screen.ask(say("play-which-game-default", game=USUAL_GAME))
        try:
            if typed.isdecimal() and typed.isascii():
                return games.select(_numbered(typed, ids))
            return games.select(typed or USUAL_GAME)
        except Refusal as problem:
            screen.remark(refusal(problem))


def _label(game: str) -> Text:
    seats = say("games-option-seats", seats=seats_text(games.select(game).seats))
    title = say(f"edition-{game.replace('/', '-')}")
    return Text.assemble(game, (seats, "dim"), (f" – {title}", "dim"))


def _numbered(typed: str, ids: list[str]) -> str:
    if len(typed) > LONGEST or not 1 <= int(typed) <= len(ids):
        raise Refusal("input-game-number", number=shortened(typed), highest=len(ids))
    return ids[int(typed) - 1]


def ask_how_many(screen: Screen, chosen: Selection, usual: int) -> int:
    """Let a person choose how many seats there are."""
    allowed = [str(n) for n in chosen.seats]
    if len(allowed) == 1:
        return chosen.seats[0]
    while True:
        typed = screen.ask(say("play-how-many", seats=allowed, usual=usual))
        if typed in ("", *allowed):
            return int(typed or usual)
        problem = Refusal(
            "seats-impossible", game=chosen.id, seats=shortened(typed), allowed=allowed
        )
        screen.remark(refusal(problem))
