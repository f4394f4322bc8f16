import { describe, expect, it } from "vitest";
import { closeMonths } from "../../src/billing/monthly-close.ts";
import { manualPayment, type PaymentProvider } from "../../src/billing/payment-provider.ts";
import { createLog } from "../../src/log.ts";
import { useService } from "../use-service.ts";
import { signedInPerson } from "./dashboard-client.ts";

const service = useService({ MARQUE_ROLES: "api,dashboard" });

const silent = createLog({ level: "silent" });
const close = (provider: PaymentProvider = manualPayment(null)) =>
  closeMonths(service.db.database, provider, silent);

/** First day of the month `ago` months before this one, and of the ones around it. */
function month(ago: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1)).toISOString().slice(0, 10);
}

/** A workspace that is as old as the start of that month, on one plan all the time. */
async function customerSince(start: string, plan: string): Promise<string> {
  const [row] = await service.db.query<{ id: string }>(
    `insert into workspaces (id, name, plan)
     select 'ws_' || marque_base32(floor(extract(epoch from $1::date::timestamp at time zone 'utc') * 1000)::bigint, 10)
            || substr(marque_id(''), 11), 'Old customer', $2
     returning id`,
    [start, plan],
  );
  await service.db.query(
    "update plan_periods set started_at = $2::date::timestamp at time zone 'utc' where workspace_id = $1",
    [row!.id, start],
  );
  return row!.id;
}

/** Without a plan, as they were written before migration 34. */
async function addUnits(
  workspaceId: string,
  inMonth: string,
  count: number,
  at: string,
  plan: string | null = null,
): Promise<void> {
  await service.db.query(
    `insert into usage_units (job_id, workspace_id, month, project_id, recorded_at, plan)
     select marque_id('job_'), $1, $2::date, 'proj_x', $3::timestamptz, $5 from generate_series(1, $4)`,
    [workspaceId, inMonth, at, count, plan],
  );
}

interface Invoice {
  id: string;
  amount_cents: number;
  month: string;
  units: number;
  due_on: string;
  provider_reference: string | null;
}
const invoices = (workspaceId: string) =>
  service.db.query<Invoice>(
    `select id, amount_cents, month::text, units, due_on::text, provider_reference from invoices
     where workspace_id = $1 order by month`,
    [workspaceId],
  );

async function billSince(start: string): Promise<void> {
  await service.db.query("delete from service_facts where name = 'billing since'");
  await service.db.query("insert into service_facts (name, value) values ('billing since', $1)", [
    JSON.stringify(start),
  ]);
}

describe("the monthly close", () => {
  it("writes one invoice for the month before: the plan's price and its units, due in 14 days", async () => {
    await billSince(month(1));
    const id = await customerSince(month(3), "pro");
    await addUnits(id, month(1), 7, `${month(1)}T12:00:00Z`);
    await Promise.all([close(), close(), close()]);
    const [invoice, ...others] = await invoices(id);
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({ amount_cents: 4_900 + 7 * 5, month: month(1), units: 7 });
    const due = new Date(`${invoice!.due_on}T00:00:00Z`).getTime();
    const today = new Date(new Date().toISOString().slice(0, 10)).getTime();
    expect((due - today) / 86_400_000).toBe(14);
    expect(invoice!.provider_reference).toBe(invoice!.id);
    await close();
    expect(await invoices(id)).toHaveLength(1);
  });

  it("catches up on every month it missed", async () => {
    await billSince(month(3));
    const id = await customerSince(month(3), "agency");
    await close();
    expect((await invoices(id)).map((invoice) => [invoice.month, invoice.amount_cents])).toEqual([
      [month(3), 19_900],
      [month(2), 19_900],
      [month(1), 19_900],
    ]);
    await billSince(month(1));
  });

  it("shares the month between its plans, and charges a unit by the plan it was made on", async () => {
    const id = await customerSince(month(3), "pro");
    // On Agency from the middle of the month on.
    const [middle] = await service.db.query<{ at: string }>(
      `insert into plan_periods (workspace_id, plan, started_at)
       select $1, 'agency', s + (e - s) / 2
       from (select $2::date::timestamp at time zone 'utc' as s, $3::date::timestamp at time zone 'utc' as e) as m
       returning started_at::text as at`,
      [id, month(1), month(0)],
    );
    await addUnits(id, month(1), 10, `${month(1)}T00:00:01Z`);
    await addUnits(id, month(1), 100, middle!.at);
    // Accepted in the last minute of the month, finished in the next one.
    await addUnits(id, month(1), 1, `${month(0)}T00:00:20Z`);
    await close();
    const [invoice] = await invoices(id);
    expect(invoice).toMatchObject({ units: 111, amount_cents: 2_450 + 9_950 + 10 * 5 + 101 * 3 });
  });

  it("charges a unit by the plan at acceptance: Pro's that ended on Free, Agency's that ended on Pro", async () => {
    const free = await customerSince(month(3), "free");
    await addUnits(free, month(1), 4, `${month(1)}T12:00:00Z`, "pro");
    const pro = await customerSince(month(3), "pro");
    await addUnits(pro, month(1), 10, `${month(1)}T12:00:00Z`, "agency");
    await addUnits(pro, month(1), 2, `${month(1)}T13:00:00Z`, "pro");
    await close();
    expect(await invoices(free)).toMatchObject([{ units: 4, amount_cents: 4 * 5 }]);
    expect(await invoices(pro)).toMatchObject([{ units: 12, amount_cents: 4_900 + 10 * 3 + 2 * 5 }]);
  });

  it("waits for the month's last unfinished job", async () => {
    const id = await customerSince(month(3), "pro");
    await service.db.query(
      `insert into jobs (id, project_id, workspace_id, environment, prompt, quota_month, status)
       values ($2, 'proj_x', $1, 'live', 'x', $3::date, 'processing')`,
      [id, "job_waiting", month(1)],
    );
    await close();
    expect(await invoices(id)).toEqual([]);
    await service.db.query("delete from jobs where id = 'job_waiting'");
    await close();
    expect(await invoices(id)).toHaveLength(1);
  });

  it("writes none for Free, for the Demo workspace, or for months before there was billing", async () => {
    const free = await customerSince(month(3), "free");
    const exempt = await customerSince(month(3), "agency");
    await service.db.query("update workspaces set is_invoiced = false where id = $1", [exempt]);
    const old = await customerSince(month(3), "pro");
    await close();
    expect(await invoices(free)).toEqual([]);
    expect(await invoices(exempt)).toEqual([]);
    expect((await invoices(old)).map((invoice) => invoice.month)).toEqual([month(1)]);
    const [demo] = await service.db.query<{ is_invoiced: boolean }>(
      "select is_invoiced from workspaces where name = 'Demo'",
    );
    expect(demo).toEqual({ is_invoiced: false });
  });

  it("hands an invoice over again when the payment provider failed", async () => {
    const id = await customerSince(month(3), "pro");
    const failing: PaymentProvider = {
      ...manualPayment(null),
      handOver: async () => {
        throw new Error("away");
      },
    };
    await close(failing);
    expect((await invoices(id))[0]!.provider_reference).toBeNull();
    await close({ ...manualPayment(null), handOver: async (invoice) => `ref-${invoice.amountCents}` });
    expect((await invoices(id))[0]!.provider_reference).toBe("ref-4900");
  });
});

describe("the Billing page", () => {
  it("shows plan, quota, use, days, months and invoices, and how to pay", async () => {
    const workspace = await service.createWorkspace("pro");
    const { client } = await signedInPerson(service, workspace.id);
    await addUnits(workspace.id, month(0), 3, new Date().toISOString());
    await addUnits(workspace.id, month(2), 5, `${month(2)}T10:00:00Z`);
    const overdue = await service.admin.createInvoice(workspace.id, 1_000, "2020-01-01");
    const { body } = await client.call(`/api/workspaces/${workspace.id}/billing`);
    expect(body).toMatchObject({ plan: "pro", month: month(0), quota: 1_000, quota_is_own: false, used: 0 });
    expect(body.days).toHaveLength(new Date().getUTCDate());
    expect(body.days.at(-1)).toEqual({ date: new Date().toISOString().slice(0, 10), units: 3 });
    expect(body.months).toHaveLength(12);
    expect(body.months.at(-2)).toEqual({ month: month(2), units: 5 });
    expect(body.cents_so_far).toBeGreaterThanOrEqual(15);
    expect(body.cents_so_far).toBeLessThan(4_915);
    expect(body.invoices).toEqual([
      expect.objectContaining({
        id: overdue.id,
        status: "overdue",
        how_to_pay: expect.stringContaining(overdue.id),
      }),
    ]);
    await service.admin.payInvoice(overdue.id);
    const paid = (await client.call(`/api/workspaces/${workspace.id}/billing`)).body.invoices[0];
    expect(paid).toMatchObject({ status: "paid", how_to_pay: null, paid_at: expect.any(Number) });
  });

  it("lets an owner lower the quota and go to Free, from the next request on, and writes it into the audit log", async () => {
    const workspace = await service.createWorkspace("agency");
    const { client, id } = await signedInPerson(service, workspace.id);
    const path = `/api/workspaces/${workspace.id}/billing`;
    const list = () => service.call("/v1/projects", { key: workspace.testKey });
    const lowered = await client.call(`${path}/quota`, { json: { monthly_quota: 12 } });
    expect(lowered.body).toMatchObject({ quota: 12, quota_is_own: true, owners_quota: 10_000 });
    const back = await client.call(`${path}/quota`, { json: { monthly_quota: null } });
    expect(back.body).toMatchObject({ quota: 10_000, quota_is_own: false });
    expect((await client.call(`${path}/plan`, { json: { plan: "agency" } })).body.plan).toBe("agency");
    expect((await list()).status).toBe(200);
    expect((await client.call(`${path}/plan`, { json: { plan: "free" } })).body.plan).toBe("free");
    expect((await list()).body.error.code).toBe("plan_has_no_api_access");
    const audit = await service.db.query(
      "select actor, action from audit_log where workspace_id = $1 and action ~ '^(plan|quota)' order by id",
      [workspace.id],
    );
    const actor = `user:${id}`;
    expect(audit).toEqual([
      { actor, action: "quota.changed" },
      { actor, action: "quota.changed" },
      { actor, action: "plan.changed" },
    ]);
  });

  it.each([
    ["plan", { plan: "gold" }, "invalid_param"],
    ["plan", {}, "missing_required_param"],
    ["quota", { monthly_quota: -1 }, "invalid_param"],
    ["quota", { monthly_quota: 1.5 }, "invalid_param"],
    ["quota", {}, "missing_required_param"],
  ])("refuses a wrong %s %j with %s", async (what, json, code) => {
    const workspace = await service.createWorkspace("pro");
    const { client } = await signedInPerson(service, workspace.id);
    const reply = await client.call(`/api/workspaces/${workspace.id}/billing/${what}`, { json });
    expect([reply.status, reply.body.error.code]).toEqual([400, code]);
  });
});
