import type { FastifyReply, FastifyRequest } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { callerOf } from "./http/caller.ts";

/** Figures about the requests this process answered. */
export interface RequestMetrics {
  readonly onResponse: (request: FastifyRequest, reply: FastifyReply) => void;
}

export interface MetricSources {
  /** Jobs by status, from the database. */
  readonly waitingJobs: () => Promise<readonly { status: string; count: number }[]>;
  readonly poolUse: () => { total: number; idle: number; waiting: number };
}

const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Everything `/metrics` shows. One registry a process, made at start. */
export function createMetrics(
  sources: MetricSources,
): RequestMetrics & { readonly text: () => Promise<string> } {
  const registry = new Registry();
  const registers = [registry];
  // Event-loop delay, memory, handles and garbage collection.
  collectDefaultMetrics({ register: registry, prefix: "marque_" });
  const requests = new Counter({
    name: "marque_http_requests_total",
    help: "Requests answered.",
    labelNames: ["origin", "method", "route", "status"] as const,
    registers,
  });
  const durations = new Histogram({
    name: "marque_http_request_duration_seconds",
    help: "Time from the first header to the last byte of the answer.",
    labelNames: ["origin", "route"] as const,
    buckets: DURATION_BUCKETS,
    registers,
  });
  new Gauge({
    name: "marque_jobs_waiting",
    help: "Jobs not yet finished, by status.",
    labelNames: ["status"] as const,
    registers,
    async collect() {
      this.set({ status: "queued" }, 0);
      this.set({ status: "processing" }, 0);
      for (const { status, count } of await sources.waitingJobs()) this.set({ status }, count);
    },
  });
  new Gauge({
    name: "marque_database_connections",
    help: "Connections of this process's pool, and callers waiting for one.",
    labelNames: ["state"] as const,
    registers,
    collect() {
      const { total, idle, waiting } = sources.poolUse();
      this.set({ state: "busy" }, total - idle);
      this.set({ state: "idle" }, idle);
      this.set({ state: "waiting" }, waiting);
    },
  });
  return {
    onResponse(request, reply) {
      const origin = callerOf(request.raw).origin ?? "unknown";
      // The route's pattern, never the path: ids would make a label a request.
      const route = request.is404 ? "none" : (request.routeOptions.url ?? "none");
      requests.inc({ origin, method: request.method, route, status: reply.statusCode });
      durations.observe({ origin, route }, reply.elapsedTime / 1000);
    },
    text: () => registry.metrics(),
  };
}
