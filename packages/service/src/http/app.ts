// What every application of ours shares, whatever it serves: request ids, one error envelope, one log line per request.
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import { ServiceError } from "../errors.ts";
import { newRequestId } from "../ids.ts";
import type { Log } from "../log.ts";
import type { Tracing } from "../tracing.ts";
import { callerOf } from "./caller.ts";
import { matchedRoute } from "./matched-route.ts";
import { spanOf, traceRequests } from "./request-span.ts";

/** More than any path of ours needs; a longer id is simply not found, like any other wrong one. */
const LONGEST_PATH_PARAMETER = 16_384;

const CROWDED = { retryAfterSeconds: 2 };

export interface AppOptions {
  readonly log: Log;
  /** Null unless traces are sent. */
  readonly tracing?: Tracing | null;
  /** Fields for a request's log line, in addition to those that every request has. */
  readonly describe?: (request: FastifyRequest) => object;
  readonly onResponse?: (request: FastifyRequest, reply: FastifyReply) => void;
}

const ERROR_CODE = Symbol("error code");

interface Answered {
  [ERROR_CODE]?: string;
}

/** The code of the error a request was answered with; null when it succeeded. */
export function errorCodeOf(request: FastifyRequest): string | null {
  return (request as Answered)[ERROR_CODE] ?? null;
}

/** An application that is handed its requests by `serve` and listens nowhere itself. */
export function createApp({
  log,
  tracing = null,
  describe = () => ({}),
  onResponse,
}: AppOptions): FastifyInstance {
  const app = fastify({
    logger: false,
    genReqId: newRequestId,
    routerOptions: { maxParamLength: LONGEST_PATH_PARAMETER },
    // A broken escape is a wrong id like any other; the router would answer it past our hooks.
    rewriteUrl: (request) => withReadableEscapes(request.url ?? "/"),
    exposeHeadRoutes: true,
  }) as unknown as FastifyInstance;

  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply, log));
  app.setNotFoundHandler(() => {
    throw new ServiceError("endpoint_not_found");
  });
  if (tracing) traceRequests(app, tracing, describe);
  // Hooks that wait for nothing take a callback: a promise for each of them lowers the rate of requests.
  app.addHook("onRequest", (request, _reply, done) => {
    // Health must answer also then: a process that is crowded is not one to be restarted.
    const isPublic = matchedRoute(request).config.access === "public";
    const isCrowded = callerOf(request.raw).surplus && !isPublic;
    done(isCrowded ? new ServiceError("service_unavailable", CROWDED) : undefined);
  });
  app.addHook("onSend", (request, reply, _payload, done) => {
    reply.headers(headersOfAll(request));
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    onResponse?.(request, reply);
    log.info(
      {
        request_id: request.id,
        origin: callerOf(request.raw).origin,
        method: request.method,
        path: pathOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 100) / 100,
        trace_id: spanOf(request)?.traceId,
        ...describe(request),
      },
      "request",
    );
    done();
  });
  return app;
}

/** What stands on every answer. */
export function headersOfAll(request: FastifyRequest): Record<string, string> {
  // What we answer is JSON for programs; nothing may guess otherwise.
  return { "X-Request-Id": request.id, "X-Content-Type-Options": "nosniff" };
}

/** The path as it was asked for, without the query: a query may carry anything. */
export function pathOf(request: FastifyRequest): string {
  const { url } = request;
  const query = url.indexOf("?");
  return query < 0 ? url : url.slice(0, query);
}

/** The URL with its escapes taken as plain text when they cannot be read (`%zz`, `%80`). */
function withReadableEscapes(url: string): string {
  if (!url.includes("%")) return url;
  const [path = "", ...query] = url.split("?");
  try {
    decodeURI(path);
    return url;
  } catch {
    return [path.replaceAll("%", "%25"), ...query].join("?");
  }
}

function sendError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  log: Log,
): FastifyReply {
  const failure = asServiceError(error);
  (request as Answered)[ERROR_CODE] = failure.code;
  const trace_id = spanOf(request)?.traceId;
  if (failure.code === "service_unavailable") {
    // The cause is in the log already; here the log only says which request it met.
    log.warn({ request_id: request.id, trace_id, code: failure.code }, failure.message);
  } else if (failure.status >= 500) {
    const cause = failure.cause instanceof Error ? failure.cause : error;
    log.error({ request_id: request.id, trace_id, err: cause, code: failure.code }, failure.message);
  }
  return reply
    .code(failure.status)
    .headers(failure.headers)
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(failure.body));
}

/** Fastify's own errors in our words; anything unknown is a bare 500, its cause for the log alone. */
function asServiceError(error: FastifyError): ServiceError {
  if (error instanceof ServiceError) return error;
  switch (error.code) {
    case "FST_ERR_CTP_BODY_TOO_LARGE":
      return new ServiceError("body_too_large", { cause: error });
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
      return new ServiceError("unsupported_media_type", { cause: error });
    case "FST_ERR_BAD_URL":
      return new ServiceError("endpoint_not_found", { cause: error });
  }
  return new ServiceError("internal_error", { cause: error });
}
