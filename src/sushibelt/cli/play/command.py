"""`sushibelt play`: a game in the terminal."""

from __future__ import annotations  # help is said in the language of who asks, not at import

import secrets
from shlex import join, quote
from typing import Annotated

from cyclopts import Parameter

from sushibelt import games
from sushibelt.bots.bot import BOTS
from sushibelt.cli import INTERRUPTED
from sushibelt.cli.numbers import whole_number
from sushibelt.cli.play.host import Host
from sushibelt.cli.play.seating import arrange, of_record, seats_for
from sushibelt.cli.play.setup import ask_how_many, ask_which_game
from sushibelt.cli.records import RecordFile
from sushibelt.cli.screen import Leaving, Screen
from sushibelt.core.chance import key_of
from sushibelt.core.refusal import Refusal
from sushibelt.games import Match
from sushibelt.words import refusal, say

SEED_BYTES = 8
LEFT = 0


def play(
    game: Annotated[str | None, Parameter(help=say("cli-play-game"))] = None,
    /,
    *,
    seats: Annotated[
        int | None, Parameter(help=say("cli-play-seats"), converter=whole_number)
    ] = None,
    bots: Annotated[str | None, Parameter(help=say("cli-play-bots", known=sorted(BOTS)))] = None,
    people: Annotated[str | None, Parameter(help=say("cli-play-people"))] = None,
    seed: Annotated[str | None, Parameter(help=say("cli-play-seed"))] = None,
    record: Annotated[str | None, Parameter(metavar="FILE", help=say("cli-play-record"))] = None,
    resume: Annotated[str | None, Parameter(metavar="FILE", help=say("cli-play-resume"))] = None,
) -> int:
    """Play in the terminal, against bots or with friends at one keyboard."""
    given = {"GAME": game, "--seats": seats, "--bots": bots, "--people": people, "--seed": seed}
    named = [name for name, value in given.items() if value is not None]
    screen = Screen.of_process()
    host: Host | None = None
    code = LEFT
    try:
        with screen:
            if resume is not None:
                host = _resumed(screen, resume, named, record)
            else:
                host = _begun(screen, game, seats, bots, people, seed, record)
            _play_on(screen, host)
    except Leaving:
        pass
    except KeyboardInterrupt:
        screen.remark("")
        code = INTERRUPTED
    finally:
        if host is not None and host.record is not None:
            host.record.close()
    if host is not None:
        _say_goodbye(screen, host)
    return code


def _begun(
    screen: Screen,
    game: str | None,
    seats: int | None,
    bots: str | None,
    people: str | None,
    seed: str | None,
    record: str | None,
) -> Host:
    """Return the host of a new game; whoever named no game is asked."""
    chosen = games.select(game) if game is not None else ask_which_game(screen)
    if game is None and seats is None and bots is None and people is None:
        seats = ask_how_many(screen, chosen, seats_for(chosen, 1, None))
    if seats is not None:
        games.find(chosen.id, seats)
    seating = arrange(chosen, seats, people, bots)
    text = seed if seed is not None else secrets.token_hex(SEED_BYTES)
    if not text.isprintable():
        raise Refusal("seed-unprintable")
    match = Match.begin(games.find(chosen.id, len(seating.names)), key_of(text), seating.names)
    file = RecordFile.create(record, match) if record is not None else None
    return Host(screen, match, seating, file, again=_command(match, people, bots, text))


def _command(match: Match, people: str | None, bots: str | None, seed: str) -> str:
    """Return the command that deals the same game to the same seats again."""
    words = ["sushibelt", "play", match.game.id, "--seats", str(match.game.seats), "--seed", seed]
    if people is not None:
        words += ["--people", people]
    if bots is not None:
        words += ["--bots", bots]
    return join(words)


def _resumed(screen: Screen, path: str, given: list[str], record: str | None) -> Host:
    """Return the host of a game that goes on where its record ends."""
    if given:
        raise Refusal("resume-keeps", given=given)
    if record is not None:
        raise Refusal("resume-or-record")
    file, reading = RecordFile.resume(path)
    screen.remark(say("play-resumed", moves=len(reading.match.played)))
    if reading.cut:
        screen.remark(say("play-resumed-cut"))
    screen.pause(say("ask-go-on"))
    return Host(screen, reading.match, of_record(reading.match), file)


def _play_on(screen: Screen, host: Host) -> None:
    """Play to the end; whoever leaves a game that nobody records may still save it."""
    try:
        host.run()
    except Leaving as leaving:
        if screen.live and not leaving.at_end and host.record is None:
            _offer_to_save(screen, host)
        raise


def _offer_to_save(screen: Screen, host: Host) -> None:
    while path := screen.ask(say("ask-save")):
        try:
            host.record = RecordFile.create(path, host.match)
        except Refusal as problem:
            screen.remark(refusal(problem))
        else:
            return


def _say_goodbye(screen: Screen, host: Host) -> None:
    """Leave on the normal screen who won, or how to go on."""
    path = quote(host.record.path) if host.record else None
    if host.match.result:
        screen.console.print(host.result_page())
        if path:
            screen.remark(say("leave-finished", path=path))
    elif path:
        screen.remark(say("leave-recorded", path=path))
    else:
        screen.remark(say("leave-unrecorded"))
    if host.again is not None:
        screen.remark(say("leave-again", command=host.again))
