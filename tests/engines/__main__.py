"""Play a match of each family in each engine: `python -m tests.engines [engine or family …]`.

A failure leaves a picture of the page and the log of its browser in engines-failed/.
"""

import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copy
from tempfile import TemporaryDirectory
from time import monotonic

from tests.engines.firefox import firefox
from tests.engines.visitor import PADS, keep_score, play, see_the_end
from tests.engines.webkit import webkit
from tests.engines.window import Window
from tests.server.process import running

ENGINES = ("firefox", "webkit")
FAILED = Path("engines-failed")


@contextmanager
def opened(engine: str, folder: Path, address: str) -> Iterator[Window]:
    """A window of an engine, at this site."""
    with firefox(folder) if engine == "firefox" else webkit(folder, address) as window:
        yield window


def evening(engine: str, family: str, folder: Path) -> None:
    """A visit to a server of its own, from the front page to a score pad without a network."""
    with (
        running(folder) as server,
        opened(engine, folder / "browser", server.address) as window,
    ):
        try:
            play(window, server, family)
            see_the_end(window, server)
            keep_score(window, server, family)
            window.listen()
            assert not window.complaints, window.complaints
        except Exception:
            FAILED.mkdir(exist_ok=True)
            (FAILED / f"{engine}-{family}.png").write_bytes(window.picture())
            copy(folder / "browser" / f"{engine}.log", FAILED / f"{engine}-{family}.log")
            raise


def main(chosen: list[str]) -> None:
    """Play what was chosen, or everything; fail if anything did."""
    engines = [one for one in ENGINES if one in chosen] or ENGINES
    families = [one for one in PADS if one in chosen] or PADS
    failed = 0
    for engine in engines:
        for family in families:
            start = monotonic()
            try:
                with TemporaryDirectory() as folder:
                    evening(engine, family, Path(folder))
            except Exception:
                failed += 1
                traceback.print_exc()
                print(f"{engine:8} {family:11} failed", flush=True)
            else:
                print(f"{engine:8} {family:11} {monotonic() - start:4.0f} s", flush=True)
    sys.exit(failed > 0)


if __name__ == "__main__":
    main(sys.argv[1:])
