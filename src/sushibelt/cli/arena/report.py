"""How `sushibelt arena` tells its outcome: as tables for people, as JSON for programs."""

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import Console, OverflowMethod
from rich.table import Table
from rich.text import Text

from sushibelt.arena.contest import Standing
from sushibelt.arena.outcome import Competitor, Outcome, Pairing
from sushibelt.words import number, say


def outcome_as_json(shown: Outcome) -> dict[str, object]:
    """Return the object that docs/bots.md describes; what is not known yet is null."""
    return {
        "game": shown.contest.game,
        "seats": shown.contest.seats,
        "seed": shown.contest.seed,
        "limit": shown.limit,
        "exact": shown.contest.exact,
        "solo": shown.contest.solo,
        "mirrored": shown.contest.mirrored,
        "bots": [_competitor_as_json(competitor) for competitor in shown.competitors],
        "pairings": [_pairing_as_json(pairing) for pairing in shown.pairings],
    }


def _competitor_as_json(competitor: Competitor) -> dict[str, object]:
    rating = competitor.rating
    return {
        "bot": competitor.bot,
        "rating": rating.strength,
        "rating_low": rating.strength - rating.margin,
        "rating_high": rating.strength + rating.margin,
        "wins": competitor.wins,
        "even": competitor.even,
        "losses": competitor.losses,
        "forfeits": dict(competitor.forfeits),
    }


def _pairing_as_json(pairing: Pairing) -> dict[str, object]:
    stands = pairing.standing
    return {
        "pair": list(pairing.bots),
        "deals": stands.deals,
        "wins": stands.wins,
        "even": stands.even,
        "losses": stands.losses,
        "share": stands.share,
        "low": stands.interval.low,
        "high": stands.interval.high,
        "decided": stands.decided,
        "games": pairing.games,
        "unfinished": pairing.unfinished,
        "win_share": pairing.win_share,
        "win_share_se": pairing.win_share_error,
        "points": None if pairing.points is None else list(pairing.points),
        "lead": pairing.lead.mean,
        "lead_se": pairing.lead.se,
        "forfeits": [dict(forfeits) for forfeits in pairing.forfeits],
    }


def show_outcome(console: Console, shown: Outcome) -> None:
    """Print the table of bots, the table of pairings and how to read them."""
    console.print(Text(title(shown), style="bold"))
    console.print(bots_table(shown))
    if shown.contest.exact:
        console.print(exact_table(shown))
        console.print(Text(say("arena-how-exact")))
    else:
        console.print(pairings_table(shown))
        console.print(Text(say("arena-how")))
    if shown.contest.solo:
        console.print(Text(say("arena-how-solo", others=shown.contest.seats - 1, fair=fair(shown))))
    if shown.contest.mirrored:
        console.print(Text(say("arena-how-mirrored")))
    for competitor in shown.competitors:
        if competitor.forfeits:
            console.print(Text(forfeits_text(competitor.bot, competitor.forfeits)))
    if unfinished := sum(pairing.unfinished for pairing in shown.pairings):
        console.print(Text(say("arena-unfinished", games=unfinished)))


def fair(shown: Outcome) -> str:
    """Return what share of games a bot that is no better would win alone."""
    return percent(1 / shown.contest.seats)


def title(shown: Outcome) -> str:
    """Return what was played."""
    asked = shown.contest
    facts = {"game": asked.game, "seats": asked.seats, "limit": shown.limit, "seed": asked.seed}
    return say("arena-title-exact", **facts) if asked.exact else say("arena-title", **facts)


def forfeits_text(bot: str, forfeits: Mapping[str, int]) -> str:
    """Return the sentence about choices that were made for a bot."""
    return say(
        "arena-forfeits",
        bot=bot,
        crash=forfeits.get("crash", 0),
        timeout=forfeits.get("timeout", 0),
        illegal=forfeits.get("illegal", 0),
    )


def _table(first: str, figures: Sequence[str], wraps: bool = False) -> Table:
    """Return an empty table: who it is about, and columns of figures."""
    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column(first, overflow="fold")
    for heading in figures:
        overflow: OverflowMethod = "fold" if wraps else "ellipsis"
        table.add_column(heading, justify="right", no_wrap=not wraps, overflow=overflow)
    return table


def _counts() -> tuple[str, str, str]:
    """Return the headings above deals won, even and lost."""
    return say("arena-won"), say("arena-even"), say("arena-lost")


def _counted(standing: Competitor | Standing) -> tuple[str, str, str]:
    """Return how many deals were won, even and lost."""
    return number(standing.wins), number(standing.even), number(standing.losses)


def bots_table(shown: Outcome) -> Table:
    """Return one row for each bot, the strongest first."""
    table = _table(say("arena-bot"), [say("arena-rating"), *_counts()])
    for each in shown.competitors:
        table.add_row(
            Text(each.bot),
            strength_text(each.rating.strength, each.rating.margin),
            *_counted(each),
        )
    return table


def pairings_table(shown: Outcome) -> Table:
    """Return one row for each pairing, the side that is ahead first."""
    table = _table(say("arena-pairing"), [*_counts(), say("arena-share"), say("arena-games")])
    for pairing in shown.pairings:
        table.add_row(
            Text(pairing_name(pairing)),
            *_counted(pairing.standing),
            share_text(pairing),
            percent(pairing.win_share),
        )
    return table


def exact_table(shown: Outcome) -> Table:
    """Return one row for each pairing with shares of games and points, and their errors."""
    measured = [say("arena-games"), say("arena-points"), say("arena-lead")]
    table = _table(say("arena-pairing"), [*_counts(), *measured], wraps=True)
    for pairing in shown.pairings:
        table.add_row(
            Text(pairing_name(pairing)),
            *_counted(pairing.standing),
            share_of_games_text(pairing),
            "–" if pairing.points is None else " : ".join(number(p, 1) for p in pairing.points),
            with_error(pairing.lead.mean, pairing.lead.se, 2),
        )
    return table


def share_of_games_text(pairing: Pairing) -> str:
    """Return the share of games with its standard error, in percent."""
    share, error = pairing.win_share, pairing.win_share_error
    if share is None or error is None:
        return percent(share)
    return say("arena-percent", share=with_error(100 * share, 100 * error, 1))


def with_error(mean: float | None, error: float | None, digits: int) -> str:
    """Return a mean and its standard error, as far as they are known."""
    if mean is None:
        return "–"
    text = number(mean, digits)
    return text if error is None else f"{text} ± {number(error, digits)}"


def pairing_name(pairing: Pairing) -> str:
    """Return both bots, and between them which is stronger, if that is known."""
    first, second = pairing.bots
    stands = pairing.standing
    if not stands.decided:
        return say("arena-open", first=first, second=second)
    if stands.wins > stands.losses:
        return say("arena-ahead", first=first, second=second)
    return say("arena-behind", first=first, second=second)


def share_text(pairing: Pairing) -> str:
    """Return the share of decided deals with its interval."""
    low, high = pairing.standing.interval
    return say(
        "arena-interval",
        share=percent(pairing.standing.share),
        low=number(100 * low, 1),
        high=number(100 * high, 1),
    )


def percent(share: float | None) -> str:
    """Return a share in percent, or a dash."""
    return "–" if share is None else say("arena-percent", share=number(100 * share, 1))


def strength_text(strength: float, margin: float) -> str:
    """Return a rating and how unsure it is."""
    return f"{number(strength, 1)} ± {number(margin, 1)}"
