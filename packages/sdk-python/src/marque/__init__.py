"""Client for the Marque API: ``Marque(api_key)``, or ``AsyncMarque(api_key)`` for asyncio."""

from . import testing, webhooks
from .client import AsyncMarque, Marque
from .errors import (
    ApiConnectionError,
    ApiError,
    ApiTimeoutError,
    AuthenticationError,
    InvalidRequestError,
    MarqueError,
    RateLimitError,
    ReceiverError,
    ResponseError,
    SignatureVerificationError,
)
from .pages import AsyncListRequest, AsyncPage, Page
from .receiver import Arrival, Receiver
from .types import (
    Assets,
    Brand,
    DeletedProject,
    Event,
    GenerationFailed,
    GenerationSuccess,
    Job,
    MemoryNode,
    Project,
)

__all__ = [
    "ApiConnectionError",
    "ApiError",
    "ApiTimeoutError",
    "Arrival",
    "Assets",
    "AsyncListRequest",
    "AsyncMarque",
    "AsyncPage",
    "AuthenticationError",
    "Brand",
    "DeletedProject",
    "Event",
    "GenerationFailed",
    "GenerationSuccess",
    "InvalidRequestError",
    "Job",
    "Marque",
    "MarqueError",
    "MemoryNode",
    "Page",
    "Project",
    "RateLimitError",
    "Receiver",
    "ReceiverError",
    "ResponseError",
    "SignatureVerificationError",
    "testing",
    "webhooks",
]
