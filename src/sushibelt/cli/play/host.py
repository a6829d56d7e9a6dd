"""The host of a table: asks everybody who owes a choice, plays the moves, keeps the record.

A person sees what `view.shown` holds and nothing else. Where hands are secret and several people
share the keyboard, a page without secrets comes between any two of them.
"""

from collections import deque
from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from sushibelt.bots.bot import find
from sushibelt.bots.budget import USUAL
from sushibelt.bots.chance import chance_of_bot
from sushibelt.cli.families import TABLES
from sushibelt.cli.play.news import News
from sushibelt.cli.play.prompt import QUIT, UNDO, Pages, TakingBack, answer
from sushibelt.cli.play.seating import Seating
from sushibelt.cli.records import RecordFile
from sushibelt.cli.screen import Leaving, Screen
from sushibelt.cli.table.bill import bill_of_end, bill_of_round, final_page, score_so_far
from sushibelt.cli.table.drawing import Scene, log
from sushibelt.cli.table.explanation import explain
from sushibelt.cli.table.names import plate_names
from sushibelt.cli.table.offers import NO_MARKS, Offer
from sushibelt.core.game import Action, Seat
from sushibelt.core.match import By
from sushibelt.games import Match
from sushibelt.words import say


class Host:
    """One match at one screen."""

    def __init__(
        self,
        screen: Screen,
        match: Match,
        seating: Seating,
        record: RecordFile | None,
        again: str | None = None,
    ) -> None:
        self.match = match
        self.record = record
        self.again = again  # the command that deals a new match once more, if it is known
        self._screen = screen
        self._seating = seating
        self._game = match.game
        self._names = plate_names(match.names)
        self._draw, self._offer = TABLES[self._game.family.name]
        self._news = News(self._game, match.names, seating.people)
        self._planned: deque[Action] = deque()  # the rest of a choice that takes several actions
        self._looked: Seat | None = None  # who saw the last page with secrets

    def run(self) -> None:
        """Play the match to its end."""
        self._advance()
        while self.match.result is None:
            self._choose()
            self._advance()

    def _advance(self) -> None:
        """Play what is complete; it is on the disk before anybody sees it."""
        rounds = len(self._game.sheet(self.match.state).seats[0].rounds)
        self.match, events = self.match.advance()
        if self.record:
            self.record.keep(self.match)
        self._news.add(events)
        sheet = self._game.sheet(self.match.state)
        if len(sheet.seats[0].rounds) > rounds:
            bill = bill_of_round(self._game, sheet, self.match.names, rounds)
            self._show_all(bill)
            self._news.read_by_all()
            self._pause(say("ask-go-on"))
        if self.match.result:
            self._screen.page(bill_of_end(self._game, sheet, self.match.names))
            self._pause(say("ask-go-on"))

    def result_page(self) -> RenderableType:
        """Return the totals and who won."""
        assert self.match.result is not None
        sheet = self._game.sheet(self.match.state)
        you = self._seating.people[0] if len(self._seating.people) == 1 else None
        return final_page(self._game, sheet, self.match.names, self.match.result, you)

    def _choose(self) -> None:
        """Get a choice from everybody who owes one; people may go back while others choose."""
        turn = self.match.turn
        for seat in turn.actors:
            if seat in self._seating.bots:
                self._submit(seat, self._bots_choice(seat), By.BOT)
        people = [seat for seat in turn.actors if seat not in self._seating.bots]
        if self._planned:  # the rest of an answer; only one seat is on turn where that happens
            self._submit(people[0], self._planned.popleft(), By.PERSON)
            return
        self._ask_all(people, turn.number)
        self._news.read_by(None, *people)

    def _ask_all(self, people: Sequence[Seat], number: int) -> None:
        """Ask one person after the other; each may go back to the one before."""
        asked = 0
        while asked < len(people):
            before = people[asked - 1] if asked else None
            try:
                self._submit(people[asked], self._persons_choice(people[asked], before), By.PERSON)
                asked += 1
                if asked == len(people) > 1:
                    self._confirm(people[-1])
            except TakingBack:
                asked -= 1
                self.match = self.match.retract(people[asked], number)

    def _submit(self, seat: Seat, action: Action, by: By) -> None:
        self.match = self.match.submit(seat, action, self.match.turn.number, by)

    def _bots_choice(self, seat: Seat) -> Action:
        """Ask a bot; it is given a view, and chance of its own that no deal depends on."""
        rng = chance_of_bot(self.match, seat)
        bot = find(self._seating.bots[seat])
        return bot.choose(self._game, self.match.view(seat), USUAL, rng)

    def _persons_choice(self, seat: Seat, before: Seat | None) -> Action:
        """Ask a person; an answer that takes several actions is played one by one."""
        name = None if before is None else self._names[before]
        self._hand_over(seat, name)
        scene = Scene(self._game, self.match.names, seat)
        pages = Pages(
            self._log(seat),
            lambda offer: self._page(scene, offer),
            lambda: explain(self._game, may_undo=self._several_choose()),
            self._score,
        )
        first, *rest = answer(self._screen, self._offer(scene, self.match, seat), pages, name)
        self._planned.extend(rest)
        return first

    def _several_choose(self) -> bool:
        """Whether more than one person chooses in this turn."""
        return sum(seat not in self._seating.bots for seat in self.match.turn.actors) > 1

    def _page(self, scene: Scene, offer: Offer) -> list[RenderableType]:
        view = self._game.describe(self.match.view(scene.me).shown)
        return [*self._draw(scene, view, offer.marks), *offer.below]

    def _log(self, seat: Seat | None) -> RenderableType | None:
        lines = self._news.of(seat)
        return log(lines, self.match.names) if lines else None

    def _score(self) -> RenderableType:
        return score_so_far(self._game, self._game.sheet(self.match.state), self.match.names)

    def _show_all(self, *parts: RenderableType) -> None:
        """Show a page that holds nobody's secrets."""
        self._looked = None
        self._screen.page(*parts, news=self._log(None))

    def _pause(self, question: str) -> str:
        """Wait for Enter, or for a key that means something here too."""
        typed = self._screen.pause(question).lower()
        if typed == QUIT:
            raise Leaving(at_end=False)
        return typed

    def _hand_over(self, seat: Seat, before: str | None) -> None:
        """Let the keyboard change hands before a page with secrets comes up."""
        secret = self.match.view(seat).shown != self.match.view(None).shown
        if len(self._seating.people) == 1 or not secret or self._looked == seat:
            return
        scene = Scene(self._game, self.match.names, None)
        view = self._game.describe(self.match.view(None).shown)
        who = self._names[seat]
        notice = Text(say("hand-over", who=who), style="bold")
        self._show_all(*self._draw(scene, view, NO_MARKS), notice)
        question = say("hand-over-enter", who=who)
        if before is not None:
            question += f" ({say('hand-over-undo', who=before)})"
        if self._pause(question) == UNDO and before is not None:
            raise TakingBack
        self._looked = seat

    def _confirm(self, last: Seat) -> None:
        """Give the last one to choose the same chance to choose again as the others had."""
        self._show_all(Text(say("all-chosen"), style="bold"))
        if self._pause(say("all-chosen-enter", who=self._names[last])) == UNDO:
            raise TakingBack
