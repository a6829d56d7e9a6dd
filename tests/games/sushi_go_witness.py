"""A witness who follows every single card, and what each seat has seen of it.

Nothing of the engine's knowledge rules is used: cards are numbered, hands are sets of them, and a
seat's notebook lists the cards that it saw go into, or lie in, each hand. Only kinds can be told
apart, so when a card leaves a hand a seat crosses out one of that kind which it had noted there, if
it had any: for all it knows it was that one.
"""

from collections import Counter
from collections.abc import Iterable

from sushibelt.core.game import Event

Card = int


class Witness:
    """Follows one match through its events; `watchers` are the seats and, last, a spectator."""

    def __init__(self, deck: Counter[str], seats: int) -> None:
        self.seats = seats
        self.unplayed = Counter(deck)
        self.kind: list[str] = []
        self.hands: list[set[Card]] = [set() for _ in range(seats)]
        self.notes: list[list[set[Card]]] = [
            [set() for _ in range(seats)] for _ in range(seats + 1)
        ]
        self.controller = 0
        self.returning: list[Event] = []

    def follow(self, events: Iterable[Event], controller: int | None) -> None:
        """Follow the events of a move; `controller` is who controlled the puppet before it."""
        self.controller = controller or 0
        for event in events:
            if event.kind == "hand":
                for name in Counter(event.data["cards"]).elements():
                    self._goes_to_hand(event, name, [event.seat])
            elif event.kind == "drew-card":
                self._goes_to_hand(event, event.data["card"], [event.seat])
            elif event.kind == "laid":
                self._laid(event)
            elif event.kind == "chopsticks" and "hand" in event.data:
                self.returning.append(event)
            elif event.kind == "passed":
                self._return_chopsticks()
                self._passed(1 if event.data["way"] == "left" else -1)
            elif event.kind == "flipped":
                self.unplayed[event.data["card"]] -= 1
        self._return_chopsticks()

    def _return_chopsticks(self) -> None:
        """Used chopsticks join the hand when all cards of the turn lie, before it is passed on."""
        for event in self.returning:
            self.unplayed["chopsticks"] += 1
            self._goes_to_hand(event, "chopsticks", range(self.seats + 1))
        self.returning = []

    def sees_table(self, cards: Iterable[str]) -> None:
        """Battle: these cards are laid out for all to see; once seen, they are no secret again."""
        self.unplayed.subtract(cards)

    def _goes_to_hand(self, event: Event, name: str, seen_by: Iterable[int | None]) -> None:
        assert event.seat is not None
        card = len(self.kind)
        self.kind.append(name)
        self.hands[event.seat].add(card)
        for watcher in seen_by:
            assert watcher is not None
            self.notes[watcher][event.seat].add(card)

    def _laid(self, event: Event) -> None:
        assert event.seat is not None
        if not self.hands[0] and not self.hands[-1]:
            return  # Battle: taken from the table, where everybody saw it
        holder = event.seat if event.seat < self.seats else self.controller
        name = event.data["slot"].removeprefix("wasabi+")
        card = min(card for card in self.hands[holder] if self.kind[card] == name)
        self.hands[holder].remove(card)
        self.unplayed[name] -= 1
        for notebook in self.notes:
            noted = [other for other in notebook[holder] if self.kind[other] == name]
            if noted:
                notebook[holder].remove(card if card in noted else noted[0])

    def _passed(self, way: int) -> None:
        """Hands move on, the notes about them with them; everybody looks at the hand it got."""
        self.hands = [self.hands[(seat - way) % self.seats] for seat in range(self.seats)]
        for watcher, notebook in enumerate(self.notes):
            moved = [notebook[(seat - way) % self.seats] for seat in range(self.seats)]
            if watcher < self.seats:
                moved[watcher] = set(self.hands[watcher])
            self.notes[watcher] = moved

    def known(self, watcher: int, holder: int) -> Counter[str]:
        """What a watcher knows to be in the hand of a holder."""
        return Counter(self.kind[card] for card in self.notes[watcher][holder])

    def unknown(self, watcher: int, holder: int) -> int:
        """How many cards of that hand it does not know."""
        return len(self.hands[holder]) - len(self.notes[watcher][holder])

    def unplaced(self, watcher: int) -> Counter[str]:
        """All cards that were not laid and are in no hand as far as the watcher knows."""
        placed = sum((self.known(watcher, holder) for holder in range(self.seats)), Counter[str]())
        return +(self.unplayed - placed)
