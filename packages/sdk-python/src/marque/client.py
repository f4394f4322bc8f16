"""The clients."""

from __future__ import annotations

import os
import ssl
from dataclasses import replace
from types import TracebackType

import httpx

from .resources.brands import AsyncBrands, Brands
from .resources.memory import AsyncMemory, Memory
from .resources.projects import AsyncProjects, Projects
from .transport import AsyncTransport, Settings, Transport

LOCAL_LIVE = "https://localhost:8443"
LOCAL_SANDBOX = "https://localhost:8444"
TIMEOUT_SECONDS = 30.0
MAX_RETRIES = 2


class Marque:
    """The client. Safe to share between threads. Close it, or use it in ``with``.

    ``base_url``: origin of the service; by default the one ``npm start`` serves for the key's environment.
    ``timeout``: seconds in which a connection must stand, and after which silence ends an attempt.
    ``max_retries``: further tries after 429, 5xx and failed connections.
    ``ca_file``: an authority in PEM to trust beside the usual ones, as a local service's ``.marque/tls/ca.pem``.
    ``http_client``: an ``httpx.Client`` of your own, for proxies; it stays yours to close.
    """

    def __init__(
        self,
        api_key: str,
        *,
        base_url: str | None = None,
        timeout: float = TIMEOUT_SECONDS,
        max_retries: int = MAX_RETRIES,
        ca_file: str | os.PathLike[str] | None = None,
        http_client: httpx.Client | None = None,
    ) -> None:
        settings = _settings(api_key, base_url, timeout, max_retries)
        self._owned = httpx.Client(verify=_trust(ca_file)) if http_client is None else None
        self._use(Transport(settings, http_client or self._owned or httpx.Client()))

    def with_options(self, *, timeout: float | None = None, max_retries: int | None = None) -> Marque:
        """The same client and connections with other settings: ``marque.with_options(timeout=5).projects.list()``"""
        other = object.__new__(Marque)
        other._owned = None
        other._use(Transport(_changed(self._transport.settings, timeout, max_retries), self._transport.client))
        return other

    def _use(self, transport: Transport) -> None:
        self._transport = transport
        self.projects = Projects(transport)
        self.brands = Brands(transport)
        self.memory = Memory(transport)

    def close(self) -> None:
        if self._owned is not None:
            self._owned.close()

    def __enter__(self) -> Marque:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class AsyncMarque:
    """The client for asyncio; its settings are those of ``Marque``. Close it, or use it in ``async with``."""

    def __init__(
        self,
        api_key: str,
        *,
        base_url: str | None = None,
        timeout: float = TIMEOUT_SECONDS,
        max_retries: int = MAX_RETRIES,
        ca_file: str | os.PathLike[str] | None = None,
        http_client: httpx.AsyncClient | None = None,
    ) -> None:
        settings = _settings(api_key, base_url, timeout, max_retries)
        self._owned = httpx.AsyncClient(verify=_trust(ca_file)) if http_client is None else None
        self._use(AsyncTransport(settings, http_client or self._owned or httpx.AsyncClient()))

    def with_options(self, *, timeout: float | None = None, max_retries: int | None = None) -> AsyncMarque:
        """The same client and connections with other settings."""
        other = object.__new__(AsyncMarque)
        other._owned = None
        settings = _changed(self._transport.settings, timeout, max_retries)
        other._use(AsyncTransport(settings, self._transport.client))
        return other

    def _use(self, transport: AsyncTransport) -> None:
        self._transport = transport
        self.projects = AsyncProjects(transport)
        self.brands = AsyncBrands(transport)
        self.memory = AsyncMemory(transport)

    async def close(self) -> None:
        if self._owned is not None:
            await self._owned.aclose()

    async def __aenter__(self) -> AsyncMarque:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()


def _settings(api_key: str, base_url: str | None, timeout: float, max_retries: int) -> Settings:
    if not api_key.startswith(("sk_test_", "sk_live_")):
        raise ValueError("An API key starts with sk_test_ or sk_live_.")
    local = LOCAL_LIVE if api_key.startswith("sk_live_") else LOCAL_SANDBOX
    settings = Settings(api_key, base_url or local, timeout, max_retries)
    return _changed(settings, timeout, max_retries)


def _changed(settings: Settings, timeout: float | None, max_retries: int | None) -> Settings:
    if timeout is not None and timeout <= 0:
        raise ValueError("timeout is a number of seconds above 0.")
    if max_retries is not None and max_retries < 0:
        raise ValueError("max_retries is 0 or more.")
    return replace(
        settings,
        timeout=settings.timeout if timeout is None else timeout,
        max_retries=settings.max_retries if max_retries is None else max_retries,
    )


def _trust(ca_file: str | os.PathLike[str] | None) -> ssl.SSLContext | bool:
    if ca_file is None:
        return True
    context = ssl.create_default_context()
    context.load_verify_locations(cafile=ca_file)
    return context
