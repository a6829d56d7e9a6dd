"""What `import sushibelt` offers: the names a program needs, and nothing loaded before it asks."""

import subprocess
import sys

import pytest

import sushibelt

LOADED = (
    "import sys, sushibelt; print([name for name in sys.modules if name.startswith('sushibelt.')])"
)


def test_every_public_name_is_there_and_comes_from_below() -> None:
    for name in sushibelt.__all__:
        assert getattr(sushibelt, name).__module__.startswith("sushibelt."), name
    assert sushibelt.__all__ == sorted(sushibelt.__all__)
    assert set(sushibelt.__all__) <= set(dir(sushibelt))


def test_the_import_itself_loads_nothing_else() -> None:
    result = subprocess.run(
        [sys.executable, "-c", LOADED], capture_output=True, text=True, check=True
    )
    assert result.stdout.strip() == "[]"


def test_a_name_that_is_not_public_is_not_found() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        getattr(sushibelt, "nothing")  # noqa: B009 - as a program would ask


def test_a_match_is_played_recorded_and_read_through_the_public_names() -> None:
    game = sushibelt.find("sushizock/2008", seats=2)
    match = sushibelt.Match.begin(game, sushibelt.key_of("7")).advance()[0]
    seat = match.turn.actors[0]
    match = match.submit(seat, game.legal(match.state, seat)[0], match.turn.number).advance()[0]
    assert sushibelt.read_record(sushibelt.write_record(match), sushibelt.find).match == match
