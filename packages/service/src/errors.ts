import { ERRORS, type ErrorBody, type ErrorCode, errorBody } from "@marque/contract";

export interface ServiceErrorDetails {
  /** For the caller; without it, the registry's own message. */
  readonly message?: string;
  readonly param?: string;
  readonly retryAfterSeconds?: number;
  readonly allow?: readonly string[];
  /** For the log only. Never leaves the process. */
  readonly cause?: unknown;
}

/** A failure with a public face (code, message, headers) and, apart from it, a private cause. */
export class ServiceError extends Error {
  override readonly name = "ServiceError";
  readonly code: ErrorCode;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly #param: string | undefined;

  constructor(code: ErrorCode, details: ServiceErrorDetails = {}) {
    super(details.message ?? ERRORS[code].message, { cause: details.cause });
    this.code = code;
    this.status = ERRORS[code].status;
    this.#param = details.param;
    this.headers = {
      ...(details.retryAfterSeconds === undefined
        ? {}
        : { "Retry-After": String(details.retryAfterSeconds) }),
      ...(details.allow === undefined ? {} : { Allow: details.allow.join(", ") }),
    };
  }

  get body(): ErrorBody {
    return errorBody(this.code, this.message, this.#param);
  }
}

/** A wrong setting or a machine that cannot do what is asked: one sentence for the operator, no stack. */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}
