import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { OPERATIONS } from "@marque/contract";
import { Ajv } from "ajv";
import { afterEach, describe, expect, it } from "vitest";
import {
  ApiError,
  AuthenticationError,
  ConnectionError,
  InvalidRequestError,
  Marque,
  RateLimitError,
  TimeoutError,
} from "./index.ts";

const KEY = "sk_test_abc";
let server: Server | undefined;
afterEach(() => server?.closeAllConnections());
afterEach(() => void server?.close());

/** A real socket that answers by the list, one entry per request, and remembers what came. */
async function serving(answers: ((request: IncomingMessage, response: ServerResponse) => void)[]) {
  const requests: IncomingMessage[] = [];
  server = createServer((request, response) => {
    requests.push(request);
    (answers[requests.length - 1] ?? answers.at(-1)!)(request, response);
  });
  await new Promise<void>((resolve) => server!.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return { requests, marque: new Marque(KEY, { baseUrl: `http://127.0.0.1:${port}`, timeout: 2_000 }) };
}

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (_: IncomingMessage, response: ServerResponse) =>
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));

const error = (type: string, code: string) => ({
  error: { type, code, message: `${code} happened`, param: "p" },
});

describe("every operation of the contract", () => {
  const ajv = new Ajv({ strict: false });

  it("has a method that sends what the OpenAPI document asks for", async () => {
    const sent: { method: string; path: string; body: unknown }[] = [];
    const marque = new Marque(KEY, {
      fetch: async (url, init) => {
        sent.push({
          method: init!.method!,
          path: new URL(String(url)).pathname,
          body: init!.body && JSON.parse(String(init!.body)),
        });
        return new Response(JSON.stringify({ object: "list", data: [], has_more: false, next_cursor: null }));
      },
    });
    await marque.projects.create({ name: "n", description: "d" });
    await marque.projects.retrieve("proj_1");
    await marque.projects.update("proj_1", { name: "m" });
    await marque.projects.list({ limit: 5 });
    await marque.projects.del("proj_1");
    await marque.brands.generate({
      project_id: "proj_1",
      prompt: "p",
      memory_id: "mem_1",
      webhook_url: "https://a.dev",
    });
    await marque.brands.list({ project_id: "proj_1" });
    await marque.memory.list("proj_1");
    for (const operation of OPERATIONS) {
      const pattern = new RegExp(`^${operation.path.replace(/\{\w+\}/g, "[^/]+")}$`);
      const call = sent.find(({ method, path }) => method === operation.method && pattern.test(path));
      expect(call, operation.id).toBeDefined();
      if (operation.body) expect(ajv.validate(operation.body, call!.body), operation.id).toBe(true);
    }
    expect(sent).toHaveLength(OPERATIONS.length);
  });
});

describe("the client", () => {
  it("sends the key, and an Idempotency-Key on POST that its retries keep", async () => {
    const { marque, requests } = await serving([
      json(503, error("api_error", "service_unavailable")),
      json(201, { id: "proj_1" }),
    ]);
    expect(await marque.projects.create({ name: "n" })).toEqual({ id: "proj_1" });
    expect(requests).toHaveLength(2);
    const keys = requests.map((request) => request.headers["idempotency-key"]);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(requests[0]!.headers.authorization).toBe(`Bearer ${KEY}`);
  });

  it("waits as long as Retry-After says", async () => {
    const { marque } = await serving([
      json(429, error("rate_limit_error", "rate_limit_exceeded"), { "retry-after": "1" }),
      json(200, { id: "x" }),
    ]);
    const started = performance.now();
    await marque.projects.retrieve("proj_1");
    expect(performance.now() - started).toBeGreaterThanOrEqual(990);
  });

  it.each([
    [400, "invalid_request_error", InvalidRequestError],
    [404, "invalid_request_error", InvalidRequestError],
    [401, "authentication_error", AuthenticationError],
  ])("does not try a %i again and throws it by type", async (status, type, Class) => {
    const { marque, requests } = await serving([
      json(status, error(type, "some_code"), { "x-request-id": "req_1" }),
    ]);
    const failure = await marque.projects.retrieve("proj_1").catch((reason: unknown) => reason);
    expect(failure).toBeInstanceOf(Class);
    expect(failure).toMatchObject({
      status,
      type,
      code: "some_code",
      param: "p",
      requestId: "req_1",
      message: "some_code happened",
    });
    expect(requests).toHaveLength(1);
  });

  it("gives up after its retries with the last answer, also when that is no JSON", async () => {
    const { marque, requests } = await serving([(_, response) => void response.writeHead(502).end("<html>")]);
    const failure = await marque.projects
      .retrieve("proj_1", { maxRetries: 1 })
      .catch((reason: unknown) => reason);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 502 });
    expect(requests).toHaveLength(2);
    const limited = await serving([
      json(429, error("rate_limit_error", "rate_limit_exceeded"), { "retry-after": "7" }),
    ]);
    const refusal = await limited.marque.projects
      .list({}, { maxRetries: 0 })
      .then(null, (reason: unknown) => reason);
    expect(refusal).toBeInstanceOf(RateLimitError);
    expect((refusal as RateLimitError).retryAfter).toBe(7);
  });

  it("tells a failed connection from a time-out, and obeys an abort signal", async () => {
    const { marque, requests } = await serving([() => undefined]);
    await expect(marque.projects.retrieve("p", { timeout: 50, maxRetries: 0 })).rejects.toBeInstanceOf(
      TimeoutError,
    );
    const abort = new AbortController();
    const call = marque.projects.retrieve("p", { signal: abort.signal });
    setTimeout(() => abort.abort(new Error("enough")), 50);
    await expect(call).rejects.toThrow("enough");
    expect(requests).toHaveLength(2);
    const nobody = new Marque(KEY, { baseUrl: "http://127.0.0.1:1", maxRetries: 0 });
    await expect(nobody.projects.retrieve("p")).rejects.toBeInstanceOf(ConnectionError);
  });

  it("iterates over all pages, or gives them one by one", async () => {
    const page = (ids: string[], next: string | null) =>
      json(200, {
        object: "list",
        data: ids.map((id) => ({ id })),
        has_more: next !== null,
        next_cursor: next,
      });
    const { marque, requests } = await serving([
      page(["a", "b"], "b"),
      page(["c"], null),
      page(["a", "b"], "b"),
      page(["c"], null),
    ]);
    const seen: string[] = [];
    for await (const project of marque.projects.list({ limit: 2 })) seen.push(project.id);
    expect(seen).toEqual(["a", "b", "c"]);
    expect(requests.map((request) => request.url)).toEqual([
      "/v1/projects?limit=2",
      "/v1/projects?limit=2&starting_after=b",
    ]);
    const first = await marque.projects.list();
    const second = await first.nextPage();
    expect(second?.data.map(({ id }) => id)).toEqual(["c"]);
    expect(second?.nextPage()).toBeNull();
  });

  it("refuses a key that cannot be one, before anything is sent", () => {
    expect(() => new Marque("pk_123")).toThrow("sk_test_ or sk_live_");
  });
});
