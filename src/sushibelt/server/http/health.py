"""Routes for watchers and load balancers: whether the server is well, and ready for more."""

from litestar import get
from litestar.datastructures import State

from sushibelt import __version__
from sushibelt.core.refusal import Refusal
from sushibelt.server.http.bodies import Health
from sushibelt.server.http.openapi import refusals


@get("/healthz", responses=refusals(503))
async def healthz(state: State) -> Health:
    """The server is running, and its writes reach the file."""
    return await _well(state)


@get("/readyz", responses=refusals(503))
async def readyz(state: State) -> Health:
    """The server can take new visitors: it is healthy, and not about to stop."""
    if state.draining:
        raise Refusal("server-stopping")
    return await _well(state)


async def _well(state: State) -> Health:
    reason = await state.health.problem()
    if reason is not None:
        raise Refusal(reason)
    return Health(True, __version__)


HEALTH_ROUTES = [healthz, readyz]
