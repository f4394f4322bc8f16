import { ERROR_CODES, ERRORS } from "@marque/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tlsConnection } from "../src/http/serving.fixture.ts";
import { setUsed } from "./rows.ts";
import { type Reply, startTestService, type TestService, type TestWorkspace } from "./test-service.ts";

let service: TestService;
let workspace: TestWorkspace;
let projectId: string;

beforeAll(async () => {
  service = await startTestService({ MARQUE_ROLES: "api", MARQUE_TRUST_PROXY: "127.0.0.0/8,::1" });
  workspace = await service.createWorkspace();
  projectId = (await service.call("/v1/projects", { key: workspace.testKey, json: { name: "A" } })).body.id;
});
afterAll(() => service.stop());

function expectHeaders(reply: Reply): void {
  expect(reply.headers["x-ratelimit-limit"]).toMatch(/^\d+$/);
  expect(reply.headers["x-ratelimit-remaining"]).toMatch(/^\d+$/);
  expect(reply.headers["x-ratelimit-reset"]).toMatch(/^\d{10}$/);
  expect(reply.headers["x-request-id"]).toMatch(/^req_[0-9a-z]{25,26}$/);
  if (reply.status < 400) return;
  expect(reply.headers["content-type"]).toBe("application/json; charset=utf-8");
  const { type, code, message, param, ...more } = reply.body.error;
  expect(more).toEqual({});
  expect(Object.keys(reply.body)).toEqual(["error"]);
  expect(ERROR_CODES).toContain(code);
  expect(ERRORS[code as keyof typeof ERRORS]).toMatchObject({ status: reply.status, type });
  expect(message).toMatch(/\S{2}/);
  expect(["string", "undefined"]).toContain(typeof param);
  for (const header of ERRORS[code as keyof typeof ERRORS].headers ?? []) {
    expect(reply.headers[header.toLowerCase()]).toBeTruthy();
  }
  if (reply.status !== 429) expect(code).not.toBe("rate_limit_exceeded");
}

const limited = async () => {
  const other = await service.createWorkspace();
  await setUsed(service.db, other.id, "standard", 5_000);
  return service.call("/v1/projects", { key: other.testKey });
};
const reused = async () => {
  const send = (name: string) =>
    service.call("/v1/projects", {
      key: workspace.testKey,
      json: { name },
      headers: { "idempotency-key": "headers" },
    });
  await send("A");
  return send("B");
};

describe("the rate-limit headers, X-Request-Id and the one envelope are on every response", () => {
  const cases: [number, () => Promise<Reply>][] = [
    [200, () => service.call("/v1/projects", { key: workspace.testKey })],
    [201, () => service.call("/v1/projects", { key: workspace.testKey, json: { name: "A" } })],
    [
      202,
      () =>
        service.call("/v1/brands/generate", {
          key: workspace.testKey,
          json: { project_id: projectId, prompt: "A calm logo" },
        }),
    ],
    [400, () => service.call("/v1/projects?limit=0", { key: workspace.testKey })],
    [401, () => service.call("/v1/projects")],
    [
      403,
      async () => {
        const free = await service.createWorkspace();
        await service.admin.changeWorkspace(free.id, { plan: "free" });
        return service.call("/v1/projects", { key: free.testKey });
      },
    ],
    [404, () => service.call("/v1/projects/proj_0", { key: workspace.testKey })],
    [405, () => service.call("/v1/projects", { key: workspace.testKey, method: "PUT" })],
    [
      413,
      () => service.call("/v1/projects", { key: workspace.testKey, json: { name: "x".repeat(300_000) } }),
    ],
    [415, () => service.call("/v1/projects", { key: workspace.testKey, raw: "{}", method: "POST" })],
    [
      421,
      () =>
        service.call("/v1/projects", {
          key: workspace.testKey,
          headers: { "x-forwarded-host": "elsewhere.example" },
        }),
    ],
    [422, reused],
    [429, limited],
  ];
  it.each(cases)("%i", async (status, act) => {
    const reply = await act();
    expect(reply.status).toBe(status);
    expectHeaders(reply);
  });

  it("except health, readiness and the reference", async () => {
    for (const [path, type] of [
      ["/healthz", "application/json"],
      ["/readyz", "application/json"],
      ["/docs", "text/html"],
    ] as const) {
      const reply = await service.call(path);
      expect([path, reply.status]).toEqual([path, 200]);
      expect(reply.headers["content-type"]).toContain(type);
      expect(reply.headers["x-request-id"]).toMatch(/^req_/);
      expect(reply.headers["x-ratelimit-limit"]).toBeUndefined();
    }
  });

  it.each(["/openapi.json", "/llms.txt"])("%s is counted by the client's address", async (path) => {
    const address = path === "/llms.txt" ? "203.0.113.21" : "203.0.113.22";
    const read = () => service.call(path, { headers: { "x-forwarded-for": address } });
    const reply = await read();
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject({ "x-ratelimit-limit": "100", "x-ratelimit-remaining": "99" });
    expect(reply.headers["x-ratelimit-reset"]).toMatch(/^\d{10}$/);
    await setUsed(service.db, `address:${address}`, "address", 100);
    const refused = await read();
    expect(refused.status).toBe(429);
    expectHeaders(refused);
  });

  /** As raw text, because no client of ours would send it. `from` is whom the proxy in front names. */
  async function rawAnswer(head: string, port = service.ports.sandbox): Promise<string> {
    const client = await tlsConnection(port, service.ca);
    client.send(`GET /v1/projects HTTP/1.1\r\nHost: localhost:${port}\r\n${head}\r\n`);
    return client.closed;
  }
  const LIMITS =
    /\r\nx-ratelimit-limit: 100\r\nx-ratelimit-remaining: (\d+)\r\nx-ratelimit-reset: \d{10}\r\n/i;

  it.each([
    ["417", "Expect: miracles\r\n", "203.0.113.23", "expectation_failed"],
    ["431", "X-A: b\r\n".repeat(101), "203.0.113.24", "headers_too_large"],
  ])(
    "%s, where the request was understood: counted by the address, then 429",
    async (status, head, from, code) => {
      const send = () => rawAnswer(`X-Forwarded-For: ${from}\r\n${head}`);
      const text = await send();
      expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(text).toContain(`"code":"${code}"`);
      expect(text.match(LIMITS)?.[1]).toBe("99");
      await setUsed(service.db, `address:${from}`, "address", 100);
      const refused = await send();
      expect(refused).toMatch(/^HTTP\/1\.1 429 /);
      expect(refused).toMatch(/\r\nretry-after: \d+\r\n/i);
      expect(refused).toContain('"code":"rate_limit_exceeded"');
    },
  );

  it("431 of a header the parser gave up on: counted too, unless it came by a proxy, whose clients are unknown", async () => {
    const head = `X-A: ${"a".repeat(100_000)}\r\n`;
    const byProxy = await rawAnswer(head);
    expect(byProxy).toMatch(/^HTTP\/1\.1 431 /);
    expect(byProxy).not.toMatch(/x-ratelimit/i);
    const direct = await startTestService({ MARQUE_ROLES: "api,dashboard" });
    try {
      const ask = async (port: number) => {
        const client = await tlsConnection(port, direct.ca);
        client.send(`GET / HTTP/1.1\r\nHost: localhost:${port}\r\n${head}\r\n`);
        return client.closed;
      };
      const text = await ask(direct.ports.live);
      expect(text).toMatch(/^HTTP\/1\.1 431 /);
      expect(text).toMatch(LIMITS);
      // The dashboard has no such headers anywhere.
      expect(await ask(direct.ports.dashboard)).not.toMatch(/x-ratelimit/i);
    } finally {
      await direct.stop();
    }
  });

  it("and bytes that never became a request still get the envelope", async () => {
    const client = await tlsConnection(service.ports.live, service.ca);
    client.send("GET /v1/projects HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n");
    const text = await client.closed;
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    const id = text.match(/x-request-id: (req_\w+)/i)![1];
    expect(service.logged.map((line) => JSON.parse(line).request_id)).toContain(id);
    expect(text).toContain('{"error":{"type":"invalid_request_error"');
  });
});

describe("Retry-After", () => {
  it("comes only with 429, 403 workspace_suspended, 409 and 503: the registry says so", () => {
    const codes = ERROR_CODES.filter((code) => ERRORS[code].headers?.includes("Retry-After"));
    expect(codes).toEqual([
      "workspace_suspended",
      "idempotency_key_in_use",
      "rate_limit_exceeded",
      "service_unavailable",
    ]);
  });
});
