"""The site's types of the rules are complete: what a module exports is declared, field by field."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from sushibelt.fast import javascript
from sushibelt.fast.source import rows_of
from sushibelt.games.family import AnyFamily

FAMILIES = javascript.families()
OF_ANY_FAMILY = {"drivers", "pack", "blank", "unpack"}


def members(block: str) -> list[str]:
    return re.findall(r"^  (?:readonly )?(\w+)[(:]", block, flags=re.MULTILINE)


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_every_rule_and_constant_is_declared(family: AnyFamily, tmp_path: Path) -> None:
    module = tmp_path / "rules.mjs"
    module.write_text(javascript.module_text(family), encoding="utf-8")
    ask = (
        f'import * as rules from "{module}";'
        "console.log(JSON.stringify(Object.fromEntries("
        "Object.entries(rules).map(([name, known]) => [name, Object.keys(known)]))))"
    )
    result = subprocess.run(
        ["node", "--input-type=module"], input=ask, capture_output=True, text=True, check=True
    )
    exported = json.loads(result.stdout)
    found = re.findall(r"export const (\w+): \{\n(.*?)\n\};", text_of(family), flags=re.DOTALL)
    declared = {name: members(block) for name, block in found}
    assert declared == {n: keys for n, keys in exported.items() if n not in OF_ANY_FAMILY}


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_every_field_of_a_row_is_declared_with_its_depth(family: AnyFamily) -> None:
    text = text_of(family)
    for name, row in rows_of(family).items():
        block = text.partition(f"export interface {name} {{\n")[2].partition("\n}")[0]
        assert block.splitlines() == [
            f"  {field}: number{'[]' * len(shape)};" for field, shape in row.fields
        ]


def text_of(family: AnyFamily) -> str:
    return javascript.declarations_text(family)
