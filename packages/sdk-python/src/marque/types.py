"""What crosses the wire. Written by `npm run docs:generate` from the OpenAPI document; edit the contract instead."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict


class Project(TypedDict):
    """The top-level container: every asset and every Memory Node belongs to exactly one."""

    id: str
    """Prefix `proj_`."""
    object: Literal["project"]
    name: str
    """As given."""
    description: str | None
    """Null when none was given."""
    workspace_id: str
    status: Literal["active"]
    created_at: int
    """Unix seconds."""


class DeletedProject(TypedDict):
    id: str
    object: Literal["project"]
    deleted: Literal[True]


class Job(TypedDict):
    """A generation that was accepted. Its outcome travels in the webhook event, never here."""

    object: Literal["job"]
    id: str
    project_id: str
    """Echoed from the request."""
    status: Literal["queued", "processing", "succeeded", "failed"]
    created_at: int
    """Unix seconds at which the job was enqueued."""


class MemoryNode(TypedDict):
    """What one success left behind. Pass its id as `memory_id` to refine that result."""

    id: str
    object: Literal["memory_node"]
    prompt: str
    """Prompt of the generation that produced the node."""
    parent_id: str | None
    """The node the job was refined from; null for a root."""
    created_at: int
    """Unix seconds."""


class Brand(TypedDict):
    """A finished brand. Its assets travel in the webhook event and are shown in the dashboard."""

    id: str
    object: Literal["brand"]
    project_id: str
    job_id: str
    memory_id: str
    created_at: int
    """Unix seconds."""


class Assets(TypedDict):
    """All seven fields are always present."""

    logo_svg: str
    """SVG markup for light grounds."""
    logo_svg_dark: str
    """SVG markup for dark grounds."""
    primary_color: str
    secondary_color: str
    font_family: str
    """The family the name is set in."""
    font_weight_heading: str
    """Numeric weight as a string."""
    font_weight_body: str
    """Numeric weight as a string."""


class GenerationSuccessDataReportChange(TypedDict):
    part: str
    """What it is about: `letters`, `colours`, `whole` and so on."""
    ask: str
    """What is asked of it: `bolder`, `set`, `undo` and so on."""
    said: str
    """The words of the prompt; empty where no single words ask for it."""


class GenerationSuccessDataReportReader(TypedDict):
    """Who read the prompt."""

    by: str
    """`built-in`, or `operator`: a language model that the operator set up."""
    why: NotRequired[str]
    """Why it was not the operator's, where one is set up."""


class GenerationSuccessDataReport(TypedDict):
    """What was understood, what changed and what was checked."""

    changes: NotRequired[list[GenerationSuccessDataReportChange]]
    """Refinements only: each change that was read in the prompt."""
    changed: NotRequired[list[str]]
    """Refinements only: parts that are different from the parent's."""
    kept: NotRequired[list[str]]
    """Refinements only: parts that are the parent's, byte for byte."""
    notes: NotRequired[list[str]]
    """Sentences on the result, for people."""
    reader: NotRequired[GenerationSuccessDataReportReader]
    """Who read the prompt."""


class GenerationSuccessData(TypedDict):
    job_id: str
    project_id: str
    memory_id: str
    """The new Memory Node."""
    assets: Assets
    report: NotRequired[GenerationSuccessDataReport]
    """What was understood, what changed and what was checked."""
    test: NotRequired[Literal[True]]
    """Only on test events sent from the dashboard."""


class GenerationSuccess(TypedDict):
    """All assets were compiled."""

    event_id: str
    created_at: int
    """Unix seconds."""
    type: Literal["generation.success"]
    data: GenerationSuccessData


class GenerationFailedDataError(TypedDict):
    code: Literal["generation_timeout", "generation_error"]
    message: str


class GenerationFailedData(TypedDict):
    job_id: str
    project_id: str
    error: GenerationFailedDataError


class GenerationFailed(TypedDict):
    """A fatal error after all internal tries."""

    event_id: str
    created_at: int
    """Unix seconds."""
    type: Literal["generation.failed"]
    data: GenerationFailedData


ErrorCode: TypeAlias = Literal[
    "missing_required_param",
    "invalid_param",
    "param_too_long",
    "unknown_param",
    "invalid_json",
    "malformed_request",
    "invalid_cursor",
    "invalid_webhook_url",
    "invalid_idempotency_key",
    "missing_api_key",
    "invalid_api_key",
    "wrong_environment",
    "billing_hard_limit",
    "plan_has_no_api_access",
    "workspace_suspended",
    "https_required",
    "project_not_found",
    "memory_not_found",
    "endpoint_not_found",
    "method_not_allowed",
    "request_timeout",
    "idempotency_key_in_use",
    "body_too_large",
    "unsupported_media_type",
    "unknown_host",
    "expectation_failed",
    "idempotency_key_reused",
    "rate_limit_exceeded",
    "headers_too_large",
    "internal_error",
    "service_unavailable",
]


Event: TypeAlias = GenerationSuccess | GenerationFailed
