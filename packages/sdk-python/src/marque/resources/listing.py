"""How every list is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ..pages import AsyncListRequest, AsyncPage, Page
from ..transport import AsyncTransport, Call, Transport


def list_call(path: str, query: Mapping[str, str | int | None]) -> Call:
    return Call("GET", path, query=query)


def list_pages(transport: Transport, call: Call) -> Page[Any]:
    return Page(transport.send(call), lambda cursor: list_pages(transport, _after(call, cursor)))


def list_pages_async(transport: AsyncTransport, call: Call) -> AsyncListRequest[Any]:
    async def load(call: Call) -> AsyncPage[Any]:
        return AsyncPage(await transport.send(call), lambda cursor: load(_after(call, cursor)))

    return AsyncListRequest(lambda: load(call))


def _after(call: Call, cursor: str) -> Call:
    return replace(call, query={**call.query, "starting_after": cursor})
