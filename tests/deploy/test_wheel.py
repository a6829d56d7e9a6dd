"""The package holds the site, and everything else that `sushibelt serve` reads."""

import subprocess
import sys
from collections.abc import Iterator
from email.message import Message
from email.parser import Parser
from pathlib import Path
from zipfile import ZipFile

import pytest

import sushibelt
from sushibelt.server.http.site import BUILT

PACKAGE = Path(sushibelt.__file__).parent
ROOT = PACKAGE.parents[1]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ZipFile]:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    subprocess.run([*command, "--directory", str(folder)], cwd=ROOT, check=True)
    with ZipFile(next(folder.glob("*.whl"))) as one:
        yield one


def metadata(wheel: ZipFile) -> Message:
    name = next(name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
    return Parser().parsestr(wheel.read(name).decode())


def test_all_files_of_the_package_and_of_the_site_are_inside(wheel: ZipFile) -> None:
    held = set(wheel.namelist())
    assert (BUILT / "index.html").is_file(), "the site is not built: make site"
    for file in PACKAGE.rglob("*"):
        if file.is_file() and "__pycache__" not in file.parts:
            assert file.relative_to(PACKAGE.parent).as_posix() in held


def test_nothing_else_is_inside(wheel: ZipFile) -> None:
    for name in wheel.namelist():
        top = name.split("/")[0]
        assert top == "sushibelt" or top.endswith(".dist-info")
        assert not name.endswith((".sqlite", ".pyc", ".map"))


def test_it_says_what_a_server_needs(wheel: ZipFile) -> None:
    answer = metadata(wheel)
    assert "server" in answer.get_all("Provides-Extra", [])
    needed = [one for one in answer.get_all("Requires-Dist", []) if "extra == 'server'" in one]
    assert {"litestar", "uvicorn"} <= {one.split(">")[0] for one in needed}
