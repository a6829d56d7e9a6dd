"""The record of a match, as lines of text: header, moves, result.

    sushibelt-record 1 #5f0c1d2e
    game sushi-go/original-2013 #…
    …
    0 nature hand0: egg salmon … #…
    1 joint 0=egg 1=wasabi+squid 2=maki3/bot #…

Lines are only ever appended. Each ends in a check that depends on everything before it, so that a
damaged line is found and named, and a record cut off in the middle can be continued.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from typing import Generic, NamedTuple, TypeAlias

from sushibelt.core import fairness
from sushibelt.core.fairness import Fair
from sushibelt.core.game import Game, Joint, Move, Nature, Result
from sushibelt.core.layout import Row
from sushibelt.core.match import By, G, Match, Played
from sushibelt.core.refusal import Refusal

FORMAT = "sushibelt-record 1"
RULES_VERSION = 1  # raised when the same moves would lead elsewhere
CHECK = 8  # hexadecimal digits
FIELDS = ("game", "rules", "book", "seats", "key")
FAIR_FIELDS = ("match", "commitment", "secret")
ABANDONED = "abandoned"  # the line of a match that was ended without a result

Find: TypeAlias = Callable[[str, int], G]


class Reading(NamedTuple, Generic[G]):
    """A record that was read. `cut`: its last line was incomplete and is left out."""

    match: Match[G]
    cut: bool
    sealed: bool  # has its last line: nothing can follow
    fair: Fair | None = None  # what the key was bound to before the match, if it was
    abandoned: bool = False


def header_lines(match: Match[G]) -> Iterator[str]:
    """Tell what is played, by whom, and what its chance comes from."""
    yield FORMAT
    yield f"game {match.game.id}"
    yield f"rules {RULES_VERSION}"
    yield f"book {match.game.digest}"
    yield f"seats {match.game.seats}"
    yield f"key {match.key.hex()}"
    for seat, name in enumerate(match.names):
        yield f"name {seat} {fairness.quoted(name)}"


def fair_lines(fair: Fair) -> Iterator[str]:
    """Tell what the key was bound to, and by whose shares of chance."""
    yield f"match {fair.match}"
    yield f"commitment {fair.commitment}"
    yield f"secret {fair.secret.hex()}"
    for seat, share in enumerate(fair.shares):
        yield f"share {seat} {fairness.share_text(share)}"


def move_line(game: Game, state: Row, number: int, played: Played) -> str:
    """One move as text; `state` is the one before it."""
    if isinstance(played.move, Nature):
        return f"{number} nature {game.name_outcome(state, played.move.outcome)}"
    words = []
    for seat, action in sorted(played.move.choices.items()):
        by = played.by[seat]
        mark = "" if by is By.PERSON else f"/{by}"
        words.append(f"{seat}={game.name(action)}{mark}")
    return f"{number} joint {' '.join(words)}"


def result_line(result: Result) -> str:
    """The result as text: it can be recomputed, and is there for people and other programs."""
    points = ",".join(str(n) for n in result.points)
    places = ",".join(str(n) for n in result.places)
    return f"result points={points} places={places}"


def plain_lines(match: Match[G], fair: Fair | None = None) -> Iterator[str]:
    """All lines of a match without their checks."""
    yield from header_lines(match)
    if fair is not None:
        yield from fair_lines(fair)
    before = match.game.start()
    for number, (after, _) in enumerate(match.replay()):
        yield move_line(match.game, before, number, match.played[number])
        before = after.state
    if match.result is not None:
        yield result_line(match.result)


def _check(before: str, line: str) -> str:
    return sha256(f"{before}\n{line}".encode()).hexdigest()[:CHECK]


def with_checks(lines: Iterable[str]) -> Iterator[str]:
    """Add to each line the check of everything up to it."""
    check = ""
    for line in lines:
        check = _check(check, line)
        yield f"{line} #{check}"


def write_record(match: Match[G], fair: Fair | None = None, abandoned: bool = False) -> str:
    """Return the record of a match; one that is over ends in the SHA-256 of all bytes before."""
    lines = [*plain_lines(match, fair), *([ABANDONED] if abandoned else [])]
    text = "".join(f"{line}\n" for line in with_checks(lines))
    if match.result is not None or abandoned:
        text += f"sha256 {sha256(text.encode()).hexdigest()}\n"
    return text


def read_record(text: str, find: Find[G]) -> Reading[G]:
    """Return the match of a record; raise Refusal with the line and the reason if it is damaged."""
    raw = text.split("\n")
    torn = raw.pop()  # empty when the last line is whole
    lines, sealed = _checked(raw, text)
    cut = bool(torn)
    if torn and not sealed:
        whole = _try_line(torn, raw)
        lines += whole
        cut = not whole
    elif torn:
        raise Refusal("record-goes-on", line=len(raw) + 1)
    header, moves = _header(lines)
    abandoned = moves[-1:] == [ABANDONED]
    if abandoned:
        moves.pop()
    match = _play(_begin(header, find), moves, len(header))
    if abandoned and match.result is not None:
        raise Refusal("record-result-wrong")
    return Reading(match, cut, sealed, _fair(header), abandoned)


def _checked(raw: list[str], text: str) -> tuple[list[str], bool]:
    """Return the lines without their checks, and whether the record was sealed."""
    lines: list[str] = []
    check = ""
    for number, line in enumerate(raw, start=1):
        if line.startswith("sha256 "):
            size = sum(len(above) + 1 for above in raw[: number - 1])
            if line != f"sha256 {sha256(text[:size].encode()).hexdigest()}":
                raise Refusal("record-seal-broken", line=number)
            if number < len(raw):
                raise Refusal("record-goes-on", line=number + 1)
            return lines, True
        body, _, given = line.rpartition(" #")
        check = _check(check, body)
        if given != check:
            raise Refusal("record-line-changed", line=number)
        lines.append(body)
    return lines, False


def _try_line(torn: str, raw: list[str]) -> list[str]:
    """A last line without its line break is whole if its check says so."""
    before = raw[-1].rpartition(" #")[2] if raw else ""
    body, _, given = torn.rpartition(" #")
    return [body] if body and given == _check(before, body) else []


def _header(lines: list[str]) -> tuple[list[str], list[str]]:
    """Part the header from the moves."""
    if not lines or lines[0] != FORMAT:
        raise Refusal("record-not-one", wanted=FORMAT)
    size = 1
    while size < len(lines) and not _follows_header(lines[size]):
        size += 1
    return lines[:size], lines[size:]


def _follows_header(line: str) -> bool:
    return line[:1].isdigit() or line[:6] == "result" or line == ABANDONED


def _fair(header: list[str]) -> Fair | None:
    """Return what the header says about the key's origin; None if it says nothing."""
    words = [line.partition(" ") for line in header]
    values = {word: rest for word, _, rest in words if word in FAIR_FIELDS}
    shares = [rest.partition(" ") for word, _, rest in words if word == "share"]
    if not values and not shares:
        return None
    for field in FAIR_FIELDS:
        if field not in values:
            raise Refusal("record-header-incomplete", line=len(header), field=field)
    try:
        if [seat for seat, _, _ in shares] != [str(n) for n in range(len(shares))]:
            raise ValueError(shares)
        opened = tuple(fairness.parse_share(rest) for _, _, rest in shares)
        secret = bytes.fromhex(values["secret"])
    except ValueError:
        raise Refusal("record-header-unreadable") from None
    return Fair(values["match"], values["commitment"], secret, opened)


def _begin(header: list[str], find: Find[G]) -> Match[G]:
    """Return the match that the header describes, before its first move."""
    words = [line.partition(" ") for line in header[1:]]
    values = {word: rest for word, _, rest in words if word != "name"}
    for number, field in enumerate(FIELDS, start=2):
        if field not in values:
            raise Refusal("record-header-incomplete", line=number, field=field)
    if values["rules"] != str(RULES_VERSION):
        raise Refusal("record-other-rules", given=values["rules"], now=RULES_VERSION)
    try:
        seats, key = int(values["seats"]), bytes.fromhex(values["key"])
        names = [_name(rest.partition(" ")[2]) for word, _, rest in words if word == "name"]
    except ValueError:
        raise Refusal("record-header-unreadable") from None
    game = find(values["game"], seats)
    if game.digest != values["book"]:
        raise Refusal("record-other-book", game=game.id)
    return Match.begin(game, key, names)


def _name(text: str) -> str:
    """Return a seat's name; whatever is no text, or could not be written again, is a ValueError."""
    name = json.loads(text)
    if not isinstance(name, str):
        raise ValueError(text)
    name.encode()  # a lone surrogate is a ValueError too
    return name


def _play(match: Match[G], lines: list[str], header: int) -> Match[G]:
    """Play the moves; a refusal carries the line of its move."""
    for number, line in enumerate(lines):
        at = header + number + 1
        try:
            match = _play_line(match, line, number)
        except Refusal as problem:
            raise Refusal("record-line-refused", line=at, problem=problem) from None
    return match


def _play_line(match: Match[G], line: str, number: int) -> Match[G]:
    label, _, rest = line.partition(" ")
    kind, _, text = rest.partition(" ")
    if label == "result":
        if match.result is None or line != result_line(match.result):
            raise Refusal("record-result-wrong")
        return match
    if label != str(number):
        raise Refusal("record-number-wrong", wanted=number, given=label)
    if kind == "nature":
        outcome = Nature(match.game.parse_outcome(match.state, text))
        after = match.play(outcome)[0]
        if outcome != match.nature():
            raise Refusal("record-chance-wrong")
        return after
    if kind != "joint":
        raise Refusal("record-move-unreadable", text=rest)
    move, by = _parse_joint(match.game, text)
    return match.play(move, by)[0]


def _parse_joint(game: Game, text: str) -> tuple[Move, dict[int, By]]:
    choices, by = {}, {}
    for word in text.split():
        seat, equals, choice = word.partition("=")
        name, _, mark = choice.partition("/")
        if not equals or not seat.isdecimal() or mark not in ("", *By):
            raise Refusal("record-move-unreadable", text=word)
        choices[int(seat)] = game.parse(name)
        by[int(seat)] = By(mark) if mark else By.PERSON
    return Joint(choices), by
