/** Traces and metrics over OTLP, by the variables that OpenTelemetry's specification names. */

import { absoluteUrl, atMost, nonNegative, oneOf, positive, whole } from "./values.ts";
import { variable } from "./variable.ts";

/** What decides which traces are kept; the values of the specification that need nothing but this process. */
const SAMPLERS = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;
const PROTOCOLS = ["http/protobuf", "http/json"] as const;
const EXPORTERS = ["otlp", "none"] as const;
/** Longer delays of the specification's own variables make no sense, and timers cannot count them. */
const MOST_MILLISECONDS = 3_600_000;
const MOST_WAITING_SPANS = 100_000;

export const TELEMETRY_VARIABLES = {
  otlpEndpoint: variable<URL | null>({
    name: "OTEL_EXPORTER_OTLP_ENDPOINT",
    defaultText: "none",
    meaning:
      "Base URL of an OpenTelemetry collector, such as `http://localhost:4318`. Traces and metrics go there ([how](telemetry.md)). Without it nothing of OpenTelemetry is loaded.",
    parse: (text) => (text.trim() === "" ? null : collectorUrl(text.trim())),
    fallback: () => null,
  }),
  otlpHeaders: variable<Readonly<Record<string, string>>>({
    name: "OTEL_EXPORTER_OTLP_HEADERS",
    defaultText: "none",
    meaning: "Headers for the collector: `name=value`, separated by commas, values percent-encoded.",
    parse: pairs,
    fallback: () => ({}),
  }),
  otlpProtocol: variable<(typeof PROTOCOLS)[number]>({
    name: "OTEL_EXPORTER_OTLP_PROTOCOL",
    defaultText: "`http/protobuf`",
    meaning: "`http/protobuf` or `http/json`. gRPC is not spoken.",
    parse: (text) => oneOf(PROTOCOLS, text),
    fallback: () => "http/protobuf",
  }),
  otlpTimeout: variable({
    name: "OTEL_EXPORTER_OTLP_TIMEOUT",
    defaultText: "`10000`",
    meaning: "Milliseconds the collector has for one batch, its repetitions included.",
    parse: milliseconds,
    fallback: () => 10_000,
  }),
  otelServiceName: variable({
    name: "OTEL_SERVICE_NAME",
    defaultText: "`marque`",
    meaning: "What the service is called in traces and metrics.",
    parse: (text) => text.trim() || "marque",
    fallback: () => "marque",
  }),
  otelResourceAttributes: variable<Readonly<Record<string, string>>>({
    name: "OTEL_RESOURCE_ATTRIBUTES",
    defaultText: "none",
    meaning:
      "What every trace and metric says of this process: `deployment.environment.name=production`, separated by commas.",
    parse: pairs,
    fallback: () => ({}),
  }),
  otelSdkDisabled: variable({
    name: "OTEL_SDK_DISABLED",
    defaultText: "`false`",
    meaning: "`true` sends nothing, also when an endpoint is set.",
    parse: (text) => text.trim().toLowerCase() === "true",
    fallback: () => false,
  }),
  otelTraces: variable<(typeof EXPORTERS)[number]>({
    name: "OTEL_TRACES_EXPORTER",
    defaultText: "`otlp`",
    meaning: "`none` sends metrics alone.",
    parse: (text) => oneOf(EXPORTERS, text),
    fallback: () => "otlp",
  }),
  otelMetrics: variable<(typeof EXPORTERS)[number]>({
    name: "OTEL_METRICS_EXPORTER",
    defaultText: "`otlp`",
    meaning: "`none` sends traces alone: for those who scrape `/metrics`.",
    parse: (text) => oneOf(EXPORTERS, text),
    fallback: () => "otlp",
  }),
  otelSampler: variable<(typeof SAMPLERS)[number]>({
    name: "OTEL_TRACES_SAMPLER",
    defaultText: "`parentbased_always_on`",
    meaning: `Which traces are kept: ${SAMPLERS.map((name) => `\`${name}\``).join(", ")}. The \`parentbased_\` ones follow the caller's \`traceparent\` where there is one.`,
    parse: (text) => oneOf(SAMPLERS, text),
    fallback: () => "parentbased_always_on",
  }),
  otelSamplerArg: variable({
    name: "OTEL_TRACES_SAMPLER_ARG",
    defaultText: "`1`",
    meaning: "The share of traces that a `traceidratio` sampler keeps, from 0 to 1.",
    parse: (text) => (text.trim() === "" ? 1 : atMost(1, nonNegative(text))),
    fallback: () => 1,
  }),
  otelMetricInterval: variable({
    name: "OTEL_METRIC_EXPORT_INTERVAL",
    defaultText: "`60000`",
    meaning: "Milliseconds between two exports of the metrics.",
    parse: milliseconds,
    fallback: () => 60_000,
  }),
  otelSpanDelay: variable({
    name: "OTEL_BSP_SCHEDULE_DELAY",
    defaultText: "`5000`",
    meaning: "Milliseconds for which spans are gathered before they are sent.",
    parse: milliseconds,
    fallback: () => 5_000,
  }),
  otelSpanQueue: variable({
    name: "OTEL_BSP_MAX_QUEUE_SIZE",
    defaultText: "`2048`",
    meaning: "Spans that wait to be sent. Further ones are dropped and counted.",
    parse: (text) => atMost(MOST_WAITING_SPANS, whole(positive(text))),
    fallback: () => 2_048,
  }),
};

function milliseconds(text: string): number {
  return atMost(MOST_MILLISECONDS, whole(positive(text)));
}

function collectorUrl(text: string): URL {
  const url = absoluteUrl(text);
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new Error("must start with http:// or https://");
  }
  if (url.username || url.password) {
    throw new Error("must hold no user name or password; they go into OTEL_EXPORTER_OTLP_HEADERS");
  }
  if (url.search || url.hash) throw new Error("must hold no query and no fragment");
  return url;
}

/** `name=value`, separated by commas, as W3C Baggage has it. */
function pairs(text: string): Readonly<Record<string, string>> {
  const entries = text
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "")
    .map((entry): [string, string] => {
      const [, name, value] = entry.match(/^([^=\s]+)\s*=\s*([\x21-\x7e ]*)$/) ?? [];
      // The entry may hold a secret, so the message does not repeat it.
      if (name === undefined || value === undefined) {
        throw new Error("must hold name=value, separated by commas, in ASCII");
      }
      return [name, decoded(value)];
    });
  return Object.fromEntries(entries);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    throw new Error("must hold values whose percent-encoding can be read");
  }
}
