// A request as a span, where the operator asked for traces; elsewhere no hook is installed and no request has one.
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Span, Tracing } from "../tracing.ts";
import { callerOf } from "./caller.ts";
import { matchedRoute } from "./matched-route.ts";

const SPAN = Symbol("span");

interface Traced {
  [SPAN]?: Span;
}

/** Undefined where traces are off, and for probes. */
export function spanOf(request: FastifyRequest): Span | undefined {
  return (request as Traced)[SPAN];
}

/** What a job or a delivery that follows from a request carries on; null where traces are off. */
export function traceOf(request: FastifyRequest): string | null {
  return (request as Traced)[SPAN]?.traceparent ?? null;
}

export function traceRequests(
  app: FastifyInstance,
  tracing: Tracing,
  describe: (request: FastifyRequest) => { readonly workspace_id?: string | undefined },
): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (!isProbe(request)) {
      const span = startSpan(request, tracing);
      (request as Traced)[SPAN] = span;
      // Also when the client leaves before the answer.
      reply.raw.once("close", () => {
        const { statusCode, writableFinished } = reply.raw;
        const error = writableFinished ? (statusCode >= 500 ? String(statusCode) : null) : "aborted";
        span.end(
          {
            "http.response.status_code": writableFinished ? statusCode : null,
            "marque.workspace_id": describe(request).workspace_id,
          },
          error,
        );
      });
    }
    done();
  });
}

/** Probes and scrapes come every few seconds and lead nowhere. */
function isProbe(request: FastifyRequest): boolean {
  const { pattern, config } = matchedRoute(request);
  return config.access === "public" || pattern === "/metrics";
}

/** The route's pattern, never the path: a path may carry a link's token. */
function startSpan(request: FastifyRequest, tracing: Tracing): Span {
  const { pattern } = matchedRoute(request);
  const { traceparent } = request.headers;
  return tracing.start(pattern === null ? request.method : `${request.method} ${pattern}`, {
    kind: "server",
    // Sent twice, it is not one.
    parent: typeof traceparent === "string" ? traceparent : null,
    attributes: {
      "http.request.method": request.method,
      "http.route": pattern,
      "url.scheme": "https",
      "marque.origin": callerOf(request.raw).origin,
      "marque.request_id": request.id,
    },
  });
}
