"""Sends calls: one key for all tries of a POST, and tries again only what is worth it (429, 5xx, no answer)."""

from __future__ import annotations

import asyncio
import random
import time
import uuid
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import httpx

from .errors import ApiConnectionError, ApiError, ApiTimeoutError, MarqueError, error_of, seconds_in

FIRST_WAIT_SECONDS = 0.5
LONGEST_WAIT_SECONDS = 60.0


@dataclass(frozen=True)
class Call:
    """One request, before it is sent."""

    method: str
    path: str
    query: Mapping[str, str | int | None] = field(default_factory=dict)
    body: Mapping[str, Any] | None = None
    idempotency_key: str | None = None


@dataclass(frozen=True)
class Settings:
    """What holds for every call of a client."""

    api_key: str
    base_url: str
    timeout: float
    max_retries: int

    def request(self, client: httpx.Client | httpx.AsyncClient, call: Call) -> httpx.Request:
        """Built once for all tries, so that they carry the same Idempotency-Key."""
        headers = {"Authorization": f"Bearer {self.api_key}", "Accept": "application/json"}
        if call.method == "POST":
            headers["Idempotency-Key"] = call.idempotency_key or str(uuid.uuid4())
        return client.build_request(
            call.method,
            self.base_url.rstrip("/") + call.path,
            params={name: value for name, value in call.query.items() if value is not None},
            json=call.body,
            headers=headers,
            timeout=self.timeout,
        )


class Transport:
    """For threads."""

    def __init__(self, settings: Settings, client: httpx.Client) -> None:
        self.settings = settings
        self.client = client

    def send(self, call: Call) -> Any:
        request = self.settings.request(self.client, call)
        for attempt in range(self.settings.max_retries + 1):
            is_last = attempt == self.settings.max_retries
            try:
                response = self.client.send(request, follow_redirects=False)
            except httpx.TransportError as error:
                if is_last:
                    raise _failure(request, error) from error
                time.sleep(_wait_after(attempt, None))
                continue
            if is_last or not _is_worth_retrying(response):
                return _result(response)
            time.sleep(_wait_after(attempt, response))
        raise AssertionError("unreachable: the last attempt returns or raises")


class AsyncTransport:
    """For asyncio."""

    def __init__(self, settings: Settings, client: httpx.AsyncClient) -> None:
        self.settings = settings
        self.client = client

    async def send(self, call: Call) -> Any:
        request = self.settings.request(self.client, call)
        for attempt in range(self.settings.max_retries + 1):
            is_last = attempt == self.settings.max_retries
            try:
                response = await self.client.send(request, follow_redirects=False)
            except httpx.TransportError as error:
                if is_last:
                    raise _failure(request, error) from error
                await asyncio.sleep(_wait_after(attempt, None))
                continue
            if is_last or not _is_worth_retrying(response):
                return _result(response)
            await asyncio.sleep(_wait_after(attempt, response))
        raise AssertionError("unreachable: the last attempt returns or raises")


def _result(response: httpx.Response) -> Any:
    if not response.is_success:
        raise error_of(response)
    try:
        return response.json()
    except ValueError as error:
        message = "The answer is not JSON. Does the base URL lead to the service?"
        raise ApiError(response, {"message": message}) from error


def _is_worth_retrying(response: httpx.Response) -> bool:
    return response.status_code == 429 or response.status_code >= 500


def _failure(request: httpx.Request, error: httpx.TransportError) -> MarqueError:
    origin = f"{request.url.scheme}://{request.url.netloc.decode('ascii')}"
    if isinstance(error, httpx.TimeoutException):
        return ApiTimeoutError(f"{origin} did not answer in time.")
    return ApiConnectionError(f"{origin} could not be reached: {error}.")


def _wait_after(attempt: int, response: httpx.Response | None) -> float:
    """What the server asks for, else twice as long each time; spread out, so that clients do not come together."""
    asked = seconds_in(response.headers.get("retry-after")) if response is not None else None
    if asked is not None:
        return min(asked, LONGEST_WAIT_SECONDS) + random.random() * FIRST_WAIT_SECONDS
    most = min(FIRST_WAIT_SECONDS * float(2**attempt), LONGEST_WAIT_SECONDS)
    return most / 2 + random.random() * most / 2
