"""Settings come from the environment, and nonsense in it is refused by name."""

import os
import subprocess
import sys
from pathlib import Path
from socket import gethostname

import pytest

from sushibelt.core.refusal import Refusal
from sushibelt.server.http.serving import own_origins
from sushibelt.server.settings import Settings, Variables, from_environment, origin
from sushibelt.words import refusal
from tests.words.wording import wording


def settings(**given: str) -> Settings:
    variables = Variables({f"SUSHIBELT_{name}": value for name, value in given.items()})
    own = frozenset({"http://127.0.0.1:8000"})
    return from_environment(Path("x"), own, "http://10.0.0.7:8000", variables)


def test_everything_has_a_usual_value() -> None:
    usual = settings()
    assert usual.origins == {"http://127.0.0.1:8000"}
    assert usual.searchers >= 1
    assert settings(SEARCHERS="") == usual


def test_variables_are_understood() -> None:
    given = settings(
        ORIGINS="https://Sushi.example, http://10.0.0.2:9000/",
        SEARCHERS="3",
        BOT_PAUSE_MS="250",
        IDLE_DAYS="7",
    )
    assert given.origins == {"https://sushi.example", "http://10.0.0.2:9000"}
    assert (given.searchers, given.bot_pause, given.idle_days) == (3, 0.25, 7)


def test_others_find_the_server_where_its_operator_says() -> None:
    assert settings().address == "http://10.0.0.7:8000"
    assert settings(ORIGINS="https://sushi.example").address == "https://sushi.example"
    assert settings(ORIGINS="https://a.example,https://b.example").address == "http://10.0.0.7:8000"


@pytest.mark.parametrize("wrong", ["0", "-1", "many", "1.5", "٣", "9" * 30, "65"])
def test_a_wrong_number_is_refused_with_its_limits(wrong: str) -> None:
    with pytest.raises(Refusal) as caught:
        settings(SEARCHERS=wrong)
    answer = refusal(caught.value)
    assert "SUSHIBELT_SEARCHERS" in answer
    assert "from 1 to 64" in answer


@pytest.mark.parametrize(
    "wrong",
    ["sushi.example", "*", "ftp://x", "https://", "https://x/path", "https://x?q", "", "https://[",
     "http://[::1", "http://x:99999", "http://x:y", "http://user@x", "https://a b"],
)  # fmt: skip
def test_what_is_no_origin_is_refused(wrong: str) -> None:
    with pytest.raises(Refusal):
        origin(wrong)


def test_an_origin_is_what_browsers_call_it() -> None:
    assert origin("https://Sushi.example:443/") == "https://sushi.example"
    assert origin("http://[::1]:80") == "http://[::1]"
    assert origin("http://sushi.example:443") == "http://sushi.example:443"


@pytest.mark.parametrize("wrong", ["a\nb", "\x1b[31m", "\udcff"])
def test_a_contact_that_no_page_can_show_is_refused(wrong: str) -> None:
    with pytest.raises(Refusal, match="contact-unprintable"):
        settings(CONTACT=wrong)


@pytest.mark.parametrize(
    ("variables", "reason"),
    [
        ({"HOST": b"\xff"}, "port-taken"),
        ({"METRICS_PORT": b"1", "METRICS_HOST": b"a..b"}, "metrics-port-taken"),
        ({"METRICS_PORT": b"1", "METRICS_HOST": b"\xff"}, "metrics-port-taken"),
        ({"DATA": b"x" * 300}, "file-unwritable"),
        ({"DATA": b"\xff"}, "file-unwritable"),
        ({"DATA": b"/"}, "file-is-directory"),
    ],
)
def test_whatever_is_nonsense_stops_a_server_with_one_sentence(
    tmp_path: Path, variables: dict[str, bytes], reason: str
) -> None:
    given = {f"SUSHIBELT_{name}".encode(): value for name, value in variables.items()}
    ended = subprocess.run(
        [sys.executable, "-m", "sushibelt", "serve", "--port", "0"],
        env={**os.environb, **given}, cwd=tmp_path, capture_output=True, timeout=60, check=False,
    )  # fmt: skip
    said = ended.stderr.decode()
    assert ended.returncode == 2, said
    assert wording(f"refusal-{reason}").search(said), said
    assert "Traceback" not in said
    assert not list(tmp_path.iterdir())


def test_a_server_for_the_whole_network_knows_its_own_names() -> None:
    alone = own_origins("127.0.0.1", 8000)
    assert {"http://127.0.0.1:8000", "http://localhost:8000"} <= alone
    name = gethostname().lower()
    everywhere = own_origins("0.0.0.0", 80)
    assert {f"http://{name}.local:80", f"http://{name}", "http://localhost"} <= everywhere
    assert not any(name in origin for origin in alone if name != "localhost")
