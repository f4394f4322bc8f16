// An OpenTelemetry collector of the tests' own: what the official exporters send, decoded from OTLP's JSON.
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { gunzipSync } from "node:zlib";
import { eventually } from "./receiver.ts";

// biome-ignore lint/suspicious/noExplicitAny: JSON as it came; tests look into it freely
type Otlp = any;

export interface CollectedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  /** As OTLP numbers them: 1 internal, 2 server, 3 client, 5 consumer. */
  readonly kind: number;
  readonly links: readonly { readonly traceId: string; readonly spanId: string }[];
  readonly attributes: Readonly<Record<string, unknown>>;
  /** 2 is an error. */
  readonly status: { readonly code?: number; readonly message?: string };
  readonly milliseconds: number;
  readonly resource: Readonly<Record<string, unknown>>;
}

export interface CollectedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

export interface Collector {
  readonly url: string;
  readonly requests: readonly CollectedRequest[];
  readonly spans: readonly CollectedSpan[];
  /** The newest value of each metric, by name, as OTLP's JSON has it. */
  readonly metrics: ReadonlyMap<string, Otlp>;
  /** Whether it answers; when not, connections stay open and get nothing. */
  answers(isAnswering: boolean): void;
  until(
    which: (span: CollectedSpan) => boolean,
    count?: number,
    milliseconds?: number,
  ): Promise<CollectedSpan[]>;
  stop(): Promise<void>;
}

/** With http/json; of http/protobuf it keeps the bytes. */
export async function startCollector(): Promise<Collector> {
  const requests: CollectedRequest[] = [];
  const spans: CollectedSpan[] = [];
  const metrics = new Map<string, Otlp>();
  const sockets = new Set<Socket>();
  let isAnswering = true;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (!isAnswering) return;
    const sent = Buffer.concat(chunks);
    const bytes = request.headers["content-encoding"] === "gzip" ? gunzipSync(sent) : sent;
    requests.push({ path: request.url ?? "", headers: request.headers, bytes });
    if (request.headers["content-type"] === "application/json") {
      const body = JSON.parse(bytes.toString());
      spans.push(...spansIn(body));
      for (const metric of metricsIn(body)) metrics.set(metric.name, metric);
    }
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    spans,
    metrics,
    answers: (answering) => {
      isAnswering = answering;
    },
    until: (which, count = 1, milliseconds = 15_000) =>
      eventually(() => {
        const found = spans.filter(which);
        return found.length >= count ? found : null;
      }, milliseconds),
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

const valuesOf = (attributes: readonly Attribute[] = []): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

function spansIn(body: Otlp): CollectedSpan[] {
  return (body.resourceSpans ?? []).flatMap(({ resource, scopeSpans }: Otlp) =>
    scopeSpans.flatMap((scope: Otlp) =>
      scope.spans.map(
        (span: Otlp): CollectedSpan => ({
          name: span.name,
          traceId: span.traceId,
          spanId: span.spanId,
          parentSpanId: span.parentSpanId || undefined,
          kind: span.kind,
          links: span.links ?? [],
          attributes: valuesOf(span.attributes),
          status: span.status ?? {},
          milliseconds: Number(BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano)) / 1e6,
          resource: valuesOf(resource.attributes),
        }),
      ),
    ),
  );
}

const metricsIn = (body: Otlp) =>
  (body.resourceMetrics ?? []).flatMap(({ scopeMetrics }: Otlp) =>
    scopeMetrics.flatMap(({ metrics }: Otlp) => metrics),
  );
