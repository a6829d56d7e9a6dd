"""What a browser accepts is what it gets (RFC 9110, 12.5)."""

import pytest

from sushibelt.server.http.negotiation import accepts_gzip, preferred_language
from tests.server.process import Server


@pytest.mark.parametrize(
    ("header", "accepted"),
    [
        ("gzip", True),
        ("br, GZIP;q=0.2", True),
        ("*", True),
        ("gzip;q=1.0, *;q=0", True),
        ("", False),
        ("identity", False),
        ("gzip;q=0", False),
        ("gzip; q=0.000", False),
        ("*;q=0", False),
        ("*, gzip;q=0", False),
        ("gzip;q=nonsense", False),
    ],
)
def test_a_body_is_compressed_only_for_who_accepts_that(header: str, accepted: bool) -> None:
    assert accepts_gzip(header) is accepted


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("pl", "pl"),
        ("de-CH, fr;q=0.9", "de"),
        ("nl, fr;q=0.3, it;q=0.8", "it"),
        ("ru;q=0, fr;q=0.1", "fr"),
        ("", "en"),
        ("xx, *;q=0.1", "en"),
        (",;=;q", "en"),
        ("de;q=much", "en"),
        ("," * 9000, "en"),
        ("PL-pl", "pl"),
    ],
)
def test_a_page_comes_in_the_language_that_is_liked_best(header: str, language: str) -> None:
    assert preferred_language(header) == language


def test_who_rules_gzip_out_gets_a_page_as_it_is(server: Server) -> None:
    plain = server.http.get("/", headers={"accept-encoding": "gzip;q=0, identity"})
    packed = server.http.get("/", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert plain.text == packed.text
