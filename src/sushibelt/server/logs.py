"""What the server writes down for its operator: one JSON object per line, and no secret in any.

Only what is named here as an argument is written: ids of tables and matches, reasons, counts.
Message bodies, names, secrets, codes, choices and addresses of people never are.
"""

import json
import logging
import sys
import traceback

from sushibelt.server import clock

LOGGER = logging.getLogger("sushibelt")
SERVING = logging.getLogger("uvicorn")
LOOP = logging.getLogger("asyncio")


class _Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        """Return one line; of a fault its type and places in the code, not its text."""
        first_line = record.getMessage().partition("\n")[0]  # asyncio tells more
        entry: dict[str, object] = {
            "at": clock.as_text(clock.wall()),
            "level": record.levelname.lower(),
            "what": first_line,
            **getattr(record, "facts", {}),
        }
        if record.exc_info and record.exc_info[0] is not None:
            frames = traceback.extract_tb(record.exc_info[2])
            entry["fault"] = record.exc_info[0].__name__
            entry["where"] = [f"{frame.filename}:{frame.lineno}" for frame in frames]
        return json.dumps(entry)


def begin() -> None:
    """Send the log to standard error.

    What Uvicorn warns of are strangers' requests that make no sense: they are counted (see
    http/protocols.py), since whoever sends enough of them would fill the disk with lines.
    """
    stream = logging.StreamHandler(sys.stderr)
    stream.setFormatter(_Lines())
    levels = ((LOGGER, logging.INFO), (SERVING, logging.ERROR), (LOOP, logging.ERROR))
    for logger, level in levels:
        logger.handlers = [stream]
        logger.setLevel(level)
        logger.propagate = False


def note(what: str, **facts: str | int | float | None) -> None:
    """Write down that something happened."""
    LOGGER.info(what, extra={"facts": facts})


def warn(what: str, **facts: str | int | float | None) -> None:
    """Write down what whoever runs the server should look at."""
    LOGGER.warning(what, extra={"facts": facts})


def fault(what: str, **facts: str | int | float | None) -> None:
    """Write down a fault of the program, where it is being handled."""
    LOGGER.error(what, exc_info=True, extra={"facts": facts})
