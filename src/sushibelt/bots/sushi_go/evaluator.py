"""The evaluator of Sushi Go!, as a value."""

from sushibelt.bots.search.evaluator import Evaluator
from sushibelt.bots.sushi_go.evaluate import evaluate, fresh_scratch
from sushibelt.bots.sushi_go.policy import has_policy, noise, options, prior, progress

EVALUATOR = Evaluator(
    scratch=fresh_scratch,
    prior=prior,
    options=options,
    evaluate=evaluate,
    progress=progress,
    noise=noise,
    has_policy=has_policy,
)
