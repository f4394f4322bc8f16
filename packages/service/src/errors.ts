import {
  DASHBOARD_ERRORS,
  type DashboardErrorCode,
  ERRORS,
  type ErrorCode,
  type ErrorType,
} from "@marque/contract/tables";

/** What the API can answer, and what only the dashboard can. */
export type ServiceErrorCode = ErrorCode | DashboardErrorCode;

const DEFINITIONS: Readonly<
  Record<ServiceErrorCode, { readonly status: number; readonly type: ErrorType; readonly message: string }>
> = { ...ERRORS, ...DASHBOARD_ERRORS };

/** The envelope of the contract's ErrorBody, with the dashboard's codes as well. */
export interface ServiceErrorBody {
  readonly error: {
    readonly type: ErrorType;
    readonly message: string;
    readonly code: ServiceErrorCode;
    readonly param?: string;
  };
}

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
  readonly code: ServiceErrorCode;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly #param: string | undefined;

  constructor(code: ServiceErrorCode, details: ServiceErrorDetails = {}) {
    super(details.message ?? DEFINITIONS[code].message, { cause: details.cause });
    this.code = code;
    this.status = DEFINITIONS[code].status;
    this.#param = details.param;
    this.headers = {
      ...(details.retryAfterSeconds === undefined
        ? {}
        : { "Retry-After": String(details.retryAfterSeconds) }),
      ...(details.allow === undefined ? {} : { Allow: details.allow.join(", ") }),
    };
  }

  get body(): ServiceErrorBody {
    const { code, message } = this;
    const param = this.#param;
    return {
      error: { type: DEFINITIONS[code].type, message, code, ...(param === undefined ? {} : { param }) },
    };
  }
}

/** A wrong setting or a machine that cannot do what is asked: one sentence for the operator, no stack. */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}
