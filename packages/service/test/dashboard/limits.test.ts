import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { LIMITS, type Limit } from "../../src/dashboard-api/limits.ts";
import { HASHING } from "../../src/identity/passwords.ts";
import type { Reply } from "../test-service.ts";
import { startTestService, type TestService, type TestWorkspace } from "../test-service.ts";
import { DashboardClient, PASSWORD, type SignedInPerson, signedInPerson } from "./dashboard-client.ts";
import { registeredRoutes } from "./registered-routes.ts";

let service: TestService;
let workspace: TestWorkspace;
let owner: SignedInPerson;
beforeAll(async () => {
  // Nothing is delivered here: this is about what is accepted.
  service = await startTestService({ MARQUE_ROLES: "api,dashboard" });
});
afterAll(() => service.stop());
afterEach(async () => {
  await service.db.query("delete from rate_windows");
  // What is remembered for a second is forgotten.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
});

async function freshWorkspace(): Promise<void> {
  workspace = await service.createWorkspace();
  owner = await signedInPerson(service, workspace.id);
}

const at = (path: string) => `/api/workspaces/${workspace.id}${path}`;

/** Not before the last seconds of a minute: the windows are clock minutes, and a test in two of them counts to twice the limit. */
async function earlyInTheMinute(): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 20_000) await new Promise((resolve) => setTimeout(resolve, left + 100));
}

/** Sends with at most `width` under way. */
async function flood(count: number, width: number, send: (n: number) => Promise<Reply>): Promise<Reply[]> {
  const replies: Reply[] = [];
  let next = 0;
  const lane = async () => {
    while (next < count) replies.push(await send(next++));
  };
  await Promise.all(Array.from({ length: width }, lane));
  return replies;
}

function expectRefused(reply: Reply, whose: string): void {
  expect([reply.status, reply.body.error.type, reply.body.error.code]).toEqual([
    429,
    "rate_limit_error",
    "rate_limit_exceeded",
  ]);
  expect(reply.body.error.message).toMatch(
    new RegExp(`^This can be done \\d+ times per minute ${whose}\\. Try again in \\d+ seconds?\\.$`),
  );
  const wait = Number(reply.headers["retry-after"]);
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(60);
}

/** How long somebody else's page takes at the 95th percentile while `attack` runs, in milliseconds. */
async function feltBy(
  other: SignedInPerson,
  otherId: string,
  attack: () => Promise<unknown>,
): Promise<number> {
  let isOver = false;
  const attacked = attack().finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) {
    const since = performance.now();
    expect((await other.client.call(`/api/workspaces/${otherId}/members`)).status).toBe(200);
    times.push(performance.now() - since);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await attacked;
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
}

describe("600 test events", { timeout: 120_000 }, () => {
  it("become thirty per workspace and minute, twenty of one account; the rest is refused", async () => {
    await freshWorkspace();
    await owner.client.call(at("/webhooks/endpoints"), { json: { url: "https://example.com/hook" } });
    const { data } = (await owner.client.call(at("/webhooks/endpoints"))).body;
    const path = at(`/webhooks/endpoints/${data[0].id}/test`);
    await earlyInTheMinute();
    const replies = await flood(600, 64, () => owner.client.call(path, { json: {} }));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
    const refused = replies.filter(({ status }) => status !== 200);
    expectRefused(refused[0]!, "for an account");
    expect(refused.every(({ status }) => status === 429)).toBe(true);

    // What was refused to one member was not counted against the workspace.
    const second = await signedInPerson(service, workspace.id, "member");
    const more = await flood(15, 5, () => second.client.call(path, { json: {} }));
    expect(more.filter(({ status }) => status === 200)).toHaveLength(10);
    expectRefused(more.find(({ status }) => status === 429)!, "for a workspace");
    const rows = await service.db.query("select 1 from events where workspace_id = $1", [workspace.id]);
    expect(rows).toHaveLength(30);
  });
});

describe("150 invitations", { timeout: 120_000 }, () => {
  it("become thirty per minute", async () => {
    await freshWorkspace();
    await earlyInTheMinute();
    const replies = await flood(150, 150, (n) =>
      owner.client.call(at("/invitations"), { json: { email: `guest-${n}@example.com`, role: "member" } }),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(30);
    expectRefused(replies.find(({ status }) => status === 429)!, "for an account");
  });

  it("accepted at once are sixty from one address; others do not feel the hashing", async () => {
    await freshWorkspace();
    const otherId = (await service.createWorkspace()).id;
    const other = await signedInPerson(service, otherId);
    const paths: string[] = [];
    for (let n = 0; n < 150; n += 30) {
      await service.db.query("delete from rate_windows");
      const made = await flood(30, 10, (k) =>
        owner.client.call(at("/invitations"), {
          json: { email: `${n + k}-${randomUUID()}@example.com`, role: "member" },
        }),
      );
      paths.push(...made.map(({ body }) => `/api${new URL(body.url).pathname}`));
      await service.db.query("update invitations set workspace_id = $2 where workspace_id = $1", [
        workspace.id,
        otherId,
      ]);
    }
    await service.db.query("delete from rate_windows");
    await earlyInTheMinute();
    let replies: Reply[] = [];
    const p95 = await feltBy(other, otherId, async () => {
      replies = await flood(150, 150, (n) =>
        new DashboardClient(service).call(paths[n]!, { json: { password: PASSWORD } }),
      );
    });
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(90);
    expectRefused(replies.find(({ status }) => status === 429)!, "from one address");
    // A generous bound: client and server share this process, and the 150 connections begin with 150 handshakes.
    expect(p95).toBeLessThan(3_000);
    // The links that were refused are as good as before.
    const rows = await service.db.query("select 1 from invitations where workspace_id = $1", [otherId]);
    expect(rows).toHaveLength(90);
  });
});

describe("passwords", () => {
  it("are hashed outside any transaction: who waits for a turn holds no connection and no lock", async () => {
    await freshWorkspace();
    const member = await signedInPerson(service, workspace.id, "member");
    const email = `late-${randomUUID()}@example.com`;
    const invited = await owner.client.call(at("/invitations"), { json: { email, role: "member" } });
    const reset = await owner.client.call(at(`/members/${member.id}/password-reset`), { json: {} });
    const tokenPath = (reply: Reply) => `/api${new URL(reply.body.url).pathname}`;
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    // Both places are taken: everybody else stands before the turnstile.
    const holders = [HASHING.pass(() => gate), HASHING.pass(() => gate)];
    const visitor = () => new DashboardClient(service);
    const waiting = [
      visitor().call(tokenPath(invited), { json: { password: PASSWORD } }),
      visitor().call(tokenPath(reset), { json: { password: "nine green lanterns" } }),
      visitor().logIn(owner.email, PASSWORD),
      owner.client.call("/api/password", {
        json: { current_password: PASSWORD, new_password: "another password" },
      }),
      service.admin.resetPassword(member.email),
    ];
    await new Promise((resolve) => setTimeout(resolve, 400));
    const [{ name }] = (await service.db.query<{ name: string }>("select current_database() as name")) as [
      { name: string },
    ];
    const busy = await service.db.query(
      "select query from pg_stat_activity where datname = $1 and state like 'idle in transaction%'",
      [name],
    );
    expect(busy).toEqual([]);
    open();
    await Promise.all([...holders, ...waiting]);
  });
});

describe("every route of the dashboard", () => {
  it("has a limit, by the address where nobody is known and by the account where somebody is", () => {
    for (const { method, path, access, limit } of registeredRoutes()) {
      const bounds: Limit = LIMITS[limit];
      const by = access === "public" ? bounds.address : bounds.account;
      expect(by, `${method} ${path}`).toBeGreaterThan(0);
      const isChangeOfWorkspace = method !== "GET" && (access === "member" || access === "owner");
      if (isChangeOfWorkspace) expect(bounds.workspace, `${method} ${path}`).toBeGreaterThan(0);
    }
  });

  it("is refused with 429 once its count is used up, and counts again in the next minute", async () => {
    await freshWorkspace();
    await service.db.query(
      `insert into rate_windows (subject, category, window_start, used)
       values ($1, 'dashboard reading', date_trunc('minute', now()), $2)`,
      [owner.id, LIMITS.reading.account],
    );
    await service.db.query(
      `insert into rate_windows (subject, category, window_start, used)
       values ($1, 'dashboard reading', date_trunc('minute', now()) + interval '1 minute', $2)`,
      [owner.id, LIMITS.reading.account],
    );
    expectRefused(await owner.client.call("/api/session"), "for an account");
    await service.db.query("delete from rate_windows");
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect((await owner.client.call("/api/session")).status).toBe(200);
  });

  it("is counted by the address for those who bring a cookie that is none", async () => {
    const client = new DashboardClient(service);
    client.cookie = `__Host-marque_session=${"A".repeat(43)}`;
    expect((await client.call("/api/session")).status).toBe(401);
    await service.db.query("update rate_windows set used = $1 where category = 'dashboard reading'", [
      LIMITS.reading.address,
    ]);
    expectRefused(await client.call("/api/session"), "from one address");
  });

  it("has its limit in the documents", async () => {
    const document = await readFile(new URL("../../../../docs/security.md", import.meta.url), "utf8");
    const rows = document.split("\n").filter((line) => line.startsWith("| In the dashboard: "));
    expect(rows).toHaveLength(Object.keys(LIMITS).length);
    for (const [kind, limit] of Object.entries<Limit>(LIMITS)) {
      const row = rows.find((line) => line.startsWith(`| In the dashboard: ${kind} |`));
      for (const perMinute of Object.values(limit)) {
        expect(row, kind).toContain(perMinute.toLocaleString("en"));
      }
    }
  });
});
