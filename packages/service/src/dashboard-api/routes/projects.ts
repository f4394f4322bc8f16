import {
  createProject as createOperation,
  PageQuery,
  updateProject as updateOperation,
} from "@marque/contract";
import { Type } from "typebox";
import { ServiceError } from "../../errors.ts";
import { listBrandViews } from "../../generation/brand-views.ts";
import { deleteForNow, listDeletedProjects, restoreProject } from "../../generation/deleted-projects.ts";
import { memoryGraph } from "../../generation/graph.ts";
import { getProjectSummary, listProjectSummaries } from "../../generation/project-summaries.ts";
import { createProject, updateProject } from "../../generation/projects.ts";
import type { DashboardRoutes } from "../dependencies.ts";
import { Fields, OneOf } from "../fields.ts";
import { route } from "../route.ts";

const Environment = OneOf("sandbox", "live");
/** Names and descriptions obey the API's rules. */
const { name, description } = createOperation.body.properties;

export const projectRoutes: DashboardRoutes = (app, { database }) => {
  route(app, {
    method: "GET",
    path: "/api/workspaces/:workspace_id/projects",
    access: "member",
    query: Fields({ ...PageQuery("project"), environment: Type.Optional(Environment) }),
    handler: async ({ workspace, query }) => listProjectSummaries(database, workspace.id, query),
  });

  route(app, {
    method: "POST",
    path: "/api/workspaces/:workspace_id/projects",
    access: "member",
    body: Fields({ environment: Environment, name, description }),
    handler: async ({ workspace, body: { environment, ...input } }) => {
      const { id } = await createProject(database, { workspaceId: workspace.id, environment }, input);
      return getProjectSummary(database, workspace.id, id);
    },
  });

  route(app, {
    method: "GET",
    path: "/api/workspaces/:workspace_id/projects/:project_id",
    access: "member",
    handler: async ({ workspace, params }) => getProjectSummary(database, workspace.id, params.project_id),
  });

  route(app, {
    method: "PATCH",
    path: "/api/workspaces/:workspace_id/projects/:project_id",
    access: "member",
    body: updateOperation.body,
    handler: async ({ workspace, params, body }) => {
      if (body.description === undefined && (body.name ?? null) === null) {
        throw new ServiceError("invalid_param", { message: "Send at least one field to change." });
      }
      const { id, environment } = await getProjectSummary(database, workspace.id, params.project_id);
      await updateProject(database, { workspaceId: workspace.id, environment }, id, body);
      return getProjectSummary(database, workspace.id, id);
    },
  });

  route(app, {
    method: "DELETE",
    path: "/api/workspaces/:workspace_id/projects/:project_id",
    access: "owner",
    handler: async ({ workspace, person, params }) =>
      database.transaction((transaction) =>
        deleteForNow(transaction, person.actor, workspace.id, params.project_id),
      ),
  });

  route(app, {
    method: "GET",
    path: "/api/workspaces/:workspace_id/deleted-projects",
    access: "owner",
    handler: async ({ workspace }) => ({ data: await listDeletedProjects(database, workspace.id) }),
  });

  route(app, {
    method: "POST",
    path: "/api/workspaces/:workspace_id/deleted-projects/:project_id/restore",
    access: "owner",
    handler: async ({ workspace, person, params }) =>
      database.transaction(async (transaction) => {
        await restoreProject(transaction, person.actor, workspace.id, params.project_id);
        return getProjectSummary(transaction, workspace.id, params.project_id);
      }),
  });

  route(app, {
    method: "GET",
    path: "/api/workspaces/:workspace_id/projects/:project_id/brands",
    access: "member",
    query: Fields(PageQuery("brand")),
    handler: async ({ workspace, params, query }) =>
      listBrandViews(database, workspace.id, params.project_id, query),
  });

  route(app, {
    method: "GET",
    path: "/api/workspaces/:workspace_id/projects/:project_id/graph",
    access: "member",
    handler: async ({ workspace, params }) => memoryGraph(database, workspace.id, params.project_id),
  });
};
