import { PLAN_IDS } from "@marque/contract";
import { Type } from "typebox";
import { billingOverview } from "../../billing/overview.ts";
import type { CardPayments, PaymentProvider } from "../../billing/payment-provider.ts";
import { choosePlan, chooseQuota } from "../../billing/plan-choice.ts";
import { askForPlan, withdrawPlanRequest } from "../../billing/plan-requests.ts";
import { ServiceError } from "../../errors.ts";
import { requireWorkspace } from "../../identity/workspaces.ts";
import type { DashboardRoutes } from "../dependencies.ts";
import { Fields, OneOf } from "../fields.ts";
import { route } from "../route.ts";

const LARGEST_QUOTA = 1_000_000;

const Plan = OneOf(...PLAN_IDS);
const Quota = Type.Unsafe<number | null>({ type: ["integer", "null"], minimum: 0, maximum: LARGEST_QUOTA });

export const billingRoutes: DashboardRoutes = (app, { database, payments, planChoice, log }) => {
  const rules = { payments, planChoice };
  const overview = async (id: string) => {
    const { plan } = await requireWorkspace(database, id);
    return billingOverview(database, rules, { id, plan });
  };

  route(app, {
    method: "GET",
    path: "/api/workspaces/:workspace_id/billing",
    access: "member",
    handler: async ({ workspace }) => overview(workspace.id),
  });

  route(app, {
    method: "POST",
    path: "/api/workspaces/:workspace_id/billing/plan",
    access: "owner",
    body: Fields({ plan: Plan }),
    handler: async ({ workspace, person, body }) => {
      await choosePlan(database, rules, person.actor, workspace.id, body.plan);
      return overview(workspace.id);
    },
  });

  // Null goes back to what the plan has.
  route(app, {
    method: "POST",
    path: "/api/workspaces/:workspace_id/billing/quota",
    access: "owner",
    body: Fields({ monthly_quota: Quota }),
    handler: async ({ workspace, person, body }) => {
      await chooseQuota(database, rules, person.actor, workspace.id, body.monthly_quota);
      return overview(workspace.id);
    },
  });

  route(app, {
    method: "POST",
    path: "/api/workspaces/:workspace_id/billing/request",
    access: "owner",
    body: Fields({ plan: Type.Optional(Plan), monthly_quota: Type.Optional(Quota) }),
    handler: async ({ workspace, person, body }) => {
      const wish = { plan: body.plan ?? null, monthlyQuota: body.monthly_quota ?? null };
      await askForPlan(database, rules, log, person.actor, workspace.id, wish);
      return overview(workspace.id);
    },
  });

  route(app, {
    method: "DELETE",
    path: "/api/workspaces/:workspace_id/billing/request",
    access: "owner",
    handler: async ({ workspace, person }) => {
      await database.transaction((transaction) =>
        withdrawPlanRequest(transaction, person.actor, workspace.id),
      );
      return overview(workspace.id);
    },
  });

  // The browser goes to a page of the provider's: what is typed there never comes here.
  route(app, {
    method: "POST",
    path: "/api/workspaces/:workspace_id/billing/payment/card",
    access: "owner",
    limit: "paying",
    handler: async ({ workspace, person }) => ({
      url: await requiredCards(payments).addingPage(workspace.id, person),
    }),
  });

  route(app, {
    method: "POST",
    path: "/api/workspaces/:workspace_id/billing/payment/manage",
    access: "owner",
    limit: "paying",
    handler: async ({ workspace, person }) => ({
      url: await requiredCards(payments).managingPage(workspace.id, person),
    }),
  });

  route(app, {
    method: "POST",
    path: "/api/workspaces/:workspace_id/billing/payment/look",
    access: "owner",
    limit: "paying",
    handler: async ({ workspace }) => {
      await requiredCards(payments).look(workspace.id);
      return overview(workspace.id);
    },
  });

  route(app, {
    method: "POST",
    path: "/api/workspaces/:workspace_id/billing/invoices/:invoice_id/pay",
    access: "owner",
    limit: "paying",
    handler: async ({ workspace, person, params }) => {
      await requiredCards(payments).payNow(workspace.id, params.invoice_id, person);
      return overview(workspace.id);
    },
  });
};

function requiredCards({ cards }: PaymentProvider): CardPayments {
  if (cards) return cards;
  throw new ServiceError("not_found", { message: "Payment by card is not set up here." });
}
