"""What docs/operations.md tells people to type fits the files that it speaks of."""

import re
import shutil
import subprocess
from pathlib import Path

from tests.deploy.proxies import DEPLOY, FOUND, NAME

ROOT = DEPLOY.parent
DOCS = (ROOT / "docs" / "operations.md").read_text()
COMMANDS = [line.strip() for line in DOCS.split("\n") if line.startswith("    ")]
# Of the proxies' own files, and of this project's tests.
OF_OTHERS = {"SUSHIBELT_SITE", "SUSHIBELT_AT"}


def command(begin: str) -> str:
    return next(line for line in COMMANDS if line.startswith(begin))


def named(text: str) -> set[str]:
    return set(re.findall(r"SUSHIBELT_[A-Z_]+[A-Z]", text))


def understood() -> set[str]:
    """Return all variables that the program reads."""
    found = set()
    for file in (ROOT / "src" / "sushibelt").rglob("*.py"):
        text = file.read_text()
        found |= named(text)
        read = re.findall(r'\b(?:text|whole|token)\(\s*"([A-Z_]+)"', text)
        found |= {f"SUSHIBELT_{name}" for name in read}
    return found


def test_every_variable_that_is_named_is_understood() -> None:
    for file in (ROOT / "docs" / "operations.md", *DEPLOY.iterdir()):
        assert named(file.read_text()) <= understood() | OF_OTHERS, file.name


def test_every_variable_that_is_understood_is_explained() -> None:
    table = DOCS[DOCS.index("## Settings") : DOCS.index("## Host names")]
    assert understood() <= named(table)


def test_every_file_that_is_named_exists() -> None:
    for name in re.findall(r"deploy/([A-Za-z.]+[a-z])", DOCS):
        assert (DEPLOY / name).is_file(), name
    listed = DOCS[DOCS.index("### What is in deploy/") :]
    rows = re.findall(r"^\| (`.*?`) \|", listed, re.MULTILINE)
    found = {name for row in rows for name in re.findall(r"`([\w.]+)`", row)}
    held = {file.name for file in DEPLOY.iterdir() if not file.name.endswith("ignore")}
    assert found >= held


def test_the_line_for_caddy_makes_a_file_that_caddy_takes(tmp_path: Path) -> None:
    line, _, rest = command("sed ").partition(" && ")
    assert rest == "systemctl restart caddy"
    line, _, target = line.partition(" > ")
    assert target == "/etc/caddy/Caddyfile"
    made = tmp_path / "Caddyfile"
    with made.open("wb") as out:
        subprocess.run(line, shell=True, check=True, cwd=DEPLOY, stdout=out)
    caddy = shutil.which("caddy", path=FOUND)
    assert caddy, "caddy is not installed: make proxies"
    result = subprocess.run(
        [caddy, "adapt", "--config", str(made), "--adapter", "caddyfile", "--validate"],
        capture_output=True,
        text=True,
        check=False,
        env={"HOME": str(tmp_path), "PATH": FOUND},
    )
    assert result.returncode == 0, result.stderr
    assert f'"host":["{NAME}"]' in result.stdout.replace(" ", "")


def test_the_unit_starts_what_the_docs_install() -> None:
    unit = (DEPLOY / "sushibelt.service").read_text()
    place = command("python3 -m venv").split()[3]
    assert f"ExecStart={place}/bin/sushibelt serve" in unit
    file = command("echo SUSHIBELT_ORIGINS").rsplit(" ", 1)[1]
    assert f"EnvironmentFile=-{file}" in unit
