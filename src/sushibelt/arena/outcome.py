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
    standing,
)
from sushibelt.arena.ratings import Rating, ratings
from sushibelt.simulation.figures import SHARES, Moments, Summary


class Pairing(NamedTuple):
    """Two bots against each other, seen from the first."""

    bots: Pair
    standing: Standing
    games: int
    win_share: float | None  # of games, a shared win in parts; None before the first
    win_share_error: float | None  # its standard error, over deals; None before the second
    points: tuple[float, float] | None  # that a seat of either bot scores on average
    lead: Summary  # of the first in points, and its standard error over deals
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
    """The report of an arena; the strongest bot comes first."""

    contest: Contest
    limit: int  # of deals for each pairing
    competitors: tuple[Competitor, ...]
    pairings: tuple[Pairing, ...]


def outcome(contest: Contest, played: Played, limit: int) -> Outcome:
    """Sum up the deals that count."""
    counting = {pair: counted(deals, limit, contest.exact) for pair, deals in played.items()}
    pairings = tuple(_pairing(contest, pair, deals) for pair, deals in counting.items())
    rated = ratings(contest.bots, counting)
    competitors = [_competitor(bot, rated[bot], pairings) for bot in contest.bots]
    competitors.sort(key=lambda competitor: -competitor.rating.strength)
    return Outcome(contest, limit, tuple(competitors), pairings)


def _pairing(contest: Contest, pair: Pair, deals: Sequence[Deal]) -> Pairing:
    each = len(contest.line_ups())
    games = len(deals) * each
    unfinished = sum(deal.unfinished for deal in deals)
    finished = games - unfinished
    won = sum(deal.won[0] for deal in deals)
    forfeits: tuple[Counter[str], Counter[str]] = Counter(), Counter()
    for deal in deals:
        for side in (0, 1):
            forfeits[side].update(deal.forfeits[side])
    share = won / (SHARES * finished) if finished else None
    whole = [deal for deal in deals if not deal.unfinished]  # games of a deal are one sample
    shares = _moments([deal.won[0] for deal in whole]).summary(SHARES * each)
    places = contest.places
    first, second = (
        _moments([deal.points[side] for deal in whole]).summary(places[side]).mean
        for side in (0, 1)
    )
    leads = [deal.points[0] * places[1] - deal.points[1] * places[0] for deal in whole]
    return Pairing(
        pair,
        standing(deals),
        games,
        share,
        shares.se,
        None if first is None or second is None else (first, second),
        _moments(leads).summary(places[0] * places[1]),
        unfinished,
        forfeits,
    )


def _moments(values: Sequence[int]) -> Moments:
    return Moments(len(values), sum(values), sum(value * value for value in values))


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
