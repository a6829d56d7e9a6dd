"""HEAD is answered as GET is, without the body; over real sockets: the server leaves it out."""

from collections.abc import Iterator

import pytest

from tests.server.process import Server, running
from tests.server.raw import Caller


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("head")) as one:
        yield one
        assert '"fault"' not in one.log.read_text()


@pytest.mark.parametrize(
    "path",
    ["/", "/score", "/icon.svg", "/healthz", "/readyz", "/api/games", "/schema/openapi.json",
     "/nowhere", "/api/tables/none", "/metrics"],
)  # fmt: skip
def test_the_answer_to_head_is_the_one_to_get_without_its_body(server: Server, path: str) -> None:
    got, answer = server.http.get(path), server.http.head(path)
    assert got.content
    assert not answer.content
    assert answer.status_code == got.status_code
    kept = [{**one.headers, "date": ""} for one in (got, answer)]
    assert kept[0] == kept[1]
    assert int(answer.headers["content-length"]) == len(got.content) or "gzip" in str(
        answer.headers
    )


def test_what_only_takes_post_has_no_head(server: Server) -> None:
    answer = server.http.head("/api/tables")
    assert answer.status_code == 405
    assert set(answer.headers["allow"].split(", ")) == {"POST", "OPTIONS"}


def test_a_connection_goes_on_after_head(server: Server, call: Caller) -> None:
    raw = call(server)
    raw.send(f"HEAD / HTTP/1.1\r\nHost: {raw.host}\r\n\r\n".encode())
    raw.ask()
    raw.ask_with("Connection: close\r\n")
    assert raw.rest().count(b"HTTP/1.1 200") == 3


def test_a_server_of_another_name_has_no_head_either(server: Server) -> None:
    answer = server.http.head("/", headers={"Host": "elsewhere.example"})
    assert (answer.status_code, answer.content) == (421, b"")
