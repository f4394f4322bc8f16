import type { HomeView } from "@marque/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { revokeLeakedKeys } from "../../src/identity/leaked-keys.ts";
import { createLog } from "../../src/log.ts";
import {
  type Authority,
  answer200,
  createAuthority,
  eventually,
  type Receiver,
  startReceiver,
} from "../receiver.ts";
import { startTestService, type TestService } from "../test-service.ts";
import { signedInPerson } from "./dashboard-client.ts";

let service: TestService;
let authority: Authority;
let receiver: Receiver;

beforeAll(async () => {
  authority = await createAuthority();
  receiver = await startReceiver(authority);
  service = await startTestService({
    MARQUE_WORKER_THREADS: "1",
    MARQUE_WEBHOOK_CA_FILE: authority.caFile,
    MARQUE_WEBHOOK_RETRY_DELAYS: "0.1,0.1,0.1",
  });
});
afterAll(async () => {
  await service.stop();
  await receiver.stop();
  await authority.remove();
});

const NOTHING_DONE = {
  has_project: false,
  has_brand: false,
  has_key: true,
  has_endpoint: false,
  has_api_call: false,
};

async function workspaceWithOwner(plan = "pro") {
  const workspace = await service.createWorkspace(plan);
  const { client } = await signedInPerson(service, workspace.id);
  return {
    ...workspace,
    client,
    home: async () => (await client.call(`/api/workspaces/${workspace.id}/home`)).body as HomeView,
  };
}

const kinds = ({ warnings }: HomeView) => warnings.map((warning) => warning.kind);

describe("Home", () => {
  it("is honest about an empty workspace", async () => {
    const { home } = await workspaceWithOwner();
    expect(await home()).toEqual({
      today: { requests: 0, generations: 0, succeeded: 0, failed: 0 },
      success_rate: null,
      client_news: [],
      recent_brands: [],
      recent_failures: [],
      warnings: [],
      first_steps: NOTHING_DONE,
    });
  });

  it("counts today's calls and outcomes, and lists the failures", async () => {
    const { home, testKey: key } = await workspaceWithOwner();
    const project = (await service.call("/v1/projects", { key, json: { name: "<b>Mine</b>" } })).body.id;
    const generate = (prompt: string) =>
      service.call("/v1/brands/generate", { key, json: { project_id: project, prompt } });
    await generate("fine");
    await generate("fine again");
    await generate("throw: never works");
    await eventually(
      async () => ((await home()).today.failed === 1 && (await home()).today.requests === 4) || null,
    );
    const shown = await home();
    expect(shown.today).toEqual({ requests: 4, generations: 3, succeeded: 2, failed: 1 });
    expect(shown.success_rate).toBeCloseTo(2 / 3);
    expect(shown.recent_failures).toMatchObject([
      {
        project_id: project,
        project_name: "<b>Mine</b>",
        prompt: "throw: never works",
        code: "generation_error",
      },
    ]);
    expect(shown.first_steps).toMatchObject({ has_project: true, has_brand: true, has_api_call: true });
  });

  it("warns of a quota at 80 and at 100 %", async () => {
    const { id, home } = await workspaceWithOwner();
    await service.admin.changeWorkspace(id, { monthlyQuota: 10 });
    const use = (units: number) =>
      service.db.query(
        `insert into quota_months (workspace_id, month, units)
         values ($1, date_trunc('month', now() at time zone 'utc')::date, $2)
         on conflict (workspace_id, month) do update set units = excluded.units`,
        [id, units],
      );
    await use(7);
    expect(kinds(await home())).toEqual([]);
    await use(8);
    expect(kinds(await home())).toEqual(["quota_80"]);
    await use(10);
    expect(kinds(await home())).toEqual(["quota_used_up"]);
  });

  it("warns of an overdue invoice, a leaked key and a suspension, the worst first", async () => {
    const { id, home, testKey } = await workspaceWithOwner();
    const invoice = await service.admin.createInvoice(id, 4_900, "2020-01-31");
    await revokeLeakedKeys(service.db.database, createLog({ level: "silent" }), [
      { token: testKey, type: "marque_key", url: "https://example.com/leak" },
    ]);
    await service.db.query(
      "update workspaces set suspended_until = now() + interval '10 minutes' where id = $1",
      [id],
    );
    const shown = await home();
    expect(kinds(shown)).toEqual(["suspended", "overdue_invoice", "leaked_key"]);
    expect(shown.warnings[1]).toMatchObject({
      subject: invoice.id,
      message: expect.stringMatching(/\$49\.00/),
    });
    await service.admin.payInvoice(invoice.id);
    await service.admin.changeWorkspace(id, { liftSuspension: true });
    expect(kinds(await home())).toEqual(["leaked_key"]);
  });

  it("warns of an endpoint that keeps failing, until something arrives", async () => {
    const { home, testKey: key } = await workspaceWithOwner();
    receiver.behave((response) => void response.writeHead(500).end());
    const project = (await service.call("/v1/projects", { key, json: { name: "A" } })).body.id;
    const generate = () =>
      service.call("/v1/brands/generate", {
        key,
        json: { project_id: project, prompt: "fine", webhook_url: receiver.url },
      });
    await generate();
    await eventually(async () => kinds(await home()).includes("failing_endpoint") || null);
    expect((await home()).warnings).toMatchObject([{ subject: receiver.url }]);
    receiver.behave(answer200);
    await generate();
    await eventually(async () => !kinds(await home()).includes("failing_endpoint") || null);
  });
});
