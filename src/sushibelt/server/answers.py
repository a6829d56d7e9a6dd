"""Which messages were answered, so that the same one sent again is answered the same."""

from collections import OrderedDict, defaultdict
from collections.abc import Iterable

import msgspec

from sushibelt.server import wire
from sushibelt.server.rows import DbRow, Write, answer_row, forgotten_answer_row

KEPT = 200  # for each person; a page that waits for an answer sends few meanwhile

Answer = wire.Ack | wire.Refused


class Answers:
    """The latest answers of a table, by person and message id."""

    def __init__(self, table: str, stored: Iterable[DbRow] = ()) -> None:
        self._table = table
        self._serial = 0
        self._given: dict[str, OrderedDict[str, Answer]] = defaultdict(OrderedDict)
        for row in stored:
            self._given[row["who"]][row["message"]] = _answer_of(row)
            self._serial = int(row["serial"])

    @property
    def people(self) -> set[str]:
        """Whose answers are remembered."""
        return set(self._given)

    def of(self, who: str, message: str) -> Answer | None:
        """Return the answer this message had, if it had one."""
        return self._given[who].get(message)

    def keep(self, who: str, message: str, answer: Answer) -> None:
        """Remember an answer."""
        given = self._given[who]
        given[message] = answer
        while len(given) > KEPT:
            given.popitem(last=False)

    def rows(self, who: str, message: str, answer: Answer) -> list[Write]:
        """Return what has to be stored so that a restart does not forget an answer."""
        self._serial += 1
        refusal = None if isinstance(answer, wire.Ack) else msgspec.json.encode(answer).decode()
        rows = [answer_row(self._table, who, message, self._serial, refusal)]
        given = self._given[who]
        if len(given) >= KEPT:
            rows.append(forgotten_answer_row(self._table, who, next(iter(given))))
        return rows


def _answer_of(row: DbRow) -> Answer:
    if row["refusal"] is None:
        return wire.Ack(row["message"])
    return msgspec.json.decode(row["refusal"], type=wire.Refused)
