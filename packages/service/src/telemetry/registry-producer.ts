import { type HrTime, ValueType } from "@opentelemetry/api";
import type { Resource } from "@opentelemetry/resources";
import {
  AggregationTemporality,
  type CollectionResult,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from "@opentelemetry/sdk-metrics";
import type { MetricFamily, TelemetryMetrics } from "../metrics.ts";

/** The figures of `/metrics`, under the same names and with the same labels, as OpenTelemetry has them. */
export class RegistryProducer implements MetricProducer {
  readonly #metrics: TelemetryMetrics;
  readonly #resource: Resource;
  readonly #startedAt = hrTime(Date.now());

  constructor(metrics: TelemetryMetrics, resource: Resource) {
    this.#metrics = metrics;
    this.#resource = resource;
  }

  async collect(): Promise<CollectionResult> {
    const found = await this.#metrics.families().catch((error: unknown) => error as Error);
    // The database is away, as a rule: what is asked of it cannot be told, and this round sends nothing.
    const families = found instanceof Error ? [] : found;
    const times = { startTime: this.#startedAt, endTime: hrTime(Date.now()) };
    const metrics = families.map((family) => metricOf(family, times)).filter((metric) => metric !== null);
    const scopeMetrics = metrics.length > 0 ? [{ scope: { name: "marque" }, metrics }] : [];
    return {
      resourceMetrics: { resource: this.#resource, scopeMetrics },
      errors: found instanceof Error ? [found] : [],
    };
  }
}

type Times = Pick<DataPoint<number>, "startTime" | "endTime">;

function metricOf(family: MetricFamily, times: Times): MetricData | null {
  if (family.values.length === 0) return null;
  const metric = {
    descriptor: {
      name: family.name,
      description: family.help,
      unit: unitOf(family.name),
      valueType: ValueType.DOUBLE,
    },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  switch (family.type) {
    case "counter":
      return {
        ...metric,
        dataPointType: DataPointType.SUM,
        isMonotonic: true,
        dataPoints: points(family, times),
      };
    case "gauge":
      return { ...metric, dataPointType: DataPointType.GAUGE, dataPoints: points(family, times) };
    case "histogram":
      return { ...metric, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(family, times) };
    default:
      return null;
  }
}

const points = ({ values }: MetricFamily, times: Times): DataPoint<number>[] =>
  values.map(({ labels, value }) => ({ ...times, attributes: labels, value }));

/** prom-client lists a histogram as one value per bucket, each with those below it, and then its sum and count. */
function histograms({ name, values }: MetricFamily, times: Times): DataPoint<Histogram>[] {
  const byLabels = new Map<string, { attributes: MetricFamily["values"][number]["labels"]; found: Found }>();
  for (const { labels, value, metricName } of values) {
    const { le, ...attributes } = labels;
    const key = JSON.stringify(Object.entries(attributes).sort());
    const entry = byLabels.get(key) ?? { attributes, found: { below: [], sum: 0, count: 0 } };
    byLabels.set(key, entry);
    if (metricName === `${name}_sum`) entry.found.sum = value;
    else if (metricName === `${name}_count`) entry.found.count = value;
    else if (le !== "+Inf") entry.found.below.push({ upTo: Number(le), count: value });
  }
  return [...byLabels.values()].map(({ attributes, found }) => ({
    ...times,
    attributes,
    value: histogramOf(found),
  }));
}

interface Found {
  below: { readonly upTo: number; readonly count: number }[];
  sum: number;
  count: number;
}

function histogramOf({ below, sum, count }: Found): Histogram {
  const bounds = below.sort((a, b) => a.upTo - b.upTo);
  const cumulative = [...bounds.map((bound) => bound.count), count];
  const counts = cumulative.map((each, n) => each - (cumulative[n - 1] ?? 0));
  return { buckets: { boundaries: bounds.map(({ upTo }) => upTo), counts }, sum, count };
}

const UNITS = [
  [/_seconds(_|$)/, "s"],
  [/_bytes(_|$)/, "By"],
] as const;

function unitOf(name: string): string {
  return UNITS.find(([pattern]) => pattern.test(name))?.[1] ?? "";
}

function hrTime(milliseconds: number): HrTime {
  return [Math.floor(milliseconds / 1000), (milliseconds % 1000) * 1_000_000];
}
