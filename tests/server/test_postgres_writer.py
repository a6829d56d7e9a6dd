"""The writer of a Postgres database: fenced, never in doubt, and one round trip each time."""

import asyncio
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Any

import psycopg
import pytest
from psycopg import sql

from sushibelt.core.refusal import Refusal
from sushibelt.server.data import DatabaseAddress
from sushibelt.server.postgres.connecting import connected
from sushibelt.server.store import Store
from tests.server.cluster import Cluster, name_of
from tests.server.on_postgres import cut_off, move

KILLS, AT_ONCE = 3, 40


def test_a_transaction_of_an_epoch_that_is_over_is_refused_by_the_database(
    database: DatabaseAddress,
) -> None:
    async def story() -> None:
        store = await Store.open(database)
        await store.write(move(0))
        with psycopg.connect(database.conninfo) as connection:
            connection.execute("UPDATE nodes SET epoch = epoch + 1")
        for number in (1, 2):
            with pytest.raises(Refusal, match="store-taken"):
                await store.write(move(number))
        assert [row["n"] for row in await store.rows("moves")] == [0]
        await store.close()

    asyncio.run(story())


def test_what_a_broken_connection_left_unknown_is_found_out(
    cluster: Cluster, database: DatabaseAddress
) -> None:
    """Postgres is killed among many writes: what was acknowledged is there, and all once."""

    async def story() -> None:
        store = await Store.open(database)
        collected: dict[int, Any] = {}

        async def write(number: int) -> None:
            try:
                await store.write(move(number))
                collected[number] = None
            except Exception as problem:  # none is expected: a second try would be one
                collected[number] = problem

        number = 0
        for _ in range(KILLS):
            writes = []
            for _ in range(AT_ONCE):
                writes.append(asyncio.create_task(write(number)))
                number += 1
                await asyncio.sleep(0)
            cluster.stop(signal.SIGKILL)
            cluster.start()
            await asyncio.gather(*writes)
        assert collected == dict.fromkeys(range(number))
        assert [row["n"] for row in await store.rows("moves")] == list(range(number))
        await store.close()

    asyncio.run(story())


def test_a_commit_whose_answer_was_lost_is_not_repeated(database: DatabaseAddress) -> None:
    """The connection breaks after Postgres has committed and before we hear of it."""

    async def story() -> None:
        store = await Store.open(database)
        writer: Any = store._writer
        transact = writer._transact
        lost: list[int] = []

        def deaf(rows: Any, serial: int) -> None:
            transact(rows, serial)
            if not lost:
                lost.append(serial)
                cut_off(database)
                raise psycopg.OperationalError("the answer was lost")

        writer._transact = deaf
        await store.write(move(0))  # a second try would be refused: the move is there
        await store.write(move(1))
        assert lost
        assert [row["n"] for row in await store.rows("moves")] == [0, 1]
        await store.close()

    asyncio.run(story())


def test_a_database_that_would_acknowledge_too_early_is_overruled(
    cluster: Cluster, database: DatabaseAddress
) -> None:
    name = sql.Identifier(name_of(database))
    for given, used in (("off", "on"), ("remote_apply", "remote_apply")):
        asked = sql.SQL("ALTER DATABASE {} SET synchronous_commit = {}")
        cluster.run(asked.format(name, sql.Literal(given)))
        with connected(database) as connection:
            assert connection.execute("SHOW synchronous_commit").fetchone() == (used,)


def test_a_transaction_is_one_round_trip(cluster: Cluster, database: DatabaseAddress) -> None:
    with counting_proxy(cluster.port) as (port, turns):
        given = cluster.by_port(name_of(database)).replace(f":{cluster.port}", f":{port}")

        async def story() -> None:
            store = await Store.open(DatabaseAddress(given))
            await store.write(move(0))  # statements are prepared
            await store.write(move(1))
            before = len(turns)
            await asyncio.gather(*(store.write(move(number)) for number in range(2, 20)))
            assert len(turns) - before <= 2  # the first alone, and all others as a group
            await store.close()

        asyncio.run(story())


@contextmanager
def counting_proxy(port: int) -> Iterator[tuple[int, list[str]]]:
    """Lend a port that leads to another, and a list with an entry each time somebody asks."""
    turns: list[str] = []
    listener = socket.create_server(("127.0.0.1", 0))

    def pass_on(
        source: socket.socket, target: socket.socket, asks: bool, state: list[bool]
    ) -> None:
        try:
            while part := source.recv(1 << 16):
                if asks and not state[0]:
                    turns.append("asked")
                state[0] = asks
                target.sendall(part)
        except OSError:
            pass
        target.close()

    def accept() -> None:
        while True:
            try:
                here, _ = listener.accept()
            except OSError:
                return
            there = socket.create_connection(("127.0.0.1", port))
            state = [False]
            for one in ((here, there, True, state), (there, here, False, state)):
                Thread(target=pass_on, args=one, daemon=True).start()

    Thread(target=accept, daemon=True).start()
    try:
        yield listener.getsockname()[1], turns
    finally:
        listener.shutdown(socket.SHUT_RDWR)
        listener.close()
