import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Authority,
  answer200,
  createAuthority,
  eventually,
  type Receiver,
  startReceiver,
} from "../receiver.ts";
import { type Send, startTestService, type TestService, type TestWorkspace } from "../test-service.ts";
import { type SignedInPerson, signedInPerson } from "./dashboard-client.ts";

let authority: Authority;
let receiver: Receiver;
let service: TestService;
let workspace: TestWorkspace;
let owner: SignedInPerson;
let member: SignedInPerson;

beforeAll(async () => {
  authority = await createAuthority();
  receiver = await startReceiver(authority);
  service = await startTestService({
    MARQUE_WEBHOOK_CA_FILE: authority.caFile,
    MARQUE_WEBHOOK_RETRY_DELAYS: "0.1,0.1,0.1",
    MARQUE_WORKER_THREADS: "1",
  });
  workspace = await service.createWorkspace();
  owner = await signedInPerson(service, workspace.id);
  member = await signedInPerson(service, workspace.id, "member");
});
afterAll(async () => {
  await service.stop();
  await receiver.stop();
  await authority.remove();
});

const path = (rest: string, id = workspace.id) => `/api/workspaces/${id}/webhooks${rest}`;
const call = (rest: string, send: Send = {}) => owner.client.call(path(rest), send);

/** A workspace of its own with an owner. */
async function stranger() {
  const { id } = await service.createWorkspace();
  const { client } = await signedInPerson(service, id);
  return { id, call: (rest: string, send: Send = {}) => client.call(path(rest, id), send) };
}

describe("endpoints", () => {
  it("are registered, the first as the default of both environments, and changed one environment at a time", async () => {
    const mine = await stranger();
    const first = (await mine.call("/endpoints", { json: { url: "https://hooks.example.com/a" } })).body;
    expect(first).toEqual({
      id: expect.stringMatching(/^whe_/),
      url: "https://hooks.example.com/a",
      is_sandbox_default: true,
      is_live_default: true,
      created_at: expect.any(Number),
      delivered: 0,
      undeliverable: 0,
    });
    const second = (await mine.call("/endpoints", { json: { url: "https://hooks.example.com/b" } })).body;
    expect(second).toMatchObject({ is_sandbox_default: false, is_live_default: false });
    const json = { is_live_default: true };
    const changed = (await mine.call(`/endpoints/${second.id}`, { method: "PATCH", json })).body;
    expect(changed).toMatchObject({ is_sandbox_default: false, is_live_default: true });
    const { data } = (await mine.call("/endpoints")).body;
    expect(data).toMatchObject([
      { id: first.id, is_sandbox_default: true, is_live_default: false },
      { id: second.id, is_sandbox_default: false, is_live_default: true },
    ]);
    await mine.call(`/endpoints/${first.id}`, { method: "PATCH", json: { is_sandbox_default: false } });
    expect((await mine.call("/endpoints")).body.data[0].is_sandbox_default).toBe(false);
    expect((await mine.call(`/endpoints/${second.id}`, { method: "DELETE" })).status).toBe(204);
    expect((await mine.call("/endpoints")).body.data).toHaveLength(1);
    const audited = await service.db.query<{ action: string }>(
      "select action from audit_log where workspace_id = $1 and action like 'endpoint.%' order by id",
      [mine.id],
    );
    expect(audited.map(({ action }) => action)).toEqual([
      "endpoint.added",
      "endpoint.added",
      "endpoint.changed",
      "endpoint.changed",
      "endpoint.removed",
    ]);
  });

  it.each([
    ["plain http", "http://hooks.example.com/a"],
    ["a private address", "https://10.0.0.1/"],
    ["credentials", "https://a:b@hooks.example.com/"],
    ["no URL at all", "hooks"],
  ])("refuse %s in the envelope", async (_, url) => {
    const { status, body } = await call("/endpoints", { json: { url } });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: "invalid_webhook_url", param: "url" });
    expect(body.error.message).toMatch(/^The webhook URL must/);
  });

  it("refuse a URL twice and the eleventh, with 409", async () => {
    const mine = await stranger();
    const add = (n: number) => mine.call("/endpoints", { json: { url: `https://hooks.example.com/${n}` } });
    for (let n = 1; n <= 10; n++) expect((await add(n)).status).toBe(200);
    expect((await add(1)).body.error.code).toBe("conflict");
    const eleventh = await add(11);
    expect([eleventh.status, eleventh.body.error.code]).toEqual([409, "conflict"]);
    expect(eleventh.body.error.message).toContain("at most 10");
  });

  it("are changed by owners alone; members see and test them", async () => {
    const url = "https://hooks.example.com/members";
    expect((await member.client.call(path("/endpoints"))).status).toBe(200);
    const added = await member.client.call(path("/endpoints"), { json: { url } });
    expect([added.status, added.body.error.code]).toEqual([403, "owner_required"]);
    expect((await member.client.call(path("/secret"))).status).toBe(403);
  });
});

describe("a test event", () => {
  it("reaches the receiver signed, and is in the history with its attempt", async () => {
    const { id } = (await call("/endpoints", { json: { url: receiver.url } })).body;
    const { event_id } = (await member.client.call(path(`/endpoints/${id}/test`), { method: "POST" })).body;
    const [got] = await receiver.until(1, ({ event }) => event.event_id === event_id);
    expect(got!.event.data.test).toBe(true);
    const expected = createHmac("sha256", workspace.webhookSecret).update(got!.bytes).digest("hex");
    expect(got!.headers["service-signature"]).toBe(expected);
    const event = await eventually(async () => {
      const { body } = await call(`/events/${event_id}`);
      return body.status === "delivered" ? body : null;
    });
    expect(event).toMatchObject({
      id: event_id,
      type: "generation.success",
      environment: "sandbox",
      job_id: null,
      project_id: null,
      is_test: true,
      url: receiver.url,
      attempts: 1,
      last_status_code: 200,
      next_attempt_at: null,
      body: got!.bytes.toString(),
    });
    expect(event.deliveries).toHaveLength(1);
    expect(event.deliveries[0].attempts).toMatchObject([
      {
        number: 1,
        status_code: 200,
        response_body: "ok",
        error: null,
        request_headers: { "service-signature": expected, "webhook-id": event_id },
      },
    ]);
    expect(
      (await call("/endpoints")).body.data.find((each: { id: string }) => each.id === id).delivered,
    ).toBe(1);
  });

  it("to an endpoint that is not there, or not ours, is a 404", async () => {
    const other = await stranger();
    const theirs = (await other.call("/endpoints", { json: { url: "https://hooks.example.com/x" } })).body.id;
    for (const id of [theirs, "whe_x", "x".repeat(5_000)]) {
      const reply = await call(`/endpoints/${id}/test`, { method: "POST" });
      expect([reply.status, reply.body.error.code]).toEqual([404, "not_found"]);
      expect(reply.text.length).toBeLessThan(400);
    }
    expect((await call(`/endpoints/${theirs}`, { method: "DELETE" })).status).toBe(404);
    const json = { is_live_default: true };
    expect((await call(`/endpoints/${theirs}`, { method: "PATCH", json })).status).toBe(404);
  });
});

/** A generation of the API whose event goes to `url`; returns the event's id. */
async function eventOf(prompt: string, url: string | null): Promise<string> {
  const key = workspace.testKey;
  const project = (await service.call("/v1/projects", { key, json: { name: "P" } })).body.id;
  const json = { project_id: project, prompt, webhook_url: url };
  const job = (await service.call("/v1/brands/generate", { key, json })).body.id;
  const { id } = await eventually(async () => {
    const { data } = (await call(`/events?job_id=${job}`)).body;
    return data[0];
  });
  return id;
}
const settled = (id: string, status: string) =>
  eventually(async () => {
    const { body } = await call(`/events/${id}`);
    return body.status === status ? body : null;
  });

describe("the delivery history", () => {
  const hook = (name: string) => `https://localhost:${receiver.port}/${name}`;
  let failing: string;
  let delivered: string;
  let failed: string;

  beforeAll(async () => {
    receiver.behave((response, { path: asked }) => {
      if (asked === "/broken") response.writeHead(500, { "x-why": "broken" }).end("no <b>way</b>");
      else response.writeHead(200).end("ok");
    });
    failing = await eventOf("first", hook("broken"));
    delivered = await eventOf("second", hook("fine"));
    failed = await eventOf("simulate: generation_error", hook("fine"));
    await settled(failing, "undeliverable");
    await settled(delivered, "delivered");
    await settled(failed, "delivered");
  });

  it("is filtered by status, type, URL, job and environment, and paged", async () => {
    const ids = async (query: string) =>
      (await call(`/events?limit=100&${query}`)).body.data.map(({ id }: { id: string }) => id);
    expect(await ids("status=undeliverable")).toEqual([failing]);
    expect(await ids("type=generation.failed")).toEqual([failed]);
    expect(await ids(`url=${encodeURIComponent(hook("fine"))}`)).toEqual([failed, delivered]);
    expect(await ids("environment=live")).toEqual([]);
    expect(await ids("job_id=job_01kaxm3q5r0000000000000001")).toEqual([]);
    const all = await ids("");
    const first = (await call("/events?limit=2")).body;
    const second = (await call(`/events?limit=2&starting_after=${first.next_cursor}`)).body;
    expect([...first.data, ...second.data].map(({ id }: { id: string }) => id)).toEqual(all.slice(0, 4));
  });

  it.each([
    ["status=lost", "status"],
    ["environment=test", "environment"],
    ["type=ping", "type"],
    ["limit=101", "limit"],
    ["colour=red", "colour"],
  ])("refuses ?%s", async (query, param) => {
    const { status, body } = await call(`/events?${query}`);
    expect(status).toBe(400);
    expect(body.error.param).toBe(param);
  });

  it("shows every attempt with its headers and the answer as text", async () => {
    const { body } = await call(`/events/${failing}`);
    expect(body.deliveries[0].attempts).toHaveLength(4);
    expect(body.deliveries[0].attempts[3]).toMatchObject({
      number: 4,
      status_code: 500,
      response_body: "no <b>way</b>",
      response_headers: { "x-why": "broken" },
    });
    expect(body).toMatchObject({ status: "undeliverable", attempts: 4, last_status_code: 500 });
  });

  it("sends one event again, and then all that are undeliverable", async () => {
    const resent = await call(`/events/${failing}/resend`, { method: "POST" });
    expect(resent.body).toMatchObject({ id: failing, status: "pending" });
    expect(resent.body.deliveries).toHaveLength(2);
    await settled(failing, "undeliverable");
    receiver.behave(answer200);
    const json = { since: Math.floor(Date.now() / 1000) - 600 };
    const all = await member.client.call(path("/resend-undeliverable"), { json });
    expect(all.body).toEqual({ resent: 1, has_more: false });
    const after = await settled(failing, "delivered");
    expect(after.deliveries.map(({ status }: { status: string }) => status)).toEqual([
      "delivered",
      "undeliverable",
      "undeliverable",
    ]);
    expect((await call("/resend-undeliverable", { json })).body.resent).toBe(0);
  });

  it("refuses to send again what has nowhere to go, with 409 and the reason", async () => {
    const mine = await stranger();
    const [row] = await service.db.query<{ id: string }>(
      "insert into events (workspace_id, environment, type, body) values ($1, 'live', 'generation.failed', '{}') returning id",
      [mine.id],
    );
    await service.db.query(
      "insert into deliveries (event_id, workspace_id, status) values ($1, $2, 'no_endpoint')",
      [row!.id, mine.id],
    );
    const reply = await mine.call(`/events/${row!.id}/resend`, { method: "POST" });
    expect([reply.status, reply.body.error.code]).toEqual([409, "conflict"]);
    expect(reply.body.error.message).toContain("no default webhook URL");
  });

  it("keeps other workspaces' events, and those of deleted projects, out of reach", async () => {
    const other = await stranger();
    expect((await other.call(`/events/${delivered}`)).status).toBe(404);
    expect((await other.call(`/events/${delivered}/resend`, { method: "POST" })).status).toBe(404);
    expect((await other.call("/events")).body.data).toEqual([]);
    const { project_id } = (await call(`/events/${delivered}`)).body;
    await owner.client.call(`/api/workspaces/${workspace.id}/projects/${project_id}`, { method: "DELETE" });
    expect((await call(`/events/${delivered}`)).status).toBe(404);
    const { data } = (await call("/events?limit=100")).body;
    expect(data.map(({ id }: { id: string }) => id)).not.toContain(delivered);
  });
});

describe("the secret", () => {
  it("is shown to an owner, rotated with its overlap, and both leave a trace", async () => {
    const mine = await stranger();
    const shown = (await mine.call("/secret")).body;
    expect(shown).toMatchObject({ secret: expect.stringMatching(/^whsec_/), previous_retires_at: null });
    const rotated = (await mine.call("/secret/rotate", { method: "POST" })).body;
    expect(rotated.secret).not.toBe(shown.secret);
    expect(rotated.previous_retires_at - Date.now() / 1000).toBeGreaterThan(23 * 3600);
    expect((await mine.call("/secret")).body.secret).toBe(rotated.secret);
    const rows = await service.db.query<{ action: string }>(
      "select action from audit_log where workspace_id = $1 order by id",
      [mine.id],
    );
    const actions = rows.map(({ action }) => action);
    expect(actions).toContain("webhook_secret.rotated");
    expect(actions.filter((action) => action === "webhook_secret.shown")).toHaveLength(2);
  });
});
