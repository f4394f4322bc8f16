"""Verifies what the service sends to you. Needs no key."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from collections.abc import ItemsView, Iterable
from typing import Any, Protocol, cast

from .errors import SignatureVerificationError
from .types import Event

_HEX_DIGEST = re.compile(r"[0-9a-fA-F]{64}")


class HeaderSource(Protocol):
    """Headers as any framework gives them: a dict, or anything else with ``items()``."""

    def items(self) -> ItemsView[str, Any] | Iterable[tuple[str, Any]]: ...


def verify(raw_body: bytes | str, headers: HeaderSource, secret: str) -> Event:
    """Checks that a webhook came from the service, and returns its event.

    Give the body exactly as it arrived, as bytes or text; a body that was parsed and written again no longer has the
    bytes that were signed. Raises SignatureVerificationError, which says what seems to be wrong.
    """
    body = _bytes_of(raw_body)
    signature = _header_of(headers, "service-signature")
    if signature is None:
        raise SignatureVerificationError("The request has no Service-Signature header.")
    if not _HEX_DIGEST.fullmatch(signature):
        raise SignatureVerificationError("The Service-Signature header is not a hex digest.")
    if not secret.startswith("whsec_"):
        raise SignatureVerificationError("The secret must be the whole Webhook Secret, whsec_ included.")
    if not _matches(secret, signature, body):
        raise SignatureVerificationError(_diagnosis(secret, signature, body))
    return cast(Event, json.loads(body))


def _bytes_of(body: object) -> bytes:
    if isinstance(body, str):
        return body.encode()
    if isinstance(body, (bytes, bytearray, memoryview)):
        return bytes(body)
    raise SignatureVerificationError(
        "The body was parsed already. Give the raw body, as bytes or text, from before any JSON parser."
    )


def _header_of(headers: HeaderSource, name: str) -> str | None:
    for key, value in headers.items():
        if str(key).lower() == name:
            first: Any = value if isinstance(value, (str, bytes)) else next(iter(value), "")
            return first.decode("latin-1") if isinstance(first, bytes) else str(first)
    return None


def _matches(secret: str, signature: str, body: bytes) -> bool:
    expected = hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(expected, signature.lower())


def _diagnosis(secret: str, signature: str, body: bytes) -> str:
    """Which of the usual mistakes it was: each changes the bytes in a way that can be undone and tried."""
    stripped = body.strip()
    if stripped != body and _matches(secret, signature, stripped):
        return (
            "The body has white space at its end or start that was not signed. Use the body exactly as it arrived."
        )
    rewritten = _rewrite(body)
    if rewritten is not None and rewritten != body and _matches(secret, signature, rewritten):
        return "The body was parsed and written again, so its bytes are not the signed ones. Use the raw body."
    return "The signature does not match: the secret is not this workspace's, or the body was changed on the way."


def _rewrite(body: bytes) -> bytes | None:
    """As the service writes JSON: no spaces, every character as itself."""
    try:
        return json.dumps(json.loads(body), separators=(",", ":"), ensure_ascii=False).encode()
    except ValueError:
        return None
