"""Every command speaks the language of whoever calls it; what programs read never changes."""

import io
import json
import re
from contextlib import redirect_stdout
from pathlib import Path

import pytest

from sushibelt.cli import COMMANDS, main
from sushibelt.cli.language import chosen, of_terminal
from sushibelt.core.refusal import Refusal
from sushibelt.words import LANGUAGES, say, spoken
from tests.cli.table_door import always, ran, refused
from tests.words.catalogues import messages, variables

OTHERS = [language for language in LANGUAGES if language != "en"]
# What the library behind the command line says where we do not.
ITS_OWN = ("Usage: ", "Commands", "Parameters", "Arguments ", "Display", "[required", "[default")
PLATES = {
    "game": "sushi-go/zoch-2014",
    "seats": ["Ana", "Bo", "Cleo"],
    "rounds": [{"plates": [{"tempura": 2}, {"dumpling": 2}, {"squid": 1}]}],
}


# ---- which language


@pytest.mark.parametrize(
    ("given", "variables", "language"),
    [
        ("games", {}, "en"),
        ("games", {"LANG": "C.UTF-8"}, "en"),
        ("games", {"LANG": "es_ES.UTF-8"}, "en"),
        ("games", {"LANG": "pl_PL.UTF-8"}, "pl"),
        ("games", {"LANG": "pl_PL", "LC_MESSAGES": "it_IT"}, "it"),
        ("games", {"LANG": "pl_PL", "LC_MESSAGES": "it_IT", "LC_ALL": "fr"}, "fr"),
        ("games", {"LANG": "pl_PL", "LC_ALL": "C"}, "en"),
        ("games", {"LC_ALL": "fr", "SUSHIBELT_LANGUAGE": "ru"}, "ru"),
        ("games --language de", {"LC_ALL": "fr", "SUSHIBELT_LANGUAGE": "ru"}, "de"),
        ("--language=DE-at games", {"SUSHIBELT_LANGUAGE": "ru"}, "de"),
        ("--language de games --language it", {}, "it"),
    ],
)
def test_the_option_counts_before_the_variable_and_that_before_the_terminal(
    given: str, variables: dict[str, str], language: str
) -> None:
    assert chosen(given.split(), variables) == (language, ["games"])


def test_what_stands_behind_two_hyphens_is_no_option() -> None:
    assert chosen(["score", "--", "--language"], {}) == ("en", ["score", "--", "--language"])


def test_a_language_that_we_lack_is_refused_with_those_there_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    for expected in (refused("games", "--language", "es"), refused("games", "--language=es")):
        known = ", ".join(sorted(LANGUAGES))
        assert expected == say("refusal-language-unknown", "de", given="es", known=known)
    assert refused("games", "--language") == say("refusal-language-missing", "de", known=known)
    monkeypatch.setenv("SUSHIBELT_LANGUAGE", "klingon")
    assert "klingon" in refused("games")
    with pytest.raises(Refusal):
        chosen([], {"SUSHIBELT_LANGUAGE": "klingon"})
    assert of_terminal({"LANG": "klingon"}) == "en"


# ---- for people


def page(*arguments: str) -> str:
    """What a command prints, as one line without frames."""
    said = ran(*arguments)
    assert said.code == 0, said.err
    return " ".join(re.sub(r"[│╭╮╰╯─]+", " ", said.out).split())


def sentences(language: str, prefix: str) -> set[str]:
    """The texts that need no facts, as they stand on a page."""
    keys = [key for key in messages("en") if key.startswith(prefix)]
    plain = [key for key in keys if not variables(messages("en")[key])]
    return {" ".join(say(key, language).split()) for key in plain}


@pytest.mark.parametrize("language", OTHERS)
def test_help_of_every_command_is_in_one_language(language: str) -> None:
    pages = [page("--help", "--language", language)]
    pages += [page(command, "--help", "--language", language) for command in COMMANDS]
    shown = " ".join(pages)
    english = sentences("en", "cli-") - sentences(language, "cli-")
    assert not {text for text in english if len(text) > 20 and text in shown}
    assert not [word for word in ITS_OWN if word in shown]
    missing = {text for text in sentences(language, "cli-") if text not in shown}
    assert not {text for text in missing if not text.isupper() and text != "N"}


def test_help_is_english_again_after_somebody_elses_help() -> None:
    assert say("cli-play-seats", "de") in page("play", "--help", "--language", "de")
    assert say("cli-play-seats") in page("play", "--help")
    assert spoken() == "en"


MISUSES = (
    ("simulate",),
    ("play", "--seats"),
    ("arena", "x", "--bots", "a,b", "--seats", "x"),
    ("games", "--what"),
    ("games", "--json", "--json"),
    ("games", "extra"),
    ("nonsense",),
    ("play", "sushi-go/none"),
    ("score", "/no/such/file"),
)


@pytest.mark.parametrize("language", OTHERS)
def test_refusals_are_in_the_language_of_who_asked(language: str) -> None:
    for words in MISUSES:
        refusal = refused(*words, "--language", language)
        assert refusal != refused(*words)
        assert not re.search(
            r"\b(there|the|is|no|cannot|such)\b", refusal.replace("/no/such/file", "")
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_and_won_in_the_language_of_who_plays(language: str) -> None:
    said = ran("play", "sushizock/2008", "--seed", "3", "--language", language, typed=always("1"))
    assert say("guest-name", language) in said.out
    assert say("result-title", language) in said.out
    text = say("event-sushizock-kept", language, you="yes", who="", dice="")
    assert text.strip(" :\u00a0") in said.out


@pytest.mark.parametrize(
    ("language", "written"), [("en", "2,000"), ("de", "2.000"), ("fr", "2\u202f000")]
)
def test_tables_for_people_have_the_numbers_of_their_language(language: str, written: str) -> None:
    said = ran("simulate", "sushizock/2008", "--games", "2000", "--language", language)
    assert written in said.out
    assert bool(re.search(r"\d\.\d", said.out.replace("2.000", ""))) == (language == "en")


@pytest.mark.parametrize("language", OTHERS)
def test_a_plate_that_cannot_be_names_what_is_counted_as_the_edition_does(
    language: str, tmp_path: Path
) -> None:
    plates = [{"dumpling": 5}, {"dumpling": 5}, {"dumpling": 5}]
    path = tmp_path / "pad.json"
    path.write_text(json.dumps({**PLATES, "rounds": [{"plates": plates}]}))
    refusal = refused("score", str(path), "--language", language)
    assert say("component-dumpling", language, edition="zoch-2014") in refusal
    assert "dumpling" not in refusal


# ---- for programs


def test_what_programs_read_is_the_same_in_every_language(tmp_path: Path) -> None:
    pad = tmp_path / "pad.json"
    pad.write_text(json.dumps(PLATES))
    record = tmp_path / "game.txt"
    ran("play", "sushizock/2008", "--people", "Ana", "--seed", "1", "--record", str(record))
    commands = (
        ("games", "--json"),
        ("simulate", "sushizock/2008", "--games", "2000", "--json"),
        ("replay", str(record), "--json"),
    )
    for command in commands:
        assert len({ran(*command, "--language", language).out for language in LANGUAGES}) == 1
    scores = [json.loads(ran("score", str(pad), "--json", "--language", one).out) for one in OTHERS]
    assert len({json.dumps({**score, "warnings": []}) for score in scores}) == 1


def test_a_record_does_not_tell_which_language_was_spoken(tmp_path: Path) -> None:
    written = set()
    for language in LANGUAGES:
        path = tmp_path / f"{language}.txt"
        game = ("sushi-go/zoch-2014", "--people", "Ana", "--seed", "1", "--record", str(path))
        ran("play", *game, "--language", language, typed=always("1"))
        written.add(path.read_bytes())
    assert len(written) == 1


def test_a_command_called_from_python_leaves_the_language_as_it_was() -> None:
    with redirect_stdout(io.StringIO()), pytest.raises(SystemExit):
        main(["games", "--language", "ru"])
    assert spoken() == "en"
