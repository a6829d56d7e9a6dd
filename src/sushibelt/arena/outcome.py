"""What an arena has shown: every pairing, and every bot with its rating."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from sushibelt.arena.contest import (
    Contest,
    Deal,
    Pair,
    Played,
    Standing,
    counted,
    line_ups,
    standing,
)
from sushibelt.arena.ratings import Rating, ratings
from sushibelt.simulation.figures import SHARES


class Pairing(NamedTuple):
    """Two bots against each other, seen from the first."""

    bots: Pair
    standing: Standing
    games: int
    win_share: float | None  # of games, a shared win in parts; None before the first
    unfinished: int
    forfeits: tuple[Counter[str], Counter[str]]


class Competitor(NamedTuple):
    """One bot, over all its pairings."""

    bot: str
    rating: Rating
    wins: int
    even: int
    losses: int
    forfeits: Counter[str]


class Outcome(NamedTuple):
    """All that is told of an arena; the strongest bot comes first."""

    contest: Contest
    limit: int  # of deals for each pairing
    competitors: tuple[Competitor, ...]
    pairings: tuple[Pairing, ...]


def outcome(contest: Contest, played: Played, limit: int) -> Outcome:
    """Sum up the deals that count."""
    counting = {pair: counted(deals, limit) for pair, deals in played.items()}
    pairings = tuple(_pairing(contest, pair, deals) for pair, deals in counting.items())
    rated = ratings(contest.bots, counting)
    competitors = [_competitor(bot, rated[bot], pairings) for bot in contest.bots]
    competitors.sort(key=lambda competitor: -competitor.rating.strength)
    return Outcome(contest, limit, tuple(competitors), pairings)


def _pairing(contest: Contest, pair: Pair, deals: Sequence[Deal]) -> Pairing:
    games = len(deals) * len(line_ups(contest.seats))
    unfinished = sum(deal.unfinished for deal in deals)
    finished = games - unfinished
    won = sum(deal.won[0] for deal in deals)
    forfeits: tuple[Counter[str], Counter[str]] = Counter(), Counter()
    for deal in deals:
        for side in (0, 1):
            forfeits[side].update(deal.forfeits[side])
    share = won / (SHARES * finished) if finished else None
    return Pairing(pair, standing(deals), games, share, unfinished, forfeits)


def _competitor(bot: str, rating: Rating, pairings: Sequence[Pairing]) -> Competitor:
    wins = even = losses = 0
    forfeits: Counter[str] = Counter()
    for pairing in pairings:
        if bot in pairing.bots:
            side = pairing.bots.index(bot)
            stands = pairing.standing
            wins += (stands.wins, stands.losses)[side]
            losses += (stands.losses, stands.wins)[side]
            even += stands.even
            forfeits += pairing.forfeits[side]
    return Competitor(bot, rating, wins, even, losses, forfeits)
