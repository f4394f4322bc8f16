import { homeOf } from "../../activity/home.ts";
import type { DashboardRoutes } from "../dependencies.ts";
import { route } from "../route.ts";

export const homeRoutes: DashboardRoutes = (app, { database }) => {
  route(app, {
    method: "GET",
    path: "/api/workspaces/:workspace_id/home",
    access: "member",
    handler: async ({ workspace }) => homeOf(database, workspace.id),
  });
};
