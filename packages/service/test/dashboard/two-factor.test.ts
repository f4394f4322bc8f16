import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Reply, startTestService, type TestService } from "../test-service.ts";
import { DashboardClient, PASSWORD, type SignedInPerson, signedInPerson } from "./dashboard-client.ts";
import { codeNow, forgetUsedCodes, withTwoFactor } from "./second-factor.ts";

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

const NEXT = "quite another password";
const outcome = ({ status, body }: Reply) => [status, body?.error?.code, body?.error?.param];
const WRONG_CODE = [401, "wrong_credentials", "code"];

async function guarded(role: "owner" | "member" = "owner") {
  const person = await signedInPerson(service, workspaceId, role);
  return { ...person, ...(await withTwoFactor(service, person)) };
}

/** A browser that gave the right password. */
async function atSecondStep({ email, password = PASSWORD }: { email: string; password?: string }) {
  const client = new DashboardClient(service);
  const reply = await client.logIn(email, password);
  expect(reply.status).toBe(200);
  expect(Object.keys(reply.body).sort()).toEqual(["expires_at", "sign_in"]);
  return { client, sign_in: reply.body.sign_in as string };
}

const finish = (client: DashboardClient, sign_in: string, code: string) =>
  client.call("/api/login/code", { json: { sign_in, code } });
const actionsOf = async (id: string) =>
  (
    await service.db.query<{ action: string }>(
      "select action from audit_log where subject = $1 and action like 'member.two_factor%' order by id",
      [id],
    )
  ).map(({ action }) => action);

describe("switching two-factor sign-in on", () => {
  it("needs the password and a code of the secret that was shown; then ten codes are shown once", async () => {
    const { client, id, email } = await signedInPerson(service, workspaceId);
    const setup = (await client.call("/api/two-factor/setup", { json: {} })).body;
    expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(setup.url).toContain(`secret=${setup.secret}`);
    expect(setup.url).toContain(encodeURIComponent(email));
    expect(setup.qr.path).toMatch(/^M0 0h7/);
    const on = (json: object) => client.call("/api/two-factor/on", { json });
    const code = codeNow(setup.secret);
    expect(outcome(await on({ current_password: "not it", code }))).toEqual([
      401,
      "wrong_credentials",
      "current_password",
    ]);
    expect(outcome(await on({ current_password: PASSWORD, code: codeNow(setup.secret, 5) }))).toEqual(
      WRONG_CODE,
    );
    // Nothing is asked for until it is confirmed.
    expect((await new DashboardClient(service).logIn(email, PASSWORD)).body.person.id).toBe(id);
    const done = await on({ current_password: PASSWORD, code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect(done.body.codes).toHaveLength(10);
    expect((await client.call("/api/two-factor")).body).toEqual({
      since: expect.any(Number),
      codes_left: 10,
    });
    expect((await client.call("/api/session")).body.person.has_two_factor).toBe(true);
    expect(outcome(await client.call("/api/two-factor/setup", { json: {} }))[1]).toBe("conflict");
    expect(await actionsOf(id)).toEqual(["member.two_factor_switched_on"]);
  });

  it("takes only the newest secret that was shown, and none that is an hour old", async () => {
    const { client, id } = await signedInPerson(service, workspaceId);
    const first = (await client.call("/api/two-factor/setup", { json: {} })).body.secret;
    const second = (await client.call("/api/two-factor/setup", { json: {} })).body.secret;
    const on = (code: string) =>
      client.call("/api/two-factor/on", { json: { current_password: PASSWORD, code } });
    expect(outcome(await on(codeNow(first)))).toEqual(WRONG_CODE);
    await service.db.query(
      "update two_factor_secrets set made_at = now() - interval '61 minutes' where user_id = $1",
      [id],
    );
    expect((await on(codeNow(second))).body.error.code).toBe("conflict");
  });

  it("leaves the sessions that are open as they are", async () => {
    const person = await signedInPerson(service, workspaceId);
    const elsewhere = new DashboardClient(service);
    await elsewhere.logIn(person.email, PASSWORD);
    await withTwoFactor(service, person);
    expect((await elsewhere.call("/api/session")).status).toBe(200);
  });

  it("keeps the secret sealed, and no secret or code in any log", async () => {
    const person = await guarded();
    const { client, sign_in } = await atSecondStep(person);
    await finish(client, sign_in, person.codes[0]!);
    const [row] = await service.db.query<{ ciphertext: Buffer }>(
      "select ciphertext from two_factor_secrets where user_id = $1",
      [person.id],
    );
    expect(row!.ciphertext.includes(person.secret)).toBe(false);
    const logged = service.logged.join("\n");
    for (const secret of [person.secret, sign_in, ...person.codes]) expect(logged).not.toContain(secret);
  });
});

describe("signing in with two-factor on", () => {
  it("takes the password, then the code; before the code there is no cookie and nothing is open", async () => {
    const person = await guarded();
    const { client, sign_in } = await atSecondStep(person);
    expect([client.cookie, client.device]).toEqual([null, null]);
    client.cookie = `__Host-marque_session=${sign_in}`;
    expect((await client.call("/api/session")).status).toBe(401);
    client.cookie = null;
    const reply = await finish(client, sign_in, codeNow(person.secret));
    expect([reply.status, reply.body.person.id]).toEqual([200, person.id]);
    expect((await client.call("/api/session")).status).toBe(200);
  });

  it("tells nobody without the password that there is a second factor", async () => {
    const person = await guarded();
    const replies = await Promise.all(
      [person.email, "nobody@example.com"].map((email) =>
        new DashboardClient(service).logIn(email, "not it"),
      ),
    );
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  });

  it("a code is good once, also for two at once, and so is one of the step before it", async () => {
    const person = await guarded();
    const steps = await Promise.all([1, 2, 3].map(() => atSecondStep(person)));
    const code = codeNow(person.secret);
    const replies = await Promise.all(
      steps.slice(0, 2).map(({ client, sign_in }) => finish(client, sign_in, code)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401]);
    const { client, sign_in } = steps[2]!;
    expect(outcome(await finish(client, sign_in, code))).toEqual(WRONG_CODE);
    const { last_step } = (
      await service.db.query<{ last_step: string }>(
        "select last_step from two_factor_secrets where user_id = $1",
        [person.id],
      )
    )[0]!;
    const { codeOfStep } = await import("../../src/identity/totp.ts");
    const older = codeOfStep(person.secret, Number(last_step) - 1);
    expect(outcome(await finish(client, sign_in, older))).toEqual(WRONG_CODE);
  });

  it("a code of long ago, of the future or of another account is wrong", async () => {
    const person = await guarded();
    const other = await guarded();
    const { client, sign_in } = await atSecondStep(person);
    for (const code of [
      codeNow(person.secret, -3),
      codeNow(person.secret, 4),
      codeNow(other.secret),
      other.codes[0]!,
      "000",
      "aaaa-aaaa-aaaa-aaaa",
    ]) {
      expect(outcome(await finish(client, sign_in, code)), code).toEqual(WRONG_CODE);
    }
    expect((await finish(client, sign_in, codeNow(person.secret))).status).toBe(200);
  });

  it("a written code stands in for the phone, once, and is on record", async () => {
    const person = await guarded();
    const one = await atSecondStep(person);
    const typed = person.codes[4]!.toUpperCase().replaceAll("-", " ");
    expect((await finish(one.client, one.sign_in, typed)).status).toBe(200);
    const two = await atSecondStep(person);
    expect(outcome(await finish(two.client, two.sign_in, person.codes[4]!))).toEqual(WRONG_CODE);
    expect((await person.client.call("/api/two-factor")).body.codes_left).toBe(9);
    expect(await actionsOf(person.id)).toEqual([
      "member.two_factor_switched_on",
      "member.two_factor_code_used",
    ]);
  });

  it("a pending sign-in is used once, expires, and ends with the password", async () => {
    const person = await guarded();
    const used = await atSecondStep(person);
    expect((await finish(used.client, used.sign_in, person.codes[0]!)).status).toBe(200);
    expect(outcome(await finish(used.client, used.sign_in, person.codes[1]!))).toEqual([
      401,
      "sign_in_expired",
      undefined,
    ]);
    const late = await atSecondStep(person);
    await service.db.query("update pending_sign_ins set expires_at = now() where user_id = $1", [person.id]);
    expect((await finish(late.client, late.sign_in, person.codes[1]!)).body.error.code).toBe(
      "sign_in_expired",
    );
    const overtaken = await atSecondStep(person);
    const changed = await person.client.call("/api/password", {
      json: { current_password: PASSWORD, code: codeNow(person.secret), new_password: NEXT },
    });
    expect(changed.status).toBe(200);
    expect((await finish(overtaken.client, overtaken.sign_in, person.codes[1]!)).body.error.code).toBe(
      "sign_in_expired",
    );
    for (const nonsense of ["x", "A".repeat(43)]) {
      const reply = await finish(new DashboardClient(service), nonsense, codeNow(person.secret));
      expect(reply.body.error.code).toBe("sign_in_expired");
    }
  });

  it("pending × accounts: one account's second step takes no other account's code", async () => {
    const [one, other] = [await guarded(), await guarded()];
    const { client, sign_in } = await atSecondStep(one);
    expect(outcome(await finish(client, sign_in, codeNow(other.secret)))).toEqual(WRONG_CODE);
    const reply = await finish(client, sign_in, codeNow(one.secret));
    expect(reply.body.person.id).toBe(one.id);
  });
});

describe("guessing codes", () => {
  it("is slowed down as guessing passwords is, and the right password gives no new tries", async () => {
    const person = await guarded();
    const { client, sign_in } = await atSecondStep(person);
    for (let n = 0; n < 9; n++)
      expect((await finish(client, sign_in, codeNow(person.secret, 9))).status).toBe(401);
    const again = await atSecondStep(person);
    expect((await finish(again.client, again.sign_in, codeNow(person.secret, 9))).status).toBe(401);
    const over = await finish(again.client, again.sign_in, codeNow(person.secret));
    expect(outcome(over)).toEqual([429, "too_many_logins", undefined]);
    expect(Number(over.headers["retry-after"])).toBeGreaterThan(0);
  });

  it("from many addresses ends after thirty in a day, and keeps out no browser that signed in before", async () => {
    const person = await guarded();
    await service.db.query("delete from login_attempts");
    const { client, sign_in } = await atSecondStep(person);
    for (let n = 0; n < 30; n++) {
      expect((await finish(client, sign_in, codeNow(person.secret, 9))).status).toBe(401);
      // What each address and the quarter of an hour have is another test's.
      await service.db.query("delete from login_attempts where subject not like '% codes%'");
    }
    const over = await finish(client, sign_in, codeNow(person.secret));
    expect(outcome(over)).toEqual([429, "too_many_logins", undefined]);
    expect(Number(over.headers["retry-after"])).toBeGreaterThan(60 * 60);
    const known = new DashboardClient(service);
    known.device = person.client.device;
    const step = await known.logIn(person.email, PASSWORD);
    expect((await finish(known, step.body.sign_in, codeNow(person.secret))).status).toBe(200);
  });

  it("that many times is told to the person", async () => {
    const person = await guarded();
    const { client, sign_in } = await atSecondStep(person);
    for (let n = 0; n < 10; n++) await finish(client, sign_in, codeNow(person.secret, 9));
    const { failed_sign_ins } = (await person.client.call("/api/session")).body;
    expect(failed_sign_ins.attempts).toBe(10);
  });

  it("in an open session is counted by session", async () => {
    const person = await guarded();
    // Switching it on was an attempt too.
    await service.db.query("delete from login_attempts");
    const off = (code: string) =>
      person.client.call("/api/two-factor/off", { json: { current_password: PASSWORD, code } });
    for (let n = 0; n < 10; n++) expect(outcome(await off(codeNow(person.secret, 9)))).toEqual(WRONG_CODE);
    expect((await off(codeNow(person.secret))).status).toBe(429);
  });
});

describe("what asks for the password again", () => {
  it("asks for the code as well: a new password, recovery codes, new codes", async () => {
    const person = await guarded();
    for (const [path, more] of [
      ["/api/password", { new_password: NEXT }],
      ["/api/recovery-codes", {}],
    ] as const) {
      const call = (json: object) =>
        person.client.call(path, { json: { current_password: PASSWORD, ...more, ...json } });
      expect(outcome(await call({})), path).toEqual([401, "second_factor_required", "code"]);
      expect(outcome(await call({ code: codeNow(person.secret, 9) })), path).toEqual(WRONG_CODE);
    }
    const made = await person.client.call("/api/two-factor/codes", {
      json: { current_password: PASSWORD, code: person.codes[0]! },
    });
    expect(made.body.codes).toHaveLength(10);
    const { client, sign_in } = await atSecondStep(person);
    expect(outcome(await finish(client, sign_in, person.codes[1]!))).toEqual(WRONG_CODE);
    expect((await finish(client, sign_in, made.body.codes[1])).status).toBe(200);
  });

  it("switching off needs password and code, and removes the codes", async () => {
    const person = await guarded();
    const off = (current_password: string, code: string) =>
      person.client.call("/api/two-factor/off", { json: { current_password, code } });
    expect(outcome(await off("not it", codeNow(person.secret)))[2]).toBe("current_password");
    expect(outcome(await off(PASSWORD, codeNow(person.secret, 9)))).toEqual(WRONG_CODE);
    expect((await off(PASSWORD, codeNow(person.secret))).status).toBe(204);
    expect((await person.client.call("/api/two-factor")).body).toEqual({ since: null, codes_left: 0 });
    expect((await new DashboardClient(service).logIn(person.email, PASSWORD)).body.person.id).toBe(person.id);
    expect((await off(PASSWORD, "123456")).body.error.code).toBe("conflict");
  });
});

describe("two-factor × other ways in", () => {
  const asOwner = (owner: SignedInPerson, path: string, json: object) =>
    owner.client.call(`/api/workspaces/${workspaceId}${path}`, { json });

  it("two-factor × password reset: a link gives a new password, and the code is asked for still", async () => {
    const owner = await signedInPerson(service, workspaceId);
    const person = await guarded("member");
    const link = (await asOwner(owner, `/members/${person.id}/password-reset`, {})).body.url as string;
    const client = new DashboardClient(service);
    const reset = await client.call(`/api/password-resets/${link.split("/").at(-1)}`, {
      json: { password: NEXT },
    });
    expect(Object.keys(reset.body).sort()).toEqual(["expires_at", "sign_in"]);
    expect(client.cookie).toBeNull();
    expect((await finish(client, reset.body.sign_in, codeNow(person.secret))).body.person.id).toBe(person.id);
    const again = await atSecondStep({ email: person.email, password: NEXT });
    expect(again.sign_in).toHaveLength(43);
  });

  it("two-factor × recovery codes: a code for the password is none for the second factor, nor the other way", async () => {
    const person = await guarded();
    const made = await person.client.call("/api/recovery-codes", {
      json: { current_password: PASSWORD, code: codeNow(person.secret) },
    });
    await forgetUsedCodes(service, person.id);
    const recover = (code: string) =>
      new DashboardClient(service).call("/api/recover", {
        json: { email: person.email, code, password: NEXT },
      });
    expect((await recover(person.codes[0]!)).status).toBe(401);
    const { client, sign_in } = await atSecondStep(person);
    expect(outcome(await finish(client, sign_in, made.body.codes[0]))).toEqual(WRONG_CODE);
    const recovered = await recover(made.body.codes[0]);
    expect(recovered.status).toBe(200);
    expect(recovered.headers["set-cookie"]).toBeUndefined();
    expect((await finish(client, recovered.body.sign_in, codeNow(person.secret))).status).toBe(200);
  });

  it("two-factor × the operator's one-time password: it is asked for before a password is chosen", async () => {
    const person = await guarded();
    const { password } = await service.admin.resetPassword(person.email);
    const { client, sign_in } = await atSecondStep({ email: person.email, password: password! });
    const reply = await finish(client, sign_in, codeNow(person.secret));
    expect(reply.body.person).toMatchObject({ must_choose_password: true, has_two_factor: true });
    expect((await client.call("/api/password", { json: { new_password: NEXT } })).status).toBe(200);
  });

  it("two-factor × invitations: nothing happens, and the link stays, until password and code are right", async () => {
    const person = await guarded();
    const elsewhere = (await service.createWorkspace()).id;
    const host = await signedInPerson(service, elsewhere);
    const invited = await host.client.call(`/api/workspaces/${elsewhere}/invitations`, {
      json: { email: person.email, role: "member" },
    });
    const path = `/api/invitations/${(invited.body.url as string).split("/").at(-1)}`;
    const client = new DashboardClient(service);
    const accept = (json: object) => client.call(path, { json });
    expect(outcome(await accept({ password: "not it", code: codeNow(person.secret) }))[2]).toBe("password");
    expect(outcome(await accept({ password: PASSWORD }))).toEqual([401, "second_factor_required", "code"]);
    expect(outcome(await accept({ password: PASSWORD, code: codeNow(person.secret, 9) }))).toEqual(
      WRONG_CODE,
    );
    expect((await person.client.call("/api/session")).body.workspaces).toHaveLength(1);
    const joined = await accept({ password: PASSWORD, code: codeNow(person.secret) });
    expect(joined.body.workspaces).toHaveLength(2);
  });

  it("two-factor × the operator's invitation: it gives a password, not a way past the code", async () => {
    const owner = await signedInPerson(service, workspaceId);
    const member = await guarded("member");
    // By an owner's link the address is no longer the operator's word.
    const link = (await asOwner(owner, `/members/${member.id}/password-reset`, {})).body.url as string;
    await new DashboardClient(service).call(`/api/password-resets/${link.split("/").at(-1)}`, {
      json: { password: NEXT },
    });
    const elsewhere = (await service.createWorkspace()).id;
    const { url } = await service.admin.createUser(elsewhere, member.email, "member");
    const client = new DashboardClient(service);
    const taken = await client.call(`/api/invitations/${url!.split("/").at(-1)}`, {
      json: { password: "a third password of mine" },
    });
    expect([taken.status, client.cookie]).toEqual([200, null]);
    expect((await finish(client, taken.body.sign_in, codeNow(member.secret))).status).toBe(200);
  });
});

describe("the operator", () => {
  it("switches it off for somebody who lost everything: on record, and told to the person until read", async () => {
    const person = await guarded();
    const pending = await atSecondStep(person);
    await expect(service.admin.resetTwoFactor("nobody@example.com")).rejects.toThrow("There is no account");
    expect(await service.admin.resetTwoFactor(person.email)).toEqual({ id: person.id, two_factor: "off" });
    await expect(service.admin.resetTwoFactor(person.email)).rejects.toThrow("has not switched");
    expect((await finish(pending.client, pending.sign_in, person.codes[0]!)).body.error.code).toBe(
      "sign_in_expired",
    );
    const client = new DashboardClient(service);
    const reply = await client.logIn(person.email, PASSWORD);
    expect(reply.body.person).toMatchObject({ id: person.id, has_two_factor: false });
    expect(reply.body.two_factor_reset_at).toEqual(expect.any(Number));
    expect((await client.call("/api/two-factor/reset", { method: "DELETE" })).status).toBe(204);
    expect((await client.call("/api/session")).body.two_factor_reset_at).toBeNull();
    expect(await actionsOf(person.id)).toEqual(["member.two_factor_switched_on", "member.two_factor_reset"]);
  });
});

describe("the list of members", () => {
  it("shows to owners who has it on, and to others nothing of it", async () => {
    const owner = await guarded();
    const member = await signedInPerson(service, workspaceId, "member");
    const seenBy = async ({ client }: SignedInPerson) => {
      const { members } = (await client.call(`/api/workspaces/${workspaceId}/members`)).body;
      return Object.fromEntries(
        members.map(({ id, has_two_factor }: { id: string; has_two_factor: unknown }) => [
          id,
          has_two_factor,
        ]),
      );
    };
    expect(await seenBy(owner)).toMatchObject({ [owner.id]: true, [member.id]: false });
    expect(new Set(Object.values(await seenBy(member)))).toEqual(new Set([null]));
  });
});
