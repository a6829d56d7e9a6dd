"""The log: one JSON object per line, and nothing in it that somebody said."""

import json
import logging

import pytest

from sushibelt.server import logs


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
