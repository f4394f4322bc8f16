import type { TSchema } from "typebox";
import { noticeInWords, noticesIn } from "./deprecation.ts";
import { ERRORS, type ErrorCode, errorBody } from "./errors.ts";
import { inlined, type Json, type JsonObject, RESOURCES } from "./openapi-schemas.ts";
import { OPERATIONS } from "./operations/index.ts";
import type { Operation } from "./operations/operation.ts";
import { GenerationFailed, GenerationSuccess } from "./schemas/event.ts";
import { KEYWORDS } from "./schemas/text.ts";

/** What any operation can answer, whatever it does. */
const COMMON_ERRORS: readonly ErrorCode[] = [
  // Also where no query is known: a stray name, or one given twice.
  "invalid_param",
  "unknown_param",
  "missing_api_key",
  "invalid_api_key",
  "wrong_environment",
  "plan_has_no_api_access",
  "workspace_suspended",
  "https_required",
  "endpoint_not_found",
  "method_not_allowed",
  "unknown_host",
  "rate_limit_exceeded",
  "internal_error",
  "service_unavailable",
];
/** Answers to bytes that never became a request: nobody was counted, so they carry no rate-limit headers. */
const UNCOUNTED: readonly ErrorCode[] = ["malformed_request", "request_timeout"];
/** Answers that need no route to be given. */
const BEFORE_A_ROUTE: readonly ErrorCode[] = [...UNCOUNTED, "expectation_failed", "headers_too_large"];
const BODY_ERRORS: readonly ErrorCode[] = [
  "missing_required_param",
  "param_too_long",
  "invalid_json",
  "body_too_large",
  "unsupported_media_type",
];
const IDEMPOTENCY_ERRORS: readonly ErrorCode[] = [
  "invalid_idempotency_key",
  "idempotency_key_in_use",
  "idempotency_key_reused",
];

/** Every error code an operation can answer with. */
export function errorsOf(operation: Operation): readonly ErrorCode[] {
  // The nearest first: readers of the reference see the head of each status's list.
  return [
    ...operation.errors,
    ...(operation.body ? BODY_ERRORS : []),
    ...COMMON_ERRORS,
    ...(operation.method === "POST" ? IDEMPOTENCY_ERRORS : []),
    ...BEFORE_A_ROUTE,
  ];
}

const REQUEST_ID: JsonObject = { "X-Request-Id": { $ref: "#/components/headers/RequestId" } };
const COMMON_HEADERS: JsonObject = {
  ...REQUEST_ID,
  "X-RateLimit-Limit": { $ref: "#/components/headers/RateLimitLimit" },
  "X-RateLimit-Remaining": { $ref: "#/components/headers/RateLimitRemaining" },
  "X-RateLimit-Reset": { $ref: "#/components/headers/RateLimitReset" },
};

const NOTICE_HEADERS: JsonObject = Object.fromEntries(
  ["Deprecation", "Sunset", "Link"].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
);

const INTRODUCTION = `Marque turns a sentence into a brand. Create a Project, post a prompt, and a signed webhook
brings the logo for light and for dark grounds, two colours and a typeface.

Every request carries \`Authorization: Bearer <API_KEY>\`. Test keys work on the sandbox host, Live keys on the
live host. Failures share one envelope; only 429 and 5xx are worth retrying.`;

export interface OpenApiOptions {
  readonly liveOrigin: string;
  readonly sandboxOrigin: string;
}

/** The OpenAPI 3.1 document of the whole API, webhooks included, made from the operations and schemas. */
export function openApiDocument(
  options: OpenApiOptions,
  operations: readonly Operation[] = OPERATIONS,
): JsonObject {
  return {
    openapi: "3.1.0",
    info: {
      title: "Marque API",
      version: "1.0.0",
      summary: "Brands from a sentence.",
      description: INTRODUCTION,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [
      { url: options.sandboxOrigin, description: "Sandbox: Test keys, watermarked, not metered" },
      { url: options.liveOrigin, description: "Live: Live keys, metered" },
    ],
    security: [{ apiKey: [] }],
    tags: [
      { name: "Projects", description: "Containers of brands and their history." },
      { name: "Brands", description: "Generation, and what it made." },
      { name: "Memory", description: "The graph of results a project has behind it." },
    ],
    paths: paths(operations),
    webhooks: {
      "generation.success": webhook("generationSuccess", "A brand is ready", GenerationSuccess),
      "generation.failed": webhook("generationFailed", "A generation failed", GenerationFailed),
    },
    components: {
      securitySchemes: {
        apiKey: {
          type: "http",
          scheme: "bearer",
          description: "`sk_test_…` on sandbox, `sk_live_…` on live.",
        },
      },
      schemas: Object.fromEntries(RESOURCES.map((schema) => [schema.title, inlined(schema, schema.title)])),
      headers: {
        RequestId: header("Id of this request; quote it when you report a problem.", "string"),
        RateLimitLimit: header("Maximum a minute for the category of this endpoint.", "integer"),
        RateLimitRemaining: header("Requests left in this minute; at 0 the next one gets 429.", "integer"),
        RateLimitReset: header("Unix time at which the window resets.", "integer"),
        RetryAfter: header("Seconds to wait before trying again.", "integer"),
        Allow: header("The methods this path offers.", "string"),
        IdempotentReplayed: header("`true` when this is the stored answer of an earlier request.", "string"),
        ...(operations.some(hasNotice) ? noticeHeaders() : {}),
      },
    },
  };
}

function paths(operations: readonly Operation[]): JsonObject {
  const byPath: Record<string, Record<string, Json>> = {};
  for (const operation of operations) {
    byPath[operation.path] ??= {};
    byPath[operation.path]![operation.method.toLowerCase()] = operationObject(operation);
  }
  return byPath;
}

function operationObject(operation: Operation): JsonObject {
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    ...(operation.deprecated
      ? { deprecated: true, [KEYWORDS.deprecation]: { ...operation.deprecated } }
      : {}),
    description: [
      operation.description,
      `Counts as a \`${operation.category}\` request.`,
      ...(operation.deprecated ? [noticeInWords(operation.deprecated)] : []),
    ].join("\n\n"),
    parameters: [
      ...parameters("path", operation.params),
      ...parameters("query", operation.query),
      ...(operation.method === "POST" ? [idempotencyKey] : []),
    ],
    ...(operation.body
      ? {
          requestBody: {
            required: true,
            content: { "application/json": { schema: inlined(operation.body) } },
          },
        }
      : {}),
    responses: responses(operation),
  };
}

const idempotencyKey: JsonObject = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "A unique string; a UUID v4 is recommended. A replay within 24 hours returns the first answer.",
  schema: { type: "string", minLength: 1, maxLength: 255 },
};

function parameters(place: "path" | "query", schema: TSchema | undefined): Json[] {
  if (!schema) return [];
  const { properties, required = [] } = schema as {
    properties: Record<string, TSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => {
    const { description = "", ...rest } = inlined(property) as { description?: string } & JsonObject;
    return {
      name,
      in: place,
      required: place === "path" || required.includes(name),
      ...(rest.deprecated === true ? { deprecated: true } : {}),
      description,
      schema: rest,
    };
  });
}

function responses(operation: Operation): JsonObject {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(operation)) {
    const { status } = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const failures = [...byStatus].sort(([a], [b]) => a - b).map(([status, codes]) => [status, failure(codes)]);
  const replayed: JsonObject =
    operation.method === "POST"
      ? { "Idempotent-Replayed": { $ref: "#/components/headers/IdempotentReplayed" } }
      : {};
  return {
    [operation.success.status]: {
      description: operation.success.description,
      headers: { ...COMMON_HEADERS, ...replayed, ...(hasNotice(operation) ? NOTICE_HEADERS : {}) },
      content: { "application/json": { schema: inlined(operation.success.schema) } },
    },
    ...Object.fromEntries(failures),
  };
}

function noticeHeaders(): JsonObject {
  return {
    Deprecation: header(
      "Since when a part of this is deprecated: `@` and Unix seconds (RFC 9745).",
      "string",
    ),
    Sunset: header("The day from which on it may be gone, as an HTTP date (RFC 8594).", "string"),
    Link: header("What to use instead, with the relations `deprecation` and `sunset`.", "string"),
  };
}

function hasNotice({ deprecated, query, body, success }: Operation): boolean {
  return deprecated !== undefined || noticesIn([query, body, success.schema]).length > 0;
}

function failure(codes: readonly ErrorCode[]): JsonObject {
  const extra = new Set(codes.flatMap((code) => ERRORS[code].headers ?? []));
  const isCounted = codes.some((code) => !UNCOUNTED.includes(code));
  const headers: Record<string, Json> = { ...(isCounted ? COMMON_HEADERS : REQUEST_ID) };
  if (extra.has("Retry-After")) headers["Retry-After"] = { $ref: "#/components/headers/RetryAfter" };
  if (extra.has("Allow")) headers.Allow = { $ref: "#/components/headers/Allow" };
  return {
    description: codes.map((code) => `\`${code}\`: ${ERRORS[code].cause}`).join("\n\n"),
    headers,
    content: {
      "application/json": {
        schema: { $ref: "#/components/schemas/Error" },
        examples: Object.fromEntries(
          codes.map((code) => [code, { value: errorBody(code) as unknown as Json }]),
        ),
      },
    },
  };
}

function webhook(id: string, summary: string, schema: TSchema): JsonObject {
  return {
    post: {
      operationId: id,
      tags: ["Brands"],
      summary,
      description:
        "Signed: `Service-Signature` is the hex HMAC-SHA256 of the raw body with the workspace's webhook secret; `webhook-id`, `webhook-timestamp` and `webhook-signature` follow Standard Webhooks. Answer 2xx within 5 seconds.",
      security: [],
      parameters: [
        {
          name: "Service-Signature",
          in: "header",
          required: true,
          description: "Hex HMAC-SHA256 of the raw body.",
          schema: { type: "string", pattern: "^[0-9a-f]{64}$" },
        },
      ],
      requestBody: { required: true, content: { "application/json": { schema: inlined(schema) } } },
      responses: {
        "2XX": { description: "Received." },
        "4XX": { description: "Counts as a failed delivery; it is tried again." },
      },
    },
  };
}

function header(description: string, type: "string" | "integer"): JsonObject {
  return { description, schema: { type } };
}
