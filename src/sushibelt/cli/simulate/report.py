"""How `sushibelt simulate` tells its figures: as tables for people, as JSON for programs."""

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sushibelt.simulation.figures import SHARES, Figures, SeatFigures, Summary
from sushibelt.simulation.series import Series
from sushibelt.words import edition_of, number, say


def figures_as_json(series: Series, figures: Figures) -> dict[str, object]:
    """Return the object that docs/bots.md describes; what too few games cannot tell is null."""
    return {
        "game": series.game,
        "seats": series.seats,
        "games": figures.games,
        "seed": series.seed,
        "turn_limit": series.turn_limit,
        "unfinished": figures.unfinished,
        "ties": figures.ties,
        "per_seat": [
            _seat_as_json(bot, seat) for bot, seat in zip(series.bots, figures.seats, strict=True)
        ],
    }


def _seat_as_json(bot: str, seat: SeatFigures) -> dict[str, object]:
    points, shares = seat.points.summary(), seat.shares.summary(SHARES)
    lines = {line: moments.summary() for line, moments in seat.lines.items()}
    return {
        "bot": bot,
        "mean": points.mean,
        "sd": points.sd,
        "se": points.se,
        "win_share": shares.mean,
        "win_share_se": shares.se,
        "wins": seat.wins,
        "shared_wins": seat.shared_wins,
        "lines": {line: summary.mean for line, summary in lines.items()},
        "lines_sd": {line: summary.sd for line, summary in lines.items()},
        "lines_se": {line: summary.se for line, summary in lines.items()},
    }


def show_figures(console: Console, series: Series, figures: Figures) -> None:
    """Print the table of seats, the table of lines and what else there is to know."""
    title = say(
        "simulate-title",
        game=series.game,
        seats=series.seats,
        games=figures.games,
        seed=series.seed,
    )
    console.print(Text(title, style="bold"))
    if figures.games:
        console.print(seats_table(series, figures))
        console.print(lines_table(series, figures))
        console.print(Text(say("simulate-how")))
        console.print(Text(say("simulate-ties", ties=figures.ties)))
    else:
        console.print(Text(say("simulate-nothing")))
    if figures.unfinished:
        text = say("simulate-unfinished", unfinished=figures.unfinished, limit=series.turn_limit)
        console.print(Text(text))


def seats_table(series: Series, figures: Figures) -> Table:
    """Return one row for each seat: who played it, what it scored and how often it won."""
    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column(say("simulate-seat"), justify="right")
    table.add_column(say("simulate-bot"))
    titles = (
        say("simulate-points"),
        say("simulate-spread"),
        say("simulate-won"),
        say("simulate-alone"),
        say("simulate-shared"),
    )
    for title in titles:
        table.add_column(title, justify="right")
    for place, (bot, seat) in enumerate(zip(series.bots, figures.seats, strict=True), 1):
        points, shares = seat.points.summary(), seat.shares.summary(SHARES)
        table.add_row(
            str(place),
            bot,
            with_error(points),
            decimal(points.sd, 1),
            say("simulate-percent", share=with_error(shares, percent=True)),
            number(seat.wins),
            number(seat.shared_wins),
        )
    return table


def lines_table(series: Series, figures: Figures) -> Table:
    """Return one row for each line of the score sheet, with every seat's mean and spread."""
    table = Table(box=box.SIMPLE, title=say("simulate-lines"), title_justify="left", pad_edge=False)
    table.add_column(say("simulate-line"))
    for place in range(1, series.seats + 1):
        table.add_column(say("simulate-seat-number", seat=place), justify="right")
    edition = edition_of(series.game)
    for line in figures.seats[0].lines:
        summaries = [seat.lines[line].summary() for seat in figures.seats]
        cells = [f"{decimal(each.mean, 1)} ({decimal(each.sd, 1)})" for each in summaries]
        table.add_row(say(f"line-{line}", edition=edition), *cells)
    return table


def with_error(summary: Summary, percent: bool = False) -> str:
    """Return a mean and its standard error, with digits enough to see it, if it is known."""
    unit, digits = (100, 1) if percent else (1, 2)
    error = None if summary.se is None else unit * summary.se
    while error and error < 0.5 * 10**-digits:
        digits += 1
    mean = decimal(None if summary.mean is None else unit * summary.mean, digits)
    return mean if error is None else f"{mean} ± {decimal(error, digits)}"


def decimal(figure: float | None, digits: int) -> str:
    """Return a figure with so many digits behind the point, or a dash."""
    return "–" if figure is None else number(figure, digits)
