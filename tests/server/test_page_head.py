"""What a page says of itself before any script runs, as chats and search engines read it."""

import struct
from html.parser import HTMLParser

import httpx
import pytest

from sushibelt.words import LANGUAGES, say
from tests.server.process import Server


class Head(HTMLParser):
    """The lines of a head, by name."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.lines: dict[str, str] = {}
        self.language = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "html":
            self.language = given["lang"]
        if tag == "meta" and "content" in given:
            self.lines[given.get("property") or given.get("name", "")] = given["content"]


def head_of(server: Server, path: str, accepted: str = "") -> Head:
    headers = {"accept": "text/html", "accept-language": accepted}
    return Head(server.http.get(path, headers=headers).text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invitation_and_the_front_page_are_told_in_the_askers_language(
    server: Server, language: str
) -> None:
    front, invited = (
        head_of(server, "/", f"{language}-XX"),
        head_of(server, "/join/ABC234", language),
    )
    assert (front.language, invited.language) == (language, language)
    assert front.lines["description"] == say("head-about", language)
    assert front.lines["og:title"] == say("site-name", language)
    assert invited.lines["og:title"] == say("head-invitation", language)
    assert invited.lines["og:description"] == say("head-invitation-about", language)


def test_a_link_says_which_language_its_sender_speaks(server: Server) -> None:
    assert head_of(server, "/join/ABC234?in=pl", "de").language == "pl"
    assert head_of(server, "/join/ABC234?in=<script>", "de").language == "de"


def test_whether_there_is_such_a_table_is_not_told(server: Server) -> None:
    made = server.table("sushizock/2008", 2)
    pages = [server.http.get(f"/join/{code}").content for code in (made["code"], "ABC234")]
    assert pages[0] == pages[1]


def test_the_picture_is_there_under_the_address_that_was_asked(server: Server) -> None:
    lines = head_of(server, "/").lines
    assert lines["og:image"].startswith(server.address)
    picture = httpx.get(lines["og:image"]).content
    assert picture.startswith(b"\x89PNG")
    size = [str(number) for number in struct.unpack(">II", picture[16:24])]
    assert size == [lines["og:image:width"], lines["og:image:height"]]


def test_a_strange_host_is_in_no_head(server: Server) -> None:
    answer = server.http.get("/", headers={"host": "evil.example"})
    assert answer.status_code == 421
    assert "evil.example" not in answer.text
