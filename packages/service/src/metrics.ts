import type { FastifyReply, FastifyRequest } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { callerOf } from "./http/caller.ts";
import { matchedRoute } from "./http/matched-route.ts";

/** Figures about the requests this process answered. */
export interface RequestMetrics {
  readonly onResponse: (request: FastifyRequest, reply: FastifyReply) => void;
}

/** Figures about what this process did without being asked over HTTP. */
export interface WorkMetrics {
  readonly onGeneration: (outcome: string, seconds: number) => void;
  readonly onAttempt: (attempt: {
    readonly statusCode: number | null;
    error: string | null;
    durationMs: number;
  }) => void;
  /** `seconds` is null where the operator's language model was not asked. */
  readonly onReading: (outcome: string, seconds: number | null) => void;
}

/** What the operator's collector is told, and what is counted about telling it. */
export interface TelemetryMetrics {
  /** All figures of `/metrics`, as they are now. */
  readonly families: () => Promise<readonly MetricFamily[]>;
  readonly onSpans: (outcome: "sent" | "failed" | "dropped", count: number) => void;
}

/** One metric as prom-client lists it. */
export interface MetricFamily {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  readonly values: readonly {
    readonly value: number;
    readonly labels: Readonly<Record<string, string | number>>;
    /** Of a histogram: which of its parts. */
    readonly metricName?: string;
  }[];
}

export interface MetricSources {
  /** Jobs by status, from the database. */
  readonly waitingJobs: () => Promise<readonly { status: string; count: number }[]>;
  readonly pendingDeliveries: () => Promise<number>;
  readonly poolUse: () => { total: number; idle: number; waiting: number };
}

const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Everything `/metrics` shows. One registry per process, made at start. */
export function createMetrics(
  sources: MetricSources,
): RequestMetrics & WorkMetrics & TelemetryMetrics & { readonly text: () => Promise<string> } {
  const registry = new Registry();
  const registers = [registry];
  // Event-loop delay, memory, handles and garbage collection. The delay is looked at twenty times per second: the usual
  // hundred were most of what woke a worker's event loop while its threads draw.
  collectDefaultMetrics({ register: registry, prefix: "marque_", eventLoopMonitoringPrecision: 50 });
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
    name: "marque_deliveries_pending",
    help: "Events with an attempt still to come.",
    registers,
    async collect() {
      this.set(await sources.pendingDeliveries());
    },
  });
  const generations = new Counter({
    name: "marque_generations_total",
    help: "Tries of jobs, by how they ended.",
    labelNames: ["outcome"] as const,
    registers,
  });
  const drawing = new Histogram({
    name: "marque_generation_duration_seconds",
    help: "From taking a job to its end, for jobs that succeeded.",
    buckets: DURATION_BUCKETS,
    registers,
  });
  const attempts = new Counter({
    name: "marque_delivery_attempts_total",
    help: 'Attempts to deliver an event, by the class of the answer\'s status; "none" without an answer.',
    labelNames: ["outcome", "status"] as const,
    registers,
  });
  const attemptDurations = new Histogram({
    name: "marque_delivery_attempt_duration_seconds",
    help: "From the start of an attempt to its end.",
    labelNames: ["outcome"] as const,
    buckets: DURATION_BUCKETS,
    registers,
  });
  const readings = new Counter({
    name: "marque_reader_readings_total",
    help: 'Prompts for the operator\'s language model: "answered", or why the built-in reader read them.',
    labelNames: ["outcome"] as const,
    registers,
  });
  const readingDurations = new Histogram({
    name: "marque_reader_duration_seconds",
    help: "From asking the operator's language model to its answer, or to giving it up.",
    labelNames: ["outcome"] as const,
    buckets: DURATION_BUCKETS,
    registers,
  });
  const spans = new Counter({
    name: "marque_telemetry_spans_total",
    help: 'Spans for the collector: "sent", "failed" (not taken in time) or "dropped" (too many waited).',
    labelNames: ["outcome"] as const,
    registers,
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
      // The route's pattern, never the path: ids would make one label per request.
      const route = matchedRoute(request).pattern ?? "none";
      requests.inc({ origin, method: request.method, route, status: reply.statusCode });
      durations.observe({ origin, route }, reply.elapsedTime / 1000);
    },
    onGeneration(outcome, seconds) {
      generations.inc({ outcome: outcome.replaceAll(" ", "_") });
      if (outcome === "succeeded") drawing.observe(seconds);
    },
    onAttempt({ statusCode, error, durationMs }) {
      const outcome = error === null ? "delivered" : "failed";
      const status = statusCode === null ? "none" : `${Math.floor(statusCode / 100)}xx`;
      attempts.inc({ outcome, status });
      attemptDurations.observe({ outcome }, durationMs / 1000);
    },
    onReading(outcome, seconds) {
      readings.inc({ outcome });
      if (seconds !== null)
        readingDurations.observe({ outcome: outcome === "answered" ? outcome : "failed" }, seconds);
    },
    onSpans(outcome, count) {
      spans.inc({ outcome }, count);
    },
    families: async () => (await registry.getMetricsAsJSON()) as unknown as readonly MetricFamily[],
    text: () => registry.metrics(),
  };
}
