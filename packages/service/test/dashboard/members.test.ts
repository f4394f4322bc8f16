import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestService, type TestService } from "../test-service.ts";
import { DashboardClient, PASSWORD, type SignedInPerson, signedInPerson } from "./dashboard-client.ts";

let service: TestService;
let workspaceId: string;
let owner: SignedInPerson;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  workspaceId = (await service.createWorkspace()).id;
  owner = await signedInPerson(service, workspaceId);
});

const at = (path: string) => `/api/workspaces/${workspaceId}${path}`;
const address = () => `guest-${randomUUID()}@example.com`;

/** The path of a link on the dashboard's API. */
function linkPath(url: string): string {
  const { origin, pathname } = new URL(url);
  expect(origin).toBe(`https://localhost:${service.ports.dashboard}`);
  return `/api${pathname}`;
}

async function invite(email: string, role = "member"): Promise<string> {
  const reply = await owner.client.call(at("/invitations"), { json: { email, role } });
  expect(reply.status).toBe(200);
  return linkPath(reply.body.url);
}

const accept = (path: string, password = PASSWORD, client = new DashboardClient(service)) =>
  client.call(path, { json: { password } });

async function addMember(workspace: string, userId: string): Promise<void> {
  await service.db.query("insert into memberships (workspace_id, user_id, role) values ($1, $2, 'member')", [
    workspace,
    userId,
  ]);
}

const code = (reply: { status: number; body: { error?: { code: string } } | undefined }) => [
  reply.status,
  reply.body?.error?.code,
];

const audited = async () =>
  (await owner.client.call(at("/audit?limit=100"))).body.data.map(
    (entry: { action: string }) => entry.action,
  );

describe("an invitation", () => {
  it("makes an account and a member, once", async () => {
    const email = address();
    const path = await invite(email);
    expect((await new DashboardClient(service).call(path)).body).toEqual({
      workspace_name: "Test",
      email,
      role: "member",
      expires_at: expect.any(Number),
      has_account: false,
      asks_for: "new_password",
    });
    const client = new DashboardClient(service);
    const joined = await accept(path, PASSWORD, client);
    expect(joined.body.person).toMatchObject({ email, must_choose_password: false });
    expect(joined.body.workspaces).toEqual([
      { id: workspaceId, name: "Test", plan: "agency", role: "member" },
    ]);
    expect((await client.call(at(""))).status).toBe(200);

    expect(code(await accept(path))).toEqual([410, "link_expired"]);
    expect(code(await new DashboardClient(service).call(path))).toEqual([410, "link_expired"]);
  });

  it("used twice at once joins once", async () => {
    const path = await invite(address());
    const replies = await Promise.all([accept(path), accept(path), accept(path)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  });

  it("asks somebody with an account for their own password", async () => {
    const elsewhere = (await service.createWorkspace()).id;
    const { email, id } = await signedInPerson(service, elsewhere, "member");
    const path = await invite(email.toUpperCase(), "owner");
    expect((await new DashboardClient(service).call(path)).body.has_account).toBe(true);
    expect(code(await accept(path, "a new password"))).toEqual([401, "wrong_credentials"]);
    const joined = await accept(path);
    expect(joined.body.person.id).toBe(id);
    expect(joined.body.workspaces.map(({ role }: { role: string }) => role).sort()).toEqual([
      "member",
      "owner",
    ]);
  });

  it("does not let its holder guess that password", async () => {
    const { email } = await signedInPerson(service, (await service.createWorkspace()).id);
    const path = await invite(email);
    for (let n = 0; n < 10; n++) expect((await accept(path, `guess ${n} of it`)).status).toBe(401);
    expect(code(await accept(path))).toEqual([429, "too_many_logins"]);
  });

  it("is dead once it is withdrawn, replaced or seven days old", async () => {
    const withdrawn = await invite(address());
    const { invitations } = (await owner.client.call(at("/members"))).body;
    expect(invitations[0].expires_at - invitations[0].created_at).toBe(7 * 86_400);
    const path = at(`/invitations/${invitations[0].id}`);
    expect((await owner.client.call(path, { method: "DELETE" })).status).toBe(204);
    expect(code(await accept(withdrawn))).toEqual([410, "link_expired"]);

    const email = address();
    const [former, present] = [await invite(email), await invite(email, "owner")];
    expect(code(await accept(former))).toEqual([410, "link_expired"]);
    await service.db.query("update invitations set expires_at = expires_at - interval '7 days'");
    expect(code(await accept(present))).toEqual([410, "link_expired"]);
    expect((await owner.client.call(at("/members"))).body.invitations).toEqual([]);
  });

  it("is refused for an address that is none, and for a member", async () => {
    const call = (email: string) =>
      owner.client.call(at("/invitations"), { json: { email, role: "member" } });
    expect(code(await call("nobody"))).toEqual([400, "invalid_param"]);
    expect(code(await call(owner.email.toUpperCase()))).toEqual([409, "conflict"]);
    const role = await owner.client.call(at("/invitations"), { json: { email: address(), role: "admin" } });
    expect(code(role)).toEqual([400, "invalid_param"]);
    expect(role.body.error.message).toBe("role must be one of owner, member.");
  });

  it.each(["x", "A".repeat(43), "..%2f..", "%00"])("is dead when its token is %s", async (token) => {
    expect(code(await accept(`/api/invitations/${token}`))).toEqual([410, "link_expired"]);
    expect(code(await accept(`/api/password-resets/${token}`))).toEqual([410, "link_expired"]);
  });

  it("leaves its token in no log and no table", async () => {
    const path = await invite(address());
    const token = path.split("/").at(-1)!;
    await new DashboardClient(service).call(path);
    await service.call(`/invitations/${token}`, { origin: "dashboard" });
    await accept(path);
    expect(service.logged.join("")).not.toContain(token);
    expect(service.logged.join("")).toContain("/api/invitations/…");
  });
});

describe("members", () => {
  it("are listed with their roles; what can be done to them is told to owners", async () => {
    const member = await signedInPerson(service, workspaceId, "member");
    const { members } = (await owner.client.call(at("/members"))).body;
    expect(members).toEqual([
      {
        id: owner.id,
        email: owner.email,
        role: "owner",
        joined_at: expect.any(Number),
        is_you: true,
        can_reset_password: false,
        has_two_factor: false,
      },
      expect.objectContaining({ id: member.id, role: "member", is_you: false, can_reset_password: true }),
    ]);
    const seen = (await member.client.call(at("/members"))).body.members;
    expect(seen.map((entry: { can_reset_password: boolean }) => entry.can_reset_password)).toEqual([
      false,
      false,
    ]);
  });

  it("get another role by an owner; one with more rights counts when they sign in again, one with fewer at once", async () => {
    const member = await signedInPerson(service, workspaceId, "member");
    expect((await member.client.call(at("/audit"))).status).toBe(403);
    const change = (role: string) =>
      owner.client.call(at(`/members/${member.id}`), { method: "PATCH", json: { role } });
    expect((await change("owner")).status).toBe(204);
    // The session from before stays what it was: here, and in the person's other workspaces.
    expect((await member.client.call(at("/audit"))).status).toBe(403);
    expect((await member.client.call("/api/session")).body.workspaces[0].role).toBe("member");
    await member.client.logIn(member.email, PASSWORD);
    expect((await member.client.call("/api/session")).body.workspaces[0].role).toBe("owner");
    expect((await member.client.call(at("/audit"))).status).toBe(200);
    expect((await change("member")).status).toBe(204);
    expect((await member.client.call(at("/audit"))).status).toBe(403);
  });

  it("always have an owner among them", async () => {
    const member = await signedInPerson(service, workspaceId, "member");
    const self = at(`/members/${owner.id}`);
    const demote = () => owner.client.call(self, { method: "PATCH", json: { role: "member" } });
    const leave = () => owner.client.call(self, { method: "DELETE" });
    expect(code(await demote())).toEqual([409, "conflict"]);
    expect(code(await leave())).toEqual([409, "conflict"]);
    await owner.client.call(at(`/members/${member.id}`), { method: "PATCH", json: { role: "owner" } });
    expect((await demote()).status).toBe(204);
    await member.client.logIn(member.email, PASSWORD);
    expect((await member.client.call(at("/audit"))).status).toBe(200);
  });

  it("keep an owner when the last two leave at the same moment", async () => {
    const second = await signedInPerson(service, workspaceId);
    const replies = await Promise.all(
      [owner, second].map(({ client, id }) => client.call(at(`/members/${id}`), { method: "DELETE" })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  it("may leave by themselves but send nobody else away", async () => {
    const [one, two] = [
      await signedInPerson(service, workspaceId, "member"),
      await signedInPerson(service, workspaceId, "member"),
    ];
    const remove = (id: string) => one.client.call(at(`/members/${id}`), { method: "DELETE" });
    expect(code(await remove(two.id))).toEqual([403, "owner_required"]);
    expect((await remove(one.id)).status).toBe(204);
    expect(code(await one.client.call(at("")))).toEqual([404, "not_found"]);
    expect((await one.client.call("/api/session")).body.workspaces).toEqual([]);
    expect(code(await owner.client.call(at("/members/usr_x"), { method: "DELETE" }))).toEqual([
      404,
      "not_found",
    ]);
  });

  it("come and go on record", async () => {
    const email = address();
    const joined = await accept(await invite(email));
    const path = at(`/members/${joined.body.person.id}`);
    await owner.client.call(path, { method: "PATCH", json: { role: "owner" } });
    await owner.client.call(`${path}/password-reset`, { json: {} });
    await owner.client.call(path, { method: "DELETE" });
    await invite(address());
    const { invitations } = (await owner.client.call(at("/members"))).body;
    await owner.client.call(at(`/invitations/${invitations[0].id}`), { method: "DELETE" });
    expect((await audited()).slice(0, 7)).toEqual([
      "member.invitation_withdrawn",
      "member.invited",
      "member.removed",
      "member.password_reset_link_made",
      "member.role_changed",
      "member.joined",
      "member.invited",
    ]);
  });
});

describe("a link to a new password", () => {
  const make = (id: string) => owner.client.call(at(`/members/${id}/password-reset`), { json: {} });

  it("gives the member a new password and a new session, ends the old ones, and works once", async () => {
    const member = await signedInPerson(service, workspaceId, "member");
    const made = await make(member.id);
    expect(made.body.expires_at).toBeGreaterThan(Date.now() / 1000 + 86_000);
    const path = linkPath(made.body.url);
    expect((await new DashboardClient(service).call(path)).body).toEqual({ email: member.email });
    expect(code(await accept(path, "short"))).toEqual([400, "invalid_param"]);

    const client = new DashboardClient(service);
    expect((await accept(path, "quite another one", client)).body.person.id).toBe(member.id);
    expect((await client.call(at(""))).status).toBe(200);
    expect((await member.client.call("/api/session")).status).toBe(401);
    expect((await member.client.logIn(member.email, PASSWORD)).status).toBe(401);
    expect(code(await accept(path))).toEqual([410, "link_expired"]);
    expect((await audited())[0]).toBe("member.password_reset");
  });

  it("is not made for a member of a workspace the owner does not own", async () => {
    const other = (await service.createWorkspace()).id;
    const member = await signedInPerson(service, other, "member");
    await accept(await invite(member.email));
    expect(code(await make(member.id))).toEqual([409, "conflict"]);
    const { members } = (await owner.client.call(at("/members"))).body;
    expect(members.find(({ id }: { id: string }) => id === member.id).can_reset_password).toBe(false);

    // To be a member there is not enough; to own it is.
    await addMember(other, owner.id);
    expect(code(await make(member.id))).toEqual([409, "conflict"]);
    await service.db.query("update memberships set role = 'owner' where workspace_id = $1 and user_id = $2", [
      other,
      owner.id,
    ]);
    expect((await make(member.id)).status).toBe(200);
  });

  it("dies when the member joins a workspace its maker does not own", async () => {
    const member = await signedInPerson(service, workspaceId, "member");
    const path = linkPath((await make(member.id)).body.url);
    await addMember((await service.createWorkspace()).id, member.id);
    expect(code(await new DashboardClient(service).call(path))).toEqual([410, "link_expired"]);
    expect(code(await accept(path))).toEqual([410, "link_expired"]);
  });

  it("dies with a day, with the next link, and with a password chosen meanwhile", async () => {
    const member = await signedInPerson(service, workspaceId, "member");
    const link = async () => linkPath((await make(member.id)).body.url);
    const [first, second] = [await link(), await link()];
    expect(code(await accept(first))).toEqual([410, "link_expired"]);
    await service.db.query("update password_resets set expires_at = expires_at - interval '1 day'");
    expect(code(await accept(second))).toEqual([410, "link_expired"]);
    const third = await link();
    await member.client.call("/api/password", {
      json: { current_password: PASSWORD, new_password: "another password" },
    });
    expect(code(await accept(third))).toEqual([410, "link_expired"]);
  });

  it("is not for oneself, nor for somebody who is not here", async () => {
    expect(code(await make(owner.id))).toEqual([409, "conflict"]);
    const stranger = await signedInPerson(service, (await service.createWorkspace()).id);
    expect(code(await make(stranger.id))).toEqual([404, "not_found"]);
  });
});
