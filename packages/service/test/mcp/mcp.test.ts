// The Model Context Protocol over HTTP, driven by the official SDK's own client. The pairs are named where features meet.
import { PLANS } from "@marque/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService, type TestWorkspace } from "../test-service.ts";
import { dataOf, type McpClient, mcpClient } from "./mcp-client.ts";

let service: TestService;
let workspace: TestWorkspace;
let mcp: McpClient;
let project: string;

beforeAll(async () => {
  service = await startTestService({ MARQUE_MCP: "on", MARQUE_WORKER_THREADS: "1" });
  workspace = await service.createWorkspace();
  mcp = await mcpClient(service, workspace.testKey);
  project = dataOf(await mcp.tool("create_project", { name: "Hearthside" })).id;
});
afterAll(async () => {
  await mcp.close();
  await service.stop();
});

const make = (prompt: string, more: object = {}) =>
  mcp.tool("make_brand", { project_id: project, prompt, ...more });
const WRITING = ["create_project", "make_brand", "refine_brand"];

describe("the tools", () => {
  it("are listed with schemas of the contract, and say which of them only read", async () => {
    const { tools } = await mcp.client.listTools();
    const writing = tools.filter(({ annotations }) => !annotations?.readOnlyHint).map(({ name }) => name);
    expect(writing).toEqual(WRITING);
    expect(tools.map(({ name }) => name)).toEqual([
      "create_project",
      "list_projects",
      "make_brand",
      "refine_brand",
      "wait_for_brand",
      "list_brands",
      "list_history",
      "get_brand",
      "get_brand_file",
    ]);
    const makeBrand = tools.find(({ name }) => name === "make_brand")!;
    expect(makeBrand.inputSchema.required).toEqual(["project_id", "prompt"]);
    expect(makeBrand.inputSchema.properties!.prompt).toMatchObject({ type: "string", maxLength: 2000 });
    expect(JSON.stringify(tools)).not.toContain('"x-');
    expect(mcp.client.getInstructions()).toContain("This is the sandbox");
  });

  it("make_brand answers with the brand: facts, SVG for both grounds, a picture; and tells progress meanwhile", async () => {
    const told: string[] = [];
    const result = await mcp.client.callTool(
      { name: "make_brand", arguments: { project_id: project, prompt: "sleep 1500: a calm logo" } },
      undefined,
      { onprogress: ({ message }) => void told.push(message ?? "") },
    );
    const facts = dataOf(result as never);
    expect(facts).toMatchObject({
      project_id: project,
      environment: "sandbox",
      prompt: "sleep 1500: a calm logo",
      primary_color: "#112233",
      font_family: "Inter",
    });
    const content = (
      result as { content: { type: string; data?: string; resource?: { uri: string; text: string } }[] }
    ).content;
    expect(content.map(({ type }) => type)).toEqual(["text", "resource", "resource", "image"]);
    expect(JSON.parse((content[0] as unknown as { text: string }).text)).toEqual(facts);
    expect(content[1]!.resource!.uri).toBe(`marque://brands/${facts.brand_id}/logo.svg`);
    expect(content[1]!.resource!.text).toMatch(/^<svg/);
    expect(Buffer.from(content[3]!.data!, "base64").subarray(1, 4).toString()).toBe("PNG");
    expect(told.at(-1)).toMatch(/^drawing, \d+ s$/);
  });

  it("refine_brand, list_brands, list_history, get_brand and get_brand_file tell one story", async () => {
    const first = dataOf(await make("A logo to refine"));
    const refined = dataOf(
      await mcp.tool("refine_brand", { project_id: project, memory_id: first.memory_id, prompt: "bolder" }),
    );
    expect(refined.parent_memory_id).toBe(first.memory_id);
    const brands = dataOf(await mcp.tool("list_brands", { project_id: project, limit: 2 }));
    expect(brands.data.map(({ id }: { id: string }) => id)).toEqual([refined.brand_id, first.brand_id]);
    const history = dataOf(await mcp.tool("list_history", { project_id: project, limit: 1 }));
    expect(history.data[0]).toMatchObject({ id: refined.memory_id, parent_id: first.memory_id });
    expect(history.has_more).toBe(true);
    expect(dataOf(await mcp.tool("get_brand", { brand_id: first.brand_id }))).toEqual(first);
    const file = await mcp.tool("get_brand_file", { brand_id: first.brand_id, file: "logo-dark.svg" });
    expect(file.content[0]).toMatchObject({ type: "resource", resource: { mimeType: "image/svg+xml" } });
    const projects = dataOf(await mcp.tool("list_projects"));
    expect(projects.data[0].id).toBe(project);
  });

  it("a call that is given up loses nothing: wait_for_brand finds it, and the event is recorded as ever", async () => {
    const abort = new AbortController();
    const call = mcp.client.callTool(
      { name: "make_brand", arguments: { project_id: project, prompt: "sleep 1200: left alone" } },
      undefined,
      { signal: abort.signal },
    );
    setTimeout(() => abort.abort("enough"), 400);
    await expect(call).rejects.toThrow("enough");
    const [job] = await service.db.query<{ id: string }>("select id from jobs where prompt = $1", [
      "sleep 1200: left alone",
    ]);
    const brand = dataOf(await mcp.tool("wait_for_brand", { job_id: job!.id }));
    expect(brand.prompt).toBe("sleep 1200: left alone");
    const events = await service.db.query("select 1 from events where job_id = $1", [job!.id]);
    expect(events).toHaveLength(1);
  });

  it("a generation that fails is an answer with its reason", async () => {
    const result = await make("simulate: generation_error");
    expect(result.isError).toBe(true);
    expect(dataOf(result)).toMatchObject({ status: "failed", error: { code: "generation_error" } });
  });

  it("an idempotency_key makes one brand, also together with the API's header", async () => {
    const first = dataOf(await make("Once only", { idempotency_key: "k-1" }));
    expect(dataOf(await make("Once only", { idempotency_key: "k-1" }))).toEqual(first);
    const reused = await make("Something else", { idempotency_key: "k-1" });
    expect(dataOf(reused).error.code).toBe("idempotency_key_reused");
    const overApi = await service.call("/v1/brands/generate", {
      key: workspace.testKey,
      json: { project_id: project, prompt: "Once only" },
      headers: { "idempotency-key": "k-1" },
    });
    expect(overApi.body.id).toBe(first.job_id);
  });

  it.each([
    ["make_brand", { prompt: "x" }, "missing_required_param"],
    ["make_brand", { project_id: "proj_none", prompt: "x" }, "project_not_found"],
    ["make_brand", { project_id: "proj_none", prompt: " " }, "invalid_param"],
    ["make_brand", { project_id: "p", prompt: "x", memory_id: "m" }, "unknown_param"],
    ["make_brand", { project_id: "p", prompt: "x", idempotency_key: "" }, "invalid_idempotency_key"],
    ["create_project", { name: "x".repeat(201) }, "param_too_long"],
    ["list_brands", { limit: 0 }, "invalid_param"],
    ["list_brands", { starting_after: "nonsense" }, "invalid_cursor"],
    ["get_brand", { brand_id: "brand_none" }, "not_found"],
    ["wait_for_brand", { job_id: "job_none" }, "not_found"],
  ])("%s with %j is refused in the API's words: %s", async (name, args, code) => {
    const result = await mcp.tool(name, args);
    expect(result.isError).toBe(true);
    expect(dataOf(result).error.code).toBe(code);
    expect((result.content[0] as { text: string }).text).toContain(`(${code})`);
  });

  it("an unknown tool is an error of the protocol", async () => {
    await expect(mcp.tool("delete_everything")).rejects.toThrow("There is no tool of this name");
  });
});

describe("the route", () => {
  const message = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  const headers = { accept: "application/json, text/event-stream" };
  const post = (json: unknown, more: object = {}) =>
    service.call("/mcp", { key: workspace.testKey, json, headers, ...more });

  it("takes one message a request: a batch would be counted once", async () => {
    const reply = await post([message, message]);
    expect([reply.status, reply.body.error.code]).toEqual([400, "invalid_param"]);
  });

  it.each(["GET", "DELETE", "PUT", "PATCH"])("%s is 405 and names POST", async (method) => {
    const json = method === "PUT" || method === "PATCH" ? { json: {} } : {};
    const reply = await service.call("/mcp", { key: workspace.testKey, method, ...json });
    expect([reply.status, reply.headers.allow]).toEqual([405, "POST"]);
  });

  it("refuses a query it does not know, a body that is no JSON, and a client that takes no stream", async () => {
    expect(
      (await service.call("/mcp?readonly=1", { key: workspace.testKey, json: message, headers })).body,
    ).toMatchObject({
      error: { code: "unknown_param" },
    });
    const raw = {
      key: workspace.testKey,
      raw: "{",
      headers: { ...headers, "content-type": "application/json" },
    };
    expect((await service.call("/mcp", raw)).body.error.code).toBe("invalid_json");
    expect((await post(message, { headers: { accept: "application/json" } })).status).toBe(406);
  });

  it("refuses a page of another origin, as the protocol asks", async () => {
    const reply = await post(message, { headers: { ...headers, origin: "https://evil.example" } });
    expect([reply.status, reply.body.error.code]).toEqual([403, "foreign_origin"]);
    const own = { ...headers, origin: `https://localhost:${service.ports.sandbox}` };
    expect((await post(message, { headers: own })).status).toBe(200);
  });

  it("is not there unless MARQUE_MCP says so", async () => {
    const off = await startTestService();
    try {
      const { testKey } = await off.createWorkspace();
      const reply = await off.call("/mcp", { key: testKey, json: message, headers });
      expect([reply.status, reply.body.error.code]).toEqual([404, "endpoint_not_found"]);
    } finally {
      await off.stop();
    }
  });
});

it("stop × MCP: who waits when the service stops is told to ask again, and the job stays", async () => {
  const stopping = await startTestService({ MARQUE_MCP: "on", MARQUE_ROLES: "api" });
  const client = await mcpClient(stopping, (await stopping.createWorkspace()).testKey);
  const { id } = dataOf(await client.tool("create_project", { name: "P" }));
  const waiting = client.tool("make_brand", { project_id: id, prompt: "x" });
  await expect.poll(() => stopping.db.query("select 1 from jobs")).toHaveLength(1);
  const stopped = stopping.stop();
  expect(dataOf(await waiting).error).toMatchObject({
    code: "service_unavailable",
    message: expect.stringContaining("wait_for_brand"),
  });
  await client.close();
  await stopped;
});

describe("key × host × MCP", () => {
  it.each([
    ["no key", "sandbox", (): null => null, "missing_api_key"],
    ["a wrong key", "sandbox", (): string => "sk_test_wrong", "invalid_api_key"],
    ["a Test key on the live host", "live", (): string => workspace.testKey, "wrong_environment"],
    ["a Live key on the sandbox host", "sandbox", (): string => workspace.liveKey, "wrong_environment"],
  ] as const)("%s is refused before a message is read", async (_, origin, key, code) => {
    await expect(mcpClient(service, key(), { origin })).rejects.toThrow(code);
  });

  it("a revoked key fails at its next message", async () => {
    const who = await service.createWorkspace();
    const client = await mcpClient(service, who.testKey);
    await service.db.query("update api_keys set revoked_at = now() where workspace_id = $1", [who.id]);
    await expect(client.tool("list_projects")).rejects.toThrow("invalid_api_key");
    await client.close();
  });

  it("a Live key sees nothing of the sandbox, and another workspace nothing at all", async () => {
    const brand = dataOf(await make("Sandbox only"));
    const live = await mcpClient(service, workspace.liveKey, { origin: "live" });
    const stranger = await mcpClient(service, (await service.createWorkspace()).testKey);
    expect(live.client.getInstructions()).toContain("billed");
    for (const other of [live, stranger]) {
      const calls = [
        other.tool("get_brand", { brand_id: brand.brand_id }),
        other.tool("get_brand_file", { brand_id: brand.brand_id, file: "logo.svg" }),
        other.tool("wait_for_brand", { job_id: brand.job_id }),
      ];
      for (const result of await Promise.all(calls)) expect(dataOf(result).error.code).toBe("not_found");
      const args = { project_id: project };
      for (const name of ["list_brands", "list_history"])
        expect(dataOf(await other.tool(name, args)).error.code).toBe("project_not_found");
      expect(dataOf(await other.tool("make_brand", { ...args, prompt: "x" })).error.code).toBe(
        "project_not_found",
      );
      await other.close();
    }
  });
});

describe("quota × MCP", () => {
  it("a live brand takes a unit; without one left, make_brand and refine_brand are refused and nothing is queued", async () => {
    const who = await service.createWorkspace("pro");
    const live = await mcpClient(service, who.liveKey, { origin: "live" });
    const { id } = dataOf(await live.tool("create_project", { name: "Live" }));
    await service.db.query(
      "insert into quota_months values ($1, date_trunc('month', now() at time zone 'utc')::date, $2)",
      [who.id, PLANS.pro.monthlyQuota - 1],
    );
    const last = dataOf(await live.tool("make_brand", { project_id: id, prompt: "The last one" }));
    expect(last.environment).toBe("live");
    const refused = [
      await live.tool("make_brand", { project_id: id, prompt: "One too many" }),
      await live.tool("refine_brand", { project_id: id, memory_id: last.memory_id, prompt: "bolder" }),
    ];
    for (const result of refused) expect(dataOf(result).error.code).toBe("billing_hard_limit");
    expect(await service.db.query("select 1 from jobs where workspace_id = $1", [who.id])).toHaveLength(1);
    expect(dataOf(await live.tool("list_brands")).data).toHaveLength(1);
    await live.close();
  });

  it("the Free plan has no API, and so no MCP", async () => {
    const { id, testKey } = await service.createWorkspace("pro");
    await service.db.query("update workspaces set plan = 'free' where id = $1", [id]);
    await expect(mcpClient(service, testKey)).rejects.toThrow("plan_has_no_api_access");
  });
});

describe("limits × MCP", () => {
  const left = async (key: string) =>
    Number((await service.call("/v1/projects", { key })).headers["x-ratelimit-remaining"]);

  it("each message is one standard request, and make_brand one generation beside it", async () => {
    const who = await service.createWorkspace();
    const client = await mcpClient(service, who.testKey);
    const { id } = dataOf(await client.tool("create_project", { name: "P" }));
    await startOfMinute();
    const before = await left(who.testKey);
    await client.tool("list_projects");
    await client.tool("make_brand", { project_id: id, prompt: "x" });
    expect(await left(who.testKey)).toBe(before - 3);
    const json = { project_id: id, prompt: "y" };
    const generation = await service.call("/v1/brands/generate", { key: who.testKey, json });
    expect(generation.headers["x-ratelimit-remaining"]).toBe("298");
    await client.close();
  });

  it("a used-up generation limit refuses make_brand, says when, and leaves the reading tools alone", async () => {
    const who = await service.createWorkspace("pro");
    const client = await mcpClient(service, who.testKey);
    const { id } = dataOf(await client.tool("create_project", { name: "P" }));
    await startOfMinute();
    const json = { project_id: "proj_none", prompt: "y" };
    for (let sent = 0; sent < 60; sent++)
      await service.call("/v1/brands/generate", { key: who.testKey, json });
    const refused = await client.tool("make_brand", { project_id: id, prompt: "x" });
    expect(dataOf(refused).error).toMatchObject({
      code: "rate_limit_exceeded",
      retry_after_seconds: expect.any(Number),
    });
    expect((await client.tool("list_brands")).isError).toBeUndefined();
    await client.close();
  });
});

describe("read-only × tool", () => {
  it("?read_only=true hides what makes or changes something, and refuses it when called all the same", async () => {
    const reading = await mcpClient(service, workspace.testKey, { query: "?read_only=true" });
    const names = (await reading.client.listTools()).tools.map(({ name }) => name);
    expect(names).toHaveLength(6);
    expect(names.filter((name) => WRITING.includes(name))).toEqual([]);
    const before = await service.db.query("select 1 from jobs");
    for (const name of WRITING) {
      const result = await reading.tool(name, {
        project_id: project,
        prompt: "x",
        name: "n",
        memory_id: "m",
      });
      expect(dataOf(result).error.code).toBe("read_only");
    }
    expect(await service.db.query("select 1 from jobs")).toHaveLength(before.length);
    expect(dataOf(await reading.tool("list_projects")).data.length).toBeGreaterThan(0);
    await reading.close();
  });

  it("MARQUE_MCP=read-only does so for everybody, whatever the query says", async () => {
    const careful = await startTestService({ MARQUE_MCP: "read-only" });
    try {
      const { testKey } = await careful.createWorkspace();
      const client = await mcpClient(careful, testKey, { query: "?read_only=false" });
      expect(
        (await client.client.listTools()).tools.every(({ annotations }) => annotations?.readOnlyHint),
      ).toBe(true);
      expect(dataOf(await client.tool("create_project", { name: "n" })).error.code).toBe("read_only");
      await client.close();
    } finally {
      await careful.stop();
    }
  });
});

/** Counts of one minute are compared: not across the turn of it. */
async function startOfMinute(): Promise<void> {
  const second = new Date().getSeconds();
  if (second > 45) await new Promise((resolve) => setTimeout(resolve, (60 - second) * 1000 + 100));
}
