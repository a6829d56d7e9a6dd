"""How requests are refused: with a `Problem`, whatever refuses them."""

from collections.abc import Mapping
from typing import Any, Final

from litestar import Response
from litestar.exceptions import HTTPException, ValidationException

from sushibelt.core.refusal import Refusal
from sushibelt.server import logs, metrics
from sushibelt.server.asgi import AnyRequest
from sushibelt.server.http.bodies import Problem
from sushibelt.server.leases import OWNER, Elsewhere

STATUS: Final = {
    "table-unknown": 404,
    "pad-unknown": 404,
    "code-unknown": 404,
    "match-not-over": 404,
    "lesson-unknown": 404,
    "not-found": 404,
    "secret-unknown": 401,
    "secret-left": 401,
    "secret-removed": 401,
    "secret-renewed": 401,
    "secret-closed": 401,
    "metrics-token-wrong": 401,
    "origin-foreign": 403,
    "too-many-requests": 429,
    "codes-too-many": 429,
    "place-elsewhere": 421,
    "house-full": 503,
    "store-away": 503,
    "store-slow": 503,
    "store-taken": 503,
    "store-unwritable": 503,
    "server-stopping": 503,
}
TOO_MANY: Final = 429
AGAINST_THE_RULES: Final = 409  # of a table, a match, a lesson: the status of all other reasons


def refused(_: AnyRequest, problem: Refusal) -> Response[Problem]:
    """Answer with a reason id and its facts."""
    status = STATUS.get(problem.reason, AGAINST_THE_RULES)
    wait = problem.facts.get("seconds") if status == TOO_MANY else None
    headers = {} if wait is None else {"retry-after": str(wait)}
    if isinstance(problem, Elsewhere):
        headers = {OWNER: problem.node}
    return Response(Problem(problem.reason, problem.facts), status_code=status, headers=headers)


def not_served(_: AnyRequest, problem: HTTPException) -> Response[Problem]:
    """Answer what the framework itself refuses."""
    status = problem.status_code
    reason = {404: "not-found", 405: "not-found", 413: "request-too-large"}.get(status)
    if isinstance(problem, ValidationException) or reason is None:
        reason = "request-unreadable"
    headers = {name.lower(): given for name, given in (problem.headers or {}).items()}
    if "GET" in headers.get("allow", ""):
        headers["allow"] += ", HEAD"  # see head_requests.py
    return Response(Problem(reason, {}), status_code=status, headers=headers)


def unreadable(_: AnyRequest, problem: Exception) -> Response[Problem]:  # noqa: ARG001
    """Answer bodies that are no text, or nested beyond measure: the framework lets them fall."""
    return Response(Problem("request-unreadable", {}), status_code=400)


def broken(_: AnyRequest, problem: Exception) -> Response[Problem]:  # noqa: ARG001
    """Answer a fault of the program without a word about it."""
    metrics.FAILED.inc()
    logs.fault("request")
    return Response(Problem("server-fault", {}), status_code=500)


HANDLERS: Final[Mapping[int | type[Exception], Any]] = {
    Refusal: refused,
    HTTPException: not_served,
    UnicodeDecodeError: unreadable,
    RecursionError: unreadable,
    Exception: broken,
}
