"""Requests and sockets of this server, as the framework types them.

Users and authentication are not the framework's business here: secrets are checked by rooms.
"""

from typing import Any, TypeAlias

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State

AnyRequest: TypeAlias = Request[Any, Any, State]
AnySocket: TypeAlias = WebSocket[Any, Any, State]
AnyConnection: TypeAlias = ASGIConnection[Any, Any, Any, State]
