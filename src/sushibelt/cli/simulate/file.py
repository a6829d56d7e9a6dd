"""The file of `sushibelt simulate --out`: every seat of every game, for people who analyse.

It is written while the games are played, and put in its place when they are over or somebody stops
them: whoever looks for it finds a whole file or none.
"""

import os
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from sushibelt.cli.files import refused
from sushibelt.core.refusal import Refusal
from sushibelt.games import find
from sushibelt.simulation.batch import Batch
from sushibelt.simulation.series import Series

GROUP = 1 << 17  # rows that are kept in memory before they are written


class SeatFile:
    """A Parquet file with one row for each seat of each finished game."""

    def __init__(self, path: str, series: Series, force: bool) -> None:
        """Begin a file; whatever stands in its way is refused before a game is played."""
        self._path = path
        self._series = series
        self._lines = find(series.game, series.seats).line_ids
        self._waiting: list[Batch] = []
        self._rows = 0
        self._target = Path(path)
        self._check_place(force)
        self._draft = self._target.with_name(f".{self._target.name}.{os.getpid()}")
        try:
            import numpy as np  # noqa: PLC0415 - both are slow to import, and may be missing
            import pyarrow as pa  # noqa: PLC0415
            import pyarrow.parquet as pq  # noqa: PLC0415
        except ImportError:
            raise Refusal("parquet-missing") from None
        self._np, self._pa = np, pa
        self._schema = self._columns()
        try:
            self._writer = pq.ParquetWriter(self._draft, self._schema)
        except OSError as problem:
            raise self._refusal(problem) from None

    def _check_place(self, force: bool) -> None:
        if self._target.is_dir():
            raise Refusal("file-is-directory", path=self._path)
        if not self._target.parent.is_dir():
            raise Refusal("folder-missing", path=self._path)
        if self._target.exists() and not force:
            raise Refusal("simulate-out-exists", path=self._path)

    def _columns(self) -> Any:
        pa = self._pa
        names = pa.dictionary(pa.int8(), pa.string())
        columns = [("game", pa.int64()), ("seat", pa.int8()), ("bot", names)]
        columns += [("place", pa.int8()), ("points", pa.int16())]
        columns += [(line, pa.int16()) for line in self._lines.values()]
        about = {"game": self._series.game, "seed": self._series.seed}
        return pa.schema(columns, metadata=about)

    def write(self, batch: Batch) -> None:
        """Take in some games."""
        self._waiting.append(batch)
        self._rows += len(batch.places) * self._series.seats
        if self._rows >= GROUP:
            self._write_group()

    def _write_group(self) -> None:
        np, pa, seats = self._np, self._pa, self._series.seats
        numbers = [np.arange(b.first, b.first + len(b.places)) for b in self._waiting]
        places = np.concatenate([np.asarray(b.places) for b in self._waiting])
        lines = np.concatenate([np.asarray(b.lines) for b in self._waiting])
        finished = places[:, 0] > 0
        games, places, lines = np.concatenate(numbers)[finished], places[finished], lines[finished]
        seat = np.tile(np.arange(seats, dtype=np.int8), len(games))
        bot = pa.DictionaryArray.from_arrays(seat, list(self._series.bots))
        columns = [np.repeat(games, seats), seat, bot, places.ravel(), lines.sum(2).ravel()]
        columns += [lines[:, :, number].ravel() for number in self._lines]
        types = zip(columns, self._schema.types, strict=True)
        table = pa.table([pa.array(c).cast(kind) for c, kind in types], schema=self._schema)
        self._waiting, self._rows = [], 0
        try:
            self._writer.write_table(table)
        except OSError as problem:
            raise self._refusal(problem) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None
    ) -> None:
        """Finish the file; if anything went wrong meanwhile nothing is left behind."""
        try:
            if kind is None and self._waiting:
                self._write_group()
            self._writer.close()
            if kind is None:
                self._draft.replace(self._target)
        except OSError as problem:
            raise self._refusal(problem) from None
        finally:
            self._draft.unlink(missing_ok=True)

    def _refusal(self, problem: OSError) -> Refusal:
        return refused(self._path, problem, "file-unwritable")
