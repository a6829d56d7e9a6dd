"""Every bot chooses as it did when `decisions.txt` was written, and leaves its generator alike."""

import pytest

from tests.bots.decisions import PAIRS, line, moments, recorded, title
from tests.shapes import EVERYTHING

EVERY = 1 if EVERYTHING else 13  # moments; `make nightly` plays them all
RECORDED = recorded()


def test_all_pairs_are_recorded() -> None:
    assert list(RECORDED) == [title(*pair) for pair in PAIRS]
    decisions = sum(text.count("=") for lines in RECORDED.values() for text in lines)
    assert decisions > 5000


@pytest.mark.slow
@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: title(*pair)[2:])
def test_bots_choose_as_recorded(pair: tuple[str, int]) -> None:
    lines, found = RECORDED[title(*pair)], list(moments(*pair))
    assert len(lines) == len(found)
    for n in range(PAIRS.index(pair) % EVERY, len(lines), EVERY):
        assert line(found[n], n) == lines[n]
