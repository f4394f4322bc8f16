import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { sweepIdentity } from "../../src/identity/sweep.ts";
import { freePorts } from "../free-ports.ts";
import { type Reply, startTestService, type TestService } from "../test-service.ts";
import { DashboardClient, PASSWORD, type SignedInPerson, signedInPerson } from "./dashboard-client.ts";
import { add, dashboardOrigin, enterWith, withPasskey } from "./passkeys.ts";
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

describe("adding a passkey", () => {
  it("takes the password, then what the device answers; it is listed, and on record", async () => {
    const somebody = await person();
    const device = newDevice();
    const asked = await somebody.client.call("/api/passkeys/setup", {
      json: { name: " My laptop ", current_password: PASSWORD },
    });
    expect(asked.body).toMatchObject({
      rp: { id: "localhost", name: "Marque" },
      user: { id: Buffer.from(somebody.id).toString("base64url"), name: somebody.email },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [],
    });
    const added = await somebody.client.call("/api/passkeys", { json: device.create(asked.body) });
    expect(added.body.data).toEqual([
      {
        id: expect.stringMatching(/^pky_/),
        name: "My laptop",
        created_at: expect.any(Number),
        last_used_at: null,
        made_for: null,
      },
    ]);
    expect(await auditOf(somebody.id)).toEqual([
      { action: "member.passkey_added", actor: `user:${somebody.id}`, details: { name: "My laptop" } },
    ]);
    // The next device is told what there is, so that it makes no second one.
    const again = await somebody.client.call("/api/passkeys/setup", {
      json: { name: "Again", current_password: PASSWORD },
    });
    expect(again.body.excludeCredentials).toMatchObject([
      { id: device.credentials[0]!.id.toString("base64url") },
    ]);
  });

  it("is refused with a wrong password, without a name, and without a session", async () => {
    const { client } = await person();
    const setup = (json: object) => client.call("/api/passkeys/setup", { json });
    expect(outcome(await setup({ name: "Key", current_password: "not it" }))).toEqual(REFUSED);
    expect(outcome(await setup({ name: "  ", current_password: PASSWORD }))[0]).toBe(400);
    expect(outcome(await setup({ name: "x".repeat(300), current_password: PASSWORD }))[0]).toBe(400);
    const stranger = new DashboardClient(service);
    expect(outcome(await add({ client: stranger }, newDevice()))).toEqual([401, "session_required"]);
    expect(await listOf({ client })).toEqual([]);
  });

  it.each(["ES256", "EdDSA", "RS256"] as const)("takes keys of the kind %s", async (algorithm) => {
    const somebody = await person();
    const device = await withPasskey(service, somebody, { algorithm });
    expect((await enterWith(service, device)).body.person.id).toBe(somebody.id);
    expect(outcome(await enterWith(service, device, { forged: true }))).toEqual(REFUSED);
  });

  const lies: Readonly<Record<string, Lies>> = {
    "another origin": { origin: "https://evil.example" },
    "the same host on another port": { origin: "https://localhost:1" },
    "another RP ID": { rpId: "evil.example" },
    "another challenge": { challenge: Buffer.alloc(32).toString("base64url") },
    "an answer for signing in": { type: "webauthn.get" },
    "a frame of another site": { crossOrigin: true },
    "a device that did not ask who holds it": { isUnverified: true },
    "a device that nobody touched": { isAbsent: true },
    "another name of the credential": { credential: Buffer.alloc(32, 1).toString("base64url") },
  };
  it.each(Object.entries(lies))("is refused for %s, and nothing is kept", async (_, lie) => {
    const somebody = await person();
    const device = newDevice();
    expect(outcome(await add(somebody, device, lie))).toEqual([400, "invalid_param"]);
    expect(await listOf(somebody)).toEqual([]);
    expect(outcome(await enterWith(service, device))).toEqual(REFUSED);
  });

  it.each([{ attestation: "AA" }, { client_data: "e30" }, { client_data: "AA" }])(
    "is refused for what is no answer: %j",
    async (broken) => {
      const { client } = await person();
      const json = { name: "Key", current_password: PASSWORD };
      const options = (await client.call("/api/passkeys/setup", { json })).body;
      const reply = await client.call("/api/passkeys", {
        json: { ...newDevice().create(options), ...broken },
      });
      expect(outcome(reply)).toEqual([400, "invalid_param"]);
    },
  );

  it("puts aside what a device says about its maker, and asks no network for it", async () => {
    for (const format of ["packed", "apple", "tpm", "unheard-of"]) {
      const somebody = await person();
      const device = newDevice();
      expect((await add(somebody, device, { format })).status).toBe(200);
      expect((await enterWith(service, device)).status).toBe(200);
    }
  });

  it("takes an answer once, in its own session, for five minutes", async () => {
    const somebody = await person();
    const setup = async (client: DashboardClient) =>
      (await client.call("/api/passkeys/setup", { json: { name: "Key", current_password: PASSWORD } })).body;
    const device = newDevice();
    const answer = device.create(await setup(somebody.client));
    const kept = somebody.client.passkey;
    expect((await somebody.client.call("/api/passkeys", { json: answer })).status).toBe(200);
    // Replayed, cookie and all.
    somebody.client.passkey = kept;
    expect(outcome(await somebody.client.call("/api/passkeys", { json: answer }))).toEqual([409, "conflict"]);

    // In another session of the same person.
    const elsewhere = new DashboardClient(service);
    await elsewhere.logIn(somebody.email, PASSWORD);
    const other = device.create(await setup(somebody.client));
    elsewhere.passkey = somebody.client.passkey;
    expect(outcome(await elsewhere.call("/api/passkeys", { json: other }))).toEqual([409, "conflict"]);

    const late = device.create(await setup(somebody.client));
    await service.db.query("update passkey_challenges set expires_at = now() - interval '1 second'");
    expect(outcome(await somebody.client.call("/api/passkeys", { json: late }))).toEqual([409, "conflict"]);
    await sweepIdentity(service.db.database);
    expect(await service.db.query("select * from passkey_challenges")).toEqual([]);
    expect(await listOf(somebody)).toHaveLength(1);
  });

  it("a challenge of the sign-in page adds nothing, and one of the account signs nobody in", async () => {
    const somebody = await person();
    const device = await withPasskey(service, somebody);
    const { client } = somebody;
    const toSignIn = (await client.call("/api/login/passkey", { json: {} })).body;
    const made = device.create({ ...toSignIn, rp: { id: "localhost" }, user: { id: "AA" } });
    expect(outcome(await client.call("/api/passkeys", { json: made }))).toEqual([409, "conflict"]);
    const toAdd = (
      await client.call("/api/passkeys/setup", { json: { name: "Key", current_password: PASSWORD } })
    ).body;
    const answer = device.get({ ...toAdd, rpId: "localhost" }, {}, device.credentials[0]);
    expect(outcome(await client.call("/api/login/passkey/answer", { json: answer }))).toEqual(EXPIRED);
  });

  it("a passkey of one account is not taken for another", async () => {
    const first = await person();
    const device = await withPasskey(service, first);
    const second = await person();
    const { client } = second;
    const options = (
      await client.call("/api/passkeys/setup", { json: { name: "Key", current_password: PASSWORD } })
    ).body;
    const copy = new SoftwareAuthenticator(dashboardOrigin(service));
    const answer = copy.create(options);
    // The same credential, claimed by somebody else.
    await service.db.query("update passkeys set credential_id = $1 where user_id = $2", [
      copy.credentials[0]!.id,
      first.id,
    ]);
    expect(outcome(await client.call("/api/passkeys", { json: answer }))).toEqual([409, "conflict"]);
    expect(await listOf(second)).toEqual([]);
    expect(device.credentials).toHaveLength(1);
  });

  it("stops at twenty, also when two are added at once", async () => {
    const somebody = await person();
    await service.db.query(
      `insert into passkeys (user_id, credential_id, public_key, counter, rp_id, name)
       select $1, uuid_send(gen_random_uuid()), '', 0, 'localhost', 'Key ' || n from generate_series(1, 19) n`,
      [somebody.id],
    );
    const elsewhere = new DashboardClient(service);
    await elsewhere.logIn(somebody.email, PASSWORD);
    const both = await Promise.all([add(somebody, newDevice()), add({ client: elsewhere }, newDevice())]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const beyond = await add(somebody, newDevice());
    expect(outcome(beyond)).toEqual([409, "conflict"]);
    expect(beyond.body.error.message).toContain("20 passkeys");
    expect(await listOf(somebody)).toHaveLength(20);
  });
});

describe("the list of passkeys", () => {
  it("is one's own: renamed and removed by its person alone, on record", async () => {
    const somebody = await person();
    const device = await withPasskey(service, somebody);
    const [{ id }] = await listOf(somebody);
    const stranger = await person();
    const rename = ({ client }: Pick<SignedInPerson, "client">, name: string, passkey = id) =>
      client.call(`/api/passkeys/${passkey}`, { method: "PATCH", json: { name } });
    const remove = ({ client }: Pick<SignedInPerson, "client">, passkey = id) =>
      client.call(`/api/passkeys/${passkey}`, { method: "DELETE" });
    expect(outcome(await rename(stranger, "Mine"))).toEqual([404, "not_found"]);
    expect(outcome(await remove(stranger))).toEqual([404, "not_found"]);
    expect(outcome(await rename(somebody, "x", "pky_1' or 1=1"))).toEqual([404, "not_found"]);
    expect(outcome(await rename(somebody, " "))[0]).toBe(400);
    expect((await rename(somebody, " Phone ")).status).toBe(204);
    expect((await rename(somebody, "Phone")).status).toBe(204);
    expect(await listOf(somebody)).toMatchObject([{ id, name: "Phone" }]);

    expect((await remove(somebody)).status).toBe(204);
    expect(outcome(await remove(somebody))).toEqual([404, "not_found"]);
    expect(await listOf(somebody)).toEqual([]);
    expect((await auditOf(somebody.id)).slice(1)).toMatchObject([
      { action: "member.passkey_renamed", details: { from: "Laptop", to: "Phone" } },
      { action: "member.passkey_removed", details: { name: "Phone" } },
    ]);
    // Removed passkey: the device still has it, and it opens nothing.
    expect(outcome(await enterWith(service, device))).toEqual(REFUSED);
  });
});

describe("the operator", () => {
  it("removes the passkeys of somebody who lost the device: signed out, on record, told until read", async () => {
    const somebody = await person();
    const device = await withPasskey(service, somebody);
    await expect(service.admin.removePasskeys("nobody@example.com")).rejects.toThrow("There is no account");
    expect(await service.admin.removePasskeys(somebody.email)).toEqual({
      id: somebody.id,
      removed_passkeys: 1,
    });
    await expect(service.admin.removePasskeys(somebody.email)).rejects.toThrow("has no passkeys");
    expect(outcome(await somebody.client.call("/api/session"))).toEqual([401, "session_required"]);
    expect(outcome(await enterWith(service, device))).toEqual(REFUSED);
    const client = new DashboardClient(service);
    const reply = await client.logIn(somebody.email, PASSWORD);
    expect(reply.body.passkeys_removed_at).toEqual(expect.any(Number));
    expect((await client.call("/api/passkeys/removal", { method: "DELETE" })).status).toBe(204);
    expect((await client.call("/api/session")).body.passkeys_removed_at).toBeNull();
    expect((await auditOf(somebody.id)).at(-1)).toEqual({
      action: "member.passkeys_reset",
      actor: "operator",
      details: { removed: 1 },
    });
  });
});

describe("the dashboard's address", () => {
  /** Another process on the same database, as after the operator set another origin. */
  async function servedAt(host: string) {
    const [port] = await freePorts(1);
    const origin = `https://${host}:${port}`;
    const own = await startTestService(
      { MARQUE_ROLES: "api,dashboard", MARQUE_DASHBOARD_ORIGIN: origin },
      undefined,
      { ...service.db, drop: async () => {} },
    );
    const call: TestService["call"] = (path, send = {}) =>
      own.call(path, { ...send, headers: { ...send.headers, host: `${host}:${port}`, origin } });
    return { origin, service: { ...own, call } };
  }

  it("of another name: passkeys from before are told apart and refused, new ones work beside them", async () => {
    const somebody = await person();
    const device = await withPasskey(service, somebody);
    const moved = await servedAt("brands.localhost");
    try {
      const client = new DashboardClient(moved.service);
      await client.logIn(somebody.email, PASSWORD);
      expect(await listOf({ client })).toMatchObject([{ name: "Laptop", made_for: "localhost" }]);
      // No browser would offer it there. Whoever makes one do so gets no further.
      const lies: Lies[] = [{}, { rpId: "localhost" }, { origin: moved.origin, rpId: "localhost" }];
      for (const lie of lies) {
        expect(outcome(await enterWith(moved.service, device, lie))).toEqual(REFUSED);
      }
      const newOne = new SoftwareAuthenticator(moved.origin);
      expect((await add({ client }, newOne, { name: "New name" })).status).toBe(200);
      expect((await enterWith(moved.service, newOne)).body.person.id).toBe(somebody.id);
      expect((await listOf({ client })).map((each: { made_for: string }) => each.made_for)).toEqual([
        "localhost",
        null,
      ]);
    } finally {
      await moved.service.stop();
    }
    // When the name comes back, so do they.
    expect((await enterWith(service, device)).status).toBe(200);
  });

  it("of numbers has no passkeys, since browsers make them for names alone", async () => {
    const numbers = await servedAt("192.0.2.7");
    try {
      const client = new DashboardClient(numbers.service);
      expect((await client.call("/api/sign-in-methods")).body).toEqual({ provider: null, passkeys: false });
      const asked = await client.call("/api/login/passkey", { json: {} });
      expect(outcome(asked)).toEqual([409, "conflict"]);
      expect(asked.body.error.message).toContain("opened by a name");
    } finally {
      await numbers.service.stop();
    }
  });
});
