"""A bot in any language: a program that reads a question on each line and answers on one.

docs/bots.md describes both lines. A program that crashes, is too slow or answers with something
illegal forfeits that choice, which becomes the lowest legal action; forfeits are counted, and the
game goes on.
"""

import json
import os
import shlex
import shutil
import signal
import subprocess
from collections import Counter
from contextlib import suppress
from enum import StrEnum
from functools import cache
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO
from weakref import finalize

from sushibelt.bots.budget import Budget
from sushibelt.bots.options import owed
from sushibelt.core.chance import word
from sushibelt.core.game import Action, View
from sushibelt.core.layout import Vector
from sushibelt.core.refusal import Refusal
from sushibelt.games.family import AnyGame

SPOKEN_TO = "process:"  # a bot's name that starts so goes on with a command
PATIENCE = 2.0  # seconds for an answer, unless the budget says otherwise
WAKING = 10.0  # seconds for the very first one: many languages start slowly
LEAVING = 1.0  # seconds until a killed program must have fallen silent
LONGEST_ANSWER = 1 << 16  # bytes


class Forfeit(StrEnum):
    """Why a choice was forfeited."""

    CRASH = "crash"
    TIMEOUT = "timeout"
    ILLEGAL = "illegal"


class NoAnswerError(Exception):
    """The program did not answer, or not with a legal action."""

    def __init__(self, why: Forfeit) -> None:
        super().__init__(why)
        self.why = why


class Conversation:
    """A running program, and what it has said so far."""

    def __init__(self, arguments: list[str]) -> None:
        self._process = subprocess.Popen(
            arguments,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is for us, and whoever it started ends with it
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._questions = self._process.stdin
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        listener = Thread(target=_listen, args=(self._process.stdout, self._answers), daemon=True)
        listener.start()
        self.end = finalize(  # also when this program itself ends
            self, _end, self._process, listener
        )

    def ask(self, question: str, seconds: float) -> bytes:
        """Return the next line that the program says; raise NoAnswerError if none comes."""
        while not self._answers.empty():  # said without being asked
            if not self._answers.get():
                raise NoAnswerError(Forfeit.CRASH)
        try:
            self._questions.write(question.encode() + b"\n")
            self._questions.flush()
            answer = self._answers.get(timeout=max(0.0, seconds))
        except OSError:
            raise NoAnswerError(Forfeit.CRASH) from None
        except Empty:
            raise NoAnswerError(Forfeit.TIMEOUT) from None
        if not answer:
            raise NoAnswerError(Forfeit.CRASH)
        return answer


def _listen(stream: IO[bytes], heard: SimpleQueue[bytes]) -> None:
    """Pass on each line; an empty one at the end says that no more will come."""
    with stream:
        while line := stream.readline(LONGEST_ANSWER):
            heard.put(line)
    heard.put(b"")


def _end(process: subprocess.Popen[bytes], listener: Thread) -> None:
    """End the program, with whatever it started, and wait until it is gone."""
    with suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()
    listener.join(LEAVING)
    assert process.stdin is not None
    with suppress(OSError):  # a question that nobody will read any more
        process.stdin.close()


class ProcessBot:
    """Asks a program, which it starts when it is first needed and again after each failure."""

    def __init__(self, arguments: list[str]) -> None:
        self.forfeits: Counter[Forfeit] = Counter()
        self._arguments = arguments
        self._conversation: Conversation | None = None
        self._woken = False

    def choose(self, game: AnyGame, view: View, budget: Budget, rng: Vector) -> Action:
        """Return what the program answers, or the lowest legal action."""
        _, actions = owed(game, view)
        question = question_about(game, view, actions, word(rng))
        try:
            return self._answer(game, actions, question, budget)
        except NoAnswerError as problem:
            self.forfeits[problem.why] += 1
            if problem.why is not Forfeit.ILLEGAL:  # its next line would answer an old question
                self.close()
            return actions[0]

    def _answer(
        self, game: AnyGame, actions: tuple[Action, ...], question: str, budget: Budget
    ) -> Action:
        seconds = PATIENCE if budget.seconds is None else budget.seconds
        if self._conversation is None:
            try:
                self._conversation = Conversation(self._arguments)
            except OSError:
                raise NoAnswerError(Forfeit.CRASH) from None
            seconds = seconds if self._woken else max(WAKING, seconds)
        answer = self._conversation.ask(question, seconds)
        self._woken = True
        return understood(game, actions, answer)

    def close(self) -> None:
        """End the program; it is started again when it is next asked."""
        if self._conversation is not None:
            self._conversation.end()
            self._conversation = None


def question_about(game: AnyGame, view: View, actions: tuple[Action, ...], chance: int) -> str:
    """Return one line of JSON: what the seat knows, and what it may choose."""
    return json.dumps(
        {
            "game": game.id,
            "seats": game.seats,
            "seat": view.seat,
            "number": game.turn(view.recalled).number,
            "view": game.describe(view.shown),
            "recalled": game.describe(view.recalled),
            "legal": [game.name(action) for action in actions],
            "chance": chance,
        }
    )


def understood(game: AnyGame, actions: tuple[Action, ...], answer: bytes) -> Action:
    """Return the legal action that an answer names; raise NoAnswerError if it names none."""
    try:
        decoded = json.loads(answer)
        name = decoded["action"]
        action = game.parse(name) if isinstance(name, str) else None
    except (ValueError, LookupError, TypeError, RecursionError, Refusal):
        action = None
    if action not in actions or action is None:
        raise NoAnswerError(Forfeit.ILLEGAL)
    return action


@cache
def process_bot(command: str) -> ProcessBot:
    """Return the bot that asks this program; raise Refusal if there is no such program."""
    try:
        command.encode()
        arguments = shlex.split(command)
    except ValueError:  # a quotation mark without its partner, or what is no text
        raise Refusal("bot-command-unreadable", command=command) from None
    if not arguments or "\0" in command or shutil.which(arguments[0]) is None:
        raise Refusal("bot-command-missing", command=command.replace("\0", "�"))
    return ProcessBot(arguments)
