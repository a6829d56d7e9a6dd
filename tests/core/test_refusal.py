import pickle

from sushibelt.core.refusal import Refusal


def test_a_refusal_carries_its_reason_and_facts_and_no_sentence() -> None:
    problem = Refusal("seats-impossible", game="sushizock/2008", seats=9)
    assert problem.reason == "seats-impossible"
    assert problem.facts == {"game": "sushizock/2008", "seats": 9}
    assert str(problem) == "seats-impossible(game='sushizock/2008', seats=9)"


def test_a_refusal_travels_between_processes() -> None:
    problem = Refusal("seats-impossible", game="sushizock/2008", seats=9)
    arrived = pickle.loads(pickle.dumps(problem))
    assert (arrived.reason, arrived.facts) == (problem.reason, problem.facts)
