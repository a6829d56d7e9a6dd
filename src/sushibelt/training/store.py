"""Lessons on the disk: a Parquet file for every part, so that training can go on where it was."""

from collections.abc import Sequence
from pathlib import Path

from sushibelt.training.gather import Lesson

FORMAT = b"sushibelt-lessons 1"


def write_part(path: Path, lessons: Sequence[Lesson], made: str) -> None:
    """Write a part; it appears under its name when it is whole."""
    import pyarrow as pa  # noqa: PLC0415 - may be missing
    import pyarrow.parquet as pq  # noqa: PLC0415

    schema = pa.schema(
        [
            ("table", pa.int8()),
            ("number", pa.int32()),
            ("places", pa.list_(pa.list_(pa.int16()))),
            ("visits", pa.list_(pa.int32())),
        ],
        metadata={"format": FORMAT, "made": made.encode()},
    )
    columns = [list(column) for column in zip(*lessons, strict=True)] or [[], [], [], []]
    draft = path.with_suffix(".draft")
    pq.write_table(pa.table(columns, schema=schema), draft, compression="zstd")
    draft.replace(path)


def read_part(path: Path, made: str) -> list[Lesson]:
    """Return the lessons of a part; raise ValueError if it was made otherwise."""
    import pyarrow.parquet as pq  # noqa: PLC0415

    table = pq.read_table(path)
    if table.schema.metadata.get(b"made") != made.encode():
        raise ValueError(f"{path} was made with other settings: choose another folder")
    columns = [table.column(name).to_pylist() for name in Lesson._fields]
    return [Lesson(*row) for row in zip(*columns, strict=True)]
