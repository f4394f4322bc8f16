import { beforeAll, describe, expect, it } from "vitest";
import type { TestWorkspace } from "../test-service.ts";
import { useService } from "../use-service.ts";
import { type SignedInPerson, signedInPerson } from "./dashboard-client.ts";

const service = useService();
let workspace: TestWorkspace;
let owner: SignedInPerson;
beforeAll(async () => {
  workspace = await service.createWorkspace();
  owner = await signedInPerson(service, workspace.id);
});

const at = (path: string, id = workspace.id) => `/api/workspaces/${id}${path}`;
const newest = async (id = workspace.id) => (await owner.client.call(at("/audit", id))).body.data[0];

describe("a workspace", () => {
  it("is made by a person, who owns it on the Free plan, with a webhook secret of its own", async () => {
    const made = await owner.client.call("/api/workspaces", { json: { name: "  Fern & Finch " } });
    expect(made.status).toBe(200);
    expect(made.body).toEqual({
      id: expect.stringMatching(/^ws_/),
      name: "Fern & Finch",
      plan: "free",
      role: "owner",
    });
    const { id } = made.body;
    expect((await owner.client.call("/api/session")).body.workspaces).toContainEqual(made.body);
    const secret = await owner.client.call(at("/webhooks/secret", id));
    expect(secret.body.secret).toMatch(/^whsec_/);
    const entries = (await owner.client.call(at("/audit", id))).body.data;
    expect(entries.map(({ action, actor }: { action: string; actor: string }) => [action, actor])).toEqual([
      ["webhook_secret.shown", owner.email],
      ["workspace.created", owner.email],
    ]);
  });

  it("is renamed by its owner, on record", async () => {
    const reply = await owner.client.call(at(""), { method: "PATCH", json: { name: "<b>New</b> name" } });
    expect(reply.body).toEqual({ id: workspace.id, name: "<b>New</b> name", plan: "agency", role: "owner" });
    expect((await owner.client.call(at(""))).body).toEqual(reply.body);
    expect(await newest()).toMatchObject({
      action: "workspace.renamed",
      details: { from: "Test", to: "<b>New</b> name" },
    });
  });

  it.each([
    [{ name: " " }, "invalid_param"],
    [{ name: "x".repeat(201) }, "param_too_long"],
    [{}, "missing_required_param"],
    [{ name: 1 }, "invalid_param"],
  ])("cannot be called %j", async (json, code) => {
    const reply = await owner.client.call("/api/workspaces", { json });
    expect([reply.status, reply.body.error.code]).toEqual([400, code]);
  });

  it("is one of at most twenty of one's own", async () => {
    const person = await signedInPerson(service, workspace.id, "member");
    const make = () => person.client.call("/api/workspaces", { json: { name: "Mine" } });
    for (let n = 0; n < 20; n++) expect((await make()).status).toBe(200);
    const refused = await make();
    expect([refused.status, refused.body.error.code]).toEqual([409, "conflict"]);
  });
});

describe("a name", () => {
  it("of a letter and 240,000 spaces is refused everywhere, from the command line too", async () => {
    const endless = `A${" ".repeat(240_000)}`;
    const replies = [
      await owner.client.call("/api/workspaces", { json: { name: endless } }),
      await owner.client.call(at(""), { method: "PATCH", json: { name: endless } }),
      await owner.client.call(at("/keys"), { json: { label: endless, environment: "sandbox" } }),
      await owner.client.call(at("/projects"), { json: { name: endless, environment: "sandbox" } }),
    ];
    for (const { status, body } of replies) {
      expect([status, body.error.code]).toEqual([400, "param_too_long"]);
    }
    const words = "may have at most 200 characters, and 1000 with the white space around it.";
    await expect(service.admin.createWorkspace(endless, "pro")).rejects.toThrow(`The name ${words}`);
    await expect(service.admin.createWorkspace("A".repeat(201), "pro")).rejects.toThrow(words);
    await expect(service.admin.createKey(workspace.id, "live", endless)).rejects.toThrow(
      `The label ${words}`,
    );
    await expect(service.admin.createKey(workspace.id, "live", "a\0b")).rejects.toThrow("without NUL");
  });
});

describe("an API key", () => {
  it("is shown whole once, works, shows when it was used, and fails once it is revoked", async () => {
    const made = await owner.client.call(at("/keys"), {
      json: { label: " Build server ", environment: "sandbox" },
    });
    const { secret, ...view } = made.body;
    expect(view).toEqual({
      id: expect.stringMatching(/^key_/),
      label: "Build server",
      environment: "sandbox",
      last_four: secret.slice(-4),
      created_at: expect.any(Number),
      last_used_at: null,
      revoked_at: null,
      was_leaked: false,
      should_rotate: false,
    });
    expect(await newest()).toMatchObject({
      actor: owner.email,
      action: "key.created",
      subject: view.id,
      details: { label: "Build server", environment: "sandbox", last_four: secret.slice(-4) },
    });
    const listed = async () => {
      const reply = await owner.client.call(at("/keys"));
      expect(reply.text).not.toContain(secret);
      return reply.body.data.find(({ id }: { id: string }) => id === view.id);
    };
    expect(await listed()).toEqual(view);

    expect((await service.call("/v1/projects", { key: secret })).status).toBe(200);
    expect((await listed()).last_used_at).toBeGreaterThan(view.created_at - 2);

    const revoked = await owner.client.call(at(`/keys/${view.id}/revoke`), { json: {} });
    expect(revoked.body).toMatchObject({ id: view.id, revoked_at: expect.any(Number) });
    expect((await service.call("/v1/projects", { key: secret })).body.error.code).toBe("invalid_api_key");
    expect(await newest()).toMatchObject({ action: "key.revoked", subject: view.id });
    // Once more changes nothing, and tells nothing new.
    await owner.client.call(at(`/keys/${view.id}/revoke`), { json: {} });
    const entries = (await owner.client.call(at("/audit"))).body.data;
    expect(entries.filter(({ action }: { action: string }) => action === "key.revoked")).toHaveLength(1);
  });

  it("is not to be had on the Free plan, which is told with the reason", async () => {
    const { id } = (await owner.client.call("/api/workspaces", { json: { name: "Free" } })).body;
    const reply = await owner.client.call(at("/keys", id), { json: { label: "x", environment: "live" } });
    expect([reply.status, reply.body.error.code]).toEqual([403, "plan_has_no_api_access"]);
    expect(reply.body.error.message).toContain("Pro or Agency");
  });

  it("in use for half a year asks to be replaced", async () => {
    const old = "key_01hf7yat00000000000000000a";
    await service.db.query(
      `insert into api_keys (id, workspace_id, environment, label, hash, last_four)
       values ($1, $2, 'live', 'Old', 'x', 'abcd')`,
      [old, workspace.id],
    );
    const { data } = (await owner.client.call(at("/keys"))).body;
    expect(data.find(({ id }: { id: string }) => id === old).should_rotate).toBe(true);
  });

  it("is one of at most a hundred in use", async () => {
    const crowded = await service.createWorkspace();
    const person = await signedInPerson(service, crowded.id);
    await service.db.query(
      `insert into api_keys (workspace_id, environment, label, hash, last_four)
       select $1, 'live', 'Many', ('crowd' || n)::bytea, 'abcd' from generate_series(1, 98) n`,
      [crowded.id],
    );
    const reply = await person.client.call(at("/keys", crowded.id), {
      json: { label: "x", environment: "live" },
    });
    expect([reply.status, reply.body.error.code]).toEqual([409, "conflict"]);
  });
});

describe("the audit log", () => {
  it("comes in pages, newest first, each entry once", async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: string = cursor === null ? "?limit=3" : `?limit=3&starting_after=${cursor}`;
      const { body } = await owner.client.call(at(`/audit${query}`));
      expect(body.object).toBe("list");
      seen.push(...body.data.map(({ id }: { id: string }) => id));
      cursor = body.next_cursor;
    } while (cursor !== null);
    const all = await service.db.query("select id from audit_log where workspace_id = $1", [workspace.id]);
    expect(new Set(seen).size).toBe(all.length);
    expect(seen).toEqual([...seen].sort().reverse());
    const wrong = await owner.client.call(at("/audit?starting_after=x"));
    expect(wrong.body.error.code).toBe("invalid_cursor");
  });

  it("tells what an operator did, and whom a person is called now", async () => {
    await service.admin.changeWorkspace(workspace.id, { plan: "pro" });
    expect(await newest()).toMatchObject({
      actor: "operator",
      action: "plan.changed",
      details: { plan: "pro" },
    });
    await service.admin.changeWorkspace(workspace.id, { webhookUrl: "https://example.com/hook" });
    expect(await newest()).toMatchObject({ actor: "operator", action: "endpoint.made_default" });
    await service.admin.rotateWebhookSecret(workspace.id);
    expect(await newest()).toMatchObject({ actor: "operator", action: "webhook_secret.rotated" });
    await service.admin.createUser(workspace.id, "added@example.com", "member");
    expect(await newest()).toMatchObject({
      actor: "operator",
      action: "member.added",
      details: { email: "added@example.com", role: "member" },
    });
    await service.admin.changeWorkspace(workspace.id, { liftSuspension: true, monthlyQuota: 5 });
    expect(await newest()).toMatchObject({ actor: "operator", action: "suspension.lifted" });
  });

  it("keeps no secret", async () => {
    const rows = await service.db.query<{ text: string }>("select details::text as text from audit_log");
    const text = rows.map((row) => row.text).join();
    expect(text).not.toMatch(/sk_(test|live)_|whsec_|argon2/);
  });
});
