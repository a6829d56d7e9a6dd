"""A server on a Postgres database: what it says in bad moments, and that nothing is lost."""

import asyncio
import os
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import psycopg
import pytest
from psycopg import sql

from sushibelt.core.refusal import Refusal
from sushibelt.server.data import DatabaseAddress
from sushibelt.server.database import database_of
from sushibelt.server.postgres.connecting import connected
from sushibelt.server.rows import Write
from sushibelt.server.store import Store
from tests.campaigns.ledger import stored
from tests.cli.table_door import ran, refused
from tests.server.cluster import OWNER, Cluster, found, name_of
from tests.server.process import Page, Server, play_on, running
from tests.server.raw import eventually
from tests.words.wording import wording

WRONG = "teriyaki"  # a password


@contextmanager
def served(folder: Path, address: DatabaseAddress, **more: str) -> Iterator[Server]:
    with running(folder, SUSHIBELT_DATA=address.conninfo, **more) as server:
        yield server


def second(address: DatabaseAddress | str) -> str:
    """Start a server that has to leave at once with one sentence."""
    given = address if isinstance(address, str) else address.conninfo
    return refused("serve", "--port", "0", "--data", given)


def readiness(server: Server) -> str | None:
    """Why it is not ready; None if it is."""
    answer = server.http.get("/readyz")
    text: str | None = answer.json().get("reason")
    assert (answer.status_code == 200) == (text is None), answer.text
    return text


def chooser(pages: list[Page]) -> Page:
    """Whoever may choose now."""
    for page in pages:
        page.drain()
    return next(page for page in pages if page.message["legal"] and not page.message["picked"])


# ---- at the start


def test_a_wrong_password_or_name_or_port_is_a_sentence_without_the_password(
    cluster: Cluster,
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # and nobody listens
        port = taken.getsockname()[1]
        for given, path in [
            (cluster.by_port("postgres", WRONG), f"postgresql://{OWNER}@127.0.0.1:{cluster.port}"),
            (cluster.by_port("nowhere"), f"postgresql://{OWNER}@127.0.0.1:{cluster.port}/nowhere"),
            (f"postgresql://{OWNER}:{WRONG}@127.0.0.1:{port}/x", f"127.0.0.1:{port}/x"),
        ]:
            answer = second(given)
            assert wording("refusal-database-unreachable").search(answer), answer
            assert path in answer
            assert WRONG not in answer


def test_without_the_right_to_create_tables_a_sentence_says_so(
    cluster: Cluster, database: DatabaseAddress
) -> None:
    cluster.run(sql.SQL("CREATE ROLE guest LOGIN"))
    name = name_of(database)
    answer = second(cluster.address(name, "guest"))
    assert wording("refusal-database-rights").search(answer)
    cluster.run(sql.SQL("GRANT CREATE ON SCHEMA public TO guest"), name)
    database_of(cluster.address(name, "guest")).upgrade()
    cluster.run(sql.SQL("DROP OWNED BY guest"), name)
    cluster.run(sql.SQL("DROP ROLE guest"))


def test_a_newer_or_foreign_database_is_refused_and_left_alone(database: DatabaseAddress) -> None:
    with psycopg.connect(database.conninfo) as connection:
        connection.execute("CREATE TABLE bookmarks (id INTEGER)")
    assert wording("refusal-database-foreign", path=str(database)).search(second(database))
    with psycopg.connect(database.conninfo) as connection:
        connection.execute("DROP TABLE bookmarks")
    database_of(database).upgrade()
    with psycopg.connect(database.conninfo) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert wording("refusal-database-newer", path=str(database)).search(second(database))


# ---- one server at a time


def test_a_second_server_is_refused_and_told_who_has_the_database(
    tmp_path: Path, database: DatabaseAddress
) -> None:
    with served(tmp_path, database) as server:
        facts = {"host": socket.gethostname(), "pid": str(server.process.pid)}
        text = wording(
            "refusal-database-in-use", path=str(database), address=f"{server.address}/", **facts
        )
        assert text.search(second(database))
        os.kill(server.process.pid, signal.SIGSTOP)
        try:
            assert text.search(second(database))  # stopped is not gone
        finally:
            os.kill(server.process.pid, signal.SIGCONT)
        _, pages = server.couple()
        play_on(pages)
        server.kill()
        server.restart()  # the lock died with the process
        assert readiness(server) is None


def test_a_server_that_was_cut_off_and_replaced_can_change_nothing(
    tmp_path: Path, database: DatabaseAddress
) -> None:
    """The fence: paused, its connections ended, another one in its place, and then it goes on."""
    (tmp_path / "other").mkdir()
    with served(tmp_path, database) as old:
        made, pages = old.couple()
        secret = chooser(pages).secret
        old.close_lines()  # or they would wait for a stopped server, and give up
        os.kill(old.process.pid, signal.SIGSTOP)
        try:
            cut_off(database)
            with served(tmp_path / "other", database) as new:
                before = stored(database)
                os.kill(old.process.pid, signal.SIGCONT)
                page = old.page(made["table"], secret)
                assert page.pick(page.message["legal"][0])["reason"] == "store-taken"
                assert readiness(old) == "store-taken"
                assert readiness(new) is None
                assert stored(database) == before
                play_on([new.page(made["table"], one.secret) for one in pages])
        finally:
            os.kill(old.process.pid, signal.SIGCONT)


def cut_off(database: DatabaseAddress) -> None:
    """End all connections to a database but this one."""
    with psycopg.connect(database.conninfo, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


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


def move(number: int) -> list[Write]:
    return [Write("put_move", {"match_id": "m", "n": number, "body": "[1]"})]


# ---- in the middle


def test_while_the_database_is_away_nothing_is_acknowledged_and_then_all_goes_on(
    tmp_path: Path, cluster: Cluster, database: DatabaseAddress
) -> None:
    with served(tmp_path, database) as server:
        _, pages = server.couple()
        page = chooser(pages)
        page.pick(page.message["legal"][0])
        before = stored(database)
        cluster.stop()
        try:
            assert eventually(lambda: readiness(server) == "store-away")
            page = chooser(pages)
            refusal = page.pick(page.message["legal"][0])
            assert (refusal["type"], refusal["reason"]) == ("refused", "store-away")
            asked = {"id": "a-request-of-a-test", "game": "sushizock/2008", "seats": 2, "name": "A"}
            answer = server.http.post("/api/tables", json=asked)
            assert (answer.status_code, answer.json()["reason"]) == (503, "store-away")
            answer = server.http.get("/api/codes/AAAAAA")
            assert (answer.status_code, answer.json()["reason"]) == (503, "store-away")
        finally:
            cluster.start()
        assert eventually(lambda: readiness(server) is None)
        assert stored(database) == before
        assert wording("refusal-database-in-use").search(second(database))  # it is ours again
        play_on(pages)
        stop_in_order_while_it_is_away(server, cluster)


def stop_in_order_while_it_is_away(server: Server, cluster: Cluster) -> None:
    """A server does not wait for ever for a database."""
    cluster.stop()
    try:
        assert eventually(lambda: readiness(server) == "store-away")
        server.close_lines()
        assert server.stop() == 0
    finally:
        cluster.start()


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


KILLS, AT_ONCE = 3, 40


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


def test_a_full_disk_shows_and_passes(tmp_path: Path, database: DatabaseAddress) -> None:
    with served(tmp_path, database) as server:
        _, pages = server.couple()
        page = chooser(pages)
        with disk_full(database):
            assert eventually(lambda: readiness(server) == "store-unwritable")
            assert page.pick(page.message["legal"][0])["reason"] == "server-fault"
        assert eventually(lambda: readiness(server) is None)
        play_on(pages)


@contextmanager
def disk_full(database: DatabaseAddress) -> Iterator[None]:
    """Have Postgres say what it says when a table cannot grow."""
    with psycopg.connect(database.conninfo, autocommit=True) as connection:
        connection.execute("""
            CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
                RAISE EXCEPTION 'could not extend file "base/1/2": No space left on device'
                    USING ERRCODE = 'disk_full';
            END $$;
            CREATE TRIGGER disk BEFORE INSERT OR UPDATE ON answers EXECUTE FUNCTION full_disk();
            CREATE TRIGGER disk BEFORE INSERT OR UPDATE ON probes EXECUTE FUNCTION full_disk();
        """)
        yield
        connection.execute("DROP FUNCTION full_disk CASCADE")


# ---- one round trip


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


# ---- for whoever runs it


def test_tables_and_check_work_beside_a_server_and_without(
    tmp_path: Path, database: DatabaseAddress
) -> None:
    with served(tmp_path, database) as server:
        made, pages = server.couple()
        play_on(pages)
        for page in pages:
            page.close()
        listed = ran("tables", "--data", database.conninfo)
        assert made["code"] in listed.out, listed
        assert ran("tables", "close", made["code"], "--data", database.conninfo).code == 0
        assert server.http.get(f"/api/codes/{made['code']}").status_code == 404
        assert wording("database-check-whole").search(ran("check", database.conninfo).out)
        server.stop()
    assert made["table"] in ran("tables", "--json", "--data", database.conninfo).out
    with psycopg.connect(database.conninfo) as connection:
        connection.execute("DELETE FROM moves WHERE n = 3")
    found = ran("check", database.conninfo)
    assert found.code == 1, found
    assert wording("data-check-damaged", path=str(database)).search(found.out)
    refusal = refused("backup", str(tmp_path), "--data", database.conninfo)
    assert wording("refusal-database-backup", path=str(database)).search(refusal)


def test_a_dump_of_a_running_server_is_restored_and_played_on(
    tmp_path: Path, cluster: Cluster, database: DatabaseAddress
) -> None:
    """As docs/operations.md says."""
    dump = tmp_path / "evening.dump"
    with served(tmp_path, database) as server:
        made, pages = server.couple()
        page = chooser(pages)
        page.pick(page.message["legal"][0])
        program = found("pg_dump")
        subprocess.run(
            [program, "--format=custom", f"--file={dump}", f"--dbname={database.conninfo}"],
            check=True,
        )
    with cluster.database() as another:
        given = ["--no-owner", "--exit-on-error", f"--dbname={another.conninfo}", str(dump)]
        subprocess.run([found("pg_restore"), *given], check=True)
        assert ran("check", another.conninfo).code == 0
        assert stored(another) == stored(database)
        with served(tmp_path, another) as server:
            play_on([server.page(made["table"], one.secret) for one in pages])
