"""Generation, and what it made."""

from __future__ import annotations

import asyncio
from contextlib import AbstractContextManager, nullcontext

from ..pages import AsyncListRequest, Page
from ..receiver import PATIENCE_SECONDS, Receiver
from ..transport import AsyncTransport, Call, Transport
from ..types import Brand, Event, Job
from .listing import list_call, list_pages, list_pages_async


def _generate(
    project_id: str,
    prompt: str,
    webhook_url: str | None,
    memory_id: str | None,
    idempotency_key: str | None,
) -> Call:
    fields = {"webhook_url": webhook_url, "memory_id": memory_id}
    body = {"project_id": project_id, "prompt": prompt}
    body |= {name: value for name, value in fields.items() if value is not None}
    return Call("POST", "/v1/brands/generate", body=body, idempotency_key=idempotency_key)


def _list(project_id: str | None, limit: int | None, starting_after: str | None) -> Call:
    query = {"project_id": project_id, "limit": limit, "starting_after": starting_after}
    return list_call("/v1/brands", query)


def _listening(receiver: Receiver | None) -> AbstractContextManager[Receiver]:
    """The receiver that was given stays open; one made for this call is closed after it."""
    if receiver is None:
        return Receiver.local()
    return nullcontext(receiver)


class Brands:
    """``marque.brands``"""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def generate(
        self,
        *,
        project_id: str,
        prompt: str,
        webhook_url: str | None = None,
        memory_id: str | None = None,
        idempotency_key: str | None = None,
    ) -> Job:
        """Queues a generation. The brand comes by webhook. ``memory_id`` refines that node's result."""
        call = _generate(project_id, prompt, webhook_url, memory_id, idempotency_key)
        job: Job = self._transport.send(call)
        return job

    def generate_and_wait(
        self,
        *,
        project_id: str,
        prompt: str,
        memory_id: str | None = None,
        idempotency_key: str | None = None,
        receiver: Receiver | None = None,
        timeout: float = PATIENCE_SECONDS,
    ) -> Event:
        """Queues a generation whose event comes to a local receiver, and waits for it.

        Without a ``receiver`` one is started beside a service on this machine (``Receiver.local``). A failed
        generation is an event too. ApiTimeoutError after ``timeout`` seconds.
        """
        with _listening(receiver) as listening:
            job = self.generate(
                project_id=project_id,
                prompt=prompt,
                webhook_url=listening.url,
                memory_id=memory_id,
                idempotency_key=idempotency_key,
            )
            return listening.event_of(job["id"], timeout=timeout)

    def list(
        self,
        *,
        project_id: str | None = None,
        limit: int | None = None,
        starting_after: str | None = None,
    ) -> Page[Brand]:
        return list_pages(self._transport, _list(project_id, limit, starting_after))


class AsyncBrands:
    """``marque.brands`` for asyncio"""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def generate(
        self,
        *,
        project_id: str,
        prompt: str,
        webhook_url: str | None = None,
        memory_id: str | None = None,
        idempotency_key: str | None = None,
    ) -> Job:
        """Queues a generation. The brand comes by webhook. ``memory_id`` refines that node's result."""
        call = _generate(project_id, prompt, webhook_url, memory_id, idempotency_key)
        job: Job = await self._transport.send(call)
        return job

    async def generate_and_wait(
        self,
        *,
        project_id: str,
        prompt: str,
        memory_id: str | None = None,
        idempotency_key: str | None = None,
        receiver: Receiver | None = None,
        timeout: float = PATIENCE_SECONDS,
    ) -> Event:
        """As that of ``Marque``; the event loop goes on meanwhile."""
        listening = receiver or Receiver.local()
        try:
            job = await self.generate(
                project_id=project_id,
                prompt=prompt,
                webhook_url=listening.url,
                memory_id=memory_id,
                idempotency_key=idempotency_key,
            )
            return await listening.event_of_async(job["id"], timeout=timeout)
        finally:
            if receiver is None:
                await asyncio.to_thread(listening.close)

    def list(
        self,
        *,
        project_id: str | None = None,
        limit: int | None = None,
        starting_after: str | None = None,
    ) -> AsyncListRequest[Brand]:
        return list_pages_async(self._transport, _list(project_id, limit, starting_after))
