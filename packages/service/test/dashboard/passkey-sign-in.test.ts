import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { NO_PASSWORD } from "../../src/storage/users.ts";
import { type Reply, startTestService, type TestService } from "../test-service.ts";
import { DashboardClient, PASSWORD, type SignedInPerson, signedInPerson } from "./dashboard-client.ts";
import { add, dashboardOrigin, enterWith, withPasskey } from "./passkeys.ts";
import { insertSignedInOwner } from "./people.ts";
import { codeNow, forgetUsedCodes, withTwoFactor } from "./second-factor.ts";
import { type Lies, SoftwareAuthenticator } from "./software-authenticator.ts";

let service: TestService;
let workspaceId: string;

beforeAll(async () => {
  service = await startTestService({ MARQUE_ROLES: "api,dashboard" });
  workspaceId = (await service.createWorkspace()).id;
});
afterAll(() => service.stop());
afterEach(async () => {
  await service.db.query("delete from login_attempts");
  // All tests come from one address, in less than its minute.
  await service.db.query("delete from rate_windows");
});

const outcome = ({ status, body }: Reply) => [status, body?.error?.code];
const REFUSED = [401, "wrong_credentials"];
const EXPIRED = [401, "sign_in_expired"];
const person = (role: "owner" | "member" = "owner") => signedInPerson(service, workspaceId, role);
const newDevice = () => new SoftwareAuthenticator(dashboardOrigin(service));
const listOf = async ({ client }: Pick<SignedInPerson, "client">) =>
  (await client.call("/api/passkeys")).body.data;
const auditOf = (id: string) =>
  service.db.query<{ action: string; actor: string; details: object }>(
    "select action, actor, details from audit_log where subject = $1 and action like 'member.passkey%' order by id",
    [id],
  );

describe("signing in with a passkey", () => {
  it("needs no address, opens a session like any other, and notes the use", async () => {
    const somebody = await person();
    const device = await withPasskey(service, somebody);
    const client = new DashboardClient(service);
    const asked = await client.call("/api/login/passkey", { json: {} });
    expect(asked.body).toMatchObject({ rpId: "localhost", userVerification: "required" });
    expect(asked.body.allowCredentials ?? []).toEqual([]);
    expect(String(asked.headers["set-cookie"])).toMatch(
      /^__Host-marque_passkey=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const reply = await client.call("/api/login/passkey/answer", { json: device.get(asked.body) });
    expect(reply.body.person).toMatchObject({ id: somebody.id, email: somebody.email });
    expect(client.passkey).toBeNull();
    expect((await listOf({ client }))[0].last_used_at).toEqual(expect.any(Number));
    // Sessions are listed and ended as those of a password.
    const sessions = (await client.call("/api/sessions")).body.data;
    expect(sessions).toHaveLength(2);
    const own = sessions.find(({ is_current }: { is_current: boolean }) => is_current);
    expect((await somebody.client.call(`/api/sessions/${own.id}`, { method: "DELETE" })).status).toBe(204);
    expect(outcome(await client.call("/api/session"))).toEqual([401, "session_required"]);
  });

  const lies: Readonly<Record<string, Lies>> = {
    "a forged signature": { forged: true },
    "another origin": { origin: "https://evil.example" },
    "the same host without TLS": { origin: "http://localhost" },
    "another RP ID": { rpId: "evil.example" },
    "another challenge": { challenge: Buffer.alloc(32).toString("base64url") },
    "an answer for adding a passkey": { type: "webauthn.create" },
    "a frame of another site": { crossOrigin: true },
    "a device that did not ask who holds it": { isUnverified: true },
    "a device that nobody touched": { isAbsent: true },
    "another account": { userHandle: "usr_01kaxm3q5r8v2t6w9y1z4b7d0f" },
    "a credential that nobody has": { credential: Buffer.alloc(32, 1).toString("base64url") },
  };
  it.each(Object.entries(lies))("is refused for %s, in the same words", async (_, lie) => {
    const somebody = await person();
    const device = await withPasskey(service, somebody);
    const client = new DashboardClient(service);
    const reply = await enterWith(service, device, lie, client);
    expect(outcome(reply)).toEqual(REFUSED);
    expect(reply.body.error.message).toContain("This passkey was not accepted.");
    expect([client.cookie, client.device]).toEqual([null, null]);
    expect((await listOf(somebody))[0].last_used_at).toBeNull();
    // The true one is let in afterwards.
    expect((await enterWith(service, device)).status).toBe(200);
  });

  it("is refused with another person's credential, whoever's name the device gives", async () => {
    const first = await person();
    const firstDevice = await withPasskey(service, first);
    const second = await person();
    const secondDevice = await withPasskey(service, second);
    const [theirs] = firstDevice.credentials;
    // Signed with one's own key for the other's credential, with either handle.
    const credential = theirs!.id.toString("base64url");
    expect(outcome(await enterWith(service, secondDevice, { credential }))).toEqual(REFUSED);
    expect(outcome(await enterWith(service, secondDevice, { credential, userHandle: first.id }))).toEqual(
      REFUSED,
    );
    expect((await enterWith(service, secondDevice)).body.person.id).toBe(second.id);
  });

  it("takes an answer once: replayed it is refused, in this browser and in another", async () => {
    const device = await withPasskey(service, await person());
    const client = new DashboardClient(service);
    const options = (await client.call("/api/login/passkey", { json: {} })).body;
    const kept = client.passkey;
    const json = device.get(options);
    const at = (own: DashboardClient) => own.call("/api/login/passkey/answer", { json });
    // Without the cookie it is nobody's.
    expect(outcome(await at(new DashboardClient(service)))).toEqual(EXPIRED);
    expect((await at(client)).status).toBe(200);
    const thief = new DashboardClient(service);
    thief.passkey = kept;
    expect(outcome(await at(thief))).toEqual(EXPIRED);
    expect(outcome(await at(client))).toEqual(EXPIRED);
    // A new challenge does not make the old answer good.
    await thief.call("/api/login/passkey", { json: {} });
    expect(outcome(await at(thief))).toEqual(REFUSED);
  });

  it("an answer that is sent twice at once opens one session", async () => {
    const device = await withPasskey(service, await person());
    const client = new DashboardClient(service);
    const json = device.get((await client.call("/api/login/passkey", { json: {} })).body);
    const replies = await Promise.all(
      [1, 2, 3].map(() => client.call("/api/login/passkey/answer", { json })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  it("passkey × expired challenge: five minutes after it was asked for nothing is open", async () => {
    const device = await withPasskey(service, await person());
    const client = new DashboardClient(service);
    const json = device.get((await client.call("/api/login/passkey", { json: {} })).body);
    await service.db.query("update passkey_challenges set expires_at = now()");
    expect(outcome(await client.call("/api/login/passkey/answer", { json }))).toEqual(EXPIRED);
  });

  it("passkey × counter: one that goes back or stands still is refused and on record", async () => {
    const somebody = await person();
    const device = await withPasskey(service, somebody);
    expect((await enterWith(service, device, { counter: 7 })).status).toBe(200);
    expect(outcome(await enterWith(service, device, { counter: 6 }))).toEqual(REFUSED);
    expect(outcome(await enterWith(service, device, { counter: 7 }))).toEqual(REFUSED);
    expect(outcome(await enterWith(service, device, { counter: 0 }))).toEqual(REFUSED);
    const back = {
      action: "member.passkey_counter_went_back",
      actor: "unknown",
      details: { name: "Laptop" },
    };
    expect((await auditOf(somebody.id)).slice(1)).toEqual([back, back, back]);
    // Nobody is locked out: the true device goes on, and so does the password.
    expect((await enterWith(service, device, { counter: 8 })).status).toBe(200);
    expect((await new DashboardClient(service).logIn(somebody.email, PASSWORD)).status).toBe(200);
  });

  it("passkey × counter: of two answers at once with the same count one is let in", async () => {
    const device = await withPasskey(service, await person());
    const replies = await Promise.all([1, 2].map(() => enterWith(service, device, { counter: 50 })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it("takes devices that do not count, as those that sync do", async () => {
    const device = await withPasskey(service, await person(), { counts: false });
    for (let times = 0; times < 3; times += 1) {
      expect((await enterWith(service, device)).status).toBe(200);
    }
  });

  it("keeps no challenge but its hash, and none in the log", async () => {
    const device = await withPasskey(service, await person());
    const client = new DashboardClient(service);
    const { body } = await client.call("/api/login/passkey", { json: {} });
    const token = client.passkey!.split("=")[1]!;
    expect(token).toBe(body.challenge);
    const rows = await service.db.query("select * from passkey_challenges");
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(token, "base64url").toString("hex"));
    await client.call("/api/login/passkey/answer", { json: device.get(body) });
    expect(service.logged.join("\n")).not.toContain(token);
  });
});

describe("where passkeys meet the rest", () => {
  it("passkey × TOTP: adding one takes the code too, and signing in with one asks for none", async () => {
    const somebody = await person();
    const { secret } = await withTwoFactor(service, somebody);
    const device = newDevice();
    expect(outcome(await add(somebody, device))).toEqual([401, "second_factor_required"]);
    expect(outcome(await add(somebody, device, { code: codeNow(secret, 9) }))).toEqual(REFUSED);
    expect((await add(somebody, device, { code: codeNow(secret) })).status).toBe(200);
    const client = new DashboardClient(service);
    const reply = await enterWith(service, device, {}, client);
    expect(reply.body.person).toMatchObject({ id: somebody.id, has_two_factor: true });
    // In that session password and code are asked for as in any other.
    await forgetUsedCodes(service, somebody.id);
    const off = (json: object) => client.call("/api/two-factor/off", { json });
    expect(outcome(await off({ current_password: "not it", code: codeNow(secret) }))).toEqual(REFUSED);
    expect((await off({ current_password: PASSWORD, code: codeNow(secret) })).status).toBe(204);
    expect((await enterWith(service, device)).status).toBe(200);
  });

  it("passkey × suspended workspace: signs in and sees it, as with the password", async () => {
    const own = await service.createWorkspace();
    const somebody = await signedInPerson(service, own.id);
    const device = await withPasskey(service, somebody);
    await service.db.query("update workspaces set suspended_until = now() + interval '1 day' where id = $1", [
      own.id,
    ]);
    const byPassword = await new DashboardClient(service).logIn(somebody.email, PASSWORD);
    const byPasskey = await enterWith(service, device);
    expect(byPasskey.status).toBe(byPassword.status);
    expect(byPasskey.body).toEqual(byPassword.body);
  });

  it("passkey × membership that ended: the account opens and no workspace does, as with the password", async () => {
    await person();
    const member = await person("member");
    const device = await withPasskey(service, member);
    const left = await member.client.call(`/api/workspaces/${workspaceId}/members/${member.id}`, {
      method: "DELETE",
    });
    expect(left.status).toBe(204);
    const client = new DashboardClient(service);
    const byPasskey = await enterWith(service, device, {}, client);
    const byPassword = await new DashboardClient(service).logIn(member.email, PASSWORD);
    expect([byPasskey.status, byPasskey.body.workspaces]).toEqual([byPassword.status, []]);
    expect(byPassword.body.workspaces).toEqual([]);
    expect(outcome(await client.call(`/api/workspaces/${workspaceId}`))).toEqual([404, "not_found"]);
  });

  it("passkey × removed account: its passkeys and challenges are gone with it", async () => {
    const somebody = await person();
    const device = await withPasskey(service, somebody);
    await somebody.client.call("/api/passkeys/setup", { json: { name: "Next", current_password: PASSWORD } });
    await service.db.query("delete from users where id = $1", [somebody.id]);
    expect(await service.db.query("select 1 from passkeys where user_id = $1", [somebody.id])).toEqual([]);
    expect(await service.db.query("select 1 from passkey_challenges where name = 'Next'")).toEqual([]);
    expect(outcome(await enterWith(service, device))).toEqual(REFUSED);
  });

  it("passkey × one's own new password: they stay; every other session ends", async () => {
    const somebody = await person();
    const device = await withPasskey(service, somebody);
    const changed = await somebody.client.call("/api/password", {
      json: { current_password: PASSWORD, new_password: "quite another password" },
    });
    expect(changed.status).toBe(200);
    expect((await enterWith(service, device)).body.person.id).toBe(somebody.id);
  });

  it("passkey × a new password by link, by recovery code or by the operator: they go", async () => {
    const owner = await person();
    const byLink = await person("member");
    const byCode = await person();
    const byOperator = await person();
    const devices = [];
    for (const each of [byLink, byCode, byOperator]) devices.push(await withPasskey(service, each));
    const link = await owner.client.call(
      `/api/workspaces/${workspaceId}/members/${byLink.id}/password-reset`,
      { json: {} },
    );
    const password = "quite another password";
    const client = new DashboardClient(service);
    await client.call(`/api/password-resets/${link.body.url.split("/").at(-1)}`, { json: { password } });
    const made = await byCode.client.call("/api/recovery-codes", { json: { current_password: PASSWORD } });
    const recovered = await client.call("/api/recover", {
      json: { email: byCode.email, code: made.body.codes[0], password },
    });
    expect(recovered.status).toBe(200);
    await service.admin.resetPassword(byOperator.email);
    for (const device of devices) expect(outcome(await enterWith(service, device))).toEqual(REFUSED);
  });

  it("provider account × passkey: one without a password adds none, and none of it opens", async () => {
    const somebody = await person();
    const device = await withPasskey(service, somebody);
    await service.db.query("update users set password_hash = $2 where id = $1", [somebody.id, NO_PASSWORD]);
    expect(outcome(await enterWith(service, device))).toEqual(REFUSED);
    const refused = await add(somebody, newDevice());
    expect(outcome(refused)).toEqual([409, "conflict"]);
    expect(refused.body.error.message).toContain("no password");
  });

  it("rate limit × passkey: the eleventh refused answer is not looked at, and counts with passwords", async () => {
    const somebody = await person();
    const device = await withPasskey(service, somebody);
    for (let tries = 0; tries < 6; tries += 1) {
      expect(outcome(await enterWith(service, device, { forged: true }))).toEqual(REFUSED);
    }
    for (let tries = 0; tries < 4; tries += 1) {
      expect(outcome(await new DashboardClient(service).logIn(somebody.email, "not it"))).toEqual(REFUSED);
    }
    const stopped = await enterWith(service, device);
    expect(outcome(stopped)).toEqual([429, "too_many_logins"]);
    expect(Number(stopped.headers["retry-after"])).toBeGreaterThan(0);
    expect(outcome(await new DashboardClient(service).logIn(somebody.email, PASSWORD))[0]).toBe(429);
    // A browser that signed in before has a count of its own.
    const known = new DashboardClient(service);
    known.device = somebody.client.device;
    expect((await enterWith(service, device, {}, known)).status).toBe(200);
    const [told] = await service.db.query<{ count: number }>(
      "select count(*)::int from audit_log where subject = $1 and action = 'member.sign_in_failed_often'",
      [somebody.id],
    );
    expect(told!.count).toBe(1);
  });

  it("rate limit × unknown passkeys: fifty from one address, then none is looked at", async () => {
    const device = await withPasskey(service, await person());
    const stranger = () => Buffer.from(randomUUID()).toString("base64url");
    const tries = await Promise.all(
      Array.from({ length: 52 }, () => enterWith(service, device, { credential: stranger() })),
    );
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(50);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  it("rate limit × adding: wrong passwords are counted in the session", async () => {
    const { client } = await person();
    const setup = (current_password: string) =>
      client.call("/api/passkeys/setup", { json: { name: "Key", current_password } });
    for (let tries = 0; tries < 10; tries += 1) expect((await setup("not it")).status).toBe(401);
    expect((await setup(PASSWORD)).status).toBe(429);
  });

  it("client link × passkey: whoever holds a link has no account, and so no passkeys", async () => {
    const { query, database } = service.db;
    const { ids } = await insertSignedInOwner({ query, database });
    const client = new DashboardClient(service);
    expect((await client.call(`/api/client-links/${ids.client_token}`)).status).toBe(200);
    for (const [method, path] of [
      ["GET", "/api/passkeys"],
      ["POST", "/api/passkeys/setup"],
      ["POST", "/api/passkeys"],
      ["DELETE", "/api/passkeys/removal"],
    ] as const) {
      const reply = await client.call(path, { method, ...(method === "POST" && { json: {} }) });
      expect(outcome(reply), path).toEqual([401, "session_required"]);
    }
    // Its token is no challenge, and signing in beside it changes nothing about the link.
    const somebody = await person();
    const device = await withPasskey(service, somebody);
    const options = (await client.call("/api/login/passkey", { json: {} })).body;
    client.passkey = `__Host-marque_passkey=${ids.client_token}`;
    const json = device.get({ ...options, challenge: ids.client_token });
    expect(outcome(await client.call("/api/login/passkey/answer", { json }))).toEqual(EXPIRED);
    expect((await enterWith(service, device, {}, client)).status).toBe(200);
    expect((await client.call(`/api/client-links/${ids.client_token}`)).status).toBe(200);
  });

  it("session × passkey: signing in ends the session that the browser came with", async () => {
    const somebody = await person();
    const device = await withPasskey(service, somebody);
    const before = somebody.client.cookie;
    expect((await enterWith(service, device, {}, somebody.client)).status).toBe(200);
    const old = new DashboardClient(service);
    old.cookie = before;
    expect(outcome(await old.call("/api/session"))).toEqual([401, "session_required"]);
  });
});
