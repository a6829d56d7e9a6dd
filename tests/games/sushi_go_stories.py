"""Small games told card by card, and every deal that a seat cannot tell from the real one.

In a story each card has a name of its own, `egg.a` and `egg.b`. The same story is told twice: to
the engine, which knows kinds only, and to a table of plain sets that follows every card. A seat
cannot rule out a deal in which its own hands, its draws and everything that was laid are the same.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, permutations

from sushibelt.core.game import Certainty, Fact
from sushibelt.games import find
from sushibelt.games.family import AnyGame, RuledGame
from sushibelt.games.sushi_go.book import make_book
from sushibelt.games.sushi_go.components import HANDS, PILE
from tests.games.sushi_go_tables import Play

Hand = frozenset[str]
Turn = Mapping[int, str]  # by seat: cards laid, the puppet's behind a colon
World = tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]  # hands by holder; freshly drawn cards


def small_box(
    game_id: str, seats: int, cards: Mapping[str, int], hand: int, pile: int = 0
) -> AnyGame:
    """The game with this deck and so few cards a hand (piles included) that deals can be listed."""
    game = find(game_id, seats)
    dessert = game.ruleset.dessert
    ruleset = replace(
        game.ruleset,
        base=_facts(game.ruleset.base, cards),
        dessert=replace(dessert, cards=_facts(dessert.cards, cards)),
        hands={plates: fact._replace(value=hand) for plates, fact in HANDS.items()},
        pile=PILE._replace(value=pile),
    )
    return RuledGame("small", seats, game.family, ruleset, make_book(ruleset, seats))


def _facts(kinds: Mapping[str, Fact], cards: Mapping[str, int]) -> dict[str, Fact]:
    return {kind: Fact(cards.get(kind, 0), Certainty.ASSUMED, "test") for kind in kinds}


def kind(card: str) -> str:
    return card.partition(".")[0]


def kinds(cards: Hand) -> tuple[str, ...]:
    return tuple(sorted(kind(card) for card in cards))


@dataclass(frozen=True)
class Story:
    """A round from its deal to the moment at which somebody looks.

    `draws` are cards drawn from piles, in order; `drawers` says which seats draw before each turn.
    `revealed`: the look comes after the last turn's reveal, before hands move on.
    """

    game_id: str
    deal: Sequence[str]
    rest: str = ""  # never dealt or drawn
    turns: Sequence[Turn] = ()
    draws: str = ""
    drawers: Sequence[Sequence[int]] = ()
    pile: int = 0
    revealed: bool = False

    @property
    def seats(self) -> int:
        return len(self.deal)

    @property
    def cards(self) -> list[str]:
        return " ".join([*self.deal, self.draws, self.rest]).split()

    def drawing(self, turn: int) -> Sequence[int]:
        return self.drawers[turn] if turn < len(self.drawers) else ()

    # --- told to the engine

    def play(self) -> Play:
        """Play the story; yogurts on the way get the lowest value there is."""
        size = len(self.deal[0].split()) + self.pile
        box = Counter(kind(card) for card in self.cards)
        game = small_box(self.game_id, self.seats, box, size, self.pile)
        text = [f"starter: {self.drawers[0][0]}"] if "puppet" in self.game_id else []
        text += [f"hand{seat}: {_in_kinds(hand)}" for seat, hand in enumerate(self.deal)]
        draws = self.draws.split()
        text += _draws(self.drawing(0), draws)
        play = Play(game, game.start()).draw(" ".join(text))
        for number, turn in enumerate(self.turns, start=1):
            play = play.choose(" ".join(_name(game, turn[seat]) for seat in play.actors))
            if self.revealed and number == len(self.turns):
                break
            sweets = [f"{game.book.dessert}{p}: 1" for p, n in enumerate(play.state.undecided) if n]
            text = sweets + _draws(self.drawing(number), draws)
            play = play.draw(" ".join(text)) if text else play
        return play

    # --- told to a table of sets

    def noticed_by(
        self, deal: Sequence[Hand], draws: Sequence[str], seat: int | None
    ) -> tuple[list[object], World] | None:
        """What a seat notices, and how it ends; None if the story cannot happen with this deal."""
        hands, pile = [set(hand) for hand in deal], list(draws)
        noticed: list[object] = []
        for number in range(len(self.turns) + (not self.revealed)):
            fresh = [""] * self.seats
            for drawer in self.drawing(number):
                fresh[drawer] = pile.pop(0)
                hands[drawer].add(fresh[drawer])
                noticed.append(fresh[drawer] if drawer == seat else "somebody draws")
            noticed.append(frozenset(hands[seat]) if seat is not None else "")
            if number == len(self.turns):
                break
            for player, words in self.turns[number].items():
                laid = words.replace(":", " ").replace(",", " ").split()
                back = [card.removeprefix("<") for card in laid if card.startswith("<")]
                laid = [card for card in laid if not card.startswith("<")]
                if not hands[player].issuperset(laid):
                    return None
                hands[player] = (hands[player] - set(laid)) | set(back)
                noticed.append((laid, back))
            if not (self.revealed and number + 1 == len(self.turns)):
                hands = [hands[holder - 1] for holder in range(self.seats)]
        seen = tuple(kinds(frozenset(hand)) for hand in hands)
        return noticed, (seen, tuple(kind(card) for card in fresh))

    def worlds(self, seat: int | None) -> Counter[World]:
        """Every deal that the seat cannot rule out, by how it would lie now."""
        real = self.noticed_by([frozenset(h.split()) for h in self.deal], self.draws.split(), seat)
        assert real is not None, "the story contradicts itself"
        found: Counter[World] = Counter()
        for deal, draws in self.every_deal(seat):
            other = self.noticed_by(deal, draws, seat)
            if other is not None and other[0] == real[0]:
                found[other[1]] += 1
        return found

    def every_deal(self, seat: int | None) -> Iterator[tuple[list[Hand], Sequence[str]]]:
        """Every deal that deserves a look: cards laid from a hand nobody drew to came with it."""
        dealt = [frozenset(hand.split()) for hand in self.deal]
        fixed = [hand & self._certain(seat == i) for i, hand in enumerate(dealt)]
        free = frozenset(self.cards).difference(*fixed)
        sizes = [len(h - f) for h, f in zip(dealt, fixed, strict=True)]
        for others in _split(free, sizes):
            hands = [f | o for f, o in zip(fixed, others, strict=True)]
            left = sorted(free.difference(*others))
            for draws in permutations(left, len(self.draws.split())):
                yield hands, draws

    def _certain(self, own: bool) -> Hand:
        if own:
            return frozenset(self.cards)
        if self.draws:
            return frozenset()
        words = " ".join(w for turn in self.turns for w in turn.values())
        return frozenset(words.replace(",", " ").split())


def _split(cards: Hand, sizes: Sequence[int]) -> Iterator[list[Hand]]:
    if not sizes:
        yield []
        return
    for hand in combinations(sorted(cards), sizes[0]):
        for others in _split(cards - set(hand), sizes[1:]):
            yield [frozenset(hand), *others]


def _in_kinds(cards: str) -> str:
    return " ".join(kind(card) for card in cards.split())


def _draws(drawers: Sequence[int], draws: list[str]) -> list[str]:
    return [f"draw{seat}: {kind(draws.pop(0))}" for seat in drawers]


def _name(game: AnyGame, words: str) -> str:
    """The engine's name for cards laid; `<chopsticks.a` says which card goes into the hand."""
    own, colon, puppet = words.partition(":")
    laid = [kind(card) for card in own.split(",") if not card.startswith("<")]
    return ",".join(sorted(laid, key=game.book.slot_names.index)) + colon + kind(puppet)
