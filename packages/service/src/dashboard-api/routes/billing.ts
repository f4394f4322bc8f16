import { PLAN_IDS } from "@marque/contract";
import { Type } from "typebox";
import { billingOverview } from "../../billing/overview.ts";
import { requireWorkspace, setMonthlyQuota, setPlan } from "../../identity/workspaces.ts";
import type { DashboardRoutes } from "../dependencies.ts";
import { Fields, OneOf } from "../fields.ts";
import { route } from "../route.ts";

const LARGEST_QUOTA = 1_000_000;

export const billingRoutes: DashboardRoutes = (app, { database, payments }) => {
  const overview = async (id: string) => {
    const { plan } = await requireWorkspace(database, id);
    return billingOverview(database, payments, { id, plan });
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
    body: Fields({ plan: OneOf(...PLAN_IDS) }),
    handler: async ({ workspace, person, body }) => {
      await database.transaction((transaction) =>
        setPlan(transaction, person.actor, workspace.id, body.plan),
      );
      return overview(workspace.id);
    },
  });

  // Null goes back to what the plan has.
  route(app, {
    method: "POST",
    path: "/api/workspaces/:workspace_id/billing/quota",
    access: "owner",
    body: Fields({
      monthly_quota: Type.Unsafe<number | null>({
        type: ["integer", "null"],
        minimum: 0,
        maximum: LARGEST_QUOTA,
      }),
    }),
    handler: async ({ workspace, person, body }) => {
      await database.transaction((transaction) =>
        setMonthlyQuota(transaction, person.actor, workspace.id, body.monthly_quota),
      );
      return overview(workspace.id);
    },
  });
};
