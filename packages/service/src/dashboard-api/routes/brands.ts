import { Absentable } from "@marque/contract";
import { Type } from "typebox";
import { getApplication } from "../../generation/applications.ts";
import { deleteBrand, renameBrand } from "../../generation/brand-changes.ts";
import { getBrandView, getLogo, heartBrand } from "../../generation/brand-views.ts";
import { getSingleFile } from "../../generation/single-files.ts";
import { unlockBrand } from "../../generation/unlock.ts";
import { traceOf } from "../../http/request-span.ts";
import type { DashboardRoutes } from "../dependencies.ts";
import { sendDownload, sendDrawing } from "../downloads.ts";
import { Fields, Label } from "../fields.ts";
import { route } from "../route.ts";

export const brandRoutes: DashboardRoutes = (app, { database, queue, objects, admission, scenes }) => {
  const parts = { database, queue, objects };
  route(app, {
    method: "GET",
    path: "/api/workspaces/:workspace_id/brands/:brand_id",
    access: "member",
    handler: async ({ workspace, params }) => getBrandView(database, workspace.id, params.brand_id),
  });

  route(app, {
    method: "POST",
    path: "/api/workspaces/:workspace_id/brands/:brand_id/heart",
    access: "member",
    handler: async ({ workspace, params }) => heartBrand(database, workspace.id, params.brand_id, true),
  });

  route(app, {
    method: "PATCH",
    path: "/api/workspaces/:workspace_id/brands/:brand_id",
    access: "member",
    body: Fields({ label: Absentable(Label) }),
    handler: async ({ workspace, params, body }) => {
      await renameBrand(database, workspace.id, params.brand_id, body.label?.trim() ?? null);
      return getBrandView(database, workspace.id, params.brand_id);
    },
  });

  route(app, {
    method: "DELETE",
    path: "/api/workspaces/:workspace_id/brands/:brand_id/heart",
    access: "member",
    handler: async ({ workspace, params }) => heartBrand(database, workspace.id, params.brand_id, false),
  });

  route(app, {
    method: "DELETE",
    path: "/api/workspaces/:workspace_id/brands/:brand_id",
    access: "member",
    handler: async ({ workspace, person, params }) =>
      database.transaction((transaction) =>
        deleteBrand(transaction, person.actor, workspace.id, params.brand_id),
      ),
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
    path: "/api/workspaces/:workspace_id/brands/:brand_id/applications/:application",
    access: "member",
    handler: async ({ workspace, params, reply }) =>
      sendDrawing(
        reply,
        await getApplication(database, scenes, workspace.id, params.brand_id, params.application),
      ),
  });

  route(app, {
    method: "GET",
    path: "/api/workspaces/:workspace_id/brands/:brand_id/files/:name",
    access: "member",
    handler: async ({ workspace, params, reply }) =>
      sendDownload(reply, await getSingleFile(parts, workspace.id, params.brand_id, params.name)),
  });

  // Admitted, metered and refused as a live generation is: it makes a live brand.
  route(app, {
    method: "POST",
    path: "/api/workspaces/:workspace_id/brands/:brand_id/unlock",
    access: "member",
    body: Fields({ project_id: Absentable(Type.String()) }),
    handler: async ({ request, workspace, person, params, body }) => {
      await admission.admitMember(workspace.id, "generation");
      return unlockBrand(database, queue, {
        workspaceId: workspace.id,
        actor: person.actor,
        brandId: params.brand_id,
        projectId: body.project_id ?? null,
        trace: traceOf(request),
      });
    },
  });
};
