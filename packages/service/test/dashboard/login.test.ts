import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSecondProcess } from "../second-process.ts";
import { startTestService, type TestService } from "../test-service.ts";
import { DashboardClient, PASSWORD, signedInPerson } from "./dashboard-client.ts";

let service: TestService;
let workspaceId: string;
beforeAll(async () => {
  service = await startTestService();
  workspaceId = (await service.createWorkspace()).id;
});
afterAll(() => service.stop());

async function forgetAttempts(): Promise<void> {
  await service.db.query("delete from login_attempts");
}

describe("signing in", () => {
  it("answers who is signed in, and sets a cookie no script can read", async () => {
    const { email, id } = await signedInPerson(service, workspaceId);
    const client = new DashboardClient(service);
    const reply = await client.logIn(email.toUpperCase(), PASSWORD);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      person: {
        id,
        email,
        must_choose_password: false,
        has_two_factor: false,
        has_password: true,
        has_provider: false,
      },
      workspaces: [{ id: workspaceId, name: "Test", plan: "agency", role: "owner" }],
      failed_sign_ins: null,
      two_factor_reset_at: null,
      passkeys_removed_at: null,
      origins: {
        live: `https://localhost:${service.ports.live}`,
        sandbox: `https://localhost:${service.ports.sandbox}`,
      },
      ca_file: expect.stringMatching(/^\/.*\/tls\/ca\.pem$/),
      cents_per_generation: { free: 0, pro: 5, agency: 3 },
    });
    expect(reply.headers["set-cookie"]).toEqual([
      expect.stringMatching(
        /^__Host-marque_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^__Host-marque_device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    expect(reply.headers["cache-control"]).toBe("no-store");
    expect((await client.call("/api/session")).body).toEqual(reply.body);
  });

  it("says the same to a wrong password and to an unknown address, after the same work", async () => {
    const { email } = await signedInPerson(service, workspaceId);
    const client = new DashboardClient(service);
    const spent = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < 7; round++) {
      for (const kind of ["known", "unknown"] as const) {
        const start = performance.now();
        const address = kind === "known" ? email : `nobody-${round}@example.com`;
        const reply = await client.logIn(address, "not the password");
        spent[kind].push(performance.now() - start);
        expect(reply.status).toBe(401);
        expect(reply.body).toEqual({
          error: {
            type: "authentication_error",
            code: "wrong_credentials",
            message: "The email address or the password is wrong.",
          },
        });
        expect(reply.headers["set-cookie"]).toBeUndefined();
      }
    }
    // Without the work on a hash of nobody's, an unknown address would be answered in a tenth of the time.
    const ratio = median(spent.unknown) / median(spent.known);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
    await forgetAttempts();
  });

  it("ends the session the browser came with, and does not take over a cookie it did not make", async () => {
    const { email, client } = await signedInPerson(service, workspaceId);
    const former = client.cookie!;
    await client.logIn(email, PASSWORD);
    expect(client.cookie).not.toBe(former);
    expect((await withCookie(former).call("/api/session")).status).toBe(401);

    const planted = `__Host-marque_session=${"A".repeat(43)}`;
    const victim = withCookie(planted);
    await victim.logIn(email, PASSWORD);
    expect(victim.cookie).not.toBe(planted);
    expect((await withCookie(planted).call("/api/session")).status).toBe(401);
  });

  it("keeps no token, only its hash", async () => {
    const { client } = await signedInPerson(service, workspaceId);
    const token = client.cookie!.split("=")[1]!;
    const rows = await service.db.query<{ token_hash: Buffer }>("select token_hash from sessions");
    const stored = rows.map((row) => row.token_hash.toString("latin1")).join();
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(Buffer.from(token, "base64url").toString("latin1"));
    expect(service.logged.join("")).not.toContain(token);
  });
});

describe("two processes on one database", () => {
  it("count attempts together and know each other's sessions, and their end, at once", async () => {
    const second = await startSecondProcess(service, { MARQUE_ROLES: "dashboard" });
    try {
      const { email, client } = await signedInPerson(service, workspaceId);
      const there = new DashboardClient(second);
      there.cookie = client.cookie;
      expect((await there.call("/api/session")).status).toBe(200);
      await client.call("/api/logout", { json: {} });
      expect((await there.call("/api/session")).status).toBe(401);

      const clients = [new DashboardClient(service), new DashboardClient(second)];
      const replies = await Promise.all(
        Array.from({ length: 14 }, (_, n) => clients[n % 2]!.logIn(email, "not the password")),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual([
        ...Array(10).fill(401),
        ...Array(4).fill(429),
      ]);
    } finally {
      await second.stop();
      await forgetAttempts();
    }
  });
});

describe("the limits of signing in", () => {
  it("stop the eleventh attempt on an account from an address, with the right password too", async () => {
    const { email } = await signedInPerson(service, workspaceId);
    const client = new DashboardClient(service);
    const replies = await Promise.all(
      Array.from({ length: 14 }, () => client.logIn(email, "not the password")),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([
      ...Array(10).fill(401),
      ...Array(4).fill(429),
    ]);
    const refused = await client.logIn(` ${email.toUpperCase()}`, PASSWORD);
    expect(refused.status).toBe(429);
    expect(refused.body.error.code).toBe("too_many_logins");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(800);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(900);

    await service.db.query("update login_attempts set started_at = started_at - interval '15 minutes'");
    expect((await client.logIn(email, PASSWORD)).status).toBe(200);
    await forgetAttempts();
  });

  it("hold for addresses without an account in the same way", async () => {
    const client = new DashboardClient(service);
    for (let n = 0; n < 10; n++) await client.logIn("nobody@example.com", "x");
    expect((await client.logIn("nobody@example.com", "x")).status).toBe(429);
    await forgetAttempts();
  });

  it("stop a client that tries many accounts, and leave those accounts alone from then on", async () => {
    const { email } = await signedInPerson(service, workspaceId);
    const held =
      "update login_attempts set attempts = 50, started_at = now() where subject like 'login %' returning 1";
    expect(await service.db.query(held)).toHaveLength(1);
    const client = new DashboardClient(service);
    for (let n = 0; n < 12; n++) {
      expect((await client.logIn(email, "not the password")).status).toBe(429);
    }
    await service.db.query("delete from login_attempts where subject like 'login %'");
    expect((await client.logIn(email, PASSWORD)).status).toBe(200);
    await forgetAttempts();
  });

  it("do not count those who get in", async () => {
    const { email } = await signedInPerson(service, workspaceId);
    const client = new DashboardClient(service);
    for (let n = 0; n < 12; n++) expect((await client.logIn(email, PASSWORD)).status).toBe(200);
  });
});

function withCookie(cookie: string): DashboardClient {
  const client = new DashboardClient(service);
  client.cookie = cookie;
  return client;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
