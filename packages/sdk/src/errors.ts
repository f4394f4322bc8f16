import type { ErrorBody, ErrorCode } from "./types.ts";

/** Anything that went wrong in a call. */
export class MarqueError extends Error {
  override readonly name: string = "MarqueError";
}

/** The service answered with an error. `code` is for programs, `message` for people. */
export class ResponseError extends MarqueError {
  override readonly name: string = "ResponseError";
  readonly status: number;
  readonly type: string;
  readonly code: ErrorCode | (string & {});
  readonly param: string | undefined;
  /** Quote it when you report a problem. */
  readonly requestId: string | undefined;
  readonly headers: Headers;

  constructor(response: Response, body: Partial<ErrorBody["error"]>) {
    super(body.message ?? `The service answered with status ${response.status}.`);
    this.status = response.status;
    this.type = body.type ?? "api_error";
    this.code = body.code ?? "unknown";
    this.param = body.param;
    this.requestId = response.headers.get("x-request-id") ?? undefined;
    this.headers = response.headers;
  }
}

export class InvalidRequestError extends ResponseError {
  override readonly name = "InvalidRequestError";
}

export class AuthenticationError extends ResponseError {
  override readonly name = "AuthenticationError";
}

export class RateLimitError extends ResponseError {
  override readonly name = "RateLimitError";

  /** Seconds to wait. */
  get retryAfter(): number {
    return Number(this.headers.get("retry-after") ?? 1);
  }
}

export class ApiError extends ResponseError {
  override readonly name = "ApiError";
}

/** No answer came: the connection failed. */
export class ConnectionError extends MarqueError {
  override readonly name = "ConnectionError";
}

/** No answer came in time. */
export class TimeoutError extends MarqueError {
  override readonly name = "TimeoutError";
}

/** A webhook is not what it claims to be; the message says what seems to be wrong. */
export class SignatureVerificationError extends MarqueError {
  override readonly name = "SignatureVerificationError";
}

const CLASS_OF_TYPE: Readonly<Record<string, typeof ResponseError>> = {
  invalid_request_error: InvalidRequestError,
  authentication_error: AuthenticationError,
  rate_limit_error: RateLimitError,
  api_error: ApiError,
};

/** The error of an unsuccessful response; a body that is not ours (a proxy's page) becomes an ApiError. */
export async function errorOf(response: Response): Promise<ResponseError> {
  const body = (await response.json().catch(() => ({}))) as Partial<ErrorBody>;
  const error = body.error ?? ({} as Partial<ErrorBody["error"]>);
  const Class = CLASS_OF_TYPE[error.type ?? ""] ?? ApiError;
  return new Class(response, error);
}
