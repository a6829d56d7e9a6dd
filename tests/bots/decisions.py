"""Decisions of every bot, as they were recorded: same view, same generator, same choice.

`python -m tests.bots.decisions` plays random matches with fixed keys, asks the bots at moments of
choice and writes `decisions.txt`: a line for each moment, an answer for each bot. An answer is the
action and, if the bot drew chance, a digest of the generator's words afterwards. Write it anew only
when bots are meant to play differently; `python -m tests.bots.decisions sushi-go` leaves the games
of other families as they are, and tells which bots choose otherwise than before.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from sushibelt.bots.bot import find as find_bot
from sushibelt.bots.budget import USUAL, Budget
from sushibelt.core.chance import below, generator, key_of
from sushibelt.core.game import Seat
from sushibelt.core.match import By
from sushibelt.games import Match, find

RECORD = Path(__file__).parent / "decisions.txt"

PAIRS = (
    ("sushi-go/zoch-2014", 3),
    ("sushi-go/zoch-2014+forced-wasabi+two-way", 5),
    ("sushi-go/original-2013", 2),
    ("sushi-go/original-2013", 4),
    ("sushi-go/original-2013+two-way", 5),
    ("sushi-go/anniversary", 3),
    ("sushi-go/anniversary+must-have-maki", 2),
    ("sushi-go/anniversary+golf", 2),
    ("sushi-go/anniversary+frozen-yogurt+personal-piles", 2),
    ("sushi-go/anniversary+frozen-yogurt+two-way", 4),
    ("sushi-go/anniversary+bubble-tea+puppet", 2),
    ("sushi-go/anniversary+bubble-tea+golf", 5),
    ("sushi-go/anniversary+mochi+battle", 2),
    ("sushi-go/anniversary+battle", 2),
    ("sushi-go/anniversary+mochi", 4),
    ("sushi-go/anniversary+pudding+puppet", 2),
    ("sushi-roll/2019", 2),
    ("sushi-roll/2019", 3),
    ("sushi-roll/2019", 5),
    ("sushizock/2008", 2),
    ("sushizock/2008", 3),
    ("sushizock/2008+matching", 2),
    ("sushizock/2008+matching", 5),
)

FEW = Budget(iterations=40)
CHEAP = ("novice", "apprentice", "greedy", "random", "cook", "ismcts", "montecarlo")
ABOUT = 25  # moments of a pair
CHEF_EVERY = 3  # moments
MASTER_EVERY = 8
SLOW_EVERY = 6  # some bots are asked without numba as well
SEARCHERS = ("cook", "chef", "ismcts", "montecarlo")
VERY_FEW = Budget(iterations=6)
SLOW = "slow-"


class Moment(NamedTuple):
    """A seat that owes a choice, in a match that random choices led to."""

    match: Match
    seat: Seat

    @property
    def name(self) -> str:
        return f"{self.match.turn.number}.{self.seat}"


def moments(game_id: str, seats: int) -> Iterator[Moment]:
    """Yield moments of random matches, spread so that about the same number comes of each pair."""
    chance = generator(b"sushibelt/decisions", f"{game_id} {seats}".encode())
    found = list(_all_moments(game_id, seats))
    every = max(1, len(found) // ABOUT)
    for n, moment in enumerate(found):
        if n % every == below(chance, every):
            yield moment


def _all_moments(game_id: str, seats: int) -> Iterator[Moment]:
    choices = generator(b"sushibelt/walk", f"{game_id} {seats}".encode())
    match = Match.begin(find(game_id, seats), key_of("decisions")).advance()[0]
    while match.turn.actors:
        for seat in match.turn.actors:
            legal = match.game.legal(match.state, seat)
            if len(legal) > 1:
                yield Moment(match, seat)
        for seat in match.turn.actors:
            legal = match.game.legal(match.state, seat)
            action = legal[below(choices, len(legal))]
            match = match.submit(seat, action, match.turn.number, By.BOT)
        match = match.advance()[0]


def asked(number: int) -> Iterator[tuple[str, str, Budget]]:
    """Yield who is asked at the n-th moment recorded: a label, a bot and its budget."""
    for bot in CHEAP:
        yield bot, bot, FEW if bot in ("ismcts", "montecarlo") else USUAL
    if number % CHEF_EVERY == 0:
        yield "chef", "chef", USUAL
    if number % MASTER_EVERY == 0:
        yield "master", "master", USUAL
    if number % SLOW_EVERY == 0:
        for bot in SEARCHERS:
            yield f"{SLOW}{bot}", bot, VERY_FEW


@contextmanager
def without_numba() -> Iterator[None]:
    """Let bots run interpreted."""
    before = sys.modules.get("numba")
    sys.modules["numba"] = None  # type: ignore[assignment]
    try:
        yield
    finally:
        if before is None:
            del sys.modules["numba"]
        else:
            sys.modules["numba"] = before


def answer(moment: Moment, label: str, bot: str, budget: Budget) -> str:
    """Return what a bot chooses, and a digest of the words that it leaves."""
    game = find(moment.match.game.id, moment.match.game.seats)
    first = generator(b"sushibelt/decision", moment.name.encode(), bot.encode())
    rng = first[:]
    view = moment.match.view(moment.seat)
    if label.startswith(SLOW):
        with without_numba():
            action = find_bot(bot).choose(game, view, budget, rng)
    else:
        action = find_bot(bot).choose(game, view, budget, rng)
    words = "" if rng == first else ":" + sha256(repr(rng).encode()).hexdigest()[:4]
    return f"{label}={game.name(action).replace(' ', '_')}{words}"


def title(game_id: str, seats: int) -> str:
    """Return the line that stands above the moments of a pair."""
    return f"# {game_id} {seats}"


def line(moment: Moment, number: int) -> str:
    """Return what all bots answer at the n-th moment of a pair."""
    return " ".join([moment.name, *(answer(moment, *who) for who in asked(number))])


def recorded() -> dict[str, list[str]]:
    """Return the lines of the record below their titles."""
    found: dict[str, list[str]] = {}
    for text in RECORD.read_text(encoding="utf-8").splitlines():
        if text.startswith("#"):
            found[text] = latest = []
        else:
            latest.append(text)
    return found


def write(family: str) -> Counter[str]:
    """Record the games of a family anew, or all; return how often each bot's answer changed."""
    before = recorded()
    changed: Counter[str] = Counter()
    parts = []
    for pair in PAIRS:
        lines = before.get(title(*pair), [])
        if pair[0].startswith(family):
            lines = [line(at, n) for n, at in enumerate(moments(*pair))]
            for old, new in zip(before.get(title(*pair), []), lines, strict=False):
                differ = set(new.split()) - set(old.split())
                changed.update(answer.partition("=")[0] for answer in differ)
        parts += [title(*pair), *lines]
    RECORD.write_text("\n".join(parts) + "\n", encoding="utf-8")
    return changed


if __name__ == "__main__":
    print(write("".join(sys.argv[1:])))
