"""The container's file and the compose file: what they promise is written in them.

No container engine runs here. `make image` has hadolint look at the file as well, and
docs/operations.md says what nobody has tried.
"""

import json
import re
from typing import Any

import pytest
import yaml

from tests.deploy.proxies import DEPLOY

ROOT = DEPLOY.parent
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())


def instructions() -> list[tuple[str, str]]:
    """Return the instructions of the container's file, each in one line."""
    text = (DEPLOY / "Dockerfile").read_text().replace("\\\n", " ")
    lines = [line for line in text.split("\n") if line.strip() and not line.startswith("#")]
    return [(word, " ".join(rest.split())) for word, _, rest in (x.partition(" ") for x in lines)]


def last_stage() -> dict[str, str]:
    """Return what is said of the image itself; the last of each sort counts."""
    answer = instructions()
    begin = max(place for place, (word, _) in enumerate(answer) if word == "FROM")
    return dict(answer[begin:])


def test_the_image_runs_as_nobody_in_particular() -> None:
    user, group = last_stage()["USER"].split(":")
    assert int(user) >= 10_000
    assert int(group) >= 10_000
    own = next(rest for word, rest in instructions() if word == "RUN" and "useradd" in rest)
    assert f"--uid {user}" in own


def test_the_image_looks_after_its_health() -> None:
    check = last_stage()["HEALTHCHECK"]
    command = json.loads(check[check.index("CMD ") + 4 :])
    assert command[0] == "python"
    assert "/healthz" in command[-1]
    assert f":{last_stage()['EXPOSE']}/" in command[-1]


def test_the_image_fetches_only_what_is_pinned_and_only_while_it_is_built() -> None:
    for word, rest in instructions():
        if word == "RUN" and "pip install" in rest:
            assert "--require-hashes" in rest or "--no-index --no-deps" in rest
        assert word != "ADD"
    assert not any("pip" in rest for word, rest in instructions() if word in ("CMD", "ENTRYPOINT"))
    for _, base in (expected for expected in instructions() if expected[0] == "FROM"):
        assert re.match(r"[a-z]+:[0-9.]+-", base), "an image without a version"


def test_what_the_image_writes_lies_in_its_volume() -> None:
    answer = last_stage()
    volume = answer["VOLUME"]
    variables = dict(pair.split("=", 1) for pair in answer["ENV"].split())
    assert variables["SUSHIBELT_DATA"].startswith(f"{volume}/")
    assert variables["SUSHIBELT_CACHE"].startswith(f"{volume}/")


def test_nothing_private_gets_into_the_image() -> None:
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text().split("\n")
    assert {".git", "**/*.sqlite*", "**/.env", "**/node_modules", ".venv"} <= set(ignored)


@pytest.mark.parametrize("name", ["sushibelt", "caddy"])
def test_both_containers_are_closed(name: str) -> None:
    answer = COMPOSE["services"][name]
    assert answer["read_only"] is True
    assert answer["cap_drop"] == ["ALL"]
    assert answer["security_opt"] == ["no-new-privileges:true"]
    assert answer["mem_limit"]
    assert answer["pids_limit"]


def test_the_server_is_reached_through_the_proxy_alone() -> None:
    server, caddy = COMPOSE["services"]["sushibelt"], COMPOSE["services"]["caddy"]
    assert "ports" not in server
    assert server["networks"] == ["inside"]
    assert COMPOSE["networks"]["inside"]["internal"] is True
    assert server["environment"]["SUSHIBELT_PROXIES"] == caddy["networks"]["inside"]["ipv4_address"]
    assert server["environment"]["SUSHIBELT_ORIGINS"].startswith("https://${SUSHIBELT_SITE:?")
    assert server["user"] == last_stage()["USER"]


def test_the_files_that_are_mounted_exist() -> None:
    mounted = [expected.split(":")[0] for expected in COMPOSE["services"]["caddy"]["volumes"]]
    folders = [name for name in mounted if name.startswith(".")]
    assert folders
    assert all((DEPLOY / name).is_file() for name in folders)
    build = COMPOSE["services"]["sushibelt"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Dockerfile"
    for word, rest in instructions():
        if word == "COPY" and "--from" not in rest:
            assert (ROOT / rest.split()[0]).exists()
