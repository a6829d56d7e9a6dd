"""The site as it is built, served with the server's own content security policy, and Chromium."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from playwright.sync_api import Browser, sync_playwright

from sushibelt.server.app import POLICY

WEB = Path(__file__).parents[2] / "web"
QUIET = [
    *("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"),
    *("--disable-component-update", "--disable-sync"),
]


class Handed(SimpleHTTPRequestHandler):
    """Files of the folder; every other address is the page itself."""

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def do_GET(self) -> None:
        if not Path(self.translate_path(self.path)).is_file():
            self.path = "/index.html"
        super().do_GET()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its name there
        """Say nothing."""


def build(folder: Path) -> None:
    """Build the site into a folder."""
    command = ["node_modules/.bin/vite", "build", "--outDir", str(folder), "--emptyOutDir"]
    subprocess.run([*command, "--logLevel", "error"], cwd=WEB, check=True)


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder; the address is given."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Handed, directory=str(folder))) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}"
        finally:
            server.shutdown()
            thread.join()


@contextmanager
def chromium() -> Iterator[Browser]:
    """Debian's Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=QUIET)
        yield browser
        browser.close()
