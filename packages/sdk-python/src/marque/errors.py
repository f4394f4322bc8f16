"""Everything that can go wrong, as classes."""

from __future__ import annotations

import math
from typing import Any

import httpx


class MarqueError(Exception):
    """Anything that went wrong in a call."""


class ResponseError(MarqueError):
    """The service answered with an error. ``code`` is for programs, the message for people."""

    def __init__(self, response: httpx.Response, error: dict[str, Any]) -> None:
        super().__init__(error.get("message") or f"The service answered with status {response.status_code}.")
        self.status = response.status_code
        self.type: str = error.get("type") or "api_error"
        self.code: str = error.get("code") or "unknown"
        self.param: str | None = error.get("param")
        self.request_id: str | None = response.headers.get("x-request-id")
        """Quote it when you report a problem."""
        self.headers = response.headers


class InvalidRequestError(ResponseError):
    """The request is at fault; it would fail the same way again."""


class AuthenticationError(ResponseError):
    """The key is missing, wrong, or not allowed to do this."""


class RateLimitError(ResponseError):
    """Too many requests."""

    @property
    def retry_after(self) -> float:
        """Seconds to wait."""
        return seconds_in(self.headers.get("retry-after")) or 1.0


class ApiError(ResponseError):
    """A fault of the service, or an answer that is not the service's."""


class ApiConnectionError(MarqueError):
    """No answer came: the connection failed."""


class ApiTimeoutError(MarqueError):
    """No answer, or no event, came in time."""


class ReceiverError(MarqueError):
    """The local receiver cannot be started as asked; the message says why."""


class SignatureVerificationError(MarqueError):
    """A webhook is not what it claims to be; the message says what seems to be wrong."""


_CLASS_OF_TYPE: dict[str, type[ResponseError]] = {
    "invalid_request_error": InvalidRequestError,
    "authentication_error": AuthenticationError,
    "rate_limit_error": RateLimitError,
    "api_error": ApiError,
}


def error_of(response: httpx.Response) -> ResponseError:
    """The error of an unsuccessful response; a body that is not ours (a proxy's page) becomes an ApiError."""
    try:
        body = response.json()
    except ValueError:
        body = None
    error = body.get("error") if isinstance(body, dict) else None
    fields: dict[str, Any] = error if isinstance(error, dict) else {}
    return _CLASS_OF_TYPE.get(str(fields.get("type")), ApiError)(response, fields)


def seconds_in(header: str | None) -> float | None:
    """The seconds of a Retry-After header; None where it has none. (A date is left to the client's own waiting.)"""
    try:
        seconds = float(header or "")
    except ValueError:
        return None
    return seconds if math.isfinite(seconds) and seconds > 0 else None
