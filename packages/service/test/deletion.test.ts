import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type Authority,
  answer200,
  createAuthority,
  eventually,
  type Receiver,
  startReceiver,
} from "./receiver.ts";
import { startTestService, type TestService, type TestWorkspace } from "./test-service.ts";

let authority: Authority;
let receiver: Receiver;
let service: TestService;
let workspace: TestWorkspace;
let project: string;

beforeAll(async () => {
  authority = await createAuthority();
  receiver = await startReceiver(authority);
  service = await startTestService({
    MARQUE_WEBHOOK_CA_FILE: authority.caFile,
    MARQUE_WORKER_THREADS: "1",
    MARQUE_WEBHOOK_RETRY_DELAYS: "1,1,1",
  });
});
afterAll(async () => {
  await service.stop();
  await receiver.stop();
  await authority.remove();
});
beforeEach(async () => {
  workspace = await service.createWorkspace();
  receiver.behave(answer200);
  project = await newProject();
});

const live = { origin: "live" } as const;

async function newProject(): Promise<string> {
  return (await service.call("/v1/projects", { ...live, key: workspace.liveKey, json: { name: "P" } })).body
    .id;
}

async function generate(prompt: string, into = project): Promise<string> {
  const json = { project_id: into, prompt, webhook_url: receiver.url };
  const reply = await service.call("/v1/brands/generate", { ...live, key: workspace.liveKey, json });
  expect(reply.status).toBe(202);
  return reply.body.id;
}

/** Deletes the project; returns when the answer was here. */
async function remove(): Promise<number> {
  const reply = await service.call(`/v1/projects/${project}`, {
    ...live,
    key: workspace.liveKey,
    method: "DELETE",
  });
  expect(reply.status).toBe(200);
  return Date.now();
}

const statusOf = async (job: string) =>
  (await service.db.query<{ status: string }>("select status from jobs where id = $1", [job]))[0]?.status ??
  null;
const until = (job: string, status: string) =>
  eventually(async () => ((await statusOf(job)) === status ? true : null));
const requestsFor = (job: string) => receiver.received.filter(({ event }) => event.data.job_id === job);
const units = async () =>
  (
    await service.db.query<{ units: number }>("select units from quota_months where workspace_id = $1", [
      workspace.id,
    ])
  )[0]?.units ?? 0;

/** Nothing of the project is left in any table, and nothing of it is billed or reserved but what had succeeded. */
async function expectPurged(billed: number): Promise<void> {
  await eventually(async () => {
    for (const table of ["jobs", "memory_nodes", "brands", "events", "deliveries", "project_purges"]) {
      const [row] = await service.db.query<{ n: number }>(
        `select count(*)::int n from ${table} where project_id = $1`,
        [project],
      );
      if (row!.n > 0) return null;
    }
    return true;
  });
  const [attempts] = await service.db.query<{ n: number }>(
    "select count(*)::int n from delivery_attempts a left join deliveries d on d.id = a.delivery_id where d.id is null",
  );
  expect(attempts!.n).toBe(0);
  expect(await units()).toBe(billed);
  const ledger = await service.db.query("select 1 from usage_units where workspace_id = $1", [workspace.id]);
  expect(ledger).toHaveLength(billed);
}

describe("deleting a project with work in flight", () => {
  it("a job that waits in line is dropped: no event, and its unit is given back", async () => {
    const blocker = await generate("sleep 700", await newProject());
    await until(blocker, "processing");
    const job = await generate("waits");
    expect(await statusOf(job)).toBe("queued");
    expect(await units()).toBe(2);
    await remove();
    expect(await statusOf(job)).toBeNull();
    await receiver.until(1, ({ event }) => event.data.job_id === blocker);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(requestsFor(job)).toEqual([]);
    await expectPurged(1);
  });

  it("a job that is being drawn is dropped: its result changes nothing", async () => {
    const job = await generate("sleep 700");
    await until(job, "processing");
    await remove();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(requestsFor(job)).toEqual([]);
    await expectPurged(0);
  });

  it("an event that is not delivered yet is never attempted after the answer", async () => {
    // Many events in the middle of being delivered to a slow receiver, so that the deletion falls among the leases.
    receiver.behave((response) => void setTimeout(() => response.end(), 30));
    const job = await generate("root of many");
    await receiver.until(1, ({ event }) => event.data.job_id === job);
    await service.db.query(
      `with e as (insert into events (workspace_id, environment, project_id, type, body)
                  select workspace_id, environment, project_id, type, body from events, generate_series(1, 300)
                  where job_id = $1 returning id, workspace_id, project_id)
       insert into deliveries (event_id, workspace_id, project_id, url, host, status)
       select id, workspace_id, project_id, $2, $3, 'pending' from e`,
      [job, receiver.url, new URL(receiver.url).host],
    );
    await receiver.until(20, ({ event }) => event.data.job_id === job);
    const answeredAt = await remove();
    const begun = requestsFor(job).length;
    expect(begun).toBeLessThan(300);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(requestsFor(job).filter(({ at }) => at > answeredAt)).toEqual([]);
    expect(requestsFor(job)).toHaveLength(begun);
    await expectPurged(1);
  });

  it("between two attempts: the next one never comes", async () => {
    receiver.behave((response) => void response.writeHead(500).end());
    const job = await generate("fails at first");
    await receiver.until(1, ({ event }) => event.data.job_id === job);
    await eventually(async () => {
      const [event] = (await service.admin.events(workspace.id)).data;
      return event?.attempts.length === 1 && event.status === "pending" ? true : null;
    });
    await remove();
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(requestsFor(job)).toHaveLength(1);
    await expectPurged(1);
  });

  it("an event of a deleted project cannot be sent again", async () => {
    const job = await generate("delivered");
    await receiver.until(1, ({ event }) => event.data.job_id === job);
    const [event] = (await service.admin.events(workspace.id)).data;
    await remove();
    await expect(service.admin.resendEvent(workspace.id, event!.id)).rejects.toThrow("no event");
    await expectPurged(1);
  });
});
