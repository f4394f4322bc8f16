import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { manualPayment, type PaymentProvider } from "../../src/billing/payment-provider.ts";
import { choosePlan } from "../../src/billing/plan-choice.ts";
import { ServiceError } from "../../src/errors.ts";
import { startTestService, type TestService } from "../test-service.ts";
import { signedInPerson } from "./dashboard-client.ts";

let service: TestService;

beforeAll(async () => {
  service = await startTestService({ MARQUE_ROLES: "api,dashboard" });
});
afterAll(() => service.stop());

/** An owner of a new workspace, and what they do on its Billing page. */
async function owner(plan: string, of = service) {
  const { id } = await of.admin.createWorkspace("Studio", plan);
  const { client } = await signedInPerson(of, id);
  const path = `/api/workspaces/${id}/billing`;
  return {
    id,
    client,
    page: async () => (await client.call(path)).body,
    choose: (to: string) => client.call(`${path}/plan`, { json: { plan: to } }),
    setQuota: (monthly_quota: number | null) => client.call(`${path}/quota`, { json: { monthly_quota } }),
    ask: (json: object) => client.call(`${path}/request`, { json }),
    withdraw: () => client.call(`${path}/request`, { method: "DELETE" }),
  };
}

const refusal = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
  status,
  body.error?.code,
];

describe("who chooses a plan, while the payment provider is manual", () => {
  it.each([
    ["free", "pro"],
    ["free", "agency"],
    ["pro", "agency"],
    ["agency", "pro"],
  ])("an owner on %s does not get %s without the operator's yes", async (from, to) => {
    const who = await owner(from);
    expect(refusal(await who.choose(to))).toEqual([403, "operator_approval_required"]);
    expect(await who.page()).toMatchObject({ plan: from, paid_plans_need: "operator", request: null });
  });

  it("an owner may stay, and may go to Free", async () => {
    const who = await owner("pro");
    expect((await who.choose("pro")).status).toBe(200);
    expect((await who.choose("free")).body.plan).toBe("free");
  });

  it("the workspaces an owner makes are on Free, and stay there", async () => {
    const { client } = await owner("pro");
    for (let n = 0; n < 3; n++) {
      const { body } = await client.call("/api/workspaces", { json: { name: `W${n}` } });
      const path = `/api/workspaces/${body.id}/billing`;
      expect(refusal(await client.call(`${path}/plan`, { json: { plan: "agency" } }))[0]).toBe(403);
      expect(refusal(await client.call(`${path}/quota`, { json: { monthly_quota: 9 } }))[0]).toBe(409);
    }
  });

  it("an owner may lower the quota and go back up to the plan's, and not beyond", async () => {
    const who = await owner("pro");
    expect((await who.setQuota(10)).body.quota).toBe(10);
    expect((await who.setQuota(1_000)).body.quota).toBe(1_000);
    expect(refusal(await who.setQuota(1_001))).toEqual([403, "operator_approval_required"]);
    expect((await who.page()).quota).toBe(1_000);
  });

  it("a quota from the operator's hand is the bound, below the plan's too", async () => {
    const who = await owner("pro");
    await service.admin.changeWorkspace(who.id, { monthlyQuota: 20 });
    expect((await who.setQuota(5)).body.quota).toBe(5);
    expect((await who.setQuota(20)).body.quota).toBe(20);
    expect(refusal(await who.setQuota(21))).toEqual([403, "operator_approval_required"]);
    expect(refusal(await who.setQuota(null))).toEqual([403, "operator_approval_required"]);
    await service.admin.changeWorkspace(who.id, { monthlyQuota: 5_000 });
    expect((await who.setQuota(null)).body.quota).toBe(1_000);
    expect((await who.setQuota(5_000)).body.quota).toBe(5_000);
  });

  it("the Demo workspace is exempt", async () => {
    const who = await owner("pro");
    await service.db.query("update workspaces set is_invoiced = false where id = $1", [who.id]);
    expect((await who.choose("agency")).body).toMatchObject({ plan: "agency", paid_plans_need: "nothing" });
    expect((await who.setQuota(100_000)).body.quota).toBe(100_000);
  });

  it("the operator may leave it to the owners", async () => {
    const open = await startTestService({
      MARQUE_ROLES: "dashboard",
      MARQUE_PLAN_CHOICE: "open",
    });
    try {
      const who = await owner("free", open);
      expect((await who.choose("agency")).body).toMatchObject({ plan: "agency", paid_plans_need: "nothing" });
      expect((await who.setQuota(100_000)).body.quota).toBe(100_000);
      expect(refusal(await who.ask({ plan: "pro" }))).toEqual([409, "conflict"]);
      // Also then, Free has none.
      await who.choose("free");
      expect(refusal(await who.setQuota(5))).toEqual([409, "conflict"]);
    } finally {
      await open.stop();
    }
  });
});

describe("with a payment provider that keeps payment methods", () => {
  const provider = (isKnown: boolean): PaymentProvider => ({
    ...manualPayment(null),
    name: "cards",
    paymentMethods: { isKnown: async () => isKnown, howToAdd: () => "Add a card at https://pay.example." },
  });

  it("an owner needs one, and nobody's yes", async () => {
    const { id } = await service.admin.createWorkspace("Studio", "free");
    const choose = (isKnown: boolean) =>
      choosePlan(
        service.db.database,
        { planChoice: "approved", payments: provider(isKnown) },
        "user:x",
        id,
        "pro",
      );
    const refused = await choose(false).catch((error: unknown) => error as ServiceError);
    expect(refused).toBeInstanceOf(ServiceError);
    expect(refused).toMatchObject({
      code: "payment_method_required",
      message: "Add a card at https://pay.example.",
    });
    await choose(true);
    expect(await service.db.query("select plan from workspaces where id = $1", [id])).toEqual([
      { plan: "pro" },
    ]);
  });
});

describe("a request for a plan", () => {
  it("waits, is listed to the operator, and holds from the yes on", async () => {
    const who = await owner("free");
    const asked = await who.ask({ plan: "agency", monthly_quota: 25_000 });
    const { request } = asked.body;
    expect(asked.body).toMatchObject({ plan: "free", quota: 0 });
    expect(request).toMatchObject({ plan: "agency", monthly_quota: 25_000, declined_at: null, reason: null });
    expect((await service.admin.planRequests()).data).toContainEqual(
      expect.objectContaining({
        id: request.id,
        workspace_id: who.id,
        asked_by: expect.stringMatching(/^owner-/),
        present_plan: "free",
        plan: "agency",
        monthly_quota: 25_000,
      }),
    );
    await service.admin.approvePlanRequest(request.id);
    expect(await who.page()).toMatchObject({
      plan: "agency",
      quota: 25_000,
      owners_quota: 25_000,
      request: null,
    });
    await expect(service.admin.approvePlanRequest(request.id)).rejects.toThrow(/There is no request/);
    const trail = await service.db.query<{ action: string }>(
      "select action from audit_log where workspace_id = $1 and action like 'plan_request%' order by id",
      [who.id],
    );
    expect(trail.map(({ action }) => action)).toEqual(["plan_request.made", "plan_request.approved"]);
  });

  it("that is declined tells the owner, who may put it away or ask again", async () => {
    const who = await owner("free");
    const first = (await who.ask({ plan: "pro" })).body.request;
    await service.admin.declinePlanRequest(first.id, " Write to us first. ");
    expect((await who.page()).request).toMatchObject({
      declined_at: expect.any(Number),
      reason: "Write to us first.",
    });
    expect(JSON.stringify(await service.admin.planRequests())).not.toContain(first.id);
    await expect(service.admin.approvePlanRequest(first.id)).rejects.toThrow(/declined before/);
    const second = (await who.ask({ plan: "pro" })).body.request;
    expect(second).toMatchObject({ declined_at: null, reason: null });
    expect((await who.withdraw()).body.request).toBeNull();
    expect((await who.withdraw()).status).toBe(200);
    await expect(service.admin.approvePlanRequest(second.id)).rejects.toThrow(/replaced or withdrawn/);
    expect((await who.page()).plan).toBe("free");
  });

  it("is approved as it was seen: what was asked for since needs a look of its own", async () => {
    const who = await owner("free");
    const seen = (await who.ask({ plan: "pro" })).body.request;
    await who.ask({ plan: "agency", monthly_quota: 1_000_000 });
    await expect(service.admin.approvePlanRequest(seen.id)).rejects.toThrow(/replaced or withdrawn/);
    expect((await who.page()).plan).toBe("free");
  });

  it("is over when the operator gives it by hand, or the owner goes to Free", async () => {
    const who = await owner("pro");
    await who.ask({ plan: "agency" });
    await service.admin.changeWorkspace(who.id, { plan: "agency" });
    expect((await who.page()).request).toBeNull();
    await who.ask({ monthly_quota: 20_000 });
    await service.admin.changeWorkspace(who.id, { monthlyQuota: 20_000 });
    expect((await who.page()).request).toBeNull();
    await who.ask({ plan: "pro" });
    expect((await who.choose("free")).body.request).toBeNull();
  });

  it.each([
    ["free", {}, 409],
    ["free", { plan: "free" }, 409],
    ["free", { monthly_quota: 5 }, 409],
    ["free", { plan: "free", monthly_quota: 5 }, 409],
    ["pro", { plan: "pro" }, 409],
    ["pro", { monthly_quota: 900 }, 409],
    ["pro", { monthly_quota: 1_000_001 }, 400],
    ["pro", { plan: "gold" }, 400],
    ["pro", { plan: "agency", note: "please" }, 400],
  ])("on %s for %j is refused with %i", async (plan, json, status) => {
    const who = await owner(plan);
    expect((await who.ask(json)).status).toBe(status);
    expect((await who.page()).request).toBeNull();
  });

  it("is an owner's: a member sees it and cannot make, answer or withdraw it", async () => {
    const who = await owner("free");
    await who.ask({ plan: "pro" });
    const { client } = await signedInPerson(service, who.id, "member");
    const path = `/api/workspaces/${who.id}/billing`;
    expect((await client.call(path)).body.request.plan).toBe("pro");
    expect(refusal(await client.call(`${path}/request`, { json: { plan: "agency" } }))[1]).toBe(
      "owner_required",
    );
    expect(refusal(await client.call(`${path}/request`, { method: "DELETE" }))[1]).toBe("owner_required");
  });
});
