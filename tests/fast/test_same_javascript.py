"""Translated rules do under Node what interpreted rules do here: page by page, for every family."""

import json
import subprocess
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from typing import Any

import pytest

from sushibelt.fast.javascript import module_text
from sushibelt.games import GAMES, find
from tests.fast.modes import Interpreted
from tests.fast.stories import FAULTS, Page, nonsense, story
from tests.shapes import EVERYTHING, SHAPES

STATES = 10_000 if EVERYTHING else 800
NONSENSE = 1_000 if EVERYTHING else 300
TELLER = Path(__file__).parent / "story.mjs"


def ask_node(module: Path, orders: list[dict[str, Any]]) -> Iterator[Page]:
    """The pages that Node tells when it is given these orders."""
    text = "\n".join(json.dumps(order) for order in orders)
    with (module.parent / "orders").open("w+", encoding="utf-8") as given:
        given.write(text)
        given.seek(0)
        with subprocess.Popen(
            ["node", str(TELLER), str(module)], stdin=given, stdout=subprocess.PIPE, text=True
        ) as node:
            assert node.stdout is not None
            for line in node.stdout:
                yield json.loads(line)
    assert node.returncode == 0


def pairs_of(family: str) -> list[tuple[str, int]]:
    return [(game_id, seats) for game_id, seats in SHAPES if game_id.partition("/")[0] == family]


def order_for(game_id: str, seats: int, **more: Any) -> dict[str, Any]:
    game = find(game_id, seats)
    return {"family": game.family.name, "seats": seats, "book": game.book.pack(), **more}


@pytest.fixture(scope="module", params=list(GAMES))
def family(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def module(family: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("javascript") / f"{family}.mjs"
    game_id, seats = pairs_of(family)[0]
    path.write_text(module_text(find(game_id, seats).family), encoding="utf-8")
    return path


@pytest.mark.slow
def test_every_page_of_a_game_is_alike_in_javascript(family: str, module: Path) -> None:
    """At least so many states, from games of every shape of the family."""
    expected: list[list[Page]] = []
    orders = []
    for number in count():
        for game_id, seats in pairs_of(family):
            game = find(game_id, seats)
            expected.append(list(story(Interpreted(game), game, number, every_seat=False)))
            orders.append(order_for(game_id, seats, number=number))
        if sum(map(len, expected)) >= STATES:
            break
    found = ask_node(module, orders)
    for order, pages in zip(orders, expected, strict=True):
        answer = list(islice(found, len(pages)))
        for page, (wanted, got) in enumerate(zip(pages, answer, strict=True)):
            assert got == wanted, f"{order['seats']} seats, game {order['number']}, page {page}"
    assert next(found, None) is None


def test_limits_find_the_same_faults_in_javascript(family: str, module: Path) -> None:
    orders, expected = [], []
    for number, (game_id, seats) in zip(range(NONSENSE), cycled(family), strict=False):
        game = find(game_id, seats)
        numbers = nonsense(game, number)
        orders.append(order_for(game_id, seats, nonsense=numbers))
        table = type(game.family.table()).unpack(numbers)
        expected.append(FAULTS[family](Interpreted(game), table, game.book, seats))
    assert list(ask_node(module, orders)) == expected
    assert sum(any(page) for page in expected) > NONSENSE // 2


def cycled(family: str) -> Iterator[tuple[str, int]]:
    while True:
        yield from pairs_of(family)
