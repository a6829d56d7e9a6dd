"""`sushibelt serve`: refuses what cannot be with one sentence, before anything is started."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from sushibelt.cli.installed import INSTALL
from tests.cli.table_door import refused
from tests.words.wording import wording


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("PORT", "HOST", "DATA", "ORIGINS", "SEARCHERS"):
        monkeypatch.delenv(f"SUSHIBELT_{name}", raising=False)


def test_a_port_in_use_is_refused() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        refusal = refused("serve", "--port", str(port))
    assert wording("refusal-port-taken", port=str(port), host="127.0.0.1").search(refusal)
    assert not list(Path().iterdir())


@pytest.mark.parametrize("port", ["70000", "-1"])
def test_a_port_that_cannot_be_is_refused(port: str) -> None:
    assert wording("refusal-port-impossible").search(refused("serve", f"--port={port}"))


def test_an_address_of_another_machine_is_refused() -> None:
    assert "192.0.2.1" in refused("serve", "--port", "0", "--host", "192.0.2.1")


def test_a_data_file_has_to_be_in_a_folder_that_exists(tmp_path: Path) -> None:
    refusal = refused("serve", "--data", "none/x.sqlite")
    assert wording("refusal-folder-missing").search(refusal)
    assert wording("refusal-file-is-directory").search(refused("serve", "--data", str(tmp_path)))


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("PORT", "many", "SUSHIBELT_PORT"),
        ("PORT", "65536", "SUSHIBELT_PORT"),
        ("SEARCHERS", "0", "SUSHIBELT_SEARCHERS"),
        ("ORIGINS", "sushi.example", "SUSHIBELT_ORIGINS"),
    ],
)
def test_nonsense_in_the_environment_is_refused(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, expected: str
) -> None:
    monkeypatch.setenv(f"SUSHIBELT_{name}", value)
    assert expected in refused("serve")


WITHOUT = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == {missing!r}:
            raise ModuleNotFoundError(name, name=name)

sys.meta_path.insert(0, Missing())
from sushibelt.cli import main
main(["serve"])
"""


@pytest.mark.parametrize("missing", ["uvicorn", "prometheus_client"])
def test_without_the_packages_of_a_server_it_says_how_to_get_them(missing: str) -> None:
    command = [sys.executable, "-c", WITHOUT.format(missing=missing)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 2
    assert wording("refusal-server-not-installed", module=missing, command=INSTALL).search(
        result.stderr
    )
    assert result.stderr.count("\n") == 1
