"""Records on disk: made once, only ever appended to, each line safe before the game goes on."""

import os
from collections import deque
from collections.abc import Iterable
from errno import ENOSPC
from io import FileIO

from sushibelt import games
from sushibelt.cli.files import STANDARD_INPUT, read_text, refused
from sushibelt.core.record import (
    FORMAT,
    header_lines,
    move_line,
    read_record,
    with_checks,
    write_record,
)
from sushibelt.core.refusal import Refusal
from sushibelt.games import Match, Reading


class RecordFile:
    """The file of a match under way; `keep` brings it up to date."""

    def __init__(self, path: str, file: FileIO, match: Match, text: str) -> None:
        """Take over a file that holds `text`, which is the record of `match` up to now."""
        self.path = path
        self._file = file
        self._match = match
        self._size = len(text.encode())
        self._lines: deque[str] = deque()
        self._checked = with_checks(iter(self._lines.popleft, None))
        for line in text.splitlines():
            self._with_check(line.rpartition(" #")[0])

    @classmethod
    def create(cls, path: str, match: Match) -> "RecordFile":
        """Begin a new file with the record of a match."""
        blank = Match.begin(match.game, match.key, match.names)
        record = cls(path, _open(path, "x"), blank, "")
        try:
            record._append(record._with_check(line) for line in header_lines(match))
            record.keep(match)
        except Refusal:
            record.close()
            raise
        return record

    @classmethod
    def resume(cls, path: str) -> tuple["RecordFile", Reading]:
        """Continue an unfinished record; a last line that was cut off is dropped."""
        if path == STANDARD_INPUT:  # what came through a pipe cannot be appended to
            raise Refusal("file-missing", path=path)
        text, reading = read_record_file(path)
        if reading.sealed:
            raise Refusal("record-finished", path=path)
        kept = text[: text.rindex("\n") + 1] if reading.cut else text
        _check_resumable(kept, reading.match, path)
        file = _open(path, "r+")
        file.truncate(len(kept.encode()))
        file.seek(0, os.SEEK_END)
        if not kept.endswith("\n"):  # whole but for its line break, as its check says
            file.write(b"\n")
            kept += "\n"
        return cls(path, file, reading.match, kept), reading

    def keep(self, match: Match) -> None:
        """Write the moves that the file lacks, and at the end the result and the seal."""
        for number in range(len(self._match.played), len(match.played)):
            played = match.played[number]
            line = move_line(match.game, self._match.state, number, played)
            self._match = self._match.play(played.move, played.by)[0]
            self._append([self._with_check(line)])
        if match.result is not None:
            rest = write_record(match).encode()[self._size :].decode()
            self._append(rest.splitlines())

    def close(self) -> None:
        """Let go of the file; nothing is kept any more."""
        self._file.close()

    def _with_check(self, line: str) -> str:
        self._lines.append(line)
        return next(self._checked)

    def _append(self, lines: Iterable[str]) -> None:
        """Add lines, and come back only when they are on the disk."""
        data = "".join(f"{line}\n" for line in lines).encode()
        try:
            if os.fstat(self._file.fileno()).st_size != self._size:
                raise Refusal("record-changed-meanwhile", path=self.path)
            if self._file.write(data) != len(data):
                raise OSError(ENOSPC, os.strerror(ENOSPC))
            os.fsync(self._file.fileno())
        except OSError as problem:
            raise refused(self.path, problem, "file-unwritable") from None
        self._size += len(data)


def read_record_file(path: str) -> tuple[str, Reading]:
    """Return the text of a record and the match it tells; `-` reads standard input."""
    text = read_text(path)
    if not text.startswith(FORMAT):  # some other text: its first line is not "damaged"
        raise Refusal("record-not-one", wanted=FORMAT)
    return text, read_record(text, games.find)


def _open(path: str, mode: str) -> FileIO:
    try:
        return FileIO(path, mode)
    except FileExistsError:
        raise Refusal("record-exists", path=path) from None
    except (FileNotFoundError, ValueError):  # no folder of this name, or a NUL inside it
        raise Refusal("folder-missing", path=path.replace("\0", "�")) from None
    except OSError as problem:
        raise refused(path, problem, "file-unwritable") from None


def _check_resumable(kept: str, match: Match, path: str) -> None:
    """Refuse what this program would not have written so: its checks could not be continued."""
    if not all(name.isprintable() for name in match.names):
        raise Refusal("record-header-unreadable")
    header = list(header_lines(match))
    lines = kept.splitlines()
    if len(lines) < len(header):  # without names nobody knows who is to choose
        field = header[len(lines)].partition(" ")[0]
        raise Refusal("record-header-incomplete", line=len(lines) + 1, field=field)
    if not write_record(match).startswith(kept):
        raise Refusal("record-rewritten", path=path)
