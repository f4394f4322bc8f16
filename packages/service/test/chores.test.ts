import { beforeAll, describe, expect, it } from "vitest";
import { eventually } from "./receiver.ts";
import type { TestWorkspace } from "./test-service.ts";
import { useService } from "./use-service.ts";

const service = useService({ MARQUE_WORKER_THREADS: "1" });
let workspace: TestWorkspace;

beforeAll(async () => {
  workspace = await service.createWorkspace();
});

describe("the sweeps", () => {
  it("are scheduled every minute, and what is past its day goes while the rest stays", async () => {
    expect(await service.db.query("select name, cron from pgboss.schedule")).toEqual([
      { name: "sweep", cron: "* * * * *" },
    ]);
    const old = "marque_base32(floor(extract(epoch from now() - interval '31 days') * 1000)::bigint, 10)";
    await service.db.query(
      `insert into events (id, workspace_id, environment, type, body) values
         ('evt_' || ${old} || '0000000000000000', $1, 'sandbox', 'generation.success', ''),
         (marque_id('evt_'), $1, 'sandbox', 'generation.success', '')`,
      [workspace.id],
    );
    await service.db.query(
      `insert into idempotency_keys (workspace_id, environment, operation, key, body_hash, created_at) values
         ($1, 'sandbox', 'POST /v1/projects', 'old', '', now() - interval '25 hours'),
         ($1, 'sandbox', 'POST /v1/projects', 'young', '', now() - interval '23 hours')`,
      [workspace.id],
    );
    await service.db.query(
      "insert into rate_windows (subject, category, window_start, used) values ('old', 'standard', now() - interval '1 hour', 1)",
    );
    await service.doChores();
    await eventually(async () => {
      const left = await service.db.query("select 1 from events where workspace_id = $1", [workspace.id]);
      return left.length === 1 ? true : null;
    });
    const keys = await service.db.query("select key from idempotency_keys where workspace_id = $1", [
      workspace.id,
    ]);
    expect(keys).toEqual([{ key: "young" }]);
    expect(await service.db.query("select 1 from rate_windows where subject = 'old'")).toEqual([]);
  });
});
