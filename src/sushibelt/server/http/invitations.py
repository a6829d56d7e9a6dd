"""Invitations as QR codes. Drawing one takes milliseconds, so it happens once and off the loop."""

import asyncio
from functools import lru_cache
from io import BytesIO
from typing import Final

KEPT: Final = 512  # drawings
ONE_BY_ONE = asyncio.Semaphore(1)  # a crowd of drawings would take the processor from everybody


async def drawing(address: str) -> bytes:
    """Return an address as an SVG picture."""
    async with ONE_BY_ONE:
        return await asyncio.to_thread(_draw, address)


@lru_cache(KEPT)
def _draw(address: str) -> bytes:
    import segno  # noqa: PLC0415 - slow, and only here

    drawn = BytesIO()
    segno.make(address, micro=False).save(drawn, kind="svg", border=2, omitsize=True)
    return drawn.getvalue()
