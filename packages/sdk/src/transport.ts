import { ConnectionError, errorOf, TimeoutError } from "./errors.ts";

export interface TransportOptions {
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly timeout: number;
  readonly maxRetries: number;
  readonly fetch: typeof fetch;
}

/** What every method takes as its last argument. */
export interface RequestOptions {
  /** Sent on POST; made by the client when not given, and kept for its retries. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Milliseconds an attempt may take. */
  readonly timeout?: number;
  readonly maxRetries?: number;
}

export interface Call {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: object;
}

const FIRST_WAIT_MILLISECONDS = 500;
const LONGEST_WAIT_MILLISECONDS = 60_000;

/** Sends calls: one key for all tries of a POST, and tries again only what is worth it (429, 5xx, no answer). */
export class Transport {
  readonly #options: TransportOptions;

  constructor(options: TransportOptions) {
    this.#options = options;
  }

  async send<T>(call: Call, options: RequestOptions = {}): Promise<T> {
    const request = this.#request(call, options);
    const retries = options.maxRetries ?? this.#options.maxRetries;
    for (let attempt = 0; ; attempt++) {
      const isLast = attempt >= retries;
      try {
        const response = await this.#attempt(request, call, options);
        if (response.ok) return (await response.json()) as T;
        if (isLast || !isWorthRetrying(response.status)) throw await errorOf(response);
        await response.body?.cancel();
        await pause(waitAfter(attempt, response.headers.get("retry-after")), options.signal);
      } catch (error) {
        if (isLast || !isConnectionFailure(error)) throw error;
        await pause(waitAfter(attempt, null), options.signal);
      }
    }
  }

  #request({ method, body }: Call, options: RequestOptions): RequestInit {
    const headers: Record<string, string> = {
      Authorization: `Bearer ${this.#options.apiKey}`,
      Accept: "application/json",
    };
    if (body) headers["Content-Type"] = "application/json";
    if (method === "POST") headers["Idempotency-Key"] = options.idempotencyKey ?? crypto.randomUUID();
    return { method, headers, redirect: "error", ...(body ? { body: JSON.stringify(body) } : {}) };
  }

  async #attempt(
    request: RequestInit,
    { path, query = {} }: Call,
    options: RequestOptions,
  ): Promise<Response> {
    const url = new URL(path, this.#options.baseUrl);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
    const timeout = AbortSignal.timeout(options.timeout ?? this.#options.timeout);
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
    try {
      return await this.#options.fetch(url, { ...request, signal });
    } catch (error) {
      if (options.signal?.aborted) throw options.signal.reason;
      if (timeout.aborted) throw new TimeoutError(`${url.origin} did not answer in time.`, { cause: error });
      throw new ConnectionError(`${url.origin} could not be reached: ${reasonOf(error)}.`, { cause: error });
    }
  }
}

function isWorthRetrying(status: number): boolean {
  return status === 429 || status >= 500;
}

function isConnectionFailure(error: unknown): boolean {
  return error instanceof ConnectionError || error instanceof TimeoutError;
}

/** The wait that the server asks for, otherwise twice as long each time; between half and all of it, so that clients spread out. */
function waitAfter(attempt: number, retryAfter: string | null): number {
  const asked = Number(retryAfter) * 1000;
  if (asked > 0) return Math.min(asked, LONGEST_WAIT_MILLISECONDS) + Math.random() * FIRST_WAIT_MILLISECONDS;
  const most = Math.min(FIRST_WAIT_MILLISECONDS * 2 ** attempt, LONGEST_WAIT_MILLISECONDS);
  return most / 2 + (Math.random() * most) / 2;
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener("abort", aborted, { once: true });
    function done() {
      signal?.removeEventListener("abort", aborted);
      resolve();
    }
    function aborted() {
      clearTimeout(timer);
      reject(signal?.reason);
    }
  });
}

/** fetch gives the reason of a failed connection one level down, as its cause. */
function reasonOf(error: unknown): string {
  const cause = (error as { cause?: { code?: string; message?: string } }).cause;
  return cause?.code ?? cause?.message ?? (error as Error).message;
}
