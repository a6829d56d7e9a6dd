"""Compiles beforehand, each family in a process of its own, what the tests of this folder use.

`python -m tests.fast.warm`: otherwise every process that runs tests compiles all of it again.
"""

from concurrent.futures import ProcessPoolExecutor

from sushibelt.fast.compile import compiled
from sushibelt.fast.drivers import play_games
from sushibelt.games import GAMES, find
from sushibelt.simulation.batch import rules_for
from tests.fast.modes import Recorded
from tests.fast.stories import story
from tests.fast.walking import advance


def warm(family: str) -> int:
    """Tell one game; whatever it takes is on the disk afterwards."""
    edition = GAMES[family].editions[0]
    game = find(f"{family}/{edition.id}", edition.seats[0])
    rules = compiled(game.family, advance)
    _compiled = (rules.advance, compiled(game.family, play_games).play_games)
    _compiled_too = rules_for(game, 1).play_numbered
    return len(list(story(Recorded(rules), game, 0, every_seat=False)))


if __name__ == "__main__":
    with ProcessPoolExecutor() as pool:
        list(pool.map(warm, GAMES))
