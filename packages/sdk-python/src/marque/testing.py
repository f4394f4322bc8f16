"""Events for the tests of your own receiver, signed as the service signs them."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import secrets
import time
from typing import Any

from .types import Event, GenerationFailed, GenerationSuccess

TEST_SECRET = "whsec_dGVzdC1zZWNyZXQtZm9yLXlvdXItb3duLXRlc3RzISE="
"""A secret for tests, in the form of a real one. Never use it for real events."""

_PREFIX = "whsec_"
_SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 32">'
    '<rect width="96" height="32" fill="#b4532a"/></svg>'
)


def success_event(**data: Any) -> GenerationSuccess:
    """A success as the service would send it; keywords replace single fields of its data."""
    event: Any = {
        "event_id": _new_id("evt"),
        "type": "generation.success",
        "created_at": int(time.time()),
        "data": {
            "job_id": _new_id("job"),
            "project_id": _new_id("proj"),
            "memory_id": _new_id("mem"),
            "assets": {
                "logo_svg": _SVG,
                "logo_svg_dark": _SVG,
                "primary_color": "#b4532a",
                "secondary_color": "#f2e3d5",
                "font_family": "Inter",
                "font_weight_heading": "700",
                "font_weight_body": "400",
            },
            **data,
        },
    }
    made: GenerationSuccess = event
    return made


def failure_event(**data: Any) -> GenerationFailed:
    """A failure as the service would send it; keywords replace single fields of its data."""
    event: Any = {
        "event_id": _new_id("evt"),
        "type": "generation.failed",
        "created_at": int(time.time()),
        "data": {
            "job_id": _new_id("job"),
            "project_id": _new_id("proj"),
            "error": {"code": "generation_error", "message": "The brand could not be made."},
            **data,
        },
    }
    made: GenerationFailed = event
    return made


def sign_event(event: Event, secret: str = TEST_SECRET) -> tuple[bytes, dict[str, str]]:
    """The body and the headers of an event, signed as the service does it, in both of its ways."""
    if not secret.startswith(_PREFIX):
        raise ValueError("The secret must be the whole Webhook Secret, whsec_ included.")
    body = json.dumps(event, separators=(",", ":"), ensure_ascii=False).encode()
    timestamp = str(int(time.time()))
    service = hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
    signed = f"{event['event_id']}.{timestamp}.".encode() + body
    key = base64.b64decode(secret[len(_PREFIX) :])
    standard = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    headers = {
        "content-type": "application/json",
        "service-signature": service,
        "webhook-id": event["event_id"],
        "webhook-timestamp": timestamp,
        "webhook-signature": f"v1,{standard}",
    }
    return body, headers


def _new_id(prefix: str) -> str:
    """An id in the form of the service's: a prefix and 26 characters of Crockford's base 32."""
    letters = "0123456789abcdefghjkmnpqrstvwxyz"
    return f"{prefix}_0" + "".join(secrets.choice(letters) for _ in range(25))
