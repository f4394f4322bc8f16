import { once } from "node:events";
import { createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CollectedSpan, type Collector, startCollector } from "./collector.ts";
import { type SignedInPerson, signedInPerson } from "./dashboard/dashboard-client.ts";
import { loadedModules } from "./loaded-modules.ts";
import {
  type Authority,
  answer200,
  createAuthority,
  eventually,
  type Receiver,
  startReceiver,
} from "./receiver.ts";
import { type SecondProcess, startSecondProcess } from "./second-process.ts";
import { startTestService, type TestService, type TestWorkspace } from "./test-service.ts";

const CALLER = { traceId: "4bf92f3577b34da6a3ce929d0e0e4736", spanId: "00f067aa0ba902b7" };
const TRACEPARENT = `00-${CALLER.traceId}-${CALLER.spanId}-01`;
const SOON = {
  OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
  OTEL_BSP_SCHEDULE_DELAY: "50",
  OTEL_METRIC_EXPORT_INTERVAL: "300",
};

let authority: Authority;
let receiver: Receiver;
let collector: Collector;
let service: TestService;
let workspace: TestWorkspace;
let person: SignedInPerson;
let projectId: string;

beforeAll(async () => {
  authority = await createAuthority();
  receiver = await startReceiver(authority);
  collector = await startCollector();
  service = await startTestService({
    ...SOON,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: "x-tenant=a%20b",
    OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=test",
    OTEL_SERVICE_NAME: "marque-all",
    MARQUE_WEBHOOK_CA_FILE: authority.caFile,
    MARQUE_WEBHOOK_RETRY_DELAYS: "0.1,0.1,0.1",
    MARQUE_WORKER_THREADS: "1",
    MARQUE_MCP: "on",
  });
  workspace = await service.createWorkspace();
  person = await signedInPerson(service, workspace.id);
  const created = await service.call("/v1/projects", { key: workspace.testKey, json: { name: "Traced" } });
  projectId = created.body.id;
});
afterAll(async () => {
  await service.stop();
  await collector.stop();
  await receiver.stop();
  await authority.remove();
});

const named = (name: string, jobId: string) => (span: CollectedSpan) =>
  span.name === name && span.attributes["marque.job_id"] === jobId;
const ofTrace = (traceId: string, name: string) => (span: CollectedSpan) =>
  span.traceId === traceId && span.name === name;

async function generate(
  prompt: string,
  headers: Record<string, string> = {},
  call: Pick<TestService, "call">["call"] = service.call,
): Promise<string> {
  const reply = await call("/v1/brands/generate", {
    key: workspace.testKey,
    json: { project_id: projectId, prompt, webhook_url: receiver.url },
    headers,
  });
  expect(reply.status).toBe(202);
  return reply.body.id;
}
const delivered = (jobId: string, count = 1) =>
  receiver.until(count, ({ event }) => event.data.job_id === jobId);

describe("one journey is one trace", () => {
  let second: SecondProcess;
  beforeAll(async () => {
    second = await startSecondProcess(service, { OTEL_SERVICE_NAME: "marque-api" });
  });
  afterAll(() => second.stop());

  it("from the caller's span through another process's queue and drawing to an attempt that fails and one that does not", async () => {
    let refusals = 1;
    receiver.behave((response, ...rest) => {
      if (refusals-- > 0) response.writeHead(500).end();
      else answer200(response, ...rest);
    });
    const jobId = await generate("at once", { traceparent: TRACEPARENT }, second.call);
    const [first, again] = await delivered(jobId, 2);
    const { traceId } = CALLER;
    const [request] = await collector.until(ofTrace(traceId, "POST /v1/brands/generate"));
    const [queued] = await collector.until(named("generation.queued", jobId));
    const [job] = await collector.until(named("generation", jobId));
    const [drawing] = await collector.until(ofTrace(traceId, "generation.draw"));
    const [recording] = await collector.until(ofTrace(traceId, "generation.record"));
    const attempts = await collector.until(ofTrace(traceId, "webhook.attempt"), 2);

    expect(request).toMatchObject({ traceId, parentSpanId: CALLER.spanId, kind: 2 });
    expect(request!.resource["service.name"]).toBe("marque-api");
    expect(request!.attributes).toMatchObject({
      "http.request.method": "POST",
      "http.route": "/v1/brands/generate",
      "http.response.status_code": 202,
      "marque.origin": "sandbox",
      "marque.workspace_id": workspace.id,
    });
    // The worker is another process: it has the trace from the job's row.
    expect(job!.resource["service.name"]).toBe("marque-all");
    for (const span of [queued!, job!])
      expect(span).toMatchObject({ traceId, parentSpanId: request!.spanId });
    for (const span of [drawing!, recording!]) expect(span.parentSpanId).toBe(job!.spanId);
    expect(job).toMatchObject({ kind: 5, attributes: { "marque.outcome": "succeeded", "marque.try": 1 } });
    expect(queued!.milliseconds).toBeGreaterThanOrEqual(0);

    for (const attempt of attempts) expect(attempt).toMatchObject({ parentSpanId: job!.spanId, kind: 3 });
    const byNumber = Object.fromEntries(attempts.map((span) => [span.attributes["marque.attempt"], span]));
    expect(byNumber[1]).toMatchObject({
      status: { code: 2 },
      attributes: { "http.response.status_code": 500, "error.type": "500" },
    });
    expect(byNumber[2]).toMatchObject({ attributes: { "http.response.status_code": 200 } });
    expect(byNumber[2]!.status.code ?? 0).toBe(0);
    // The receiver can go on with it, each time with the attempt's own span; the event's bytes are the same.
    expect(first!.headers.traceparent).toBe(`00-${traceId}-${byNumber[1]!.spanId}-01`);
    expect(again!.headers.traceparent).toBe(`00-${traceId}-${byNumber[2]!.spanId}-01`);
    expect(first!.bytes).toEqual(again!.bytes);
    // Nothing of the receiver's URL but its host.
    expect(JSON.stringify(attempts)).not.toContain("/hook");
  });

  it("of a resend: the attempt is in the job's trace and linked to the request of the person who asked", async () => {
    receiver.behave(answer200);
    const jobId = await generate("to be sent again");
    const [{ event }] = (await delivered(jobId)) as [(typeof receiver.received)[number]];
    const [job] = await collector.until(named("generation", jobId));
    const path = `/api/workspaces/${workspace.id}/webhooks/events/${event.event_id}/resend`;
    await eventually(async () => {
      const { body } = await person.client.call(path.replace("/resend", ""));
      return body.status === "delivered" ? body : null;
    });
    expect((await person.client.call(path, { method: "POST" })).status).toBe(200);
    await delivered(jobId, 2);
    const attempts = await collector.until(ofTrace(job!.traceId, "webhook.attempt"), 2);
    const [asked] = await collector.until(({ name }) => name.endsWith("/events/:event_id/resend"));
    const replay = attempts.find(({ links }) => links.length > 0);
    expect(replay).toMatchObject({
      traceId: job!.traceId,
      parentSpanId: job!.spanId,
      links: [{ traceId: asked!.traceId, spanId: asked!.spanId }],
    });
    expect(asked!.traceId).not.toBe(job!.traceId);
  });

  it("of a job that fails: its tries and its event belong to it", async () => {
    const jobId = await generate("simulate: generation_error", { traceparent: TRACEPARENT });
    await delivered(jobId);
    const [job] = await collector.until(named("generation", jobId));
    expect(job).toMatchObject({
      traceId: CALLER.traceId,
      status: { code: 2 },
      attributes: { "marque.outcome": "generation_error" },
    });
    await collector.until((span) => span.name === "webhook.attempt" && span.parentSpanId === job!.spanId);
  });

  it("of a try that stumbles: the next try is a span beside it, and the log names the trace", async () => {
    const prompt = `throw 1: ${Date.now()}`;
    const jobId = await generate(prompt);
    await delivered(jobId);
    const tries = await collector.until(named("generation", jobId), 2);
    expect(tries.map(({ attributes }) => attributes["marque.outcome"]).sort()).toEqual([
      "succeeded",
      "tried",
    ]);
    expect(new Set(tries.map(({ traceId, parentSpanId }) => `${traceId} ${parentSpanId}`)).size).toBe(1);
    const [failed] = await collector.until(ofTrace(tries[0]!.traceId, "generation.draw"));
    expect(failed!.traceId).toBe(tries[0]!.traceId);
    const line = service.logged.find((each) => each.includes("a try to generate failed"));
    expect(JSON.parse(line!)).toMatchObject({ job: jobId, trace_id: tries[0]!.traceId });
  });

  it("of a test event: its attempt follows from the dashboard's request", async () => {
    const endpoint = await person.client.call(`/api/workspaces/${workspace.id}/webhooks/endpoints`, {
      json: { url: receiver.url },
    });
    const path = `/api/workspaces/${workspace.id}/webhooks/endpoints/${endpoint.body.id}/test`;
    const { event_id } = (await person.client.call(path, { method: "POST" })).body;
    const [attempt] = await collector.until(({ attributes }) => attributes["marque.event_id"] === event_id);
    const [asked] = await collector.until(({ name }) => name.endsWith("/endpoints/:endpoint_id/test"));
    expect(attempt).toMatchObject({ traceId: asked!.traceId, parentSpanId: asked!.spanId });
  });

  it("of a brand that an agent makes over MCP", async () => {
    const reply = await service.call("/mcp", {
      key: workspace.testKey,
      json: {
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: { name: "make_brand", arguments: { project_id: projectId, prompt: "by an agent" } },
      },
      headers: {
        accept: "application/json, text/event-stream",
        traceparent: `00-${"a".repeat(32)}-${"b".repeat(16)}-01`,
      },
    });
    expect(reply.status).toBe(200);
    const [request] = await collector.until(ofTrace("a".repeat(32), "POST /mcp"));
    const [job] = await collector.until(ofTrace("a".repeat(32), "generation"));
    expect(job!.parentSpanId).toBe(request!.spanId);
  });

  it("of several directions: one request, a job for each", async () => {
    const path = `/api/workspaces/${workspace.id}/projects/${projectId}/directions`;
    const json = { prompt: "a tea house", directions: ["emblem", "wordmark"] };
    const { body } = await person.client.call(path, { json });
    const jobs = await Promise.all(
      body.data.map(async ({ id }: { id: string }) => (await collector.until(named("generation", id)))[0]!),
    );
    expect(jobs).toHaveLength(2);
    const [request] = await collector.until(({ spanId }) => spanId === jobs[0]!.parentSpanId);
    for (const job of jobs)
      expect(job).toMatchObject({ traceId: request!.traceId, parentSpanId: request!.spanId });
  });

  it("of a job whose worker is gone for good: its event follows from the request", async () => {
    const traceparent = `00-${"d".repeat(32)}-${"e".repeat(16)}-01`;
    const [job] = await service.db.query<{ id: string }>(
      `insert into jobs (workspace_id, environment, project_id, prompt, webhook_url, status, tries, traceparent,
                         leased_by, leased_until, deadline_at)
       values ($1, 'sandbox', $2, 'lost', $3, 'processing', 1, $4, 'gone', now(), now() - interval '1 second')
       returning id`,
      [workspace.id, projectId, receiver.url, traceparent],
    );
    const [{ event }] = (await delivered(job!.id)) as [(typeof receiver.received)[number]];
    expect(event.type).toBe("generation.failed");
    const [attempt] = await collector.until(ofTrace("d".repeat(32), "webhook.attempt"));
    expect(attempt!.parentSpanId).toBe("e".repeat(16));
  });

  it("of a generation in the playground", async () => {
    const path = `/api/workspaces/${workspace.id}/projects/${projectId}/generations`;
    const { body } = await person.client.call(path, { json: { prompt: "by a person" } });
    const [job] = await collector.until(named("generation", body.id));
    const [request] = await collector.until(({ spanId }) => spanId === job!.parentSpanId);
    expect(request!.name).toBe("POST /api/workspaces/:workspace_id/projects/:project_id/generations");
  });
});

describe("a caller's traceparent", () => {
  const BAD = [
    "",
    "nonsense",
    `00-${"0".repeat(32)}-${CALLER.spanId}-01`,
    `00-${CALLER.traceId}-${"0".repeat(16)}-01`,
    `ff-${CALLER.traceId}-${CALLER.spanId}-01`,
    `00-${CALLER.traceId}-${CALLER.spanId}`,
    `00-${CALLER.traceId.toUpperCase()}-${CALLER.spanId}-01`,
    `00-${CALLER.traceId}-${CALLER.spanId}-01-more`,
    `${TRACEPARENT}, ${TRACEPARENT}`,
    "x".repeat(8_000),
  ];
  it.each(BAD.map((text) => [text.slice(0, 120), text] as const))(
    "that is malformed is ignored: %s",
    async (_, traceparent) => {
      const reply = await service.call("/v1/projects", { key: workspace.testKey, headers: { traceparent } });
      expect(reply.status).toBe(200);
      const id = reply.headers["x-request-id"];
      const [span] = await collector.until(({ attributes }) => attributes["marque.request_id"] === id);
      expect(span!.parentSpanId).toBeUndefined();
      expect(span!.traceId).not.toBe(CALLER.traceId);
    },
  );

  it("that says not to record is obeyed, through the queue to the attempt", async () => {
    const traceId = "c".repeat(32);
    const jobId = await generate("unrecorded", { traceparent: `00-${traceId}-${CALLER.spanId}-00` });
    const [received] = await delivered(jobId);
    expect(received!.headers.traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`));
    const later = await generate("recorded");
    await delivered(later);
    await collector.until(named("generation", later));
    expect(collector.spans.filter((span) => span.traceId === traceId)).toEqual([]);
  });
});

describe("beside the traces", () => {
  it("a request's log line has its trace_id, and probes have no span", async () => {
    await service.call("/healthz");
    const reply = await service.call("/v1/projects", { key: workspace.testKey });
    const id = reply.headers["x-request-id"]!;
    const [span] = await collector.until(({ attributes }) => attributes["marque.request_id"] === id);
    const line = service.logged.map((each) => JSON.parse(each)).find((each) => each.request_id === id);
    expect(line.trace_id).toBe(span!.traceId);
    expect(collector.spans.some(({ name }) => name.includes("healthz"))).toBe(false);
  });

  it("the exporter sends what the operator set: headers and what the process is", async () => {
    await collector.until(() => true);
    expect(collector.requests.find(({ path }) => path === "/v1/traces")!.headers["x-tenant"]).toBe("a b");
    const own = collector.spans.find(({ resource }) => resource["service.name"] === "marque-all");
    expect(own!.resource).toMatchObject({
      "deployment.environment.name": "test",
      "service.version": expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
  });

  it("metrics are those of /metrics: same names, same values", async () => {
    await delivered(await generate("counted"));
    const text = async () => (await service.call("/metrics", { origin: "dashboard" })).text;
    const names = [...(await text()).matchAll(/^# TYPE (\S+) (counter|gauge|histogram)$/gm)].map(
      ([, name]) => name!,
    );
    expect(names.length).toBeGreaterThan(25);
    const hasValues = (scraped: string, name: string) => new RegExp(`^${name}(_sum)?[ {]`, "m").test(scraped);
    await eventually(async () => {
      const scraped = await text();
      const missing = names.filter((name) => hasValues(scraped, name) && !collector.metrics.has(name));
      return missing.length === 0 ? true : null;
    });
    const sumOf = (scraped: string, name: string) =>
      [...scraped.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, "gm"))].reduce(
        (sum, [, n]) => sum + Number(n),
        0,
      );
    await eventually(async () => {
      const scraped = await text();
      const generations = collector.metrics.get("marque_generations_total");
      const drawing = collector.metrics.get("marque_generation_duration_seconds");
      const values: { asDouble: number }[] = generations.sum.dataPoints;
      const sent = values.reduce((sum, { asDouble }) => sum + asDouble, 0);
      const [point] = drawing.histogram.dataPoints;
      const counted = point.bucketCounts.reduce((sum: number, n: number | string) => sum + Number(n), 0);
      const isSame =
        sent === sumOf(scraped, "marque_generations_total") &&
        Number(point.count) === sumOf(scraped, "marque_generation_duration_seconds_count") &&
        counted === Number(point.count);
      return isSame && generations.sum.isMonotonic ? true : null;
    });
  });
});

describe("a collector that fails", () => {
  /** A port that nothing listens on. */
  async function deadPort(): Promise<number> {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as { port: number };
    await new Promise((resolve) => server.close(resolve));
    return port;
  }

  const spansOf = async (alone: TestService, outcome: string) => {
    const { text } = await alone.call("/metrics", { origin: "dashboard" });
    const pattern = new RegExp(`marque_telemetry_spans_total\\{outcome="${outcome}"\\} (\\d+)`);
    return Number(text.match(pattern)?.[1] ?? 0);
  };

  it("and is dead fails nobody: a brand is made and delivered, the loss is counted and told once", async () => {
    const alone = await startTestService({
      ...SOON,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await deadPort()}`,
      OTEL_EXPORTER_OTLP_TIMEOUT: "300",
      MARQUE_WEBHOOK_CA_FILE: authority.caFile,
      MARQUE_WORKER_THREADS: "1",
    });
    try {
      const { testKey: key } = await alone.createWorkspace();
      const project = await alone.call("/v1/projects", { key, json: { name: "Dark" } });
      const job = await alone.call("/v1/brands/generate", {
        key,
        json: { project_id: project.body.id, prompt: "in the dark", webhook_url: receiver.url },
      });
      await delivered(job.body.id);
      await eventually(async () => ((await spansOf(alone, "failed")) >= 7 ? true : null));
      expect(await spansOf(alone, "sent")).toBe(0);
      const told = alone.logged.filter((line) => line.includes("the collector does not take spans"));
      expect(told).toHaveLength(1);
    } finally {
      await alone.stop();
    }
  });

  it("and hangs slows nobody: what waits is bounded, what is dropped counted, and the stop is not held up", async () => {
    const hanging = await startCollector();
    hanging.answers(false);
    const alone = await startTestService({
      ...SOON,
      OTEL_EXPORTER_OTLP_ENDPOINT: hanging.url,
      OTEL_BSP_MAX_QUEUE_SIZE: "20",
      MARQUE_ROLES: "api,dashboard",
    });
    const { testKey: key } = await alone.createWorkspace();
    const calls = Array.from({ length: 100 }, () => alone.call("/v1/projects", { key }));
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]));
    await eventually(async () => ((await spansOf(alone, "dropped")) === 80 ? true : null));
    const before = performance.now();
    await alone.stop();
    expect(performance.now() - before).toBeLessThan(4_000);
    const last = alone.logged.map((line) => JSON.parse(line)).find(({ spans }) => spans !== undefined);
    expect(last).toMatchObject({
      spans: 20,
      msg: expect.stringContaining("did not take the last spans in time"),
    });
    await hanging.stop();
  });

  it("is sent, at the stop, what waits", async () => {
    const own = await startCollector();
    const alone = await startTestService({
      ...SOON,
      OTEL_BSP_SCHEDULE_DELAY: "60000",
      OTEL_EXPORTER_OTLP_ENDPOINT: own.url,
      MARQUE_ROLES: "api,dashboard",
    });
    const { testKey: key } = await alone.createWorkspace();
    await alone.call("/v1/projects", { key });
    expect(own.spans).toHaveLength(0);
    await alone.stop();
    expect(own.spans.map(({ name }) => name)).toContain("GET /v1/projects");
    await own.stop();
  });
});

describe("what is set", () => {
  it("http/protobuf is the default, under the endpoint's own path", async () => {
    const own = await startCollector();
    const alone = await startTestService({
      OTEL_EXPORTER_OTLP_ENDPOINT: `${own.url}/otlp`,
      OTEL_METRICS_EXPORTER: "none",
      MARQUE_ROLES: "api,dashboard",
    });
    const { testKey: key } = await alone.createWorkspace();
    await alone.call("/v1/projects", { key });
    await alone.stop();
    expect(own.requests.map(({ path }) => path)).toEqual(["/otlp/v1/traces"]);
    expect(own.requests[0]!.headers["content-type"]).toBe("application/x-protobuf");
    expect(own.requests[0]!.bytes.includes("GET /v1/projects")).toBe(true);
    await own.stop();
  });

  it("traceidratio 0 keeps nothing, whatever the caller says; metrics go on", async () => {
    const own = await startCollector();
    const alone = await startTestService({
      ...SOON,
      OTEL_EXPORTER_OTLP_ENDPOINT: own.url,
      OTEL_TRACES_SAMPLER: "traceidratio",
      OTEL_TRACES_SAMPLER_ARG: "0",
      MARQUE_ROLES: "api,dashboard",
    });
    const { testKey: key } = await alone.createWorkspace();
    await alone.call("/v1/projects", { key, headers: { traceparent: TRACEPARENT } });
    await eventually(() => own.metrics.get("marque_http_requests_total"));
    await alone.stop();
    expect(own.spans).toEqual([]);
    await own.stop();
  });
});

describe("off, as it is by default", () => {
  const loadedBy = (extra: Record<string, string>) =>
    loadedModules("@opentelemetry", { ...service.env, OTEL_EXPORTER_OTLP_ENDPOINT: "", ...extra });
  /** prom-client loads the interface package by itself, with or without us. */
  const isPrometheus = (line: string) =>
    /@opentelemetry\/api\/.* by .*(prom-client|@opentelemetry\/api)\//.test(line);

  it("nothing of OpenTelemetry is loaded, but the interface that prom-client brings", async () => {
    expect((await loadedBy({})).filter((line) => !isPrometheus(line))).toEqual([]);
  });

  it("nor when OTEL_SDK_DISABLED says so; when it is on, it is", async () => {
    const on = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
    expect(
      (await loadedBy({ ...on, OTEL_SDK_DISABLED: "true" })).filter((line) => !isPrometheus(line)),
    ).toEqual([]);
    expect((await loadedBy(on)).join("\n")).toContain("@opentelemetry/sdk-trace");
  });

  it("rows have no trace, attempts carry no header and log lines no trace_id", async () => {
    const alone = await startTestService({
      MARQUE_WEBHOOK_CA_FILE: authority.caFile,
      MARQUE_WORKER_THREADS: "1",
    });
    try {
      const { testKey: key } = await alone.createWorkspace();
      const project = await alone.call("/v1/projects", { key, json: { name: "Off" } });
      const job = await alone.call("/v1/brands/generate", {
        key,
        json: { project_id: project.body.id, prompt: "untraced", webhook_url: receiver.url },
        headers: { traceparent: TRACEPARENT },
      });
      const [received] = await delivered(job.body.id);
      expect(received!.headers.traceparent).toBeUndefined();
      expect(await alone.db.query("select traceparent from jobs")).toEqual([{ traceparent: null }]);
      expect(await alone.db.query("select traceparent from deliveries")).toEqual([{ traceparent: null }]);
      expect(alone.logged.join("")).not.toContain("trace_id");
    } finally {
      await alone.stop();
    }
  });
});
