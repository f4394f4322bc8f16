import { setTimeout as pause } from "node:timers/promises";
import { type Resource, resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import manifest from "../../package.json" with { type: "json" };
import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { BoundedSpans, CountedExporter } from "./bounded-spans.ts";
import type { Telemetry, TelemetryParts } from "./parts.ts";
import { RegistryProducer } from "./registry-producer.ts";
import { samplerOf } from "./sampler.ts";
import { tracingWith } from "./spans.ts";

const BATCH_SPANS = 512;
/** The stop was promised within five seconds, so the collector is waited for no longer than this. */
const FAREWELL_MILLISECONDS = 1_000;

/** Traces and metrics by OpenTelemetry's own packages. Nothing is registered globally: all of it goes with the service. */
export async function startTelemetry(parts: TelemetryParts, endpoint: URL): Promise<Telemetry> {
  const { config, log, metrics } = parts;
  const resource = resourceFromAttributes({
    "service.version": manifest.version,
    ...config.otelResourceAttributes,
    "service.name": config.otelServiceName,
  });
  const spans = config.otelTraces === "otlp" ? await spansTo(endpoint, parts) : null;
  const provider =
    spans && new TracerProvider({ resource, sampler: samplerOf(config), spanProcessors: [spans] });
  const meters = config.otelMetrics === "otlp" ? await metersTo(endpoint, parts, resource) : null;
  log.info(
    { collector: endpoint.origin, traces: config.otelTraces, metrics: config.otelMetrics },
    "telemetry is on",
  );
  return {
    tracing: provider && tracingWith(provider.getTracer("marque", manifest.version)),
    async close() {
      const sent = Promise.allSettled([provider?.shutdown(), meters?.shutdown()]);
      await Promise.race([sent, pause(FAREWELL_MILLISECONDS, undefined, { ref: false })]);
      const unsent = spans?.waiting ?? 0;
      if (unsent === 0) return;
      metrics.onSpans("failed", unsent);
      log.warn({ spans: unsent }, "the collector did not take the last spans in time; they are lost");
    },
  };
}

async function spansTo(endpoint: URL, { config, log, metrics }: TelemetryParts): Promise<BoundedSpans> {
  const { OTLPTraceExporter } =
    config.otlpProtocol === "http/json"
      ? await import("@opentelemetry/exporter-trace-otlp-http")
      : await import("@opentelemetry/exporter-trace-otlp-proto");
  const inner = new OTLPTraceExporter(exporterOptions(endpoint, "v1/traces", config));
  const exporter = new CountedExporter(inner, metrics, changesIn(log));
  const most = config.otelSpanQueue;
  const batches = new BatchSpanProcessor({
    exporter,
    maxQueueSize: most,
    maxExportBatchSize: Math.min(BATCH_SPANS, most),
    scheduledDelayMillis: config.otelSpanDelay,
  });
  return new BoundedSpans(batches, exporter, most, metrics);
}

async function metersTo(
  endpoint: URL,
  { config, metrics }: TelemetryParts,
  resource: Resource,
): Promise<MeterProvider> {
  const { OTLPMetricExporter } =
    config.otlpProtocol === "http/json"
      ? await import("@opentelemetry/exporter-metrics-otlp-http")
      : await import("@opentelemetry/exporter-metrics-otlp-proto");
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(exporterOptions(endpoint, "v1/metrics", config)),
    exportIntervalMillis: config.otelMetricInterval,
    metricProducers: [new RegistryProducer(metrics, resource)],
  });
  return new MeterProvider({ resource, readers: [reader] });
}

function exporterOptions(endpoint: URL, path: string, { otlpHeaders, otlpTimeout }: Config) {
  const base = endpoint.href.endsWith("/") ? endpoint.href : `${endpoint.href}/`;
  return { url: `${base}${path}`, headers: { ...otlpHeaders }, timeoutMillis: otlpTimeout };
}

/** Says once that the collector takes nothing, and once that it does again: not a line for every batch. */
function changesIn(log: Log): (error: Error | null) => void {
  let isFailing = false;
  return (error) => {
    if (isFailing === (error !== null)) return;
    isFailing = error !== null;
    if (error) log.warn({ err: error }, "the collector does not take spans; they are lost until it does");
    else log.info({}, "the collector takes spans again");
  };
}
