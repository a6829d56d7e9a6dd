"""Positions of Sushi Go! from short strings, so that a test is two lines::

    play = at("sushi-go/zoch-2014", "egg salmon / wasabi", "maki1 maki2", "tempura sashimi")
    assert play.legal(0) == ["egg", "salmon", "wasabi+egg", "wasabi+salmon"]

A place at the table reads `hand / plate of this round / plate of earlier rounds`, the last two may
be missing. With a puppet, the last place is the puppet's and has no hand. Battle tables read
`row / row / …` down to the lowest row; rows above may be left out, `.` is empty, `?` face down.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from sushibelt.core.chance import generator
from sushibelt.core.game import Event, Joint, Line, Nature, Result
from sushibelt.games import find
from sushibelt.games.family import AnyGame
from sushibelt.games.sushi_go import state as s
from sushibelt.games.sushi_go.state import Table

ROW_SIZES = (2, 3, 4, 5, 6)


def counted(names: Sequence[str], words: str, width: int) -> list[int]:
    """The words as counts by number of their name."""
    count = Counter(words.split())
    assert set(count) <= set(names), f"unknown: {set(count) - set(names)}"
    return [count[name] for name in names] + [0] * (width - len(names))


def spelled(tally: dict[str, int]) -> str:
    """A tally as words, in its own order."""
    return " ".join(name for name, n in tally.items() for _ in range(n))


@dataclass(frozen=True)
class Play:
    """A game and one of its states; every move gives another one."""

    game: AnyGame
    state: Table
    events: tuple[Event, ...] = ()

    @property
    def actors(self) -> tuple[int, ...]:
        return self.game.turn(self.state).actors

    @property
    def phase(self) -> str:
        return self.game.turn(self.state).phase

    @property
    def number(self) -> int:
        return self.game.turn(self.state).number

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)

    @property
    def described(self) -> dict[str, Any]:
        return self.game.describe(self.state)

    def legal(self, seat: int = 0) -> list[str]:
        return [self.game.name(action) for action in self.game.legal(self.state, seat)]

    def choose(self, names: str) -> "Play":
        """Play a joint: one name for each seat that owes a choice, in the order of the seats."""
        chosen = zip(self.actors, names.split(), strict=True)
        move = Joint({seat: self.game.parse(name) for seat, name in chosen})
        return Play(self.game, *self.game.apply(self.state, move))

    def draw(self, text: str) -> "Play":
        """Let Nature draw just this, such as `yogurt0: 2`."""
        move = Nature(self.game.parse_outcome(self.state, text))
        return Play(self.game, *self.game.apply(self.state, move))

    def chance(self, origin: str = "any") -> "Play":
        """Let Nature draw whatever this generator gives, if it owes anything."""
        move = self.game.nature(self.state, generator(origin.encode()))
        assert move is not None
        return Play(self.game, *self.game.apply(self.state, move))

    def hand(self, seat: int) -> str:
        return spelled(self.described["hands"][seat]["cards"])

    def plate(self, seat: int) -> str:
        return spelled(self.described["plates"][seat]["laid"])

    def kept(self, seat: int) -> str:
        return spelled(self.described["plates"][seat]["kept"])

    def die(self, seat: int) -> int:
        face: int = self.described["plates"][seat]["die"]
        return face

    def totals(self) -> list[int]:
        points: list[int] = self.described["points"]
        return points

    def events_of(self, kind: str) -> list[Event]:
        """The events of this kind that the last move caused."""
        return [event for event in self.events if event.kind == kind]


def begun(game_id: str, seats: int, origin: str = "any") -> Play:
    """The game after its first deal."""
    game = find(game_id, seats)
    return Play(game, game.start()).chance(origin)


def cards_laid(play: Play, plate: int, round_: int) -> Counter[str]:
    """The cards that a plate got in a round, counted from 1; a nigiri on wasabi is two."""
    cards: Counter[str] = Counter()
    row = play.state.plates[round_ - 1][plate]
    for slot, n in zip(play.game.book.slot_names, row, strict=False):
        for part in slot.split("+"):
            cards["yogurt" if part.startswith("yogurt") else part] += n
    return +cards


def hand_held(game: AnyGame, round_: int, turn: int, seat: int) -> int:
    """Hands stay put and seats walk round them: to the right when hands go to the left."""
    right = "two-way" in game.id and round_ == 1
    return (seat + turn if right else seat - turn) % game.seats


def at(game_id: str, *places: str, **more: Any) -> Play:
    """A table at which seats are about to choose; what else can be said of it stands at `_set`.

    The turn follows from the hands. It may be told, from 1: with personal piles, and to have a
    short hand early in the round, before others have met it.
    """
    hands, plates, earlier = _parts(places)
    puppet = "puppet" in game_id
    game = find(game_id, len(places) - puppet)
    t = _set(game, plates, earlier, **more)
    sizes = [len(hand.split()) for hand in hands[: game.seats]]
    t.phase = s.PHASE_CHOOSE
    t.turn = more["turn"] - 1 if "turn" in more else game.book.turns - min(sizes)
    for seat in range(game.seats):
        hand = hand_held(game, t.round, t.turn, seat)
        t.hands[hand] = counted(game.book.kind_names, hands[seat], s.KINDS)
        if puppet and sizes[seat] > min(sizes):
            t.actor = seat
    if puppet:
        t.starter = (t.actor - t.turn - t.round * game.book.turns) % 2
    _fill_deck(game, t, more.get("deck"))
    return Play(game, t)


def battle(game_id: str, table: str, *places: str, active: int = 0, **more: Any) -> Play:
    """A Battle table before the turn of `active`; places have no hand: `plate / earlier plate`."""
    _, plates, earlier = _parts([f" / {place}" for place in places])
    game = find(game_id, 2)
    t = _set(game, plates, earlier, **more)
    rows = [row.split() for row in table.split("/")]
    assert [len(row) for row in rows] == list(ROW_SIZES[-len(rows) :]), table
    cards = [card for row in rows for card in row]
    for spot, card in enumerate(cards, start=s.SPOTS - len(cards)):
        marks = {".": s.EMPTY, "?": s.FACE_DOWN}
        t.spots[spot] = marks[card] if card in marks else 1 + game.book.kind_names.index(card)
    on_table = sum(card != "." for card in cards)
    t.phase, t.actor, t.turn = s.PHASE_CHOOSE, active, s.SPOTS - on_table
    t.starter = more.get("starter", (active - t.turn) % 2)
    t.spare = int("chopsticks" in plates[active].split() and on_table > 1)
    _fill_deck(game, t, more.get("deck"))
    return Play(game, t)


def _parts(places: Iterable[str]) -> tuple[list[str], list[str], list[str]]:
    parts = [[*place.split("/"), "", ""][:3] for place in places]
    return [p[0] for p in parts], [p[1] for p in parts], [p[2] for p in parts]


def _set(
    game: AnyGame,
    plates: Sequence[str],
    earlier: Sequence[str],
    round: int = 1,  # noqa: A002 - counted from 1 as people do
    dice: Sequence[int] = (),
    squishy: int = s.NO_SEAT,
    boat: int = s.NO_SEAT,
    taken: Sequence[int] = (),
    **_: Any,
) -> Table:
    """A table in this round; totals are what the sheet says of the rounds before.

    `dice` of the mochi, `squishy` and `boat` by holder, `taken`: how often each plate took the
    squishy in this round.
    """
    t: Table = game.start()
    t.number, t.round = 1, round - 1
    t.squishy, t.boat = squishy, boat
    for plate, words in enumerate(plates):
        t.plates[t.round][plate] = counted(game.book.slot_names, words, s.SLOTS)
        if earlier[plate].split():
            assert t.round > 0, "no earlier round"
            t.plates[0][plate] = counted(game.book.slot_names, earlier[plate], s.SLOTS)
    for plate, face in enumerate(dice):
        t.dice[plate] = face
    for plate, times in enumerate(taken):
        t.taken[t.round][plate] = times
    for plate, sheet in enumerate(game.sheet(t).seats):
        t.points[plate] = sheet.total + 2 * t.taken[t.round][plate]
    return t


def _fill_deck(game: AnyGame, t: Table, deck: str | None) -> None:
    """What is nowhere else has still to be drawn, unless the test says what is left."""
    names = game.book.kind_names
    used = Counter(names[card - 1] for card in t.spots if card > 0)
    for plate, round_ in product(range(game.book.plates), (1, 2, 3)):
        used += cards_laid(Play(game, t), plate, round_)
        for slot, n in zip(game.book.slot_names, t.plates[round_ - 1][plate], strict=False):
            if slot.startswith("yogurt") and n:
                t.values[int(slot[-1]) - 1] -= n
    for hand in t.hands:
        used += Counter({name: hand[kind] for kind, name in enumerate(names)})
    for kind, name in enumerate(names):
        t.deck[kind] -= used[name]
    assert min(t.deck) >= 0, "more cards on the table than in the box"
    if deck is not None:
        t.deck = counted(names, deck, s.KINDS)


def scored(game_id: str, *plates: str, taken: Sequence[int] = ()) -> list[dict[str, Line]]:
    """The lines of a finished round, one plate each."""
    game = find(game_id, len(plates) - ("puppet" in game_id))
    t = _set(game, plates, [""] * len(plates), taken=taken)
    t.round = 1
    return [{line.line: line for line in seat.rounds[0].lines} for seat in game.sheet(t).seats]


def points(line: str, game_id: str, *plates: str) -> list[int]:
    """The points of one line of a finished round, one plate each."""
    return [lines[line].points for lines in scored(game_id, *plates)]


def desserts(game_id: str, *plates: str, dice: Sequence[int] = ()) -> list[Line]:
    """The dessert line at the end of a game, one plate each."""
    game = find(game_id, len(plates) - ("puppet" in game_id))
    t = _set(game, plates, [""] * len(plates), round=3, dice=dice)
    t.phase = s.PHASE_OVER
    return [seat.end.lines[0] for seat in game.sheet(t).seats]


def dessert_points(game_id: str, *plates: str, dice: Sequence[int] = ()) -> list[int]:
    """The dessert points at the end of a game, one plate each."""
    return [line.points for line in desserts(game_id, *plates, dice=dice)]
