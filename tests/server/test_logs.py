"""The log: one JSON object per line, and nothing in it that somebody said."""

import json
import logging
from copy import copy
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from sushibelt.server import logs
from tests.server.process import Server, play_on, running

SOURCE = "127.44.5.6"


@pytest.mark.parametrize("logger", ["sushibelt", "uvicorn.error", "asyncio"])
def test_a_fault_is_one_line_without_its_text(
    logger: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What asyncio tells of a task holds the text of the exception, and so may hold a secret."""
    for one in (logs.LOGGER, logs.SERVING, logs.LOOP):
        for name in ("handlers", "level", "propagate"):
            monkeypatch.setattr(one, name, getattr(one, name))
    logs.begin()
    told = "Task exception was never retrieved\nfuture: <Task exception=ValueError('wasabi')>"
    logging.getLogger(logger).error(told, exc_info=ValueError("wasabi"))
    written = capsys.readouterr().err
    assert "wasabi" not in written
    (line,) = written.splitlines()
    entry = json.loads(line)
    assert (entry["what"], entry["fault"]) == (told.partition("\n")[0], "ValueError")


def from_an_address_of_its_own(server: Server) -> Server:
    """Return the same server, asked from there."""
    other = copy(server)
    where = httpx.HTTPTransport(local_address=SOURCE)
    other.http = httpx.Client(transport=where, base_url=server.address, timeout=60)
    return other


def test_neither_the_log_tells_who_did_what_nor_does_the_file_keep_addresses(
    tmp_path: Path,
) -> None:
    with running(tmp_path) as server:
        there = from_an_address_of_its_own(server)
        with there.http:
            made, pages = there.couple("Wasabina")
            watched = connect(
                f"{server.address.replace('http', 'ws', 1)}/ws/{made['table']}",
                compression=None, source_address=(SOURCE, 0),
            )  # fmt: skip
            with watched:
                watched.send(json.dumps({"type": "hello", "id": "h", "secret": made["watch"]}))
                watched.send("nonsense")
                assert watched.recv()
            choices = set[str]()
            for page in pages:
                choices |= set(page.message["legal"] or [])
            play_on(pages)
            assert there.http.get("/api/codes/AAAAAA").status_code == 404
            assert there.http.post("/api/tables", content=b"Wasabina").status_code == 400
            assert (
                there.http.get("/", headers={"X-Forwarded-For": "203.0.113.9"}).status_code == 200
            )
        assert choices
        journal = tmp_path / "data.sqlite-wal"
        kept = server.data.read_bytes() + (journal.read_bytes() if journal.exists() else b"")
        for address in (SOURCE, "203.0.113.9"):
            assert address.encode() not in kept
        log = server.log.read_text()
        assert {"table", "proxy-unknown"} <= {json.loads(one)["what"] for one in log.splitlines()}
        secrets = {made[name] for name in ("secret", "host", "watch", "code")}
        for told in (SOURCE, "203.0.113.9", "Wasabina", *secrets, *choices):
            assert told not in log, told
