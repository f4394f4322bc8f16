import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService } from "../test-service.ts";
import { DashboardClient, PASSWORD, signedInPerson } from "./dashboard-client.ts";

let service: TestService;
let workspaceId: string;
beforeAll(async () => {
  service = await startTestService();
  workspaceId = (await service.createWorkspace()).id;
});
afterAll(() => service.stop());

async function newcomer() {
  const email = `new-${randomUUID()}@example.com`;
  const { id, password } = await service.admin.createUser(workspaceId, email, "owner");
  const client = new DashboardClient(service);
  const reply = await client.logIn(email, password!);
  return { email, id, password: password!, client, reply };
}

const change = (client: DashboardClient, json: object) => client.call("/api/password", { json });

describe("somebody with a one-time password", () => {
  it("chooses their own, may give their own address with it, and signs in with both from then on", async () => {
    const { client, email, id, password, reply } = await newcomer();
    expect(reply.body.person).toEqual({
      id,
      email,
      must_choose_password: true,
      has_two_factor: false,
      has_password: true,
      has_provider: false,
    });
    const before = client.cookie;
    const own = `Ada-${randomUUID()}@Example.com`;
    const chosen = await change(client, { new_password: PASSWORD, email: ` ${own} ` });
    expect(chosen.status).toBe(200);
    expect(chosen.body.person).toEqual({
      id,
      email: own,
      must_choose_password: false,
      has_two_factor: false,
      has_password: true,
      has_provider: false,
    });
    expect(client.cookie).not.toBe(before);
    expect((await client.call(`/api/workspaces/${workspaceId}/members`)).status).toBe(200);

    const again = new DashboardClient(service);
    expect((await again.logIn(own.toLowerCase(), PASSWORD)).status).toBe(200);
    expect((await again.logIn(email, password)).status).toBe(401);
  });

  it.each([
    ["too short", "eleven char", "invalid_param"],
    ["their address", undefined, "invalid_param"],
    ["the one they were given", null, "invalid_param"],
    ["a book", "x".repeat(257), "param_too_long"],
  ])("cannot choose a password that is %s", async (_, wanted, code) => {
    const { client, email, password } = await newcomer();
    const reply = await change(client, { new_password: wanted === null ? password : (wanted ?? email) });
    expect([reply.status, reply.body.error.code, reply.body.error.param]).toEqual([
      400,
      code,
      "new_password",
    ]);
    expect((await client.call("/api/session")).body.person.must_choose_password).toBe(true);
  });

  it("cannot take an address that is none, or somebody else's", async () => {
    const { client } = await newcomer();
    const other = await signedInPerson(service, workspaceId);
    const wrong = await change(client, { new_password: PASSWORD, email: "not an address" });
    expect([wrong.status, wrong.body.error.param]).toEqual([400, "email"]);
    const taken = await change(client, { new_password: PASSWORD, email: other.email.toUpperCase() });
    expect([taken.status, taken.body.error.code, taken.body.error.param]).toEqual([409, "conflict", "email"]);
  });
});

describe("a change of password", () => {
  it("needs the present one, ends every other session, and gives this one a new token", async () => {
    const { client, email } = await signedInPerson(service, workspaceId);
    const elsewhere = new DashboardClient(service);
    await elsewhere.logIn(email, PASSWORD);
    const before = client.cookie;

    const missing = await change(client, { new_password: "another password" });
    expect([missing.status, missing.body.error.param]).toEqual([400, "current_password"]);
    const wrong = await change(client, { current_password: "x", new_password: "another password" });
    expect([wrong.status, wrong.body.error.code]).toEqual([401, "wrong_credentials"]);
    expect(client.cookie).toBe(before);

    const changed = await change(client, { current_password: PASSWORD, new_password: "another password" });
    expect(changed.status).toBe(200);
    expect(client.cookie).not.toBe(before);
    expect((await client.call("/api/session")).status).toBe(200);
    expect((await elsewhere.call("/api/session")).status).toBe(401);
    expect((await elsewhere.logIn(email, PASSWORD)).status).toBe(401);
    expect((await elsewhere.logIn(email, "another password")).status).toBe(200);
  });

  it("is counted like signing in: a stolen session cannot guess the password", async () => {
    const { client, email } = await signedInPerson(service, workspaceId);
    for (let n = 0; n < 10; n++) {
      expect((await change(client, { current_password: `x${n}`, new_password: PASSWORD })).status).toBe(401);
    }
    const refused = await change(client, { current_password: PASSWORD, new_password: "another password" });
    expect([refused.status, refused.body.error.code]).toEqual([429, "too_many_logins"]);
    await service.db.query("delete from login_attempts");
    expect((await new DashboardClient(service).logIn(email, PASSWORD)).status).toBe(200);
  });

  it("does not change the address", async () => {
    const { client } = await signedInPerson(service, workspaceId);
    const reply = await change(client, {
      current_password: PASSWORD,
      new_password: "another password",
      email: "other@example.com",
    });
    expect([reply.status, reply.body.error.param]).toEqual([400, "email"]);
  });
});

describe("an operator's new password for somebody", () => {
  it("signs them out everywhere, is good once, and is on record in each of their workspaces", async () => {
    const { client, email } = await signedInPerson(service, workspaceId);
    const { password, id } = await service.admin.resetPassword(email);
    expect((await client.call("/api/session")).status).toBe(401);
    expect((await client.logIn(email, PASSWORD)).status).toBe(401);
    expect((await client.logIn(email, password!)).body.person.must_choose_password).toBe(true);
    const entries = await service.db.query(
      "select workspace_id, actor, action from audit_log where subject = $1 and action = 'member.password_reset'",
      [id],
    );
    expect(entries).toEqual([
      { workspace_id: workspaceId, actor: "operator", action: "member.password_reset" },
    ]);
  });
});
