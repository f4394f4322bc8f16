/**
 * The one registry of errors. The service throws by code, the documents and the OpenAPI document are
 * generated from here, and a test keeps the three consistent. Adding an error is adding a row.
 */

export type ErrorType = "invalid_request_error" | "authentication_error" | "rate_limit_error" | "api_error";

export interface ErrorDefinition {
  readonly status: number;
  readonly type: ErrorType;
  /** The message sent when the thrower has nothing more exact to say. Says what to do. */
  readonly message: string;
  /** For the documents: what leads to it. */
  readonly cause: string;
  /** For the documents: what the caller does about it. */
  readonly remedy: string;
  /** Response headers that always come with it, in addition to those of every response. */
  readonly headers?: readonly ("Retry-After" | "Allow")[];
}

const definitions = {
  missing_required_param: {
    status: 400,
    type: "invalid_request_error",
    message: "A required parameter is missing.",
    cause: "A required parameter is absent or null. `param` names it.",
    remedy: "Send the parameter. The reference lists which ones an endpoint requires.",
  },
  invalid_param: {
    status: 400,
    type: "invalid_request_error",
    message: "A parameter has a value that is not allowed.",
    cause:
      "A parameter has the wrong type or a value outside its range, a text holds a NUL or half a surrogate pair, a query parameter is repeated, or the body is not a JSON object.",
    remedy: "Correct the value that `param` names; the message says what is expected.",
  },
  param_too_long: {
    status: 400,
    type: "invalid_request_error",
    message: "A parameter is too long.",
    cause: "A text has more characters (Unicode code points) than the field allows.",
    remedy: "Shorten it to the length the message names.",
  },
  unknown_param: {
    status: 400,
    type: "invalid_request_error",
    message: "This endpoint does not accept this parameter.",
    cause: "The body or the query carries a name that this endpoint does not know.",
    remedy:
      "Check the spelling, or leave the parameter out. Unknown names are refused so that a misspelt `memory_id` cannot start, and bill, a fresh design.",
  },
  invalid_json: {
    status: 400,
    type: "invalid_request_error",
    message: "The request body is not valid JSON in UTF-8.",
    cause: "The body is empty, cut off, not valid JSON, not UTF-8, or nested too deeply.",
    remedy: "Send one JSON object, encoded as UTF-8.",
  },
  malformed_request: {
    status: 400,
    type: "invalid_request_error",
    message: "The request could not be read as HTTP.",
    cause: "The bytes on the connection are not a well-formed HTTP/1.1 request.",
    remedy: "Use an ordinary HTTP client; check proxies in between.",
  },
  invalid_cursor: {
    status: 400,
    type: "invalid_request_error",
    message: "starting_after is not an id of this list. Use the next_cursor of the previous page.",
    cause: "`starting_after` is not a well-formed id of the type this list holds.",
    remedy: "Pass the `next_cursor` of the previous page unchanged, or leave the parameter out.",
  },
  invalid_webhook_url: {
    status: 400,
    type: "invalid_request_error",
    message: "webhook_url must be an absolute https URL with a public host.",
    cause:
      "The URL is not absolute, not `https:`, longer than 2,048 characters, carries credentials or a fragment, or names a private, reserved or single-label host.",
    remedy:
      "Give an https URL that can be reached from the internet. For tests on your own machine use `marque listen`.",
  },
  invalid_idempotency_key: {
    status: 400,
    type: "invalid_request_error",
    message: "Idempotency-Key must be 1 to 255 printable ASCII characters.",
    cause:
      "The `Idempotency-Key` header is empty, too long, sent twice, or has other than printable ASCII characters.",
    remedy: "Use a UUID v4, or any other unique string of 1 to 255 printable ASCII characters.",
  },
  missing_api_key: {
    status: 401,
    type: "authentication_error",
    message: "No API key was sent. Send it as `Authorization: Bearer <API_KEY>`.",
    cause: "The request has no `Authorization` header.",
    remedy: "Send `Authorization: Bearer <API_KEY>` with every request.",
  },
  invalid_api_key: {
    status: 401,
    type: "authentication_error",
    message: "The API key is malformed, revoked or unknown.",
    cause: "The header is not `Bearer <API_KEY>`, the key is mistyped, or it has been revoked.",
    remedy:
      "Check that the whole key is sent with one space after `Bearer`; create a new key if it was revoked.",
  },
  wrong_environment: {
    status: 401,
    type: "authentication_error",
    message: "The key does not belong to this host.",
    cause: "A Test key was sent to the live host, or a Live key to the sandbox host.",
    remedy: "Use `sk_test_` keys on the sandbox host and `sk_live_` keys on the live host.",
  },
  billing_hard_limit: {
    status: 403,
    type: "authentication_error",
    message: "The workspace has used up its monthly quota or has an overdue invoice.",
    cause:
      "The live quota of the month is used up, an invoice is unpaid past its due date, or the plan has no live generations.",
    remedy:
      "Look under Billing in the dashboard: it shows how to pay the invoice, and an owner can ask for a higher quota or another plan there. Reading and deleting stay possible.",
  },
  plan_has_no_api_access: {
    status: 403,
    type: "authentication_error",
    message: "The Free plan has no API access. Upgrade to Pro or Agency in the dashboard under Billing.",
    cause: "The workspace is on the Free plan.",
    remedy: "Upgrade to Pro or Agency in the dashboard under Billing.",
  },
  workspace_suspended: {
    status: 403,
    type: "authentication_error",
    message: "The workspace is suspended because it kept sending requests above its limit.",
    cause: "The workspace went on sending far more requests than its limit allows.",
    remedy: "Stop for `Retry-After` seconds, then send more slowly. An operator can lift the suspension.",
    headers: ["Retry-After"],
  },
  https_required: {
    status: 403,
    type: "invalid_request_error",
    message: "This service speaks HTTPS only. Use https:// in the URL.",
    cause: "The request came over plain HTTP.",
    remedy: "Use `https://`. If the request carried an API key, replace that key: it travelled in the clear.",
  },
  project_not_found: {
    status: 404,
    type: "invalid_request_error",
    message: "There is no such project in this workspace and environment.",
    cause: "No project with this id exists for the workspace and environment of the key.",
    remedy: "Check the id, and that it was created with a key of the same type (Test or Live).",
  },
  memory_not_found: {
    status: 404,
    type: "invalid_request_error",
    message: "There is no such memory node in this project.",
    cause: "`memory_id` is not the id of a Memory Node of the given project.",
    remedy: "Take the id from the success event or from the project's memory list.",
  },
  endpoint_not_found: {
    status: 404,
    type: "invalid_request_error",
    message: "There is no such endpoint. The reference is at /docs.",
    cause: "The path is not one of the API's. A trailing slash makes another path.",
    remedy: "Compare the path with the reference at `/docs`. There is no endpoint for the status of a job.",
  },
  method_not_allowed: {
    status: 405,
    type: "invalid_request_error",
    message: "This endpoint does not support that method.",
    cause: "The path exists, the method does not.",
    remedy: "Use one of the methods in the `Allow` header.",
    headers: ["Allow"],
  },
  request_timeout: {
    status: 408,
    type: "invalid_request_error",
    message: "The request did not arrive in time.",
    cause: "Headers or body came too slowly, or stopped coming.",
    remedy: "Send the request again, on a new connection.",
  },
  idempotency_key_in_use: {
    status: 409,
    type: "invalid_request_error",
    message: "A request with this Idempotency-Key is still running. Try again shortly.",
    cause: "The first request with this key has not finished yet.",
    remedy: "Wait `Retry-After` seconds and send the same request with the same key again.",
    headers: ["Retry-After"],
  },
  body_too_large: {
    status: 413,
    type: "invalid_request_error",
    message: "The request body is larger than 256 KB.",
    cause: "The body exceeds 256 KB.",
    remedy: "Send a smaller body; no endpoint needs more.",
  },
  unsupported_media_type: {
    status: 415,
    type: "invalid_request_error",
    message: "Send the body as JSON with `Content-Type: application/json`.",
    cause:
      "A POST or PATCH came without `Content-Type: application/json`, with another charset than UTF-8, or with a `Content-Encoding`.",
    remedy: "Send JSON in UTF-8, uncompressed, with `Content-Type: application/json`.",
  },
  unknown_host: {
    status: 421,
    type: "invalid_request_error",
    message: "This server does not serve that host name.",
    cause: "The `Host` header names none of the service's origins.",
    remedy: "Use the base URL of the service; operators check `MARQUE_LIVE_ORIGIN` and its siblings.",
  },
  expectation_failed: {
    status: 417,
    type: "invalid_request_error",
    message: "The Expect header can only be 100-continue.",
    cause: "The request carries an `Expect` header other than `100-continue`.",
    remedy: "Leave the header out.",
  },
  idempotency_key_reused: {
    status: 422,
    type: "invalid_request_error",
    message: "This Idempotency-Key was used with another body. Use a new key for a new request.",
    cause: "The key was used in the last 24 hours for a request with another body.",
    remedy: "Use a fresh key for each distinct operation.",
  },
  rate_limit_exceeded: {
    status: 429,
    type: "rate_limit_error",
    message: "Too many requests.",
    cause:
      "The workspace has used up its requests for this minute; without a valid key, the client address has.",
    remedy: "Wait `Retry-After` seconds. Back off with jitter, and prefer webhooks to polling.",
    headers: ["Retry-After"],
  },
  headers_too_large: {
    status: 431,
    type: "invalid_request_error",
    message: "The request headers are too large.",
    cause: "The request line and headers exceed 16 KB.",
    remedy: "Send fewer or shorter headers.",
  },
  internal_error: {
    status: 500,
    type: "api_error",
    message: "Something went wrong on our side. Try again; if it persists, tell us the X-Request-Id.",
    cause: "A fault of the service.",
    remedy: "Retry with backoff and the same `Idempotency-Key`. Quote `X-Request-Id` when you report it.",
  },
  service_unavailable: {
    status: 503,
    type: "api_error",
    message: "The service is temporarily unavailable. Try again shortly.",
    cause: "The database cannot be reached, the service is stopping, or it holds too many open connections.",
    remedy: "Retry after `Retry-After` seconds with the same `Idempotency-Key`.",
    headers: ["Retry-After"],
  },
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof definitions;

export const ERRORS: Readonly<Record<ErrorCode, ErrorDefinition>> = definitions;

export const ERROR_CODES = Object.keys(definitions) as readonly ErrorCode[];

/** The body of every failure. */
export interface ErrorBody {
  readonly error: {
    readonly type: ErrorType;
    readonly message: string;
    readonly code: ErrorCode;
    readonly param?: string;
  };
}

export function errorBody(
  code: ErrorCode,
  message: string = ERRORS[code].message,
  param?: string,
): ErrorBody {
  const { type } = ERRORS[code];
  return { error: param === undefined ? { type, message, code } : { type, message, code, param } };
}
