"""Compiled batches: game n of a seed is the game it is interpreted, on any number of threads."""

from collections.abc import Callable
from hashlib import sha256

import numpy as np
import pytest

from sushibelt.core.chance import generator, key_of, of_seat
from sushibelt.games import find
from sushibelt.games.family import LINES
from sushibelt.simulation import batch
from sushibelt.simulation.batch import (
    Batch,
    begin_luck,
    begin_nature,
    fresh_luck,
    play_compiled,
)
from sushibelt.simulation.digest import begun, close, put, put_number, put_word, resume
from sushibelt.simulation.series import Series, last_state, numbered, play_some
from sushibelt.simulation.tally import Tally, add
from tests.shapes import SHAPES

GO = Series("sushi-go/original-2013", 4, ("random",) * 4, "seed")


def hex_of(words: list[int]) -> str:
    return "".join(f"{word:08x}" for word in words)


@pytest.mark.parametrize("size", [0, 1, 3, 55, 56, 57, 63, 64, 65, 119, 120, 128, 300])
def test_a_digest_is_that_of_hashlib(size: int) -> None:
    text = bytes(i * 37 % 256 for i in range(size))
    d = begun(text)
    close(d)
    assert hex_of(d.hash) == sha256(text).hexdigest()


@pytest.mark.parametrize("size", [0, 59, 61, 70])
def test_a_digest_can_be_continued_in_several_ways(size: int) -> None:
    text = b"x" * size
    opening, d = begun(text), begun(b"something else")
    for number in (0, 9, 10, 4_294_967_295):
        resume(d, opening)
        put_number(d, number)
        put(d, ord("|"))
        close(d)
        assert hex_of(d.hash) == sha256(text + f"{number}|".encode()).hexdigest()


def test_whole_words_are_four_bytes() -> None:
    d = begun(b"x" * 60)
    put_word(d, 0x01020304)
    close(d)
    assert hex_of(d.hash) == sha256(b"x" * 60 + bytes([1, 2, 3, 4])).hexdigest()


@pytest.mark.parametrize("seed", ["7", "", "Привет/|" * 20])
def test_chance_is_that_of_the_match(seed: str) -> None:
    given = numbered(GO._replace(seed=seed))
    luck = fresh_luck()
    begin_luck(luck, begun(given.deal), 12, 5)
    key = key_of(f"{seed}/12")
    assert hex_of(luck.key) == key.hex()
    assert luck.seats == [of_seat(key, seat) for seat in range(5)]
    begin_nature(luck, 105)
    assert luck.nature == generator(key_of(f"{seed}/12"), b"105")


@pytest.mark.parametrize(("game_id", "seats"), SHAPES)
def test_lines_are_those_of_the_score_sheet(game_id: str, seats: int) -> None:
    game = find(game_id, seats)
    state = last_state(Series(game_id, seats, ("random",) * seats, "lines"), 3)
    work = game.silent_work()
    for read in (game.family.lines, game.family.lines, game.family.kept_lines):
        lines = [[99] * LINES for _ in range(seats)]  # whatever the scratch holds
        read(state, game.book, work, lines)
        for seat, sheet in enumerate(game.sheet(state).seats[:seats]):
            collected: dict[str, int] = {}
            for part in (*sheet.rounds, sheet.end):
                for line in part.lines:
                    collected[line.line] = collected.get(line.line, 0) + line.points
            found = {name: lines[seat][i] for i, name in game.line_ids.items()}
            assert found == collected
            assert list(found) == list(collected)


def as_lists(played: Batch) -> tuple[object, ...]:
    return (
        played.first,
        np.asarray(played.lines).tolist(),
        np.asarray(played.places).tolist(),
        played.tally,
    )


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "seats"), SHAPES)
def test_compiled_games_are_the_interpreted_ones(game_id: str, seats: int) -> None:
    series = Series(game_id, seats, ("random",) * seats, "same")
    [fast] = play_compiled(numbered(series), 10, threads=1)
    assert as_lists(fast) == as_lists(play_some(series, range(10)))
    assert fast.tally.games == 10


@pytest.mark.slow
def test_many_games_are_played_on_rules_for_their_game_alone_and_are_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    series = Series("sushizock/2008", 3, ("random",) * 3, "many")
    usual = batch.rules_for(numbered(series).game, 20)
    monkeypatch.setattr(batch, "MANY", 20)
    assert batch.rules_for(numbered(series).game, 20).module is not usual.module
    [fast] = play_compiled(numbered(series), 20, threads=1)
    assert as_lists(fast) == as_lists(play_some(series, range(20)))


def test_rules_for_a_game_alone_are_used_for_fewer_games_if_they_lie_on_the_disk(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = numbered(GO).game
    monkeypatch.setattr(batch, "frozen", lambda *_, **__: "alone")
    monkeypatch.setattr(batch, "compiled", lambda *_, **__: "family")
    for kept in (True, False):
        monkeypatch.setattr(batch, "is_kept", lambda *_, kept=kept, **__: kept)
        wanted: list[object] = [
            batch.rules_for(game, n) for n in (batch.SOME - 1, batch.SOME, batch.MANY)
        ]
        assert wanted == ["family", "alone" if kept else "family", "alone"]


@pytest.mark.slow
def test_a_limit_cuts_the_same_games_off() -> None:
    series = Series("sushizock/2008", 3, ("random",) * 3, "cut", turn_limit=60)
    [fast] = play_compiled(numbered(series), 100, threads=1)
    assert as_lists(fast) == as_lists(play_some(series, range(100)))
    assert 0 < fast.tally.unfinished < 100


@pytest.mark.slow
@pytest.mark.parametrize("threads", [1, 2, 5])
def test_the_threads_do_not_matter(threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "CHUNK", 7)
    parts = list(play_compiled(numbered(GO), 100, threads))
    assert [part.first for part in parts] == list(range(0, 100, 7))
    whole = play_some(GO, range(100))
    assert np.array_equal(np.concatenate([part.lines for part in parts]), whole.lines)
    assert np.array_equal(np.concatenate([part.places for part in parts]), whole.places)
    sums = Tally()
    for part in parts:
        sums = add(sums, part.tally)
    assert sums == whole.tally


@pytest.mark.slow
def test_nothing_is_played_after_somebody_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "CHUNK", 1)
    begun_chunks: list[int] = []
    play: Callable[..., Batch] = batch.play_chunk

    def noted(rules: object, given: object, first: int, count: int) -> Batch:
        begun_chunks.append(first)
        return play(rules, given, first, count)

    monkeypatch.setattr(batch, "play_chunk", noted)
    parts = play_compiled(numbered(GO), batch.SOME - 1, threads=2)
    next(parts)
    parts.close()  # type: ignore[attr-defined]
    assert max(begun_chunks) < 20
