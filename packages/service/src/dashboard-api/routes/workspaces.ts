import { createOwnWorkspace, renameWorkspace } from "../../identity/workspaces.ts";
import { createWebhookSecret } from "../../webhooks/secrets.ts";
import type { DashboardRoutes } from "../dependencies.ts";
import { Fields, Label } from "../fields.ts";
import { route } from "../route.ts";

export const workspaceRoutes: DashboardRoutes = (app, { database, box }) => {
  route(app, {
    method: "POST",
    path: "/api/workspaces",
    access: "person",
    limit: "making a workspace",
    body: Fields({ name: Label }),
    handler: async ({ person, body }) =>
      database.transaction(async (transaction) => {
        const workspace = await createOwnWorkspace(transaction, person, body.name.trim());
        await createWebhookSecret(transaction, box, workspace.id);
        return workspace;
      }),
  });

  route(app, {
    method: "GET",
    path: "/api/workspaces/:workspace_id",
    access: "member",
    handler: async ({ workspace }) => workspace,
  });

  route(app, {
    method: "PATCH",
    path: "/api/workspaces/:workspace_id",
    access: "owner",
    body: Fields({ name: Label }),
    handler: async ({ workspace, person, body }) => {
      const name = body.name.trim();
      await database.transaction((transaction) =>
        renameWorkspace(transaction, person.actor, workspace.id, name),
      );
      return { ...workspace, name };
    },
  });
};
