import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newApiKey } from "../src/identity/api-key.ts";
import { type SecondProcess, startSecondProcess } from "./second-process.ts";
import { type Send, startTestService, type TestService, type TestWorkspace } from "./test-service.ts";

let service: TestService;
let second: SecondProcess;
let workspace: TestWorkspace;

beforeAll(async () => {
  // Each test calls from an address of its own: refusals are counted by address.
  service = await startTestService({ MARQUE_ROLES: "api", MARQUE_TRUST_PROXY: "127.0.0.0/8,::1" });
  second = await startSecondProcess(service);
  workspace = await service.createWorkspace();
});
afterAll(async () => {
  await second.stop();
  await service.stop();
});

const from = (address: string) => ({ "x-forwarded-for": address });
const withHeader = (authorization: string | undefined, address: string, send: Send = {}) =>
  service.call("/v1/projects", {
    ...send,
    headers: { ...from(address), ...(authorization === undefined ? {} : { authorization }) },
  });

describe("a request", () => {
  it("without an Authorization header is 401 missing_api_key", async () => {
    const { status, body, headers } = await withHeader(undefined, "198.51.100.1");
    expect(status).toBe(401);
    expect(body.error).toMatchObject({ type: "authentication_error", code: "missing_api_key" });
    expect(headers).toMatchObject({ "x-ratelimit-limit": "100", "x-ratelimit-remaining": "99" });
  });

  const malformed: [string, (key: string) => string][] = [
    ["in lower case", (key) => `bearer ${key}`],
    ["with two spaces", (key) => `Bearer  ${key}`],
    ["with a tab", (key) => `Bearer\t${key}`],
    ["without a space", (key) => `Bearer${key}`],
    ["with a word behind", (key) => `Bearer ${key} more`],
    ["with a comma behind", (key) => `Bearer ${key},`],
    ["as Basic", (key) => `Basic ${Buffer.from(`${key}:`).toString("base64")}`],
    ["as the bare key", (key) => key],
    ["with no key", () => "Bearer"],
    ["empty", () => ""],
    ["with a mistyped key", (key) => `Bearer ${key.slice(0, -1)}${key.endsWith("0") ? "1" : "0"}`],
    ["with a shortened key", (key) => `Bearer ${key.slice(0, -1)}`],
    ["with a key of another service", () => "Bearer sk_test_4eC39HqLyjWDarjtT1zdp7dc"],
    ["with an unknown, well-formed key", () => `Bearer ${newApiKey("sandbox")}`],
  ];
  it.each(malformed)("whose Authorization comes %s is 401 invalid_api_key", async (_, header) => {
    const { status, body } = await withHeader(header(workspace.testKey), "198.51.100.2");
    expect(status).toBe(401);
    expect(body.error).toMatchObject({ type: "authentication_error", code: "invalid_api_key" });
  });

  it("with two Authorization headers is 401 invalid_api_key, whichever of them is good", async () => {
    const good = `Bearer ${workspace.testKey}`;
    for (const authorization of [
      [good, "Bearer x"],
      ["Bearer x", good],
      [good, good],
    ]) {
      const headers = { ...from("198.51.100.7"), authorization };
      const { status, body } = await service.call("/v1/projects", { headers });
      expect([status, body.error.code]).toEqual([401, "invalid_api_key"]);
    }
  });

  it("with a Test key on live, or a Live key on sandbox, is 401 wrong_environment", async () => {
    const test = await withHeader(`Bearer ${workspace.testKey}`, "198.51.100.3", { origin: "live" });
    expect([test.status, test.body.error.code]).toEqual([401, "wrong_environment"]);
    expect(test.body.error.message).toContain("sk_live_");
    const live = await withHeader(`Bearer ${workspace.liveKey}`, "198.51.100.3", { origin: "sandbox" });
    expect([live.status, live.body.error.code]).toEqual([401, "wrong_environment"]);
    expect(live.body.error.message).toContain("sk_test_");
    expect((await withHeader(`Bearer ${workspace.liveKey}`, "198.51.100.3", { origin: "live" })).status).toBe(
      200,
    );
  });

  it("over plain HTTP is refused with https_required, even with a good key", async () => {
    const response = await fetch(`http://localhost:${service.ports.sandbox}/v1/projects`, {
      headers: { authorization: `Bearer ${workspace.testKey}`, ...from("198.51.100.4") },
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      error: { type: "invalid_request_error", code: "https_required" },
    });
    expect(response.headers.get("x-ratelimit-limit")).toBe("100");
  });

  it("is checked for its key before its path, its content type and its body", async () => {
    for (const [path, send] of [
      ["/v1/nothing", {}],
      ["/v1/projects", { method: "PUT" }],
      ["/v1/projects", { method: "POST", raw: "not json" }],
    ] as const) {
      const { body } = await service.call(path, { ...send, headers: from("198.51.100.5") });
      expect(body.error.code).toBe("missing_api_key");
    }
  });
});

describe("a key", () => {
  it("that is revoked fails from the next request on, on every process", async () => {
    const key = await service.admin.createKey(workspace.id, "sandbox", "short-lived");
    const send = { key: key.secret, headers: from("198.51.100.6") };
    expect((await service.call("/v1/projects", send)).status).toBe(200);
    expect((await second.call("/v1/projects", send)).status).toBe(200);
    await service.admin.revokeKey(key.id);
    for (const process of [second, service]) {
      const { status, body } = await process.call("/v1/projects", send);
      expect([status, body.error.code]).toEqual([401, "invalid_api_key"]);
    }
    expect((await second.call("/v1/projects", { key: workspace.testKey })).status).toBe(200);
  });

  it("says when it was last used, written at most once a minute", async () => {
    const key = await service.admin.createKey(workspace.id, "sandbox", "watched");
    const lastUsed = async () =>
      (
        await service.db.query<{ last_used_at: Date | null }>(
          "select last_used_at from api_keys where id = $1",
          [key.id],
        )
      )[0]!.last_used_at;
    expect(await lastUsed()).toBeNull();
    await service.call("/v1/projects", { key: key.secret });
    const first = await lastUsed();
    expect(Math.abs(first!.getTime() - Date.now())).toBeLessThan(5_000);
    await service.call("/v1/projects", { key: key.secret });
    expect(await lastUsed()).toEqual(first);
    await service.db.query("update api_keys set last_used_at = now() - interval '61 seconds' where id = $1", [
      key.id,
    ]);
    await service.call("/v1/projects", { key: key.secret });
    expect((await lastUsed())!.getTime()).toBeGreaterThanOrEqual(first!.getTime());
  });

  it("is stored as a hash alone", async () => {
    const rows = await service.db.query<{ text: string }>(
      "select row_to_json(k)::text as text from api_keys k",
    );
    for (const { text } of rows) expect(text).not.toMatch(/sk_(test|live)_/);
  });

  it("cannot be made for a Free workspace, and stops working when its workspace moves to Free", async () => {
    const own = await service.createWorkspace("pro");
    const free = await service.admin.createWorkspace("Free", "free");
    await expect(service.admin.createKey(free.id, "sandbox", "x")).rejects.toThrow(
      /Free plan has no API access/,
    );
    const send = { key: own.testKey };
    expect((await service.call("/v1/projects", send)).status).toBe(200);
    await service.admin.changeWorkspace(own.id, { plan: "free" });
    for (const process of [service, second]) {
      const { status, body, headers } = await process.call("/v1/projects", send);
      expect(status).toBe(403);
      expect(body.error).toMatchObject({ type: "authentication_error", code: "plan_has_no_api_access" });
      expect(headers["x-ratelimit-limit"]).toBe("100");
    }
    await service.admin.changeWorkspace(own.id, { plan: "agency" });
    const back = await second.call("/v1/projects", send);
    expect([back.status, back.headers["x-ratelimit-limit"]]).toEqual([200, "5000"]);
  });
});
