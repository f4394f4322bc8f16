import { getBrandView, getLogo } from "../../generation/brand-views.ts";
import { getSingleFile } from "../../generation/single-files.ts";
import type { DashboardRoutes } from "../dependencies.ts";
import { sendDownload, sendDrawing } from "../downloads.ts";
import { route } from "../route.ts";

export const brandRoutes: DashboardRoutes = (app, { database, queue }) => {
  route(app, {
    method: "GET",
    path: "/api/workspaces/:workspace_id/brands/:brand_id",
    access: "member",
    handler: async ({ workspace, params }) => getBrandView(database, workspace.id, params.brand_id),
  });

  route(app, {
    method: "GET",
    path: "/api/workspaces/:workspace_id/brands/:brand_id/logo.svg",
    access: "member",
    handler: async ({ workspace, params, reply }) =>
      sendDrawing(reply, await getLogo(database, workspace.id, params.brand_id, "light")),
  });

  route(app, {
    method: "GET",
    path: "/api/workspaces/:workspace_id/brands/:brand_id/logo-dark.svg",
    access: "member",
    handler: async ({ workspace, params, reply }) =>
      sendDrawing(reply, await getLogo(database, workspace.id, params.brand_id, "dark")),
  });

  route(app, {
    method: "GET",
    path: "/api/workspaces/:workspace_id/brands/:brand_id/files/:name",
    access: "member",
    handler: async ({ workspace, params, reply }) =>
      sendDownload(reply, await getSingleFile(database, queue, workspace.id, params.brand_id, params.name)),
  });
};
