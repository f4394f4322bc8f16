import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { Reply } from "../test-service.ts";
import { useService } from "../use-service.ts";
import { DashboardClient, PASSWORD, type SignedInPerson, signedInPerson } from "./dashboard-client.ts";

// Marque sends no mail: whoever makes a link can open it. An attacker who owns a workspace invites a victim's address,
// opens the link, and holds the account of that address before the victim has one.

const service = useService();

const ATTACKERS_PASSWORD = "the attacker's own choice";
const VICTIMS_PASSWORD = "a choice of the victim's";

let attacker: SignedInPerson;
let attackersWorkspace: string;
let victimsOwner: SignedInPerson;
let victimsWorkspace: string;
let address: string;
/** The account of the victim's address, in the attacker's hands. */
let squatter: DashboardClient;
let squattedId: string;

beforeEach(async () => {
  attackersWorkspace = (await service.createWorkspace()).id;
  attacker = await signedInPerson(service, attackersWorkspace);
  victimsWorkspace = (await service.createWorkspace()).id;
  victimsOwner = await signedInPerson(service, victimsWorkspace);
  address = `victim-${randomUUID()}@example.com`;
  squatter = new DashboardClient(service);
  const path = await invite(attacker, attackersWorkspace, address);
  const taken = await accept(path, { password: ATTACKERS_PASSWORD }, squatter);
  expect(taken.status).toBe(200);
  squattedId = taken.body.person.id;
});

async function invite(owner: SignedInPerson, workspaceId: string, email: string): Promise<string> {
  const reply = await owner.client.call(`/api/workspaces/${workspaceId}/invitations`, {
    json: { email, role: "owner" },
  });
  expect(reply.status, reply.text).toBe(200);
  return `/api${new URL(reply.body.url).pathname}`;
}

const accept = (path: string, json: object, client = new DashboardClient(service)) =>
  client.call(path, { json });

const reach = async (client: DashboardClient, workspaceId = victimsWorkspace) =>
  (await client.call(`/api/workspaces/${workspaceId}`)).status;

const code = (reply: Reply) => [reply.status, reply.body?.error?.code, reply.body?.error?.param];

async function expectLockedOut(): Promise<void> {
  expect((await squatter.call("/api/session")).status).toBe(401);
  expect((await new DashboardClient(service).logIn(address, ATTACKERS_PASSWORD)).status).toBe(401);
}

async function expectNothingGained(): Promise<void> {
  expect(await reach(squatter)).toBe(404);
  const again = new DashboardClient(service);
  expect((await again.logIn(address, ATTACKERS_PASSWORD)).status).toBe(200);
  expect(await reach(again)).toBe(404);
}

describe("an operator who adds an address that somebody else took", () => {
  const create = () => service.admin.createUser(victimsWorkspace, address.toUpperCase(), "owner");

  it("is told that it is known and gets a link; until it is opened nobody has the workspace", async () => {
    const made = await create();
    expect(made).toEqual({
      id: squattedId,
      password: null,
      url: expect.stringMatching(
        new RegExp(`^https://localhost:${service.ports.dashboard}/invitations/[\\w-]{43}$`),
      ),
      expires_at: expect.any(Number),
    });
    await expectNothingGained();
    const { members } = (await victimsOwner.client.call(`/api/workspaces/${victimsWorkspace}/members`)).body;
    expect(members).toHaveLength(1);
  });

  it("gives the account to whoever opens the link: the password and every session from before end", async () => {
    const path = `/api${new URL((await create()).url!).pathname}`;
    const victim = new DashboardClient(service);
    expect((await victim.call(path)).body).toMatchObject({ has_account: true, asks_for: "new_password" });
    const joined = await accept(path, { password: VICTIMS_PASSWORD }, victim);
    expect(joined.body.person).toMatchObject({ id: squattedId, email: address });
    expect(await reach(victim)).toBe(200);
    await expectLockedOut();
    expect((await new DashboardClient(service).logIn(address, VICTIMS_PASSWORD)).status).toBe(200);
  });

  it("leaves the attacker no way back by a link to a new password", async () => {
    const reset = `/api/workspaces/${attackersWorkspace}/members/${squattedId}/password-reset`;
    const before = await attacker.client.call(reset, { json: {} });
    expect(before.status).toBe(200);
    await accept(`/api${new URL((await create()).url!).pathname}`, { password: VICTIMS_PASSWORD });
    const path = `/api${new URL(before.body.url).pathname}`;
    expect((await accept(path, { password: ATTACKERS_PASSWORD })).status).toBe(410);
    expect((await attacker.client.call(reset, { json: {} })).status).toBe(409);
  });

  it("asks for the password of an account the operator vouched for, and ends its other sessions", async () => {
    const person = await signedInPerson(service, attackersWorkspace, "member");
    const { url } = await service.admin.createUser(victimsWorkspace, person.email, "member");
    const path = `/api${new URL(url!).pathname}`;
    expect((await new DashboardClient(service).call(path)).body.asks_for).toBe("own_password");
    expect(code(await accept(path, { password: VICTIMS_PASSWORD }))).toEqual([
      401,
      "wrong_credentials",
      "password",
    ]);
    const joined = new DashboardClient(service);
    expect((await accept(path, { password: PASSWORD }, joined)).status).toBe(200);
    expect(await reach(joined)).toBe(200);
    expect((await person.client.call("/api/session")).status).toBe(401);
  });
});

describe("an operator's link and an owner's for the same address and workspace", () => {
  it("take each other's place, and each keeps its own power", async () => {
    const { url } = await service.admin.createUser(victimsWorkspace, address, "owner");
    const former = `/api${new URL(url!).pathname}`;
    const owners = await invite(victimsOwner, victimsWorkspace, address);
    expect((await accept(former, { password: VICTIMS_PASSWORD })).status).toBe(410);
    expect((await new DashboardClient(service).call(owners)).body.asks_for).toBe("own_and_new_password");
    await service.admin.createUser(victimsWorkspace, address, "owner");
    expect((await accept(owners, { password: VICTIMS_PASSWORD })).status).toBe(410);
  });
});

describe("a one-time password and an owner's invitation for the same address", () => {
  it("bring in the account the operator made, which is its address's from then on", async () => {
    const email = `made-${randomUUID()}@example.com`;
    const { password, id } = await service.admin.createUser(attackersWorkspace, email, "member");
    const path = await invite(victimsOwner, victimsWorkspace, email);
    const json = { password: password!, new_password: VICTIMS_PASSWORD };
    const joined = await accept(path, json);
    expect(joined.body.person).toEqual({
      id,
      email,
      must_choose_password: false,
      has_two_factor: false,
      has_password: true,
      has_provider: false,
    });
    const again = await invite(attacker, (await addWorkspace(attacker)).id, email);
    expect((await new DashboardClient(service).call(again)).body.asks_for).toBe("own_password");
  });
});

async function addWorkspace(owner: SignedInPerson): Promise<{ readonly id: string }> {
  return (await owner.client.call("/api/workspaces", { json: { name: "Another" } })).body;
}

describe("an owner who invites an address that somebody else took", () => {
  it("gives its holder nothing until the link is opened, and its maker learns that a password is asked for", async () => {
    const path = await invite(victimsOwner, victimsWorkspace, address);
    await expectNothingGained();
    expect((await new DashboardClient(service).call(path)).body).toMatchObject({
      has_account: true,
      asks_for: "own_and_new_password",
    });
  });

  it("lets the invitee in under another address, in an account that is theirs alone", async () => {
    const path = await invite(victimsOwner, victimsWorkspace, address);
    const other = `other-${randomUUID()}@example.com`;
    const victim = new DashboardClient(service);
    const wrong = await accept(path, { password: VICTIMS_PASSWORD, email: "nothing" }, victim);
    expect(code(wrong)).toEqual([400, "invalid_param", "email"]);
    const taken = await accept(path, { password: VICTIMS_PASSWORD, email: attacker.email }, victim);
    expect(code(taken)).toEqual([409, "conflict", "email"]);
    const joined = await accept(path, { password: VICTIMS_PASSWORD, email: ` ${other} ` }, victim);
    expect(joined.body.person.email).toBe(other);
    expect(joined.body.person.id).not.toBe(squattedId);
    expect(joined.body.workspaces.map(({ id }: { id: string }) => id)).toEqual([victimsWorkspace]);
    await expectNothingGained();
    const { data } = (await victimsOwner.client.call(`/api/workspaces/${victimsWorkspace}/audit`)).body;
    expect(data[0]).toMatchObject({
      action: "member.joined",
      details: { email: other, invited_as: address, role: "owner" },
    });
  });

  it("ends the password and the sessions of an account that joins, whoever knew them", async () => {
    // The attacker handed account and password to the victim, and kept a session and the password.
    const path = await invite(victimsOwner, victimsWorkspace, address);
    const victim = new DashboardClient(service);
    const both = { password: ATTACKERS_PASSWORD, new_password: VICTIMS_PASSWORD };
    expect(code(await accept(path, { password: ATTACKERS_PASSWORD }, victim))).toEqual([
      400,
      "missing_required_param",
      "new_password",
    ]);
    const same = { password: ATTACKERS_PASSWORD, new_password: ATTACKERS_PASSWORD };
    expect(code(await accept(path, same, victim))).toEqual([400, "invalid_param", "new_password"]);
    expect((await accept(path, both, victim)).status).toBe(200);
    expect(await reach(victim)).toBe(200);
    await expectLockedOut();
  });
});

describe("an owner's own link", () => {
  it("opens no account that other workspaces' links made", async () => {
    const member = new DashboardClient(service);
    const email = `member-${randomUUID()}@example.com`;
    await accept(await invite(victimsOwner, victimsWorkspace, email), { password: PASSWORD }, member);
    // The attacker invites the member of somebody else's workspace, and opens the link.
    const path = await invite(attacker, attackersWorkspace, email);
    const guess = { password: ATTACKERS_PASSWORD, new_password: ATTACKERS_PASSWORD.concat("!") };
    expect(code(await accept(path, guess))).toEqual([401, "wrong_credentials", "password"]);
    expect(await reach(member)).toBe(200);
    expect((await new DashboardClient(service).logIn(email, PASSWORD)).status).toBe(200);
  });

  it("to a new password takes back the operator's word for the account", async () => {
    const member = await signedInPerson(service, attackersWorkspace, "member");
    const made = await attacker.client.call(
      `/api/workspaces/${attackersWorkspace}/members/${member.id}/password-reset`,
      { json: {} },
    );
    await accept(`/api${new URL(made.body.url).pathname}`, { password: ATTACKERS_PASSWORD });
    const path = await invite(victimsOwner, victimsWorkspace, member.email);
    expect((await new DashboardClient(service).call(path)).body.asks_for).toBe("own_and_new_password");
  });
});

describe("an address that a person names themselves", () => {
  it("proves nothing: the operator's word was for the one before", async () => {
    const { password } = await service.admin.createUser(
      attackersWorkspace,
      `made-${randomUUID()}@example.com`,
      "member",
    );
    const client = new DashboardClient(service);
    const [created] = await service.db.query<{ email: string }>(
      "select email from users where email like 'made-%' order by id desc limit 1",
    );
    await client.logIn(created!.email, password!);
    const claimed = `claimed-${randomUUID()}@example.com`;
    const chosen = await client.call("/api/password", {
      json: { new_password: ATTACKERS_PASSWORD, email: claimed },
    });
    expect(chosen.status).toBe(200);
    const made = await service.admin.createUser(victimsWorkspace, claimed, "owner");
    expect(made.password).toBeNull();
    expect(await reach(client)).toBe(404);
    const path = `/api${new URL(made.url!).pathname}`;
    expect((await new DashboardClient(service).call(path)).body.asks_for).toBe("new_password");
  });
});

describe("a password that is replaced while it is looked at", () => {
  it("opens no session any more", async () => {
    const person = await signedInPerson(service, victimsWorkspace, "member");
    const late = new DashboardClient(service);
    const [reply] = await Promise.all([
      late.logIn(person.email, PASSWORD),
      person.client.call("/api/password", {
        json: { current_password: PASSWORD, new_password: VICTIMS_PASSWORD },
      }),
    ]);
    expect([200, 401, 409]).toContain(reply.status);
    expect((await late.call("/api/session")).status).toBe(401);
  });
});
