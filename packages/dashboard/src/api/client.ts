import { client as copy } from "./copy.ts";

/** Calls to the dashboard's own routes: JSON in, JSON out, every failure an ApiError with a sentence to show. */

export class ApiError extends Error {
  readonly status: number;
  /** A code of the contract's registries, `unreachable`, or `device` for a passkey that the browser did not get. */
  readonly code: string;
  /** The field at fault, where there is one. */
  readonly param: string | null;

  constructor(status: number, code: string, message: string, param: string | null = null) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.param = param;
  }
}

type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

export const api = {
  get: <T>(path: string, query?: Query) => send<T>("GET", withQuery(path, query)),
  post: <T = undefined>(path: string, body?: unknown) => send<T>("POST", path, body ?? {}),
  patch: <T = undefined>(path: string, body: unknown) => send<T>("PATCH", path, body),
  delete: <T = undefined>(path: string) => send<T>("DELETE", path),
};

/** What to tell a person about a failure, whatever it was. */
export function inWords(error: unknown): string {
  return error instanceof ApiError ? error.message : copy.pageFailed;
}

/** The registry's code of a failure, by which the page that fixes it is found. */
export function codeOf(error: unknown): string | null {
  return error instanceof ApiError ? error.code : null;
}

/** The sentence for one field of a form, when the failure was about that field. */
export function fieldError(error: unknown, field: string): string | undefined {
  return error instanceof ApiError && error.param === field ? error.message : undefined;
}

/** The sentence for the form as a whole: what no field shows itself. */
export function formError(error: unknown, fields: readonly string[]): string | undefined {
  if (!error) return undefined;
  if (error instanceof ApiError && error.param !== null && fields.includes(error.param)) return undefined;
  return inWords(error);
}

/** The path with its query; names without a value are left out. */
export function withQuery(path: string, query: Query = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null || value === "" ? [] : [[name, String(value)]],
  );
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => {
    throw new ApiError(0, "unreachable", copy.unreachable);
  });
  const text = await response.text();
  const answer: unknown = isJson(response) && text !== "" ? JSON.parse(text) : undefined;
  if (response.ok) return answer as T;
  throw errorOf(response, answer);
}

function errorOf(response: Response, answer: unknown): ApiError {
  const { error } = (answer ?? {}) as { error?: { code: string; message: string; param?: string } };
  if (error) return new ApiError(response.status, error.code, error.message, error.param ?? null);
  return new ApiError(response.status, "unknown", copy.unknown(response.status));
}

function isJson(response: Response): boolean {
  return response.headers.get("content-type")?.startsWith("application/json") ?? false;
}
