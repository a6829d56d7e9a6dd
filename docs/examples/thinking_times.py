"""Measures how long levels think: CPU time per choice, at moments of games among cooks.

    python docs/examples/thinking_times.py --choices 15

The first choice of each level isn't counted: its rules may have to be compiled first.
"""

import argparse
from statistics import median
from time import process_time

from sushibelt.bots.bot import find as find_bot
from sushibelt.bots.budget import USUAL
from sushibelt.core.chance import generator, key_of
from sushibelt.core.game import View
from sushibelt.core.match import By
from sushibelt.games import Match, find
from sushibelt.games.family import AnyGame

GAMES = ("sushi-go/original-2013", "sushi-roll/2019", "sushizock/2008")
LEVELS = ("cook", "chef", "master")


def asked(game: AnyGame, choices: int) -> list[View]:
    """Return the views of that many unforced choices, spread over a game."""
    match, views = Match.begin(game, key_of("times")).advance()[0], []
    while match.turn.actors:
        number = match.turn.number
        for seat in match.turn.actors:
            view = match.view(seat)
            if len(game.legal(view.recalled, seat)) > 1:
                views.append(view)
            rng = generator(b"times", bytes([seat]), str(number).encode())
            action = find_bot("cook").choose(game, view, USUAL, rng)
            match = match.submit(seat, action, number, By.BOT)
        match = match.advance()[0]
    return [views[i * len(views) // choices] for i in range(choices)]


def times(game: AnyGame, level: str, views: list[View]) -> list[float]:
    """Return the milliseconds of each choice, in order of size."""
    spent = []
    for view in [views[0], *views]:
        begun = process_time()
        find_bot(level).choose(game, view, USUAL, generator(b"times"))
        spent.append(1000 * (process_time() - begun))
    return sorted(spent[1:])


def main() -> None:
    """Print a table: median and longest, in milliseconds."""
    parser = argparse.ArgumentParser(description="How long levels think.")
    parser.add_argument("--choices", type=int, default=15)
    choices = parser.parse_args().choices
    print("| game, seats |", " | ".join(LEVELS), "|")
    print("|---" * (len(LEVELS) + 1) + "|")
    for name in GAMES:
        for seats in (2, 4):
            game = find(name, seats)
            views = asked(game, choices)
            found = [times(game, level, views) for level in LEVELS]
            told = [f"{median(each):,.1f} ({each[-1]:,.0f})" for each in found]
            print(f"| `{name}`, {seats} |", " | ".join(told), "|", flush=True)


if __name__ == "__main__":
    main()
