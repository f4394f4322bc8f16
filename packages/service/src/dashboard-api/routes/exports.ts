import { getExport, getExportContent, listExports, requestExport } from "../../generation/exports.ts";
import type { DashboardRoutes } from "../dependencies.ts";
import { sendDownload } from "../downloads.ts";
import { Fields, OneOf } from "../fields.ts";
import { route } from "../route.ts";

const TYPES = { kit: "application/zip", guideline: "application/pdf" } as const;

export const exportRoutes: DashboardRoutes = (app, { database, queue, objects }) => {
  const parts = { database, queue, objects };
  route(app, {
    method: "POST",
    path: "/api/workspaces/:workspace_id/brands/:brand_id/exports",
    access: "member",
    limit: "asking for an export",
    body: Fields({ kind: OneOf("kit", "guideline") }),
    handler: async ({ workspace, params, body }) =>
      requestExport(parts, workspace.id, params.brand_id, body.kind),
  });

  route(app, {
    method: "GET",
    path: "/api/workspaces/:workspace_id/projects/:project_id/exports",
    access: "member",
    handler: async ({ workspace, params }) => ({
      data: await listExports(database, workspace.id, params.project_id),
    }),
  });

  route(app, {
    method: "GET",
    path: "/api/workspaces/:workspace_id/exports/:export_id",
    access: "member",
    handler: async ({ workspace, params }) => getExport(database, workspace.id, params.export_id),
  });

  route(app, {
    method: "GET",
    path: "/api/workspaces/:workspace_id/exports/:export_id/content",
    access: "member",
    handler: async ({ workspace, params, reply }) => {
      const { view, bytes } = await getExportContent(parts, workspace.id, params.export_id);
      return sendDownload(reply, { name: view.file_name, type: TYPES[view.kind], bytes });
    },
  });
};
