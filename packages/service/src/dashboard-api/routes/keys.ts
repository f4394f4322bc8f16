import { createKey, getKey, listKeys, revokeKey } from "../../identity/keys.ts";
import type { DashboardRoutes } from "../dependencies.ts";
import { Fields, Label, OneOf } from "../fields.ts";
import { route } from "../route.ts";

export const keyRoutes: DashboardRoutes = (app, { database }) => {
  route(app, {
    method: "GET",
    path: "/api/workspaces/:workspace_id/keys",
    access: "member",
    handler: async ({ workspace }) => ({ data: await listKeys(database, workspace.id) }),
  });

  route(app, {
    method: "POST",
    path: "/api/workspaces/:workspace_id/keys",
    access: "owner",
    body: Fields({ label: Label, environment: OneOf("sandbox", "live") }),
    handler: async ({ workspace, person, body }) =>
      database.transaction(async (transaction) => {
        const { environment, label } = body;
        const { id, secret } = await createKey(
          transaction,
          person.actor,
          workspace.id,
          environment,
          label.trim(),
        );
        return { ...(await getKey(transaction, workspace.id, id)), secret };
      }),
  });

  route(app, {
    method: "POST",
    path: "/api/workspaces/:workspace_id/keys/:key_id/revoke",
    access: "owner",
    handler: async ({ workspace, person, params }) =>
      database.transaction(async (transaction) => {
        await revokeKey(transaction, person.actor, params.key_id, workspace.id);
        return getKey(transaction, workspace.id, params.key_id);
      }),
  });
};
