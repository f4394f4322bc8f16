"""The containers of brands and their history."""

from __future__ import annotations

from enum import Enum
from typing import Any, Final
from urllib.parse import quote

from ..pages import AsyncListRequest, Page
from ..transport import AsyncTransport, Call, Transport
from ..types import DeletedProject, Project
from .listing import list_call, list_pages, list_pages_async


class NotGiven(Enum):
    """Tells "leave it as it is" from None, which clears a field."""

    NOT_GIVEN = "not given"


NOT_GIVEN: Final = NotGiven.NOT_GIVEN


def project_path(project_id: str) -> str:
    if not project_id:
        raise ValueError("The id of the project is empty.")
    return f"/v1/projects/{quote(project_id, safe='')}"


def _create(name: str, description: str | None, idempotency_key: str | None) -> Call:
    body = {"name": name, "description": description}
    return Call("POST", "/v1/projects", body=body, idempotency_key=idempotency_key)


def _update(project_id: str, name: str | NotGiven, description: str | None | NotGiven) -> Call:
    fields: dict[str, Any] = {"name": name, "description": description}
    body = {field: value for field, value in fields.items() if value is not NOT_GIVEN}
    return Call("PATCH", project_path(project_id), body=body)


def _list(limit: int | None, starting_after: str | None) -> Call:
    return list_call("/v1/projects", {"limit": limit, "starting_after": starting_after})


class Projects:
    """``marque.projects``"""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self, *, name: str, description: str | None = None, idempotency_key: str | None = None
    ) -> Project:
        made: Project = self._transport.send(_create(name, description, idempotency_key))
        return made

    def retrieve(self, project_id: str) -> Project:
        found: Project = self._transport.send(Call("GET", project_path(project_id)))
        return found

    def update(
        self,
        project_id: str,
        *,
        name: str | NotGiven = NOT_GIVEN,
        description: str | None | NotGiven = NOT_GIVEN,
    ) -> Project:
        """Changes what is given; None clears the description."""
        changed: Project = self._transport.send(_update(project_id, name, description))
        return changed

    def list(self, *, limit: int | None = None, starting_after: str | None = None) -> Page[Project]:
        """The newest first; 10 per page unless ``limit`` says 1 to 100."""
        return list_pages(self._transport, _list(limit, starting_after))

    def delete(self, project_id: str) -> DeletedProject:
        """Removes the project with everything in it, for good."""
        deleted: DeletedProject = self._transport.send(Call("DELETE", project_path(project_id)))
        return deleted


class AsyncProjects:
    """``marque.projects`` for asyncio"""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def create(
        self, *, name: str, description: str | None = None, idempotency_key: str | None = None
    ) -> Project:
        made: Project = await self._transport.send(_create(name, description, idempotency_key))
        return made

    async def retrieve(self, project_id: str) -> Project:
        found: Project = await self._transport.send(Call("GET", project_path(project_id)))
        return found

    async def update(
        self,
        project_id: str,
        *,
        name: str | NotGiven = NOT_GIVEN,
        description: str | None | NotGiven = NOT_GIVEN,
    ) -> Project:
        """Changes what is given; None clears the description."""
        changed: Project = await self._transport.send(_update(project_id, name, description))
        return changed

    def list(
        self, *, limit: int | None = None, starting_after: str | None = None
    ) -> AsyncListRequest[Project]:
        """The newest first; 10 per page unless ``limit`` says 1 to 100."""
        return list_pages_async(self._transport, _list(limit, starting_after))

    async def delete(self, project_id: str) -> DeletedProject:
        """Removes the project with everything in it, for good."""
        deleted: DeletedProject = await self._transport.send(Call("DELETE", project_path(project_id)))
        return deleted
