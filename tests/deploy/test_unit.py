"""The unit of systemd: without a fault, and as closed as it can be."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.deploy.proxies import DEPLOY

UNIT = DEPLOY / "sushibelt.service"
MOST_EXPOSED = 15  # tenths, of 100; systemd calls up to 20 "OK", and most services are at 96
ALLOWED = "SystemCallFilter="


def analyze(*arguments: str) -> "subprocess.CompletedProcess[str]":
    assert shutil.which("systemd-analyze"), "systemd-analyze is not installed: make proxies"
    return subprocess.run(
        ["systemd-analyze", *arguments], capture_output=True, text=True, check=False
    )


def test_systemd_finds_no_fault_in_it(tmp_path: Path) -> None:
    program = tmp_path / "sushibelt"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    unit = tmp_path / UNIT.name
    text = UNIT.read_text()
    assert text.count("ExecStart=/opt/sushibelt/bin/sushibelt serve\n") == 1
    unit.write_text(text.replace("/opt/sushibelt/bin/sushibelt", str(program)))
    answer = analyze("verify", "--man=no", str(unit))
    assert (answer.returncode, answer.stderr) == (0, "")
    unit.write_text(f"{unit.read_text()}\nProtectSistem=yes\n")
    assert "ProtectSistem" in analyze("verify", "--man=no", str(unit)).stderr


def exposed(path: Path) -> int:
    return analyze("security", "--offline=yes", f"--threshold={MOST_EXPOSED}", str(path)).returncode


def test_systemd_finds_it_closed_enough(tmp_path: Path) -> None:
    assert exposed(UNIT) == 0
    open_door = tmp_path / UNIT.name
    open_door.write_text(UNIT.read_text().replace("CapabilityBoundingSet=\n", ""))
    assert exposed(open_door) != 0


@pytest.mark.parametrize(
    "line",
    [
        "DynamicUser=yes",
        "ProtectSystem=strict",
        "NoNewPrivileges=yes",
        "CapabilityBoundingSet=",
        "IPAddressDeny=any",
    ],
)
def test_what_the_docs_promise_is_in_it(line: str) -> None:
    assert line in UNIT.read_text().split("\n")
