"""A round robin of bots on duplicate deals: each is played from every seat.

A deal is played once for each way of seating the two bots (or for one way and its mirror image),
with the same chance of the table, so that neither has the better cards. Games of one deal hang
together; deals do not. So a deal is what is counted: whoever took more of the wins in its games has
won it, seat for seat.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, pairwise
from typing import NamedTuple

from sushibelt.arena.intervals import Interval, exact_interval
from sushibelt.bots.bot import find as find_bot
from sushibelt.bots.budget import Budget
from sushibelt.bots.process import Forfeit, ProcessBot
from sushibelt.bots.protocol import Bot
from sushibelt.core.chance import generator, key_of
from sushibelt.core.game import Result
from sushibelt.core.layout import Vector
from sushibelt.games import find as find_game
from sushibelt.simulation.figures import SHARES
from sushibelt.simulation.playout import play_with_bots
from sushibelt.simulation.workers import Workers

FIRST_LOOK = 25  # deals after which a pairing may first be stopped; then after twice as many, …
EVEN = 0.5
TURN_LIMIT = 5000  # of one game: two bots that never finish must not stop the arena

Pair = tuple[str, str]
LineUp = tuple[int, ...]  # for each seat which of the two bots plays it


class Contest(NamedTuple):
    """What is asked: plain words and numbers, which every process and every file understands."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: str
    neighbours: bool = False  # only against the next one named
    seconds: float | None = None  # for every choice; None: as long as each bot usually thinks
    iterations: int | None = None  # at most, for every choice of a bot that counts them
    exact: bool = False  # no pairing stops early, whatever it shows
    solo: bool = False  # the first bot of a pairing has one seat, the second all others
    mirrored: bool = False  # a deal is one line-up and its mirror image, the next deal another

    @property
    def pairs(self) -> list[Pair]:
        """Who meets: every bot every other, or the next one."""
        return list(pairwise(self.bots) if self.neighbours else combinations(self.bots, 2))

    def line_ups(self, number: int = 0) -> list[LineUp]:
        """Return how the two bots of a pairing sit in the games of a deal."""
        if self.solo:
            return solo_line_ups(self.seats)
        if self.mirrored:
            turned = turned_line_ups(self.seats)[number % self.seats]
            return [turned, mirror_image(turned)]
        return line_ups(self.seats)

    @property
    def places(self) -> tuple[int, int]:
        """How many seats the two bots of a pairing have in all games of a deal."""
        seated = [bot for line_up in self.line_ups() for bot in line_up]
        return seated.count(0), seated.count(1)


class Task(NamedTuple):
    """One deal of one pairing."""

    contest: Contest
    pair: Pair
    number: int


class Deal(NamedTuple):
    """What came of one deal: of both bots the wins, in SHARES, and the choices forfeited."""

    won: tuple[int, int]
    forfeits: tuple[dict[str, int], dict[str, int]]
    unfinished: int  # games that ran into the limit: nobody won them
    points: tuple[int, int]  # of all seats of both bots, in games that ended
    places: tuple[int, int]  # how many seats both had in all its games

    @property
    def shares(self) -> tuple[int, int]:
        """What both won, weighed so that the same for every seat is as much."""
        return self.won[0] * self.places[1], self.won[1] * self.places[0]


Played = dict[Pair, list[Deal]]  # of each pairing all deals so far, from number 0 on


def line_ups(seats: int) -> list[LineUp]:
    """Return how two bots sit at a table: in turns, from every seat, and the other way round."""
    turned = turned_line_ups(seats)
    return list(dict.fromkeys([*turned, *map(mirror_image, turned)]))


def turned_line_ups(seats: int) -> list[LineUp]:
    """Return two bots in turns, from every seat on."""
    pattern = [seat % 2 for seat in range(seats)]
    return [tuple(pattern[start:] + pattern[:start]) for start in range(seats)]


def mirror_image(line_up: LineUp) -> LineUp:
    """Return a line-up in which the two bots have changed places."""
    return tuple(1 - bot for bot in line_up)


def solo_line_ups(seats: int) -> list[LineUp]:
    """Return how the first bot sits alone among copies of the second: in every seat once."""
    return [tuple(int(seat != alone) for seat in range(seats)) for alone in range(seats)]


def play_deal(task: Task) -> Deal:
    """Play one deal with each of its line-ups."""
    bots = [find_bot(name) for name in task.pair]
    before = [_forfeits(bot) for bot in bots]
    won, points, unfinished = [0, 0], [0, 0], 0
    for line_up in task.contest.line_ups(task.number):
        result = _play(task, line_up, bots)
        if result is None:
            unfinished += 1
            continue
        for seat in result.winners:
            won[line_up[seat]] += SHARES // len(result.winners)
        for seat, scored in enumerate(result.points):
            points[line_up[seat]] += scored
    first, second = (
        {why.value: count for why, count in sorted((_forfeits(bot) - past).items())}
        for bot, past in zip(bots, before, strict=True)
    )
    places = task.contest.places
    return Deal((won[0], won[1]), (first, second), unfinished, (points[0], points[1]), places)


def _play(task: Task, line_up: LineUp, bots: Sequence[Bot]) -> Result | None:
    contest = task.contest
    game = find_game(contest.game, contest.seats)
    seated = [bots[bot] for bot in line_up]
    rngs = chance_of_bots(task, line_up)
    budget = Budget(contest.iterations, contest.seconds)
    return play_with_bots(game, key_of_deal(task), seated, rngs, budget, TURN_LIMIT).result


def key_of_deal(task: Task) -> bytes:
    """Return the key of the table's chance: that of game `number` in `sushibelt simulate`."""
    return key_of(f"{task.contest.seed}/{task.number}")


def chance_of_bots(task: Task, line_up: LineUp) -> list[Vector]:
    """Return each seat's own generator: two seats of the same bot do not think alike."""
    place = (task.contest.seed, *task.pair, str(task.number), "".join(map(str, line_up)))
    origin = [b"sushibelt/arena", *(part.encode() for part in place)]
    return [generator(*origin, str(seat).encode()) for seat in range(len(line_up))]


def _forfeits(bot: Bot) -> Counter[Forfeit]:
    return Counter(bot.forfeits) if isinstance(bot, ProcessBot) else Counter()


class Standing(NamedTuple):
    """How a pairing stands, seen from its first bot."""

    deals: int
    wins: int
    losses: int
    interval: Interval  # of the share of deals won among those that either won

    @property
    def even(self) -> int:
        """Deals that neither won."""
        return self.deals - self.wins - self.losses

    @property
    def share(self) -> float | None:
        """The share of deals won; None if neither won any."""
        return self.wins / (self.wins + self.losses) if self.wins + self.losses else None

    @property
    def decided(self) -> bool:
        """Whether equal strength is ruled out."""
        return self.interval.excludes(EVEN)


def standing(deals: Sequence[Deal]) -> Standing:
    """Count deals."""
    shares = [deal.shares for deal in deals]
    wins = sum(first > second for first, second in shares)
    losses = sum(first < second for first, second in shares)
    return Standing(len(deals), wins, losses, exact_interval(wins, wins + losses))


def looks(limit: int, exact: bool = False) -> Iterator[int]:
    """Yield the numbers of deals after which a pairing is looked at; if exact, the last alone.

    They do not depend on how the work is shared out or interrupted. Looking rarely keeps chance
    from stopping a pairing of equals early.
    """
    look = FIRST_LOOK
    while look < limit and not exact:
        yield look
        look *= 2
    yield limit


def counted(deals: Sequence[Deal], limit: int, exact: bool = False) -> Sequence[Deal]:
    """Return the deals up to the first look that decided, or up to the limit."""
    for look in looks(limit, exact):
        if len(deals) <= look or standing(deals[:look]).decided:
            return deals[:look]
    return deals[:limit]


def next_look(deals: Sequence[Deal], limit: int, exact: bool = False) -> int | None:
    """Return up to which deal a pairing is to be played next; None if it is through."""
    so_far = counted(deals, limit, exact)
    at_look = len(so_far) in looks(limit, exact)
    if len(so_far) >= limit or (at_look and standing(so_far).decided):
        return None
    return next(look for look in looks(limit, exact) if look > len(so_far))


def play(
    contest: Contest, played: Played, limit: int, hire: Callable[[], Workers]
) -> Iterator[int]:
    """Play all pairings until each is decided or at the limit, adding to `played` as deals end.

    Yields, after each deal, how many deals at most are still to come.
    """
    workers = hire()
    try:
        while tasks := _stage(contest, played, limit):
            ahead = still_to_come(contest, played, limit)
            deals = workers.do(play_deal, tasks)
            for done, (task, deal) in enumerate(zip(tasks, deals, strict=True), 1):
                played[task.pair].append(deal)
                yield ahead - done
    finally:
        workers.dismiss()


def _stage(contest: Contest, played: Played, limit: int) -> list[Task]:
    """Return what brings every pairing to its next look: deal by deal, so that all grow alike."""
    tasks = [
        Task(contest, pair, number)
        for pair in contest.pairs
        for number in range(len(played[pair]), next_look(played[pair], limit, contest.exact) or 0)
    ]
    return sorted(tasks, key=lambda task: task.number)


def still_to_come(contest: Contest, played: Played, limit: int) -> int:
    """Return how many deals there will be at most."""
    return sum(
        limit - len(deals)
        for deals in played.values()
        if next_look(deals, limit, contest.exact) is not None
    )
