import { describe, expect, it } from "vitest";
import type { Reply, TestWorkspace } from "./test-service.ts";
import { useService } from "./use-service.ts";

const service = useService({ MARQUE_ROLES: "api" });

interface Customer extends TestWorkspace {
  readonly project: Record<"live" | "sandbox", string>;
}

async function customer(plan?: string): Promise<Customer> {
  const workspace = await service.createWorkspace(plan);
  const create = async (origin: "live" | "sandbox", key: string) =>
    (await service.call("/v1/projects", { key, origin, json: { name: "A" } })).body.id;
  const live = await create("live", workspace.liveKey);
  return { ...workspace, project: { live, sandbox: await create("sandbox", workspace.testKey) } };
}

const generate = (who: Customer, origin: "live" | "sandbox" = "live") =>
  service.call("/v1/brands/generate", {
    key: origin === "live" ? who.liveKey : who.testKey,
    origin,
    json: { project_id: who.project[origin], prompt: "A calm logo" },
  });

const units = async (who: TestWorkspace) =>
  (
    await service.db.query<{ units: number }>("select units from quota_months where workspace_id = $1", [
      who.id,
    ])
  )[0]?.units;

function expectHardLimit(reply: Reply, message: RegExp): void {
  expect(reply.status).toBe(403);
  expect(reply.body.error).toMatchObject({ type: "authentication_error", code: "billing_hard_limit" });
  expect(reply.body.error.message).toMatch(message);
  expect(reply.headers["x-ratelimit-limit"]).toBeTruthy();
}

async function expectTheRestToWork(who: Customer): Promise<void> {
  const live = { key: who.liveKey, origin: "live" } as const;
  expect((await service.call("/v1/projects", live)).status).toBe(200);
  const another = await service.call("/v1/projects", { ...live, json: { name: "B" } });
  expect(another.status).toBe(201);
  const path = `/v1/projects/${another.body.id}`;
  expect((await service.call(path, { ...live, method: "PATCH", json: { name: "C" } })).status).toBe(200);
  expect((await service.call(path, { ...live, method: "DELETE" })).status).toBe(200);
  expect((await generate(who, "sandbox")).status).toBe(202);
}

/** A date in UTC, `days` from today. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe("the monthly quota of live generations", () => {
  it.each([
    ["pro", 1_000],
    ["agency", 10_000],
  ])("of the %s plan is %i: the last unit is given, the next refused", async (plan, quota) => {
    const who = await customer(plan);
    await service.db.query(
      "insert into quota_months values ($1, date_trunc('month', now() at time zone 'utc')::date, $2)",
      [who.id, quota - 1],
    );
    expect((await generate(who)).status).toBe(202);
    expect(await units(who)).toBe(quota);
    expectHardLimit(await generate(who), new RegExp(`quota of ${quota} `));
    expect(await units(who)).toBe(quota);
    await expectTheRestToWork(who);
    expect(await units(who)).toBe(quota);
  });

  it("can be overridden, and the change holds from the next request on", async () => {
    const who = await customer("pro");
    await service.admin.changeWorkspace(who.id, { monthlyQuota: 2 });
    expect((await generate(who)).status).toBe(202);
    expect((await generate(who)).status).toBe(202);
    expectHardLimit(await generate(who), /quota of 2 /);
    await service.admin.changeWorkspace(who.id, { monthlyQuota: 3 });
    expect((await generate(who)).status).toBe(202);
    await service.admin.changeWorkspace(who.id, { monthlyQuota: 0 });
    expectHardLimit(await generate(who), /quota of 0 /);
  });

  it("is a calendar month's: last month's use does not count", async () => {
    const who = await customer("pro");
    await service.db.query(
      `insert into quota_months
       values ($1, (date_trunc('month', now() at time zone 'utc') - interval '1 month')::date, 1000)`,
      [who.id],
    );
    expect((await generate(who)).status).toBe(202);
  });

  it("is never exceeded by requests that come at once", async () => {
    const who = await customer();
    await service.admin.changeWorkspace(who.id, { monthlyQuota: 5 });
    const replies = await Promise.all(Array.from({ length: 20 }, () => generate(who)));
    expect(replies.filter(({ status }) => status === 202)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 403)).toHaveLength(15);
    expect(await units(who)).toBe(5);
  });

  it("is not touched by refusals, nor by the sandbox", async () => {
    const who = await customer();
    const bad = { key: who.liveKey, origin: "live", json: { project_id: "proj_0", prompt: "x" } } as const;
    expect((await service.call("/v1/brands/generate", bad)).status).toBe(404);
    expect((await generate(who, "sandbox")).status).toBe(202);
    expect(await units(who)).toBeUndefined();
  });

  it("gets its units back when the project is deleted with its jobs in flight", async () => {
    const who = await customer();
    for (let n = 0; n < 3; n++) await generate(who);
    expect(await units(who)).toBe(3);
    const path = `/v1/projects/${who.project.live}`;
    expect((await service.call(path, { key: who.liveKey, origin: "live", method: "DELETE" })).status).toBe(
      200,
    );
    expect(await units(who)).toBe(0);
  });
});

describe("an invoice", () => {
  it("refuses live generations from the day after its due date on, and not before", async () => {
    const who = await customer();
    await service.admin.createInvoice(who.id, 4_900, day(0));
    expect((await generate(who)).status).toBe(202);
    const overdue = await service.admin.createInvoice(who.id, 4_900, day(-1));
    expectHardLimit(await generate(who), /invoice/);
    await expectTheRestToWork(who);
    await service.admin.payInvoice(overdue.id);
    expect((await generate(who)).status).toBe(202);
  });

  it("of another workspace is nobody's concern", async () => {
    const [debtor, other] = [await customer(), await customer()];
    await service.admin.createInvoice(debtor.id, 1, day(-30));
    expectHardLimit(await generate(debtor), /invoice/);
    expect((await generate(other)).status).toBe(202);
  });
});

describe("the order of checks", () => {
  it("has parameters, then resources, before billing", async () => {
    const who = await customer();
    await service.admin.changeWorkspace(who.id, { monthlyQuota: 0 });
    const code = async (json: object) =>
      (await service.call("/v1/brands/generate", { key: who.liveKey, origin: "live", json })).body.error.code;
    expect(await code({ project_id: who.project.live })).toBe("missing_required_param");
    expect(await code({ project_id: who.project.live, prompt: "x", webhook_url: "http://x" })).toBe(
      "invalid_webhook_url",
    );
    expect(await code({ project_id: "proj_0", prompt: "x" })).toBe("project_not_found");
    expect(await code({ project_id: who.project.live, prompt: "x", memory_id: "mem_0" })).toBe(
      "memory_not_found",
    );
    expect(await code({ project_id: who.project.live, prompt: "x" })).toBe("billing_hard_limit");
  });
});
