"""`python -m sushibelt.fast.first_game GAME` plays one compiled game, for `bench` to time it.

It stands here because nothing but the rules and their compiler is loaded on the way.
"""

import sys

from sushibelt.fast.compile import compiled
from sushibelt.fast.drivers import play_games
from sushibelt.fast.playouts import play_compiled
from sushibelt.games import find, select

if __name__ == "__main__":
    chosen = select(sys.argv[1])
    game = find(chosen.id, chosen.seats[-1])
    play_compiled(compiled(game.family, play_games), game, seed=1, first=0, count=1)
