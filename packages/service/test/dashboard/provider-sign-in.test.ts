import { createHmac, randomUUID } from "node:crypto";
import { createServer } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { freePorts } from "../free-ports.ts";
import { type Reply, startTestService, type TestService } from "../test-service.ts";
import { DashboardClient, PASSWORD, signedInPerson } from "./dashboard-client.ts";
import {
  CLIENT,
  type KnownPerson,
  newPerson,
  startIdentityProvider,
  type Tampering,
  type TestProvider,
} from "./identity-provider.ts";
import { enterWith, withPasskey } from "./passkeys.ts";
import { codeNow, withTwoFactor } from "./second-factor.ts";

let provider: TestProvider;
let service: TestService;
/** Whom the groups "designers" and "leads" let in, as a member and as an owner. */
let studio: string;
/** Whom "auditors" let in. */
let archive: string;

const workspaceId = (letter: string) => `ws_01kaxm3q5r8v2t6w9y1z4b7d0${letter}`;

beforeAll(async () => {
  const [dashboard] = await freePorts(1);
  provider = await startIdentityProvider(`https://localhost:${dashboard}/sign-in/answer`);
  studio = workspaceId("a");
  archive = workspaceId("b");
  service = await startTestService({
    MARQUE_DASHBOARD_ORIGIN: `https://localhost:${dashboard}`,
    ...settings(provider.issuer),
    MARQUE_OIDC_GROUPS: [
      `designers=${studio}:member`,
      `leads=${studio}:owner`,
      `cn=auditors,dc=corp=${archive}:member`,
      `designers=${workspaceId("z")}:owner`,
    ].join("; "),
  });
  await service.db.query(
    "insert into workspaces (id, name, plan) values ($1, 'Studio', 'agency'), ($2, 'Archive', 'agency')",
    [studio, archive],
  );
  // So that nobody below is the last owner by accident.
  await signedInPerson(service, studio);
});
afterAll(async () => {
  await service?.stop();
  await provider?.close();
});
beforeEach(async () => {
  // More is signed in here than one address may.
  await service.db.query("delete from rate_windows");
  provider.tamper = null;
  provider.status = null;
  provider.discovery = {};
});

function settings(issuer: string): Record<string, string> {
  return {
    MARQUE_OIDC_ISSUER: issuer,
    MARQUE_OIDC_CLIENT_ID: CLIENT.id,
    MARQUE_OIDC_CLIENT_SECRET: CLIENT.secret,
    MARQUE_OIDC_NAME: "Corp ID",
    MARQUE_OIDC_SCOPES: "openid email groups",
  };
}

function known(more: Partial<KnownPerson> = {}): KnownPerson {
  const person = newPerson(more);
  provider.people.set(person.sub, person);
  return person;
}

async function begin(client: DashboardClient, body: object = {}): Promise<string> {
  const reply = await client.call("/api/login/provider", { json: body });
  expect(reply.status, reply.text).toBe(200);
  return reply.body.url;
}

const answer = (client: DashboardClient, back: URL, more: object = {}) =>
  client.call("/api/login/provider/answer", { json: { query: back.search, ...more } });

/** The whole way, as a browser goes it. */
async function signIn(
  { sub }: KnownPerson,
  client = new DashboardClient(service),
  more: object = {},
): Promise<Reply> {
  return answer(client, await provider.signIn(await begin(client), sub), more);
}

const outcome = ({ status, body }: Reply) => [status, body?.error?.code ?? null];
const roles = ({ body }: Reply) =>
  Object.fromEntries(body.workspaces.map(({ id, role }: { id: string; role: string }) => [id, role]));

const accountsOf = (email: string) =>
  service.db.query<{ id: string }>("select id from users where lower(email) = lower($1)", [email]);

async function auditOf(email: string): Promise<string[]> {
  const rows = await service.db.query<{ action: string }>(
    `select a.action from audit_log a join users u on u.id = a.subject where lower(u.email) = lower($1) order by a.id`,
    [email],
  );
  return rows.map(({ action }) => action);
}

describe("somebody new", () => {
  it("becomes a member by their group, with an account that has no password", async () => {
    const person = known({ groups: ["designers"] });
    const client = new DashboardClient(service);
    const reply = await signIn(person, client);
    expect(reply.status, reply.text).toBe(200);
    expect(reply.body.person).toMatchObject({
      email: person.email,
      must_choose_password: false,
      has_password: false,
      has_provider: true,
      has_two_factor: false,
    });
    // The third workspace of the table does not exist, and is passed over.
    expect(roles(reply)).toEqual({ [studio]: "member" });
    expect((await client.call(`/api/workspaces/${studio}/members`)).status).toBe(200);
    expect(await auditOf(person.email!)).toEqual(["member.joined"]);
    for (const password of ["", PASSWORD]) {
      expect(outcome(await client.logIn(person.email!, password))).toEqual([401, "wrong_credentials"]);
    }
  });

  it("has the higher role of two groups, and a place in each workspace that a group opens", async () => {
    const reply = await signIn(known({ groups: ["designers", "leads", "cn=auditors,dc=corp", "others"] }));
    expect(roles(reply)).toEqual({ [studio]: "owner", [archive]: "member" });
  });

  it("may have one group as a plain text, and a word of verification as text", async () => {
    const reply = await signIn(known({ groups: "leads", email_verified: "true" }));
    expect(roles(reply)).toEqual({ [studio]: "owner" });
  });

  it("without a place in a workspace is refused, and leaves nothing behind", async () => {
    const person = known({ groups: ["others"] });
    const client = new DashboardClient(service);
    const reply = await signIn(person, client);
    expect(outcome(reply)).toEqual([403, "provider_refused"]);
    expect(reply.body.error.message).toMatch(/Corp ID knows you, but you are not in a workspace/);
    expect(client.cookie).toBeNull();
    expect(await accountsOf(person.email!)).toEqual([]);
  });

  it.each([
    ["an address that is called unverified", { email_verified: false }],
    ["the text false", { email_verified: "false" }],
  ])("with %s is refused", async (_, more) => {
    const person = known({ groups: ["designers"], ...more });
    const reply = await signIn(person);
    expect(outcome(reply)).toEqual([403, "provider_refused"]);
    expect(reply.body.error.message).toMatch(/does not say that .* is verified/);
    expect(await accountsOf(person.email!)).toEqual([]);
  });

  it("without a word about the address is refused unless the operator trusts it", async () => {
    const { email_verified: _, ...person } = newPerson({ groups: ["designers"] });
    provider.people.set(person.sub, person);
    expect(outcome(await signIn(person))).toEqual([403, "provider_refused"]);
  });

  it.each([
    ["no address", undefined],
    ["an address that is none", "not an address"],
  ])("with %s is refused", async (_, email) => {
    const { email: __, ...person } = newPerson({ groups: ["designers"] });
    provider.people.set(person.sub, { ...person, ...(email !== undefined && { email }) });
    const reply = await signIn(person);
    expect(outcome(reply)).toEqual([403, "provider_refused"]);
    expect(reply.body.error.message).toMatch(/did not share your email address/);
  });

  it("who signs in twice at once has one account", async () => {
    const person = known({ groups: ["designers"] });
    const clients = [1, 2, 3].map(() => new DashboardClient(service));
    const backs = await Promise.all(
      clients.map(async (client) => provider.signIn(await begin(client), person.sub)),
    );
    const replies = await Promise.all(clients.map((client, place) => answer(client, backs[place]!)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await accountsOf(person.email!)).toHaveLength(1);
  });
});

describe("what a group gives", () => {
  it("comes, changes and goes at the next sign-in", async () => {
    const person = known({ groups: ["designers"] });
    expect(roles(await signIn(person))).toEqual({ [studio]: "member" });
    provider.people.set(person.sub, { ...person, groups: ["leads", "cn=auditors,dc=corp"] });
    const raised = new DashboardClient(service);
    expect(roles(await signIn(person, raised))).toEqual({ [studio]: "owner", [archive]: "member" });
    // An owner in the session that the sign-in opened, too.
    expect((await raised.call(`/api/workspaces/${studio}/audit`)).status).toBe(200);
    provider.people.set(person.sub, { ...person, groups: ["cn=auditors,dc=corp"] });
    expect(roles(await signIn(person))).toEqual({ [archive]: "member" });
    expect(outcome(await raised.call(`/api/workspaces/${studio}/members`))).toEqual([404, "not_found"]);
    expect(await auditOf(person.email!)).toEqual([
      "member.joined",
      "member.role_changed",
      "member.joined",
      "member.removed",
    ]);
  });

  it("is gone with the last one, and so are the open sessions", async () => {
    const person = known({ groups: ["designers"] });
    const before = new DashboardClient(service);
    await signIn(person, before);
    provider.people.set(person.sub, { ...person, groups: [] });
    expect(outcome(await signIn(person))).toEqual([403, "provider_refused"]);
    expect(outcome(await before.call("/api/session"))).toEqual([401, "session_required"]);
    provider.people.set(person.sub, person);
    expect(roles(await signIn(person))).toEqual({ [studio]: "member" });
    expect(await accountsOf(person.email!)).toHaveLength(1);
  });

  it("leaves alone what was made by hand", async () => {
    const { id } = await service.admin.createWorkspace("By hand", "agency");
    const owner = await signedInPerson(service, id);
    await signedInPerson(service, id);
    const person = known({ email: owner.email, groups: [] });
    expect(roles(await signIn(person))).toEqual({ [id]: "owner" });
    const member = await signedInPerson(service, studio, "member");
    const lead = known({ email: member.email, groups: ["leads"] });
    expect(roles(await signIn(lead))).toEqual({ [studio]: "member" });
    provider.people.set(lead.sub, { ...lead, groups: [] });
    expect(roles(await signIn(lead))).toEqual({ [studio]: "member" });
  });

  it("takes the role of the groups again after an owner changed it by hand", async () => {
    const person = known({ groups: ["designers"] });
    const reply = await signIn(person);
    const owner = await signedInPerson(service, studio);
    const path = `/api/workspaces/${studio}/members/${reply.body.person.id}`;
    expect((await owner.client.call(path, { method: "PATCH", json: { role: "owner" } })).status).toBe(204);
    expect(roles(await signIn(person))).toEqual({ [studio]: "member" });
  });

  it("never takes a workspace's last owner", async () => {
    const lead = known({ groups: ["leads"] });
    const reply = await signIn(lead);
    await service.db.query(
      "update memberships set role = 'member' where workspace_id = $1 and user_id <> $2",
      [studio, reply.body.person.id],
    );
    provider.people.set(lead.sub, { ...lead, groups: [] });
    expect(roles(await signIn(lead))).toEqual({ [studio]: "owner" });
    await signedInPerson(service, studio);
    expect(outcome(await signIn(lead))).toEqual([403, "provider_refused"]);
  });
});

describe("an account that exists", () => {
  it("is linked by its verified address; the operator's word keeps its password and passkeys", async () => {
    const member = await signedInPerson(service, studio, "member");
    const device = await withPasskey(service, member);
    const reply = await signIn(known({ email: member.email.toUpperCase() }));
    expect(reply.body.person).toMatchObject({ id: member.id, has_password: true, has_provider: true });
    expect((await new DashboardClient(service).logIn(member.email, PASSWORD)).status).toBe(200);
    expect((await enterWith(service, device)).body.person.id).toBe(member.id);
    expect((await member.client.call("/api/session")).status).toBe(200);
    expect(await auditOf(member.email)).toContain("member.provider_linked");
  });

  it("is not linked by an address that is not verified", async () => {
    const member = await signedInPerson(service, studio, "member");
    const person = known({ email: member.email, email_verified: false, groups: ["leads"] });
    expect(outcome(await signIn(person))).toEqual([403, "provider_refused"]);
    const links = await service.db.query("select 1 from provider_identities where user_id = $1", [member.id]);
    expect(links).toEqual([]);
    expect(roles(await member.client.call("/api/session"))).toEqual({ [studio]: "member" });
  });

  it("that nobody vouched for loses what whoever made it knew: password, passkeys, code, sessions", async () => {
    const host = await signedInPerson(service, studio);
    const email = `squatted-${randomUUID()}@corp.example`;
    const invited = await host.client.call(`/api/workspaces/${studio}/invitations`, {
      json: { email, role: "member" },
    });
    const squatter = new DashboardClient(service);
    const token = new URL(invited.body.url).pathname.split("/").at(-1)!;
    await squatter.call(`/api/invitations/${token}`, { json: { password: PASSWORD } });
    const { body } = await squatter.call("/api/session");
    const device = await withPasskey(service, { client: squatter });
    await withTwoFactor(service, { client: squatter, id: body.person.id });
    const reply = await signIn(known({ email }));
    expect(outcome(await enterWith(service, device))).toEqual([401, "wrong_credentials"]);
    expect(reply.body.person).toMatchObject({
      id: body.person.id,
      has_password: false,
      has_two_factor: false,
    });
    expect(outcome(await squatter.call("/api/session"))).toEqual([401, "session_required"]);
    expect(outcome(await squatter.logIn(email, PASSWORD))).toEqual([401, "wrong_credentials"]);
  });

  it("stays its person's when the provider gives the address to somebody else", async () => {
    const first = known({ groups: ["designers"] });
    const { body } = await signIn(first);
    const second = known({ email: first.email!, groups: ["leads"] });
    const reply = await signIn(second);
    expect(outcome(reply)).toEqual([403, "provider_refused"]);
    expect(reply.body.error.message).toMatch(/belongs to someone else at Corp ID/);
    // The operator says whose it is.
    await service.admin.unlinkProvider(first.email!);
    expect((await signIn(second)).body.person.id).toBe(body.person.id);
    await expect(service.admin.unlinkProvider("nobody@corp.example")).rejects.toThrow(/There is no account/);
    const member = await signedInPerson(service, studio, "member");
    await expect(service.admin.unlinkProvider(member.email)).rejects.toThrow(/is not linked/);
  });

  it("follows the address of its person, unless another account has it", async () => {
    const person = known({ groups: ["designers"] });
    const { body } = await signIn(person);
    const moved = { ...person, email: `moved-${randomUUID()}@corp.example` };
    provider.people.set(person.sub, moved);
    expect((await signIn(person)).body.person).toMatchObject({ id: body.person.id, email: moved.email });
    const other = await signedInPerson(service, studio, "member");
    provider.people.set(person.sub, { ...person, email: other.email });
    expect((await signIn(person)).body.person).toMatchObject({ id: body.person.id, email: moved.email });
    provider.people.set(person.sub, { ...person, email: "unproven@corp.example", email_verified: false });
    expect((await signIn(person)).body.person.email).toBe(moved.email);
  });

  it("with two-factor sign-in is not asked for our code; after the password it is", async () => {
    const member = await signedInPerson(service, studio, "member");
    const { secret } = await withTwoFactor(service, member);
    const reply = await signIn(known({ email: member.email }));
    expect(reply.body.person).toMatchObject({ id: member.id, has_two_factor: true });
    const byPassword = await new DashboardClient(service).logIn(member.email, PASSWORD);
    expect(byPassword.body.sign_in).toMatch(/^[\w-]{43}$/);
    const code = await new DashboardClient(service).call("/api/login/code", {
      json: { sign_in: byPassword.body.sign_in, code: codeNow(secret) },
    });
    expect(code.status).toBe(200);
  });

  it("without a password is told so wherever one is asked for, and gets one from the operator alone", async () => {
    const person = known({ groups: ["designers"] });
    const client = new DashboardClient(service);
    const { body } = await signIn(person, client);
    const calls: [string, object][] = [
      ["/api/password", { current_password: PASSWORD, new_password: "another long password" }],
      ["/api/recovery-codes", { current_password: PASSWORD }],
      ["/api/two-factor/off", { current_password: PASSWORD, code: "123456" }],
      ["/api/passkeys/setup", { name: "Key", current_password: PASSWORD }],
    ];
    for (const [path, json] of calls) {
      const reply = await client.call(path, { json });
      expect([path, ...outcome(reply)]).toEqual([path, 409, "conflict"]);
      expect(reply.body.error.message).toMatch(/has no password/);
    }
    const owner = await signedInPerson(service, studio);
    const at = `/api/workspaces/${studio}/members`;
    const { members } = (await owner.client.call(at)).body;
    const shown = members.find(({ id }: { id: string }) => id === body.person.id);
    expect(shown.can_reset_password).toBe(false);
    const link = await owner.client.call(`${at}/${body.person.id}/password-reset`, { json: {} });
    expect(outcome(link)).toEqual([409, "conflict"]);
    const { password } = await service.admin.resetPassword(person.email!);
    expect((await client.logIn(person.email!, password!)).body.person.must_choose_password).toBe(true);
  });
});

describe("an invitation", () => {
  const invite = async (email: string) => {
    const { id } = await service.admin.createWorkspace("Inviting", "agency");
    const host = await signedInPerson(service, id);
    const { body } = await host.client.call(`/api/workspaces/${id}/invitations`, {
      json: { email, role: "member" },
    });
    return { id, token: new URL(body.url).pathname.split("/").at(-1)! };
  };

  it("is a place for somebody new, once, and to its own address alone", async () => {
    const person = known();
    const { id, token } = await invite(person.email!);
    const stranger = known();
    const refused = await signIn(stranger, new DashboardClient(service), { invitation: token });
    expect(outcome(refused)).toEqual([403, "provider_refused"]);
    expect(refused.body.error.message).toMatch(/The invitation is for/);
    expect(await accountsOf(stranger.email!)).toEqual([]);
    expect(roles(await signIn(person, new DashboardClient(service), { invitation: token }))).toEqual({
      [id]: "member",
    });
    expect(outcome(await signIn(person, new DashboardClient(service), { invitation: token }))).toEqual([
      410,
      "link_expired",
    ]);
    expect(roles(await signIn(person))).toEqual({ [id]: "member" });
  });

  it("asks an account without a password for the provider, and takes no password", async () => {
    const person = known({ groups: ["designers"] });
    await signIn(person);
    const { id, token } = await invite(person.email!);
    const client = new DashboardClient(service);
    expect((await client.call(`/api/invitations/${token}`)).body.asks_for).toBe("provider");
    expect(outcome(await client.call(`/api/invitations/${token}`, { json: { password: PASSWORD } }))).toEqual(
      [409, "conflict"],
    );
    expect(roles(await signIn(person, client, { invitation: token }))).toEqual({
      [studio]: "member",
      [id]: "member",
    });
  });
});

describe("an answer that is not the provider's", () => {
  const failed = [401, "provider_sign_in_failed"];
  const seconds = () => Math.floor(Date.now() / 1000);
  const cases: [string, () => Tampering][] = [
    ["a token with another key's signature", () => ({ isForged: true })],
    ["a token without a signature", () => ({ isUnsigned: true })],
    ["a token that has expired", () => ({ claims: { iat: seconds() - 7_200, exp: seconds() - 3_600 } })],
    ["a token of another issuer", () => ({ claims: { iss: "https://evil.example" } })],
    ["a token for somebody else's service", () => ({ claims: { aud: "another-client" } })],
    [
      "a token for several services, ours not the one it was made for",
      () => ({
        claims: { aud: [CLIENT.id, "another-client"], azp: "another-client" },
      }),
    ],
    ["a token with another nonce", () => ({ claims: { nonce: "n".repeat(43) } })],
    ["a token without a nonce", () => ({ claims: { nonce: undefined } })],
    ["a token without a person", () => ({ claims: { sub: undefined } })],
    // The person of the token and the one of the user info have to be the same.
    ["a token of somebody else", () => ({ claims: { sub: "somebody-else" } })],
  ];

  it.each(cases)("%s opens nothing", async (_, tampering) => {
    const person = known({ groups: ["leads"] });
    const client = new DashboardClient(service);
    const back = await provider.signIn(await begin(client), person.sub);
    provider.tamper = tampering();
    expect(outcome(await answer(client, back))).toEqual(failed);
    expect(client.cookie).toBeNull();
    expect(await accountsOf(person.email!)).toEqual([]);
    // Without the tampering the same way is open: the refusal was for it.
    provider.tamper = null;
    expect((await signIn(person)).status).toBe(200);
  });

  it("a token of an earlier sign-in opens nothing", async () => {
    const victim = known({ groups: ["leads"] });
    let token = "";
    provider.tamper = { onToken: (sent) => (token = sent) };
    await signIn(victim);
    expect(token).not.toBe("");
    const client = new DashboardClient(service);
    const back = await provider.signIn(await begin(client), victim.sub);
    provider.tamper = { token };
    expect(outcome(await answer(client, back))).toEqual(failed);
  });

  it("the same answer opens one session, also when it comes twice at once", async () => {
    const person = known({ groups: ["designers"] });
    const client = new DashboardClient(service);
    const back = await provider.signIn(await begin(client), person.sub);
    const again = new DashboardClient(service);
    again.provider = client.provider;
    const replies = await Promise.all([answer(client, back), answer(again, back)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401]);
    again.provider = client.provider;
    expect(outcome(await answer(again, back))).toEqual(failed);
  });

  it("an answer to another browser's question opens nothing: nobody is signed in as somebody else", async () => {
    const attacker = known({ groups: ["designers"] });
    const theirs = new DashboardClient(service);
    const back = await provider.signIn(await begin(theirs), attacker.sub);
    const victim = new DashboardClient(service);
    expect(outcome(await answer(victim, back))).toEqual(failed);
    await begin(victim);
    expect(outcome(await answer(victim, back))).toEqual(failed);
    expect(victim.cookie).toBeNull();
  });

  it.each([
    ["a state that was changed", (back: URL) => back.searchParams.set("state", "s".repeat(43))],
    ["no state", (back: URL) => back.searchParams.delete("state")],
    ["two states", (back: URL) => back.searchParams.append("state", "s")],
    ["another issuer's name (a mix-up)", (back: URL) => back.searchParams.set("iss", "https://evil.example")],
    ["a code that was changed", (back: URL) => back.searchParams.set("code", "c".repeat(43))],
    ["no code", (back: URL) => back.searchParams.delete("code")],
  ])("%s opens nothing", async (_, change) => {
    const client = new DashboardClient(service);
    const back = await provider.signIn(await begin(client), known({ groups: ["leads"] }).sub);
    change(back);
    expect(outcome(await answer(client, back))).toEqual(failed);
  });

  it("that took too long opens nothing", async () => {
    const client = new DashboardClient(service);
    const back = await provider.signIn(await begin(client), known({ groups: ["leads"] }).sub);
    await service.db.query("update provider_sign_ins set expires_at = now()");
    expect(outcome(await answer(client, back))).toEqual(failed);
  });

  it("of a person who said no there is told as such", async () => {
    const client = new DashboardClient(service);
    const back = await provider.refuse(await begin(client));
    const reply = await answer(client, back);
    expect(outcome(reply)).toEqual([403, "provider_refused"]);
    expect(reply.body.error.message).toMatch(/Corp ID did not let you in/);
  });

  it("cannot be made from what lies in the database, and no secret is in the log", async () => {
    const client = new DashboardClient(service);
    const url = new URL(await begin(client));
    const [row] = await service.db.query<{ token_hash: Buffer }>(
      "select * from provider_sign_ins order by expires_at desc limit 1",
    );
    expect(Object.keys(row!).sort()).toEqual(["expires_at", "token_hash"]);
    const token = client.provider!.split("=")[1]!;
    expect(url.searchParams.get("state")).toBe(
      createHmac("sha256", token).update("state").digest("base64url"),
    );
    expect(url.searchParams.get("code_challenge_method")).toBe("S256");
    const log = service.logged.join("");
    expect(log).not.toContain(CLIENT.secret);
    expect(log).not.toContain(token);
    expect(log).not.toMatch(/eyJ[\w-]+\.eyJ/);
  });
});

describe("a provider that is away", () => {
  const startWith = (issuer: string) => startTestService(settings(issuer));

  it.each(["nothing listens there", "it never answers", "it is broken", "it is another issuer"])(
    "is told as such, the service starts and passwords work: %s",
    async (how) => {
      const silent = createServer(() => {});
      await new Promise<void>((done) => silent.listen(0, "127.0.0.1", done));
      const { port } = silent.address() as { port: number };
      const [free] = await freePorts(1);
      const issuers: Record<string, string> = {
        "nothing listens there": `http://127.0.0.1:${free}`,
        "it never answers": `http://127.0.0.1:${port}`,
        "it is broken": provider.issuer,
        "it is another issuer": provider.issuer,
      };
      const other = await startWith(issuers[how]!);
      try {
        if (how === "it is broken") provider.status = 500;
        if (how === "it is another issuer") provider.discovery = { issuer: "https://evil.example" };
        const client = new DashboardClient(other);
        const reply = await client.call("/api/login/provider", { json: {} });
        expect(outcome(reply)).toEqual([503, "provider_unavailable"]);
        expect(reply.body.error.message).toMatch(/Corp ID cannot be reached/);
        const { id } = await other.admin.createWorkspace("Away", "agency");
        const person = await signedInPerson(other, id);
        expect((await person.client.call("/api/session")).status).toBe(200);
      } finally {
        await other.stop();
        silent.close();
      }
    },
    60_000,
  );

  it("is asked again once it is back, also in the middle of a sign-in", async () => {
    const person = known({ groups: ["designers"] });
    const client = new DashboardClient(service);
    const back = await provider.signIn(await begin(client), person.sub);
    provider.status = 502;
    expect(outcome(await answer(client, back))).toEqual([503, "provider_unavailable"]);
    provider.status = null;
    expect((await signIn(person)).status).toBe(200);
  });
});

describe("another setting", () => {
  it("lets everybody in, trusts what it says nothing about, and needs no secret", async () => {
    const [dashboard] = await freePorts(1);
    const open = await startIdentityProvider(`https://localhost:${dashboard}/sign-in/answer`, {
      isPublic: true,
    });
    const { MARQUE_OIDC_CLIENT_SECRET: _, ...publicly } = settings(
      `${open.issuer}/.well-known/openid-configuration`,
    );
    const other = await startTestService({
      ...publicly,
      MARQUE_DASHBOARD_ORIGIN: `https://localhost:${dashboard}`,
      MARQUE_OIDC_GROUPS: `*=${studio}:member`,
      MARQUE_OIDC_EMAILS: "trusted",
      MARQUE_OIDC_SESSION_HOURS: "1",
    });
    try {
      await other.db.query("insert into workspaces (id, name, plan) values ($1, 'Studio', 'free')", [studio]);
      const { email_verified: __, groups: ___, ...person } = newPerson();
      open.people.set(person.sub, person);
      const client = new DashboardClient(other);
      const reply = await answer(client, await open.signIn(await begin(client), person.sub));
      expect(roles(reply)).toEqual({ [studio]: "member" });
      // What it calls unverified is not, whatever the operator trusts.
      const unsure = newPerson({ email_verified: false });
      open.people.set(unsure.sub, unsure);
      const second = new DashboardClient(other);
      const refused = await answer(second, await open.signIn(await begin(second), unsure.sub));
      expect(outcome(refused)).toEqual([403, "provider_refused"]);
    } finally {
      await other.stop();
      await open.close();
    }
  });
});

describe("without a provider", () => {
  it("nothing is offered, and the accounts it made stay closed until the operator opens them", async () => {
    const off = await startTestService();
    try {
      const client = new DashboardClient(off);
      expect((await client.call("/api/sign-in-methods")).body).toEqual({ provider: null, passkeys: true });
      expect(outcome(await client.call("/api/login/provider", { json: {} }))).toEqual([404, "not_found"]);
      const late = await client.call("/api/login/provider/answer", { json: { query: "?code=c&state=s" } });
      expect(outcome(late)).toEqual([404, "not_found"]);
    } finally {
      await off.stop();
    }
  });
});

describe("signing out", () => {
  it("ends the session here; the next sign-in of that browser can ask again who it is", async () => {
    const person = known({ groups: ["designers"] });
    const client = new DashboardClient(service);
    await signIn(person, client);
    const { cookie } = client;
    expect((await client.call("/api/logout", { json: {} })).status).toBe(204);
    expect(client.cookie).toBeNull();
    client.cookie = cookie;
    expect(outcome(await client.call("/api/session"))).toEqual([401, "session_required"]);
    expect(new URL(await begin(client)).searchParams.get("prompt")).toBeNull();
    expect(new URL(await begin(client, { asks_again: true })).searchParams.get("prompt")).toBe("login");
  });

  it("comes by itself after the hours that the operator set", async () => {
    const { body } = await signIn(known({ groups: ["designers"] }));
    const [session] = await service.db.query<{ hours: number }>(
      `select extract(epoch from expires_at - created_at) / 3600 as hours from sessions where user_id = $1`,
      [body.person.id],
    );
    expect(Number(session!.hours)).toBeCloseTo(24, 1);
  });
});
