"""HTTP routes of shared score pads."""

from litestar import post
from litestar.datastructures import State
from litestar.params import JSONBody

from sushibelt.server.asgi import AnyRequest
from sushibelt.server.http.api import check_rate, pads_of, trying
from sushibelt.server.http.openapi import refusals
from sushibelt.server.pads.messages import NewPad, NewPhone, PadGiven


@post("/api/pads", responses=refusals(400, 409, 413, 503))
async def share_pad(data: JSONBody[NewPad], state: State, request: AnyRequest) -> PadGiven:
    """Share a score pad with other phones."""
    check_rate(state, state.sharing, request)
    return await pads_of(state).share(data)


@post("/api/pads/phones", responses=refusals(400, 404, 409, 413, 503))
async def join_pad(data: JSONBody[NewPhone], state: State, request: AnyRequest) -> PadGiven:
    """Join a shared pad with its code."""
    async with trying(state, request):
        return await pads_of(state).join(data)


PAD_ROUTES = [share_pad, join_pad]
