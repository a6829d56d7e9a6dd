"""The evaluator of Sushizock, as a value, and how it differs from what is usual."""

from sushibelt.bots.search.evaluator import Evaluator
from sushibelt.bots.search.search import FINE
from sushibelt.bots.sushizock.evaluate import evaluate, fresh_scratch
from sushibelt.bots.sushizock.portions import position_of
from sushibelt.bots.sushizock.prior import options, prior, resolve
from sushibelt.games.sushizock.book import Book
from sushibelt.games.sushizock.state import BONES, SUSHI, TILES, Table

TRUST = 15  # times as much as usual: values are fitted, and dice are fickle
EXPLORED_LESS = 6  # times: a single portion changes the odds but little
HORIZON_TURNS = 1  # tiles for each seat that are played on before evaluating


def infoset(t: Table, book: Book, node: int) -> int:  # noqa: ARG001
    """Tell information sets apart by the tiles as they lie: nothing is hidden."""
    return position_of(t, book)


def prior_weight(trust: int) -> int:
    """So many visits are the fitted values worth."""
    return TRUST * trust


def exploration(explore: int) -> int:
    """So much does novelty count."""
    return explore // EXPLORED_LESS


def final_value(visits: int, value: int) -> int:  # noqa: ARG001
    """Go by values in the end: only they can be weighed against dice."""
    return value * FINE


def progress(t: Table) -> int:
    """A number that rises towards the end of the game: with every tile that leaves a row."""
    return 2 * TILES - t.lengths[SUSHI] - t.lengths[BONES]


def horizon(book: Book) -> int:
    """Evaluate when so many tiles have left the rows."""
    return HORIZON_TURNS * book.seats


EVALUATOR = Evaluator(
    scratch=fresh_scratch,
    prior=prior,
    options=options,
    evaluate=evaluate,
    progress=progress,
    horizon=horizon,
    resolve=resolve,
    infoset=infoset,
    final_value=final_value,
    prior_weight=prior_weight,
    exploration=exploration,
)
