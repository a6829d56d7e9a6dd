"""Machine code from the disk: sound or not run at all, without numba, and with the same results."""

import os
import subprocess
import sys
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numba import njit

from sushibelt.core.chance import below, seed
from sushibelt.core.ranking import KEYS, rank
from sushibelt.fast import compile as module
from sushibelt.fast import machine_code
from sushibelt.fast.cache import VARIABLE, Store
from sushibelt.fast.compile import Compiled, available, compiled, frozen, is_kept
from sushibelt.fast.drivers import play_games
from sushibelt.fast.machine_code import blank, cells
from sushibelt.fast.module_text import Written, written
from sushibelt.fast.records import record
from sushibelt.games import find
from tests.fast.modes import Recorded

SUSHIZOCK = find("sushizock/2008", 3)


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A cache in which nothing lies."""
    monkeypatch.setenv(VARIABLE, str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The functions that are compiled from now on."""
    names: list[str] = []
    original = Compiled._compiled

    def compile_one(self: Compiled, name: str) -> bytes:
        names.append(name)
        return original(self, name)

    monkeypatch.setattr(Compiled, "_compiled", compile_one)
    return names


def sushizock() -> Compiled:
    return Compiled(written(SUSHIZOCK.family, [], {}))


def seeded(rules: Compiled) -> list[int]:
    words = np.zeros(4, np.int64)
    rules.of(seed)(words, 1, 2, 3)
    return words.tolist()


def expected() -> list[int]:
    words = [0, 0, 0, 0]
    seed(words, 1, 2, 3)
    return words


def only_file(folder: Path) -> Path:
    [file] = folder.rglob("*.o")
    return file


def test_what_lies_on_the_disk_is_not_compiled_again(folder: Path, made: list[str]) -> None:
    assert [seeded(sushizock()) for _ in range(3)] == [expected()] * 3
    assert made == ["chance__seed"]
    assert only_file(folder).parent.stat().st_mode & 0o77 == 0


def cut_short(found: bytes) -> bytes:
    return found[: len(found) // 2]


def changed(found: bytes) -> bytes:
    middle = len(found) // 2
    return found[:middle] + bytes([found[middle] ^ 1]) + found[middle + 1 :]


@pytest.mark.parametrize("damage", [cut_short, changed, lambda _: b"", lambda found: found[32:]])
def test_a_damaged_file_is_made_anew(
    folder: Path, made: list[str], damage: Callable[[bytes], bytes]
) -> None:
    seeded(sushizock())
    file = only_file(folder)
    sound = file.read_bytes()
    file.write_bytes(damage(sound))
    assert seeded(sushizock()) == expected()
    assert made == ["chance__seed"] * 2
    seeded(sushizock())
    assert made == ["chance__seed"] * 2


def test_a_file_of_another_function_is_not_taken(folder: Path, made: list[str]) -> None:
    rules = sushizock()
    _compiled = rules.of(rank)
    other = only_file(folder)
    file = other.with_name(other.name.replace("ranking__rank", "chance__seed"))
    file.write_bytes(other.read_bytes())
    assert seeded(sushizock()) == expected()
    assert made == ["ranking__rank", "chance__seed"]


def test_code_of_another_text_is_not_taken() -> None:
    one, other = (Store("makers", "title", text) for text in ("text", "other"))
    one.keep("f", b"code")
    assert (one.fetch("f"), other.fetch("f"), one.fetch("g")) == (b"code", None, None)
    other._stem = one._stem  # even if it were found under that name
    assert other.fetch("f") is None


def of_another_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("llvmlite.binding.get_host_cpu_name", lambda: "another")


def with_another_feature(monkeypatch: pytest.MonkeyPatch) -> None:
    class Features:
        def flatten(self) -> str:
            return "+another"

    monkeypatch.setattr("llvmlite.binding.get_host_cpu_features", Features)


def of_another_llvmlite(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("llvmlite.__version__", "0")


def another_file(name: str) -> Callable[[pytest.MonkeyPatch], None]:
    def change(monkeypatch: pytest.MonkeyPatch) -> None:
        original = machine_code.beside
        monkeypatch.setattr(
            machine_code,
            "beside",
            lambda spec, file: "other" if name in str(spec) else original(spec, file),
        )

    return change


def with_another_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_OPT", "1")


@pytest.mark.parametrize(
    "change",
    [
        of_another_processor,
        with_another_feature,
        of_another_llvmlite,
        another_file("numba"),
        another_file("numpy"),
        another_file("machine_code"),
        with_another_setting,
    ],
)
@pytest.mark.usefixtures("folder")
def test_code_of_other_makers_is_not_taken(
    monkeypatch: pytest.MonkeyPatch, change: Callable[[pytest.MonkeyPatch], None]
) -> None:
    usual = machine_code.makers()
    here = Store(usual, "title", "text")
    here.keep("f", b"code")
    assert Store(usual, "title", "text").fetch("f") == b"code"
    machine_code.makers.cache_clear()
    change(monkeypatch)
    other = machine_code.makers()
    monkeypatch.undo()
    machine_code.makers.cache_clear()
    assert other != usual == machine_code.makers()
    assert Store(other, "title", "text").fetch("f") is None


def test_a_folder_that_cannot_be_written_costs_nothing_but_time(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, made: list[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv(VARIABLE, str(tmp_path / "file"))
    assert seeded(sushizock()) == seeded(sushizock()) == expected()
    assert made == ["chance__seed"] * 2


def test_a_cached_simulation_imports_neither_numba_nor_numpy_and_says_the_same(
    folder: Path,
) -> None:
    program = (
        "import sys\nfrom sushibelt.cli import main\n"
        "try: main()\nfinally: print(*{'numba', 'numpy'} & set(sys.modules), file=sys.stderr)"
    )
    command = [sys.executable, "-c", program, "simulate", "sushizock/2008", "--games", "600"]
    environment = {**os.environ, VARIABLE: str(folder)}
    told = [
        subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        for _ in range(2)
    ]
    assert "numba" in told[0].stderr
    assert told[1].stderr.split() == []
    assert told[0].stdout == told[1].stdout != ""


def test_results_are_those_of_numba_bit_for_bit() -> None:
    """The same module, compiled and called by numba itself."""
    game = SUSHIZOCK
    text = written(game.family, [play_games], {})
    ours = compiled(game.family, play_games)
    _signature, function = Compiled(text).declared["ROOTS"]["play_games"]
    theirs = njit(function)
    mode = Recorded(ours)

    def played(play: Callable[..., Any]) -> tuple[bytes, ...]:
        rows = [mode.row(row) for row in (game.family.table(), game.book, game.silent_work())]
        rng, keys, places = mode.array(4), mode.array(50, 3, KEYS), mode.array(50, 3)
        t, book, work = rows
        play(t, book, rng, work, 5, 6, 7, keys, places, 50)
        return tuple(each.tobytes() for each in (*rows, rng, keys, places))

    assert played(ours.play_games) == played(theirs)


def test_only_what_a_function_takes_is_given_to_it() -> None:
    rules = compiled(SUSHIZOCK.family)
    words = np.zeros(8, np.int64)
    for wrong in (words.astype(np.int32)[:4], words[::2], words.reshape(2, 4)):
        with pytest.raises(TypeError):
            rules.of(seed)(wrong, 1, 2, 3)
    with pytest.raises(TypeError):
        rules.of(seed)(words, 1.5, 2, 3)
    with pytest.raises(ValueError, match="argument"):
        rules.of(seed)(words, 1, 2)
    book = SUSHIZOCK.book
    for other in (record(book)[0], cells(book), array("q"), array("i", bytes(1 << 16))):
        with pytest.raises(TypeError):
            rules.start(other, cells(book))
    fixed = np.zeros(4, np.int64)
    fixed.flags.writeable = False
    with pytest.raises(TypeError):
        rules.of(seed)(fixed, 1, 2, 3)
    assert not words.any()
    assert not fixed.any()


def test_the_same_row_is_not_given_twice() -> None:
    """The compiler was promised that what a rule writes into one leaves the others as they are."""
    game, rules = SUSHIZOCK, compiled(SUSHIZOCK.family)
    t, book, blank_row = cells(game.family.table()), cells(game.book), cells(game.family.table())
    rules.start(t, book)
    with pytest.raises(TypeError):
        rules.hide(t, book, 0, 1, t)
    with pytest.raises(TypeError):
        rules.of(rank)(keys := np.ones((3, KEYS), np.int64), 3, keys.reshape(-1))
    rules.hide(t, book, 0, 1, blank_row)
    assert any(blank_row)


def test_rows_and_arrays_may_be_without_numpy() -> None:
    game, rules = SUSHIZOCK, compiled(SUSHIZOCK.family, play_games)
    ends = []
    for made, zeros in ((cells, blank), (lambda row: record(row)[0], Recorded(rules).array)):
        rows = [made(row) for row in (game.family.table(), game.book, game.silent_work())]
        t, book, work = rows
        rng, keys, places = zeros(4), zeros(9, 3, KEYS), zeros(9, 3)
        rules.play_games(t, book, rng, work, 5, 6, 7, keys, places, 9)
        ends.append([bytes(each) for each in (*rows, rng, keys, places)])
    assert ends[0] == ends[1]


def test_a_rule_that_fails_is_no_result() -> None:
    text = (
        "from numba import int64\nfrom sushibelt.fast.parts import polished\n"
        "@polished()\ndef divided(a, b):\n    return a // b\n"
        "def root(a, b):\n    return divided(a, b)\n"
        "ROOTS = {'divided': (int64(int64, int64), root)}\n"
    )
    divided = Compiled(Written("division", text, {"divided": [0, 0]})).divided
    assert (divided(7, 2), divided(-7, 2), divided(1 << 62, 1)) == (3, -4, 1 << 62)
    with pytest.raises(ArithmeticError):
        divided(7, 0)


@pytest.mark.usefixtures("folder")
def test_rules_for_one_game_are_kept_once_they_are_compiled() -> None:
    frozen.cache_clear()
    assert not is_kept(SUSHIZOCK, below)
    _compiled = frozen(SUSHIZOCK, below).below
    assert is_kept(SUSHIZOCK, below)
    frozen.cache_clear()
    assert is_kept(SUSHIZOCK, below)
    assert not is_kept(SUSHIZOCK, below, rank)
    frozen.cache_clear()


def test_a_numba_that_does_not_work_is_none(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str, *rest: Any) -> Any:
        if name == "numba":
            raise ImportError(name)
        return imported(name, *rest)

    imported = __builtins__["__import__"]  # type: ignore[index]
    monkeypatch.delitem(sys.modules, "numba")
    monkeypatch.setitem(__builtins__, "__import__", broken)  # type: ignore[arg-type]
    module._works.cache_clear()
    assert not available()
    module._works.cache_clear()
    Store(machine_code.makers(), "title", "text").keep("f", b"code")  # it has worked
    assert available()
    module._works.cache_clear()
    assert folder.is_dir()
