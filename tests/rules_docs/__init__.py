"""The rules pages read by the program: what they show as examples, put to the rules.

An example is a table (or a drawing) behind a comment such as `<!-- example: maki -->`, or
`<!-- example: round of anniversary -->` where it belongs to one edition. `CHECKS` says for each
page who understands which sort of example.
"""

from collections.abc import Callable, Mapping

from tests.rules_docs import shared, sushi_go, sushi_roll, sushizock
from tests.rules_docs.pages import Example

Check = Callable[[Example], None]

CHECKS: Mapping[str, Mapping[str, Check]] = {
    "sushi-go": {**shared.checks(sushi_go.RULES), **sushi_go.CHECKS},
    "sushi-roll": {**shared.checks(sushi_roll.RULES), **sushi_roll.CHECKS},
    "sushizock": {"options": shared.check_options, **sushizock.CHECKS},
}
