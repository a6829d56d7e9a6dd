"""Idempotency: a message is carried out once, and the same id sent again gets the same answer."""

from collections import OrderedDict, defaultdict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import NamedTuple, TypeAlias

import msgspec

from sushibelt.core.refusal import Refusal
from sushibelt.server import logs, metrics
from sushibelt.server.leases import Elsewhere
from sushibelt.server.rows import DbRow, Write, answer_row, forgotten_answer_row
from sushibelt.server.store import Store
from sushibelt.server.wire import Ack, FromClient, Refused

KEPT = 200  # for each person; a page that waits for an answer sends few meanwhile
AWAY = "store-away"  # says nothing about the message
KEPT_UNWRITTEN = 20  # for each who can change nothing

Answer: TypeAlias = Ack | Refused


class Effect(NamedTuple):
    """What a message changes: rows to store, and what to do once they are on the disk."""

    rows: Sequence[Write]
    apply: Callable[[], None]


class Outcome(NamedTuple):
    """The answer to a message, and whether the message had its effect just now."""

    answer: Answer
    effective: bool = False


class Asker(NamedTuple):
    """Whose message it is; refusals are written only to who could have had an effect."""

    name: str
    written: bool = True


class Answers:
    """The latest answers of one room, by person and message id; `facts` name it in the log."""

    def __init__(
        self, place: str, store: Store, stored: Iterable[DbRow] = (), **facts: str
    ) -> None:
        self._place, self._store, self._facts = place, store, facts
        self._serial = 0
        self._given: dict[str, OrderedDict[str, Answer]] = defaultdict(OrderedDict)
        for row in stored:
            self._given[row["who"]][row["message"]] = _answer_of(row)
            self._serial = int(row["serial"])

    @classmethod
    async def load(cls, store: Store, place: str, **facts: str) -> "Answers":
        """Return the answers that a room gave before a restart."""
        return cls(place, store, await store.answers(place), **facts)

    @property
    def people(self) -> set[str]:
        """Whose answers are remembered."""
        return set(self._given)

    async def once(
        self, asker: Asker, message: FromClient, decide: Callable[[], Awaitable[Effect]]
    ) -> Outcome:
        """Decide about a message, store its effect with its answer, and apply it; once per id.

        A refusal is an answer like any other. A fault, such as a full disk or a database that is
        away, is not: nothing was changed and nothing is remembered, so that the message may be sent
        again; nor is that the room is another node's, which is for the socket to tell.
        """
        known = self._given[asker.name].get(message.id)
        if known is not None:
            return Outcome(known)
        try:
            self._store.check_there()
            answer = await self._carried_out(asker, message, decide)
        except Elsewhere:
            raise
        except Refusal as problem:
            return Outcome(Refused(message.id, problem.reason, problem.facts))
        except Exception:
            metrics.FAILED.inc()
            logs.fault("message", **self._facts)
            return Outcome(Refused(message.id, "server-fault", {}))
        self._keep(asker, message.id, answer)
        effective = isinstance(answer, Ack)
        tag = str(message.__struct_config__.tag)
        metrics.MESSAGES.labels(tag, "ack" if effective else "refused").inc()
        return Outcome(answer, effective)

    async def _carried_out(
        self, asker: Asker, message: FromClient, decide: Callable[[], Awaitable[Effect]]
    ) -> Answer:
        try:
            effect = await decide()
        except Refusal as problem:
            if problem.reason == AWAY:
                raise
            refused = Refused(message.id, problem.reason, problem.facts)
            if asker.written:
                await self._store.write(self._rows(asker.name, message.id, refused))
            return refused
        ack = Ack(message.id)
        with metrics.STORING.time():
            await self._store.write([*effect.rows, *self._rows(asker.name, message.id, ack)])
        effect.apply()
        return ack

    def _keep(self, asker: Asker, message: str, answer: Answer) -> None:
        given = self._given[asker.name]
        given[message] = answer
        while len(given) > (KEPT if asker.written else KEPT_UNWRITTEN):
            given.popitem(last=False)

    def _rows(self, who: str, message: str, answer: Answer) -> list[Write]:
        """Return what has to be stored so that a restart does not forget an answer."""
        self._serial += 1
        refusal = None if isinstance(answer, Ack) else msgspec.json.encode(answer).decode()
        rows = [answer_row(self._place, who, message, self._serial, refusal)]
        given = self._given[who]
        if len(given) >= KEPT:
            rows.append(forgotten_answer_row(self._place, who, next(iter(given))))
        return rows


def _answer_of(row: DbRow) -> Answer:
    if row["refusal"] is None:
        return Ack(row["message"])
    return msgspec.json.decode(row["refusal"], type=Refused)
