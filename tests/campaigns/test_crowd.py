"""When bots are asked for more than they can answer, a quicker one answers at once."""

import asyncio

from sushibelt.core.game import Action
from sushibelt.server.tables.bot_pool import CROWD, QUICK, BotPool, anything, first_question
from sushibelt.server.tables.bot_worker import Question


class Recorded(BotPool):
    """Notes which worker is asked what, and lets nobody think."""

    def __init__(self) -> None:
        super().__init__(2)
        self.asked: list[tuple[bool, str]] = []

    async def _asked(self, worker: object, asked: Question, seconds: float) -> Action:  # noqa: ARG002
        self.asked.append((worker is self._quick, asked.level))
        return anything(asked)


def test_a_crowded_worker_is_spared_and_a_free_one_is_found() -> None:
    async def story() -> None:
        crew, question = Recorded(), first_question("sushi-go")
        for worker in crew._searchers:
            worker.warm = {"sushi-go"}
            worker.waiting = CROWD
        await crew.choose(question)
        crew._searchers[1].waiting = CROWD - 1
        await crew.choose(question)
        assert crew.asked == [(True, QUICK), (False, question.level)]

    asyncio.run(story())
