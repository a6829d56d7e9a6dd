"""What the browser gets at build time: the translated rules, and the tables that speak for them.

`python -m sushibelt.export FOLDER` writes what `sushibelt.fast.javascript` writes, and

* `menu.json`: every id with its seats and, by group, the options chosen in it;
* `traits.json`: what is special about each id (`rounds`, `sets`, `dessert` with its `option`,
  `rows`, `fewest_win`, `hidden_score`, `puppet`), the bots' `levels` from weak to strong, the
  `families`;
* `explained.json`: which sentence explains each component of an id, and the numbers in it;
* `telling.json`: which facts sentences about events and reasons get (`games/telling.py`);
* `boxes.json`: what lies in the box of every edition, and how sure each number is;
* `digests.json`: the digest of every book, by id and seat count, by which a record knows its own;
* of each family `sushi-go.pad.json`: what can be entered (`slots`, and `fields` as
  `scorepad/pad.py` declares them), the lines and reasons of a bill, and what the codes of its
  limits mean.

A table of ids has `games`, the number of an id's table, and `tables`: ids with equal
tables share one.

The law of this room: nothing is decided here. The tables are those that the terminal, the server
and the interpreted score pad read.
"""

from sushibelt.export.pads import pad_of
from sushibelt.export.tables import boxes, digests, explanations, tellings, text, traits
from sushibelt.fast import javascript
from sushibelt.games import GAMES
from sushibelt.games.menu import menu


def texts() -> dict[str, str]:
    """Return rules, books, menu and tables, by the names of their files."""
    tables = {
        "menu": menu(),
        "traits": traits(),
        "explained": explanations(),
        "telling": tellings(),
        "boxes": boxes(),
        "digests": digests(),
        **{f"{family}.pad": pad_of(family) for family in GAMES},
    }
    return {**javascript.texts(), **{f"{name}.json": text(each) for name, each in tables.items()}}
