import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { TestWorkspace } from "../test-service.ts";
import { useService } from "../use-service.ts";

// The service runs in this process: what it pollutes, we see.
const service = useService({ MARQUE_ROLES: "api" });
let workspace: TestWorkspace;
let projectId: string;
const prototypes = [Object.prototype, Array.prototype, Function.prototype, String.prototype];
const before = prototypes.map((prototype) => Object.getOwnPropertyNames(prototype).sort());

beforeAll(async () => {
  workspace = await service.createWorkspace();
  const made = await service.call("/v1/projects", { key: workspace.testKey, json: { name: "A" } });
  projectId = made.body.id;
});
afterEach(() => {
  expect(prototypes.map((prototype) => Object.getOwnPropertyNames(prototype).sort())).toEqual(before);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

const call = (path: string, send: object = {}) => service.call(path, { key: workspace.testKey, ...send });
const json = { "content-type": "application/json" };

const BODIES = [
  '{"name":"A","__proto__":{"polluted":1}}',
  '{"name":"A","\\u005f_proto__":{"polluted":1}}',
  '{"name":"A","constructor":{"prototype":{"polluted":1}}}',
  '{"name":"A","prototype":{"polluted":1}}',
  '{"name":{"__proto__":{"polluted":1}}}',
  '{"name":["A",{"__proto__":{"polluted":1}}]}',
  '{"__proto__":{"name":"A","polluted":1}}',
  '{"__proto__":null,"name":"A"}',
  '{"name":"A","hasOwnProperty":1,"toString":1,"valueOf":1}',
];

describe("names of JavaScript's own objects", () => {
  it.each(BODIES)("in the body of POST /v1/projects: %s", async (raw) => {
    const { status, body } = await call("/v1/projects", { method: "POST", raw, headers: json });
    expect(status).toBe(400);
    expect(["unknown_param", "invalid_param", "missing_required_param"]).toContain(body.error.code);
  });

  it.each(BODIES)("in the body of PATCH: %s", async (raw) => {
    const { status } = await call(`/v1/projects/${projectId}`, { method: "PATCH", raw, headers: json });
    expect(status).toBe(400);
  });

  it.each(BODIES)("in the body of POST /v1/brands/generate: %s", async (raw) => {
    const { status } = await call("/v1/brands/generate", { method: "POST", raw, headers: json });
    expect(status).toBe(400);
  });

  it("do not stand in for a required field: an inherited name is no name", async () => {
    const raw = `{"__proto__":{"project_id":"${projectId}","prompt":"x"}}`;
    const { status, body } = await call("/v1/brands/generate", { method: "POST", raw, headers: json });
    expect([status, body.error.code]).toEqual([
      400,
      expect.stringMatching(/missing_required_param|unknown_param/),
    ]);
  });

  it.each([
    "__proto__=1",
    "__proto__[polluted]=1",
    "__proto__.polluted=1",
    "constructor[prototype][polluted]=1",
    "constructor.prototype.polluted=1",
    "limit[__proto__]=1",
    "limit=5&__proto__=1&__proto__=2",
    "toString=1",
    "hasOwnProperty=1",
  ])("in a query: %s", async (query) => {
    const { status, body } = await call(`/v1/projects?${query}`);
    expect(status).toBe(400);
    expect(["unknown_param", "invalid_param"]).toContain(body.error.code);
  });

  it.each(["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf"])(
    "as a header, an Idempotency-Key, an id and a cursor: %s",
    async (name) => {
      expect((await call("/v1/projects", { headers: { [name]: "polluted" } })).status).toBe(200);
      const send = { json: { name: "kept" }, headers: { "idempotency-key": name } };
      const first = await call("/v1/projects", send);
      expect(first.status).toBe(201);
      const again = await call("/v1/projects", send);
      expect([again.status, again.body.id]).toEqual([201, first.body.id]);
      expect((await call(`/v1/projects/${name}`)).status).toBe(404);
      expect((await call(`/v1/projects/${name}/memory`)).status).toBe(404);
      expect((await call(`/v1/projects?starting_after=${name}`)).body.error.code).toBe("invalid_cursor");
      expect((await call(`/${name}`)).status).toBe(404);
      expect((await call(`/docs/${name}`)).status).toBe(404);
    },
  );

  it("as a key or a method", async () => {
    for (const key of ["__proto__", "constructor", "sk_test___proto__"]) {
      expect((await service.call("/v1/projects", { key })).status).toBe(401);
    }
  });
});
