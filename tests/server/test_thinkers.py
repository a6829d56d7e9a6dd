"""Bots think in processes of their own, which may die, hang or be too slow: somebody chooses."""

import asyncio
import gc
import os
import signal
from dataclasses import replace
from itertools import islice
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from sushibelt.games import Match
from sushibelt.server.tables import bot_pool
from sushibelt.server.tables.bot_pool import BotPool, anything, first_question
from sushibelt.server.tables.bot_worker import NICE, Question, answer, question, understood
from tests.server.process import play_on, running
from tests.walks import walk

LEAST = 19  # the lowest priority that there is


def asked(game: str = "sushi-go/zoch-2014", level: str = "novice") -> tuple[Match, Question]:
    match = next(one for one in islice(walk(game, 3, seed=1), 3, None) if one.turn.actors)
    return match, question(match, match.turn.actors[0], level)


@pytest.mark.parametrize("game", ["sushi-go/zoch-2014", "sushi-roll/2019", "sushizock/2008"])
def test_a_question_holds_a_view_and_nothing_else(game: str) -> None:
    match, found = asked(game)
    game_again, view = understood(found)
    assert game_again is match.game
    assert view == match.view(found.seat)
    imagined = replace(match, state=match.game.imagine(view, [1, 2, 3, 4]))
    assert question(imagined, found.seat, "novice") == found


@pytest.mark.parametrize("level", ["novice", "apprentice"])
def test_an_answer_is_legal_and_the_same_every_time(level: str) -> None:
    match, found = asked(level=level)
    choice = answer(found, 1.0)
    assert choice in match.game.legal(match.state, found.seat)
    assert answer(found, 1.0) == choice
    assert anything(found) in match.game.legal(match.state, found.seat)


@pytest.mark.parametrize("family", ["sushi-go", "sushi-roll", "sushizock"])
def test_there_is_a_first_question_about_every_family(family: str) -> None:
    assert first_question(family).family == family


def test_a_worker_that_dies_is_replaced_and_the_choice_is_made_all_the_same() -> None:
    match, found = asked()
    legal = match.game.legal(match.state, found.seat)

    async def story() -> None:
        crew = BotPool(1)
        try:
            assert await crew.choose(found) in legal
            worker = crew._quick
            pid = await worker.submit(os.getpid)
            assert pid != os.getpid()
            os.kill(pid, signal.SIGKILL)
            while worker._pool is not None:
                assert await crew.choose(found) in legal
            assert await crew.choose(found) in legal
            assert await worker.submit(os.getpid) != pid
        finally:
            crew.dismiss()

    asyncio.run(story())


def test_a_thought_that_nobody_waits_for_any_more_is_no_fault() -> None:
    async def story() -> None:
        complaints: list[dict[str, Any]] = []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, complaint: complaints.append(complaint))
        crew = BotPool(1)
        try:
            await crew._quick.submit(int)
            thought = crew._quick.submit(sleep, 60)
            await asyncio.sleep(0.3)  # by then it has begun: it is broken off, not cancelled
            crew._quick.replace()
            await asyncio.wait([thought])
            del thought
            gc.collect()
            assert not complaints
        finally:
            crew.dismiss()

    asyncio.run(story())


def test_a_thinker_that_hangs_is_noticed_and_replaced_and_the_match_goes_on(
    tmp_path: Path,
) -> None:
    with running(tmp_path) as server:
        made = server.table("sushi-go/zoch-2014", 3, bots=["novice", "novice"])
        page = server.page(made["table"], made["secret"], host=made["host"])
        assert page.say("start")["type"] == "ack"
        play_on(
            [page],
            stop=lambda message: message["stage"] == "playing" and message["turn"]["number"] >= 3,
        )
        (hung,) = server.thinkers
        own = os.getpriority(os.PRIO_PROCESS, server.process.pid)
        assert os.getpriority(os.PRIO_PROCESS, hung) == min(LEAST, own + NICE)  # it stands back
        os.kill(hung, signal.SIGSTOP)
        play_on([page])
        page.close()
        (other,) = server.thinkers
        assert other != hung
        assert not Path(f"/proc/{hung}").exists()
        assert "thinker-hung" in server.log.read_text()


def test_a_process_that_never_answers_is_given_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "SLACK", 0.0)
    monkeypatch.setattr(bot_pool, "SECONDS", 0.2)
    monkeypatch.setattr(bot_pool, "STARTING", 0.1)
    match, found = asked()

    async def story() -> None:
        crew = BotPool(1)
        try:
            process = crew._quick._started()
            for child in crew._quick._processes:
                os.kill(child.pid or 0, signal.SIGSTOP)
            assert await crew.choose(found) in match.game.legal(match.state, found.seat)
            assert crew._quick._pool is not process
        finally:
            crew.dismiss()

    asyncio.run(story())


def test_until_rules_are_compiled_somebody_quicker_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    _, found = asked(level="master")
    asked_of: list[tuple[str, float]] = []

    async def story() -> None:
        crew = BotPool(2)

        async def noted(_: object, wanted: Question, seconds: float) -> int:
            asked_of.append((wanted.level, seconds))
            return anything(wanted)

        async def nothing(worker: object, family: str) -> None:
            pass

        monkeypatch.setattr(crew, "_asked", noted)
        monkeypatch.setattr(crew, "_warm", nothing)
        await crew.choose(found)
        assert asked_of == [(bot_pool.QUICK, bot_pool.SECONDS)]
        for worker in crew._searchers:
            worker.warm.add("sushi-go")
            worker.warming = False
        await crew.choose(found)
        assert asked_of[1:] == [("master", bot_pool.SECONDS)]
        for worker in crew._searchers:
            worker.waiting = 9
        await crew.choose(found)
        assert asked_of[2:] == [("master", bot_pool.SECONDS / 10)]

    asyncio.run(story())
