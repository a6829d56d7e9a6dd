"""A table of Sushi Go!: the belt, the plates, and in Battle the pyramid."""

from collections.abc import Mapping

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sushibelt.cli.sushi_go.pyramid import Pyramid
from sushibelt.cli.table.drawing import (
    HAVE,
    Pieces,
    Scene,
    chain,
    in_sets,
    maki,
    nigiri,
    style_of,
    title,
    tokens,
)
from sushibelt.games.sushi_go.view import PlateView, SushiGoView
from sushibelt.words import say


def draw(scene: Scene, view: SushiGoView, marks: Mapping[str, int]) -> list[RenderableType]:
    """Return the table as a view tells it; `marks` numbers the Battle cards that may be taken."""
    book = scene.game.book
    rounds = say("page-round", round=view["round"], rounds=book.rounds)
    turns = say("page-turn", turn=view["turn"], turns=book.turns)
    page = title(scene, rounds, turns, *_belt(scene, view), *_piles(scene, view))
    page.append(plates(scene, view))
    if "spots" in view:
        page.append(Pyramid(scene, view["spots"], marks))
    return page


def _belt(scene: Scene, view: SushiGoView) -> list[str]:
    """Who passes on to whom; on a Battle table there are no hands."""
    if "passing" not in view:
        return []
    way = view["passing"]
    return [say(f"page-belt-{way}", chain=chain(scene, 1 if way == "left" else -1))]


def _piles(scene: Scene, view: SushiGoView) -> list[str]:
    """What still lies face down: as many cards as turns are left and hands do not hold."""
    left = scene.game.book.turns - view["turn"] + 1
    if "controller" in view:
        return [say("page-puppet-pile", count=left - 1)]
    if scene.game.book.last_draw:
        hand = view["hands"][0]
        return [say("page-piles", count=left - sum(hand["cards"].values()) - hand["unknown"])]
    return []


def plates(scene: Scene, view: SushiGoView) -> Table:
    """Return every seat with its points and what lies in front of it."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(ratio=1)
    for number, plate in enumerate(view["plates"]):
        pieces = [*plate_pieces(scene, plate), *tokens(_beside(view, number))]
        points = say("page-points", points=view["points"][number])
        grid.add_row(scene.name(number), points, Pieces(pieces))
    return grid


def _beside(view: SushiGoView, plate: int) -> list[str]:
    """What stands beside a plate: the squishy, the boat, whose turn it is."""
    words = {
        "squishy": "page-squishy",
        "boat": "page-boat",
        "controller": "page-leads-puppet",
        "active": "page-on-turn",
    }
    return [say(word) for key, word in words.items() if view.get(key) == plate]


def plate_pieces(scene: Scene, plate: PlateView) -> list[Text]:
    """Return what lies on a plate, by kind, sets as sets."""
    laid, kept = plate["laid"], plate["kept"]
    book = scene.game.book
    sizes = dict(zip(book.slot_names, book.set_size, strict=False))
    pieces = [in_sets(scene, kind, laid[kind], sizes[kind]) for kind in laid if sizes[kind] > 1]
    if "dumpling" in laid:
        pieces.append(Text.assemble(scene.kind("dumpling"), " ", HAVE * laid["dumpling"]))
    icons = dict(zip(book.slot_names, book.icons, strict=False))
    pieces += maki([icons[kind] for kind in laid if icons[kind] for _ in range(laid[kind])])
    names = list(book.slot_names)
    factor = book.nigiri[names.index("wasabi+egg")] // book.nigiri[names.index("egg")]
    pieces += nigiri(scene, laid, factor)
    if "chopsticks" in laid:
        pieces.append(scene.some("chopsticks", laid["chopsticks"]))
    pieces += _desserts(scene, laid, kept)
    if "die" in plate:
        pieces.append(Text(say("page-die", face=plate["die"]), style=style_of("mochi")))
    return pieces


def _desserts(scene: Scene, laid: Mapping[str, int], kept: Mapping[str, int]) -> list[Text]:
    """Return the desserts of all rounds in one piece: how many, or what is printed on them."""
    book = scene.game.book
    stays = zip(book.slot_names, book.stays, strict=False)
    names = (name for name, stay in stays if stay)
    counts = {name: n for name in names if (n := laid.get(name, 0) + kept.get(name, 0))}
    printed = [int(name[-1]) for name in counts if name[-1].isdigit() for _ in range(counts[name])]
    if not printed:
        return [scene.some(name, count) for name, count in counts.items()]
    text = say(
        f"page-{book.dessert}",
        sum=sum(printed),
        cards=(" " if book.teas else "+").join(str(n) for n in printed),
    )
    return [Text(text, style=style_of(book.dessert))]
