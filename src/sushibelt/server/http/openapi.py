"""The published schema of the HTTP API: what the routes' own types do not say."""

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityRequirement, SecurityScheme

from sushibelt import __version__
from sushibelt.server.http.bodies import HTTP_BODIES, Problem
from sushibelt.server.http.doorstep import FORBIDDEN, MISDIRECTED, TOO_MANY
from sushibelt.server.pads.messages import PAD_BODIES
from sushibelt.server.tables.bodies import TABLE_BODIES

MEANING: Final = {
    400: "The request can't be read.",
    401: "No secret was given, or it opens nothing.",
    FORBIDDEN: "The request comes from a page of another site, or from a blocked address.",
    404: "It doesn't exist, or not yet.",
    409: "The request was understood but can't be carried out; the reason says why.",
    413: "The request is too large.",
    MISDIRECTED: "The request is for a server with another name.",
    TOO_MANY: "Too many requests in a short time.",
    503: "The server is full, can't store anything, or is about to stop.",
}
BODIES: Final = msgspec.json.schema_components(
    (*HTTP_BODIES, *TABLE_BODIES, *PAD_BODIES), ref_template="#/components/schemas/{name}"
)[1]


class Published(JsonRenderPlugin):
    """Describes bodies by what reads them; Litestar leaves some of their limits out."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the schema as JSON."""
        openapi_schema["components"]["schemas"] |= BODIES
        return super().render(request, openapi_schema)


SECRET: Final[list[SecurityRequirement]] = [{"secret": []}]
SECRET_OR_CODE: Final[list[SecurityRequirement]] = [{"secret": []}, {}]
CONFIG: Final = OpenAPIConfig(
    title="sushibelt",
    version=__version__,
    path="/schema",
    render_plugins=[Published(path="/openapi.json")],
    use_handler_docstrings=True,
    components=Components(
        security_schemes={
            "secret": SecurityScheme(
                type="http", scheme="bearer", description="A secret of a table, from its links."
            )
        }
    ),
)


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Return what the schema says of refusals with these statuses, and of those that all share."""
    return {
        status: ResponseSpec(Problem, description=MEANING[status], generate_examples=False)
        for status in (*statuses, FORBIDDEN, MISDIRECTED, TOO_MANY)
    }
