import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { startSecondProcess } from "../second-process.ts";
import { useService } from "../use-service.ts";
import { DashboardClient, type SignedInPerson, signedInPerson } from "./dashboard-client.ts";

// Whoever counts what is there and then adds one has to do both before the next one counts.

const service = useService();
let workspaceId: string;
let owner: SignedInPerson;
beforeAll(async () => {
  workspaceId = (await service.createWorkspace()).id;
  owner = await signedInPerson(service, workspaceId);
});

const at = (path: string) => `/api/workspaces/${workspaceId}${path}`;

async function countOf(table: string, where: string, value: string): Promise<number> {
  const rows = await service.db.query<{ count: number }>(
    `select count(*)::int as count from ${table} where ${where}`,
    [value],
  );
  return rows[0]!.count;
}

/** How many of forty requests at once were taken. */
async function taken(
  path: string,
  json: (n: number) => object,
  clients: readonly DashboardClient[] = [owner.client],
): Promise<number> {
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, n) => clients[n % clients.length]!.call(path, { json: json(n) })),
  );
  for (const { status } of replies) expect([200, 409, 429]).toContain(status);
  return replies.filter(({ status }) => status === 200).length;
}

describe("bounds hold when many ask at once, of two processes", () => {
  it("workspaces of one's own: twenty", async () => {
    const second = await startSecondProcess(service, { MARQUE_ROLES: "dashboard" });
    try {
      const person = await signedInPerson(service, workspaceId, "member");
      const there = new DashboardClient(second);
      there.cookie = person.client.cookie;
      await taken("/api/workspaces", () => ({ name: "Mine" }), [person.client, there]);
      // The limit per minute refused some of the forty; the next minute brings the rest.
      await service.db.query("delete from rate_windows");
      await new Promise((resolve) => setTimeout(resolve, 1_100));
      await taken("/api/workspaces", () => ({ name: "Mine" }), [person.client, there]);
      expect(await countOf("memberships", "user_id = $1 and role = 'owner'", person.id)).toBe(20);
    } finally {
      await second.stop();
    }
  });
});

describe("bounds hold when many ask at once", () => {
  it("API keys in use: a hundred", async () => {
    await service.db.query(
      `insert into api_keys (workspace_id, environment, label, hash, last_four)
       select $1, 'live', 'Many', ('bound' || n)::bytea, 'abcd' from generate_series(1, 90) n`,
      [workspaceId],
    );
    await taken(at("/keys"), (n) => ({ label: `Key ${n}`, environment: "live" }));
    expect(await countOf("api_keys", "workspace_id = $1 and revoked_at is null", workspaceId)).toBe(100);
  });

  it("webhook endpoints: ten, also where the operator adds one", async () => {
    const url = (n: number) => `https://example.com/${n}-${randomUUID()}`;
    const changes = Array.from({ length: 10 }, (_, n) =>
      service.admin.changeWorkspace(workspaceId, { webhookUrl: url(n) }).catch(() => {}),
    );
    await Promise.all([taken(at("/webhooks/endpoints"), (n) => ({ url: url(n) })), ...changes]);
    expect(await countOf("webhook_endpoints", "workspace_id = $1", workspaceId)).toBe(10);
  });

  it("open invitations: two hundred", async () => {
    await service.db.query(
      `insert into invitations (workspace_id, email, role, token_hash, expires_at)
       select $1, n || '@example.com', 'member', ('bound' || n)::bytea, now() + interval '1 day'
       from generate_series(1, 190) n`,
      [workspaceId],
    );
    await taken(at("/invitations"), (n) => ({ email: `${n}@example.org`, role: "member" }));
    expect(await countOf("invitations", "workspace_id = $1", workspaceId)).toBe(200);
    const refused = await owner.client.call(at("/invitations"), {
      json: { email: "late@example.org", role: "member" },
    });
    expect([409, 429]).toContain(refused.status);
  });
});
