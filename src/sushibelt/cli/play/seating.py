"""Who sits where: people first, then the bots that fill the other seats."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sushibelt.bots.bot import find
from sushibelt.bots.seat_names import bot_of, tidy_name
from sushibelt.core.game import Joint, Seat
from sushibelt.core.match import By
from sushibelt.core.refusal import Refusal
from sushibelt.games import Match
from sushibelt.games.ids import Selection
from sushibelt.words import say

DEFAULT_BOT = "apprentice"
USUAL_SEATS = 4


class Seating(NamedTuple):
    """The names of all seats, and which bot plays those that no person does."""

    names: tuple[str, ...]
    bots: Mapping[Seat, str]

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(seat for seat in range(len(self.names)) if seat not in self.bots)


def arrange(chosen: Selection, seats: int | None, people: str | None, bots: str | None) -> Seating:
    """Seat people and bots for a new game; raise Refusal if they do not fit."""
    names = [say("guest-name")] if people is None else _names(people)
    wanted = None if bots is None else bots.split(",")
    for bot in wanted or ():
        find(bot)
    count = seats if seats is not None else seats_for(chosen, len(names), wanted)
    if count < len(names):
        raise Refusal("people-too-many", people=len(names), seats=count)
    free = count - len(names)
    players = wanted or [DEFAULT_BOT]
    if len(players) == 1 and free > 0:
        players = players * min(free, max(chosen.edition.seats))
    if wanted is not None and len(players) != free:
        raise Refusal("bots-wrong-number", bots=len(wanted), free=free)
    filled = players[:free]
    numbered = [f"{bot}-{filled[: n + 1].count(bot)}" for n, bot in enumerate(filled)]
    return Seating((*names, *numbered), dict(enumerate(filled, start=len(names))))


def seats_for(chosen: Selection, people: int, bots: Sequence[str] | None) -> int:
    """Return how many seats to lay if nobody says: the bots named, or else about four."""
    if bots is not None and len(bots) > 1:
        return people + len(bots)
    if bots is None and people > 1 and people in chosen.seats:
        return people
    enough = [n for n in chosen.seats if n >= people + (bots is not None)]
    return min(enough, key=lambda n: abs(n - USUAL_SEATS), default=people)


def of_record(match: Match) -> Seating:
    """Tell from a record who sits where: bots' seats are named after them, or marked as theirs."""
    bots = {seat: bot for seat, name in enumerate(match.names) if (bot := bot_of(name))}
    for played in match.played:
        if isinstance(played.move, Joint):
            for seat, by in played.by.items():
                if by is By.BOT:
                    bots.setdefault(seat, DEFAULT_BOT)
    return Seating(match.names, bots)


def _names(people: str) -> list[str]:
    names: list[str] = []
    for name in people.split(","):
        names.append(tidy_name(name, names))
    return names
