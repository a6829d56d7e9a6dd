"""The browser's score pad, asked under Node, and the interpreted one, told in the same form."""

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sushibelt import export
from sushibelt.core.game import Part, SeatSheet
from sushibelt.core.refusal import Refusal
from sushibelt.fast.javascript import write
from sushibelt.scorepad import Card, score
from tests.scorepad.documents import Document

ASK = Path(__file__).parent / "ask.mjs"
WEB = Path(__file__).parents[2] / "web"

Outcome = dict[str, Any]


class NodePad:
    """A running pad that answers one document after the other."""

    def __init__(self, node: subprocess.Popen[str]) -> None:
        self.node = node

    def _ask(self, **question: Any) -> Any:
        assert self.node.stdin is not None
        assert self.node.stdout is not None
        self.node.stdin.write(json.dumps(question) + "\n")
        self.node.stdin.flush()
        return json.loads(self.node.stdout.readline())

    def score(self, document: Document) -> Outcome:
        """What the browser makes of a document."""
        answer: Outcome = self._ask(score=document)
        return answer

    def link_of(self, document: Document) -> str:
        """The document as it stands in an address."""
        return str(self._ask(write=document))

    def put(self, document: Document, cells: list[dict[str, Any]]) -> Document:
        """The document with these cells written."""
        written: Document = self._ask(put={"document": document, "cells": cells})
        return written

    def read(self, link: str) -> Document | None:
        """The document of such a text; None if it cannot be read."""
        document: Document | None = self._ask(read=link)
        return document


def build(folder: Path) -> Path:
    """Build the browser's pad as one module for Node."""
    config = ["--config", "build/pad-library.config.ts", "--logLevel", "warn"]
    command = ["node_modules/.bin/vite", "build", *config, "--outDir", str(folder)]
    subprocess.run(command, cwd=WEB, check=True)
    return folder / "pad.mjs"


@contextmanager
def opened(folder: Path) -> Iterator[NodePad]:
    """Export the rules into a folder, and start a pad built anew that uses them."""
    write(folder, export.texts())
    command = ["node", str(ASK), str(build(folder)), str(folder)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as node:
        yield NodePad(node)
    assert node.returncode == 0


def bare(outcome: Outcome) -> Outcome:
    """An outcome without what only pages ask for: how many cards lie where."""
    card = outcome["card"]
    kept = card and {name: card[name] for name in ("sheets", "notices", "result")}
    return {"refused": outcome["refused"], "card": kept}


def expected(document: Document) -> Outcome:
    """What the interpreted pad makes of a document, in the browser's form."""
    try:
        card = score(document)
    except Refusal as problem:
        return {"refused": _said(problem.reason, problem.facts), "card": None}
    return {"refused": None, "card": _card(card)}


def _card(card: Card) -> dict[str, Any]:
    result = card.result
    return {
        "sheets": [told_sheet(sheet) for sheet in card.sheet.seats],
        "notices": [_said(notice.reason, notice.facts) for notice in card.warnings],
        "result": result
        and {
            "points": list(result.points),
            "tie_break": list(result.tie_break),
            "places": list(result.places),
            "winners": list(result.winners),
        },
    }


def told_sheet(sheet: SeatSheet) -> dict[str, Any]:
    """One seat's sheet in the browser's form."""
    rounds = [_part(part) for part in sheet.rounds]
    return {"rounds": rounds, "end": _part(sheet.end), "total": sheet.total}


def _part(part: Part) -> dict[str, Any]:
    lines = [
        {"line": line.line, "points": line.points, "reason": line.why.reason}
        | {"numbers": dict(line.why.numbers)}
        for line in part.lines
    ]
    return {"lines": lines, "total": part.total}


def _said(reason: str, facts: Any) -> dict[str, Any]:
    return {"reason": str(reason), "facts": {name: _fact(fact) for name, fact in facts.items()}}


def _fact(fact: Any) -> Any:
    return _said(fact.reason, fact.facts) if isinstance(fact, Refusal) else fact
