"""The graph of results a project has behind it."""

from __future__ import annotations

from ..pages import AsyncListRequest, Page
from ..transport import AsyncTransport, Call, Transport
from ..types import MemoryNode
from .listing import list_call, list_pages, list_pages_async
from .projects import project_path


def _list(project_id: str, limit: int | None, starting_after: str | None) -> Call:
    query = {"limit": limit, "starting_after": starting_after}
    return list_call(f"{project_path(project_id)}/memory", query)


class Memory:
    """``marque.memory``"""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self, project_id: str, *, limit: int | None = None, starting_after: str | None = None
    ) -> Page[MemoryNode]:
        return list_pages(self._transport, _list(project_id, limit, starting_after))


class AsyncMemory:
    """``marque.memory`` for asyncio"""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(
        self, project_id: str, *, limit: int | None = None, starting_after: str | None = None
    ) -> AsyncListRequest[MemoryNode]:
        return list_pages_async(self._transport, _list(project_id, limit, starting_after))
