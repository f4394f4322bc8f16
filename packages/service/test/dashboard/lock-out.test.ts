import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Reply } from "../test-service.ts";
import { startTestService, type TestService } from "../test-service.ts";
import { DashboardClient, PASSWORD, signedInPerson } from "./dashboard-client.ts";

let service: TestService;
let workspaceId: string;
beforeAll(async () => {
  // The tests stand behind a proxy, so that each can come from an address of its own.
  service = await startTestService({ MARQUE_TRUST_PROXY: "127.0.0.1,::1" });
  workspaceId = (await service.createWorkspace()).id;
});
afterAll(() => service.stop());
afterEach(() => service.db.query("delete from login_attempts"));

const from = (address: string) => ({
  "x-forwarded-for": address,
  "x-forwarded-proto": "https",
  "x-forwarded-host": `localhost:${service.ports.dashboard}`,
});

/** A browser behind this address. */
class Visitor extends DashboardClient {
  readonly address: string;
  constructor(address: string) {
    super(service);
    this.address = address;
  }
  override call(path: string, send: Parameters<DashboardClient["call"]>[1] = {}): Promise<Reply> {
    return super.call(path, { ...send, headers: { ...from(this.address), ...send.headers } });
  }
}

const ATTACKER = "203.0.113.7";
const HOME = "198.51.100.20";

async function guess(email: string, times: number, address = ATTACKER): Promise<number[]> {
  const replies = await Promise.all(
    Array.from({ length: times }, (_, n) => new Visitor(address).logIn(email, `wrong guess ${n}`)),
  );
  return replies.map(({ status }) => status).sort();
}

describe("somebody who guesses a password", () => {
  it("is stopped at their own address, and keeps nobody out who comes from another", async () => {
    const { email } = await signedInPerson(service, workspaceId);
    expect(await guess(email, 14)).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
    expect((await new Visitor(ATTACKER).logIn(email, PASSWORD)).status).toBe(429);
    expect((await new Visitor(HOME).logIn(email, PASSWORD)).status).toBe(200);
    // Getting in from elsewhere does not give the guesser new tries.
    expect((await new Visitor(ATTACKER).logIn(email, "wrong")).status).toBe(429);
  });

  it("behind the owner's own address keeps out no device that signed in there before", async () => {
    const { email, client } = await signedInPerson(service, workspaceId);
    const own = new Visitor(ATTACKER);
    own.device = client.device;
    expect(await guess(email, 10)).toEqual(Array(10).fill(401));
    await service.db.query("update login_attempts set attempts = 1000");
    expect((await new Visitor(ATTACKER).logIn(email, PASSWORD)).status).toBe(429);
    expect((await own.logIn(email, PASSWORD)).status).toBe(200);
  });

  it("from many addresses is stopped for the account as a whole, the owner's devices let through", async () => {
    const { email, client } = await signedInPerson(service, workspaceId);
    const statuses: number[] = [];
    for (let n = 1; n <= 11; n++) statuses.push(...(await guess(email, 10, `203.0.113.${n}`)));
    expect(statuses.sort()).toEqual([...Array(100).fill(401), ...Array(10).fill(429)]);
    expect((await new Visitor(HOME).logIn(email, PASSWORD)).status).toBe(429);
    const own = new Visitor(HOME);
    own.device = client.device;
    expect((await own.logIn(email, PASSWORD)).status).toBe(200);
  });

  it("does not keep the owner from changing the password in an open session", async () => {
    const { email, client } = await signedInPerson(service, workspaceId);
    await guess(email, 12);
    await service.db.query("update login_attempts set attempts = 1000");
    const changed = await client.call("/api/password", {
      json: { current_password: PASSWORD, new_password: "another password" },
    });
    expect(changed.status).toBe(200);
  });
});

describe("the owner of an account somebody tries", () => {
  const told = async (client: DashboardClient) => (await client.call("/api/session")).body.failed_sign_ins;

  it("is told in the dashboard until it is put away, and once in the audit log", async () => {
    const { email, client, id } = await signedInPerson(service, workspaceId);
    await guess(email, 9);
    expect(await told(client)).toBeNull();
    await guess(email, 3);
    expect(await told(client)).toEqual({
      attempts: 10,
      since: expect.any(Number),
      last_at: expect.any(Number),
    });
    await guess(email, 5, "203.0.113.99");
    expect((await told(client)).attempts).toBe(15);
    const entries = await service.db.query(
      "select workspace_id, actor, details from audit_log where subject = $1 and action = 'member.sign_in_failed_often'",
      [id],
    );
    expect(entries).toEqual([{ workspace_id: workspaceId, actor: "unknown", details: { attempts: 10 } }]);

    // Signing in does not hide it; reading it does.
    await client.logIn(email, PASSWORD);
    expect((await told(client)).attempts).toBe(15);
    expect((await client.call("/api/failed-sign-ins", { method: "DELETE" })).status).toBe(204);
    expect(await told(client)).toBeNull();
  });

  it("is not told of a slip of their own", async () => {
    const { email, client, id } = await signedInPerson(service, workspaceId);
    await guess(email, 3, HOME);
    expect((await new Visitor(HOME).logIn(email, PASSWORD)).status).toBe(200);
    expect(await told(client)).toBeNull();
    expect(await service.db.query("select 1 from failed_sign_ins where user_id = $1", [id])).toEqual([]);
  });
});

describe("a device that signed in before", () => {
  it("guesses no more often than anybody else", async () => {
    const { email, client } = await signedInPerson(service, workspaceId);
    const stolen = new Visitor(ATTACKER);
    stolen.device = client.device;
    const statuses: number[] = [];
    for (let n = 0; n < 22; n++) statuses.push((await stolen.logIn(email, `guess ${n}`)).status);
    // Ten as a known device, ten as anybody at this address.
    expect(statuses).toEqual([...Array(20).fill(401), 429, 429]);
  });

  it("is known for the accounts it signed in to, and for no other", async () => {
    const { client } = await signedInPerson(service, workspaceId);
    const other = await signedInPerson(service, workspaceId);
    await guess(other.email, 10);
    const visitor = new Visitor(ATTACKER);
    visitor.device = client.device;
    expect((await visitor.logIn(other.email, PASSWORD)).status).toBe(429);
  });

  it("is forgotten with the password", async () => {
    const { email, client } = await signedInPerson(service, workspaceId);
    const former = client.device;
    await client.call("/api/password", {
      json: { current_password: PASSWORD, new_password: "another password" },
    });
    await guess(email, 10);
    const visitor = new Visitor(ATTACKER);
    visitor.device = former;
    expect((await visitor.logIn(email, "another password")).status).toBe(429);
  });

  it("keeps its token over several accounts, and takes none that we did not make", async () => {
    const one = await signedInPerson(service, workspaceId);
    const two = await signedInPerson(service, workspaceId);
    const browser = new DashboardClient(service);
    browser.device = `__Host-marque_device=${"A".repeat(43)}`;
    await browser.logIn(one.email, PASSWORD);
    expect(browser.device).not.toContain("AAAA");
    const made = browser.device;
    await browser.logIn(two.email, PASSWORD);
    expect(browser.device).toBe(made);
    expect(service.logged.join("")).not.toContain(made!.split("=")[1]!);
  });
});

describe("the sessions of one person", () => {
  it("are fifty at most, also when opened at once; the one unused the longest ends", async () => {
    const { email, id } = await signedInPerson(service, workspaceId);
    await service.db.query(
      `insert into sessions (user_id, token_hash, address, user_agent, expires_at)
       select $1, ('many' || n || $1)::bytea, '::1', '', now() + interval '1 day' from generate_series(1, 48) n`,
      [id],
    );
    await service.db.query(
      "update sessions set last_seen_at = now() - interval '1 hour' where user_id = $1",
      [id],
    );
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => new DashboardClient(service).logIn(email, PASSWORD)),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const [row] = await service.db.query<{ count: number }>(
      "select count(*)::int as count from sessions where user_id = $1",
      [id],
    );
    expect(row!.count).toBe(50);
  });
});
