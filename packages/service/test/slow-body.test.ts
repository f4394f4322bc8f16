import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { bodyOf, tlsConnection } from "../src/http/serving.fixture.ts";
import type { TestWorkspace } from "./test-service.ts";
import { useService } from "./use-service.ts";

// A request has 30 seconds; here it has one and a half, because what counts is what happens then.
vi.mock(import("../src/http/limits.ts"), async (original) => {
  const { DEFAULT_LIMITS } = await original();
  return { DEFAULT_LIMITS: { ...DEFAULT_LIMITS, headersMs: 1_000, requestMs: 1_500, checkEveryMs: 100 } };
});

const service = useService({ MARQUE_ROLES: "api" });
let workspace: TestWorkspace;

beforeAll(async () => {
  workspace = await service.createWorkspace();
});

describe("a client that leaves or stalls in the middle of its body", () => {
  const head = (key: string, port: number, rest: string) =>
    `POST /v1/projects HTTP/1.1\r\nHost: localhost:${port}\r\nAuthorization: Bearer ${key}\r\n` +
    `Content-Type: application/json\r\n${rest}\r\n\r\n`;

  it("is no error of the service, and creates nothing", async () => {
    const before = service.logged.length;
    const client = await tlsConnection(service.ports.sandbox, service.ca);
    client.send(`${head(workspace.testKey, service.ports.sandbox, "Content-Length: 100")}{"name":"half`);
    await pause(200);
    client.socket.destroy();
    await pause(300);
    const lines = service.logged.slice(before).map((line) => JSON.parse(line));
    expect(lines.filter(({ level, status }) => level >= 50 || status >= 500)).toEqual([]);
    const rows = await service.db.query("select 1 from projects where name like 'half%'");
    expect(rows).toEqual([]);
  });

  it("by chunks that never end gets 408 in the envelope", async () => {
    const client = await tlsConnection(service.ports.sandbox, service.ca);
    client.send(`${head(workspace.testKey, service.ports.sandbox, "Transfer-Encoding: chunked")}1\r\n{\r\n`);
    const drip = setInterval(() => client.send("1\r\n \r\n"), 100);
    const text = await client.closed;
    clearInterval(drip);
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(bodyOf(text)).toMatchObject({ error: { type: "invalid_request_error", code: "request_timeout" } });
    expect(service.logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
    expect((await service.call("/v1/projects", { key: workspace.testKey })).status).toBe(200);
  });
});
