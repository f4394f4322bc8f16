import { homeOf } from "../../activity/home.ts";
import { search } from "../../activity/search.ts";
import type { DashboardRoutes } from "../dependencies.ts";
import { Fields, Label } from "../fields.ts";
import { route } from "../route.ts";

export const homeRoutes: DashboardRoutes = (app, { database }) => {
  route(app, {
    method: "GET",
    path: "/api/workspaces/:workspace_id/home",
    access: "member",
    handler: async ({ workspace }) => homeOf(database, workspace.id),
  });

  route(app, {
    method: "GET",
    path: "/api/workspaces/:workspace_id/search",
    access: "member",
    query: Fields({ q: Label }),
    handler: async ({ workspace, query }) => search(database, workspace.id, query.q),
  });
};
