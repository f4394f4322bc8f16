import { beforeAll, describe, expect, it } from "vitest";
import { tlsConnection } from "../src/http/serving.fixture.ts";
import type { Send, TestWorkspace } from "./test-service.ts";
import { useService } from "./use-service.ts";

const service = useService({ MARQUE_ROLES: "api" });
let workspace: TestWorkspace;
let projectId: string;

beforeAll(async () => {
  workspace = await service.createWorkspace();
  projectId = (await call("/v1/projects", { json: { name: "A" } })).body.id;
});

const call = (path: string, send: Send = {}) => service.call(path, { key: workspace.testKey, ...send });

describe("paths that are not there", () => {
  it.each([
    "/v1/jobs/job_01kaxm8c2e5g7j9k1m3n5p7q9r",
    "/v1/jobs",
    "/v1",
    "/v1/",
    "/v1/projects/",
    "/v1/brands/",
    "/v1/brands/generate/",
    "/v1/projects//memory",
    "/v1/projects/proj_0/memory/",
    "/v1/PROJECTS",
    "/v1//projects",
    "/v1/projects/a/b/c",
    "/v1/%zz",
  ])("%s is 404 endpoint_not_found, once the key is checked", async (path) => {
    const reply = await call(path);
    expect(reply.status).toBe(404);
    expect(reply.body.error).toMatchObject({ type: "invalid_request_error", code: "endpoint_not_found" });
    expect((await call(path, { key: null })).body.error.code).toBe("missing_api_key");
  });

  it.each(["/", "/v2/projects", "/v1x", "/favicon.ico", "/%", "/docs/nothing"])(
    "%s, outside /v1, is 404 without a key",
    async (path) => {
      const reply = await call(path, { key: null });
      expect([reply.status, reply.body.error.code]).toEqual([404, "endpoint_not_found"]);
      expect(reply.headers["x-ratelimit-limit"]).toBe("100");
    },
  );
});

describe("methods", () => {
  it.each([
    ["PUT", "/v1/projects", "GET, HEAD, POST"],
    ["DELETE", "/v1/projects", "GET, HEAD, POST"],
    ["POST", "/v1/projects/proj_0", "DELETE, GET, HEAD, PATCH"],
    ["POST", "/v1/brands", "GET, HEAD"],
    ["GET", "/v1/brands/generate", "POST"],
    ["HEAD", "/v1/brands/generate", "POST"],
    ["DELETE", "/v1/projects/proj_0/memory", "GET, HEAD"],
    ["OPTIONS", "/v1/projects", "GET, HEAD, POST"],
    ["TRACE", "/v1/projects", "GET, HEAD, POST"],
    ["PROPFIND", "/v1/projects", "GET, HEAD, POST"],
  ])("%s %s is 405 with the methods there are", async (method, path, allow) => {
    const reply = await call(path, { method });
    expect(reply.status).toBe(405);
    expect(reply.headers.allow).toBe(allow);
    if (method !== "HEAD") expect(reply.body.error.code).toBe("method_not_allowed");
  });

  it("OPTIONS is not offered: it needs a key like everything else", async () => {
    const reply = await call("/v1/projects", { method: "OPTIONS", key: null });
    expect([reply.status, reply.body.error.code]).toEqual([401, "missing_api_key"]);
    const everything = await tlsConnection(service.ports.sandbox, service.ca);
    everything.send("OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    expect(await everything.closed).toContain('"code":"endpoint_not_found"');
  });

  it("HEAD goes with GET: the same status and headers, no body", async () => {
    for (const path of ["/v1/projects", `/v1/projects/${projectId}`, "/v1/brands", "/v1/projects/none"]) {
      const head = await call(path, { method: "HEAD" });
      const get = await call(path);
      expect(head.status).toBe(get.status);
      expect(head.text).toBe("");
      expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
      expect(head.headers["x-ratelimit-limit"]).toBe("5000");
    }
  });
});

describe("malformed ids answer as ids that do not exist", () => {
  const ids = [
    "proj_",
    "PROJ_01KAXM3Q5R8V2T6W9Y1Z4B7D0F",
    "job_01kaxm3q5r8v2t6w9y1z4b7d0f",
    "'; drop table projects; --",
    '"',
    "%",
    "%zz",
    "a/b",
    "\u0000",
    "🌱",
    "x".repeat(10_000),
  ];
  it.each(ids)("%j in a path is 404 project_not_found", async (id) => {
    for (const [method, suffix] of [
      ["GET", ""],
      ["DELETE", ""],
      ["GET", "/memory"],
    ] as const) {
      const reply = await call(`/v1/projects/${encodeURIComponent(id)}${suffix}`, {
        method,
      });
      expect(reply.status).toBe(404);
      expect(reply.body.error.code).toBe("project_not_found");
    }
  });

  it.each(["%zz", "%80", "%c0%af", "%", "%e2%82"])(
    "the broken escape %s is 404 project_not_found",
    async (text) => {
      const client = await tlsConnection(service.ports.sandbox, service.ca);
      client.send(
        `GET /v1/projects/${text} HTTP/1.1\r\nHost: localhost:${service.ports.sandbox}\r\n` +
          `Authorization: Bearer ${workspace.testKey}\r\nConnection: close\r\n\r\n`,
      );
      const answer = await client.closed;
      expect(answer).toMatch(/^HTTP\/1\.1 404 /);
      expect(answer).toContain('"code":"project_not_found"');
      expect(answer).toMatch(/\r\nx-ratelimit-limit: 5000\r\n/i);
    },
  );
});

describe("queries", () => {
  it.each([
    ["limit=0", "invalid_param", "limit"],
    ["limit=101", "invalid_param", "limit"],
    ["limit=-1", "invalid_param", "limit"],
    ["limit=", "invalid_param", "limit"],
    ["limit=1e1", "invalid_param", "limit"],
    ["limit=10.0", "invalid_param", "limit"],
    ["limit=+5", "invalid_param", "limit"],
    ["limit=%205", "invalid_param", "limit"],
    ["limit=05", "invalid_param", "limit"],
    ["limit=0x10", "invalid_param", "limit"],
    ["limit=ten", "invalid_param", "limit"],
    ["limit=99999999999999999999", "invalid_param", "limit"],
    ["limit=1&limit=2", "invalid_param", "limit"],
    ["starting_after=a&starting_after=b", "invalid_param", "starting_after"],
    ["starting_after=", "invalid_cursor", "starting_after"],
    ["starting_after=proj_1", "invalid_cursor", "starting_after"],
    ["starting_after=job_01kaxm8c2e5g7j9k1m3n5p7q9r", "invalid_cursor", "starting_after"],
    ["starting_after=%00", "invalid_cursor", "starting_after"],
    ["starting_after=%zz", "invalid_cursor", "starting_after"],
    ["offset=3", "unknown_param", "offset"],
    ["__proto__=1", "unknown_param", "__proto__"],
    ["constructor=1", "unknown_param", "constructor"],
    ["limit[]=1", "unknown_param", "limit[]"],
    ["=1", "unknown_param", ""],
  ])("?%s is 400 %s", async (query, code, param) => {
    const { status, body } = await call(`/v1/projects?${query}`);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code, param });
  });

  it("a repeated project_id is 400, and so is a query where none is known", async () => {
    expect((await call("/v1/brands?project_id=a&project_id=b")).body.error.code).toBe("invalid_param");
    expect((await call(`/v1/projects/${projectId}?expand=1`)).body.error.code).toBe("unknown_param");
    const post = await call("/v1/projects?name=A", { json: { name: "A" } });
    expect(post.body.error.code).toBe("unknown_param");
  });

  it("1 and 100 are limits, and an empty query is none", async () => {
    for (const query of ["limit=1", "limit=100", "", "&", "limit=%31"]) {
      expect((await call(`/v1/projects?${query}`)).status).toBe(200);
    }
  });
});
