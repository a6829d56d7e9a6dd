"""What every component does, for a person who asks: sentences with the numbers of the book."""

from collections.abc import Callable, Iterator, Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sushibelt.games.family import RuledGame
from sushibelt.games.sushi_roll.components import FACES, SET_LINES
from sushibelt.words import component, line_name, say

Rows = Iterator[tuple[str, str]]  # a component or line, and what it does


def explain(game: RuledGame, may_undo: bool) -> Group:
    """Return a page that says what counts how much in this game, and which keys there are."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    for name, text in EXPLAINED[game.family.name](game):
        grid.add_row(Text(name, style="bold"), Text(text))
    shown: list[RenderableType] = [Text(say("explain-title"), style="bold underline"), grid]
    shown.append(Text(say("explain-keys")))
    if may_undo:
        shown.append(Text(say("explain-keys-undo")))
    return Group(*shown)


def _ladder(points: list[int]) -> str:
    return ", ".join(str(n) for n in points)


def _sushi_go(game: RuledGame) -> Rows:
    book = game.book
    slot = {name: number for number, name in enumerate(book.slot_names)}
    for kind in ("tempura", "sashimi"):
        size, points = book.set_size[slot[kind]], book.set_points[slot[kind]]
        yield component(kind, game.id), say("explain-sets-of", size=size, points=points)
    ladder = _ladder(book.ladder[1 : book.ladder_top + 1])
    yield component("dumpling", game.id), say("explain-ladder", ladder=ladder)
    yield (
        line_name("maki", game.id),
        say("explain-maki", first=book.maki_first, second=book.maki_second),
    )
    for kind in ("egg", "salmon", "squid"):
        points, wet = book.nigiri[slot[kind]], book.nigiri[slot[f"wasabi+{kind}"]]
        yield component(kind, game.id), say("explain-nigiri", points=points, wet=wet)
    factor = book.nigiri[slot["wasabi+egg"]] // book.nigiri[slot["egg"]]
    yield component("wasabi", game.id), say("explain-wasabi", factor=factor)
    yield component("chopsticks", game.id), say("explain-chopsticks")
    runs = _ladder(book.run_points[1 : book.teas + 1])
    told = say(
        f"explain-{book.dessert}",
        most=book.most,
        fewest=book.fewest,
        squishy=book.squishy,
        faces=book.die,
        ladder=runs,
    )
    yield line_name("dessert", game.id), told
    if book.sign < 0:
        yield say("bill-total"), say("result-golf")


def _sushi_roll(game: RuledGame) -> Rows:
    book = game.book
    for line, kind in enumerate(SET_LINES):
        ladder = _ladder(book.set_points[line][1 : book.set_size + 1])
        yield component(kind, game.id), say("explain-sets", ladder=ladder)
    yield (
        line_name("maki", game.id),
        say("explain-maki", first=book.maki_first, second=book.maki_second),
    )
    faces = dict(zip(FACES, book.nigiri, strict=False))
    for kind in ("egg", "salmon", "squid"):
        points = faces[kind]
        wet = points * book.wasabi_factor
        yield component(kind, game.id), say("explain-nigiri", points=points, wet=wet)
    yield component("wasabi", game.id), say("explain-wasabi", factor=book.wasabi_factor)
    most, fewest = book.dessert_most, book.dessert_fewest
    yield component("pudding", game.id), say("explain-pudding-face", most=most, fewest=fewest)
    yield component("menu", game.id), say("explain-menu-face")
    yield component("chopsticks", game.id), say("explain-chopsticks-face")
    yield line_name("tokens", game.id), say("explain-tokens", per_point=book.tokens_per_point)


def _sushizock(game: RuledGame) -> Rows:
    for face in ("sushi", "bones", "blue", "red"):
        told = say(f"explain-dice-{face}", top=game.book.top_theft, free=game.book.free_theft)
        yield component(face, game.id), told
    yield line_name("tiles", game.id), say("explain-stacks")


EXPLAINED: Mapping[str, Callable[[RuledGame], Rows]] = {
    "sushi-go": _sushi_go,
    "sushi-roll": _sushi_roll,
    "sushizock": _sushizock,
}
