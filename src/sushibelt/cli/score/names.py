"""Scoring a document, and its faults with the names that its edition has."""

from collections.abc import Mapping

from sushibelt.core.refusal import Refusal
from sushibelt.scorepad import Card
from sushibelt.scorepad import score as score_document
from sushibelt.words import kind_name


def scored(document: object) -> Card:
    """Score a document; raise Refusal if it is unreadable or cannot have happened."""
    try:
        return score_document(document)
    except Refusal as problem:
        game = document.get("game", "") if isinstance(document, Mapping) else ""
        raise with_names(problem, str(game)) from None


def with_names(problem: Refusal, game: str) -> Refusal:
    """Return a refusal of the pad that names what it counts as people do, not by its id."""
    facts = {
        name: with_names(fact, game) if isinstance(fact, Refusal) else fact
        for name, fact in problem.facts.items()
    }
    if "kind" in facts:
        facts["kind"] = kind_name(str(facts["kind"]), game)
    return Refusal(problem.reason, **facts)
