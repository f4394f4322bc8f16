import { PageQuery } from "@marque/contract";
import { auditEntries } from "../../identity/audit.ts";
import { pageOf } from "../../pagination.ts";
import type { DashboardRoutes } from "../dependencies.ts";
import { Fields } from "../fields.ts";
import { route } from "../route.ts";

export const auditRoutes: DashboardRoutes = (app, { database }) => {
  route(app, {
    method: "GET",
    path: "/api/workspaces/:workspace_id/audit",
    access: "owner",
    query: Fields(PageQuery("auditEntry")),
    handler: async ({ workspace, query }) =>
      pageOf(
        query,
        (count, after) => auditEntries(database, workspace.id, count, after),
        (entry) => entry,
      ),
  });
};
