"""The pages: what is there is served, with its type; every page's address gives the one page."""

import gzip
import json
import subprocess
import sys
from pathlib import Path

import pytest

from sushibelt.server.http.site import CHECKED, FOREVER, Site, is_built
from sushibelt.words import say


@pytest.fixture
def site(tmp_path: Path) -> Site:
    folder = tmp_path / "site"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>" + " " * 1000)
    (folder / "assets" / "app-1a2b.js").write_text("let x = 1;" * 100)
    pages = ["", "t", "new", "replay", "fair", "score"]
    (folder / "pages.json").write_text(json.dumps(pages))
    (folder / "app.webmanifest").write_text("{}")
    (folder / "icon.png").write_bytes(bytes(2000))
    (tmp_path / "secret.txt").write_text("not for you")
    return Site(folder)


@pytest.mark.parametrize("path", ["/", "", "/t/abc", "/new", "/replay/xyz", "/fair", "/score/x"])
def test_every_address_of_a_page_gives_the_page(site: Site, path: str) -> None:
    file = site.find(path)
    assert file is not None
    assert file.kind == "text/html"
    assert file.cache == CHECKED


@pytest.mark.parametrize(
    "path",
    ["/nowhere", "/assets/none.js", "/../secret.txt", "/assets/../../secret.txt", "//x", "/T"],
)
def test_nothing_else_is_served(site: Site, path: str) -> None:
    assert site.find(path) is None


def test_files_with_a_digest_in_their_name_may_be_kept_for_ever(site: Site) -> None:
    file = site.find("/assets/app-1a2b.js")
    assert file is not None
    assert (file.kind, file.cache) == ("text/javascript", FOREVER)
    assert file.packed is not None
    assert gzip.decompress(file.packed) == file.data
    manifest = site.find("/app.webmanifest")
    assert manifest is not None
    assert manifest.kind == "application/manifest+json"


def test_pictures_are_not_compressed_again(site: Site) -> None:
    file = site.find("/icon.png")
    assert file is not None
    assert file.packed is None


def test_without_built_pages_there_is_none(tmp_path: Path) -> None:
    assert Site(tmp_path / "none").find("/") is None
    assert not is_built(tmp_path / "none")


def test_a_server_without_pages_says_so(tmp_path: Path) -> None:
    program = (
        "from sushibelt.server.http import site, serving; site.is_built = lambda: False; "
        "serving.serve = lambda *_: None; from sushibelt.cli import main; main()"
    )
    command = [sys.executable, "-c", program, "serve", "--port", "0"]
    result = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert say("serve-no-pages") in result.stdout
