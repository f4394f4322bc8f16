import {
  Absentable,
  CLIENT_LINK_DAYS,
  type ClientLinkDays,
  MOST_SHOWN_BRANDS,
  USUAL_CLIENT_LINK_DAYS,
} from "@marque/contract";
import { Type } from "typebox";
import { listClientLinks, makeClientLink, revokeClientLink } from "../../sharing/client-links.ts";
import { changeSender, getSender } from "../../sharing/sender.ts";
import type { DashboardRoutes } from "../dependencies.ts";
import { Fields, Label } from "../fields.ts";
import { route } from "../route.ts";

const LONGEST_ID = 40;
const BrandIds = Type.Array(Type.String({ maxLength: LONGEST_ID }), {
  minItems: 1,
  maxItems: MOST_SHOWN_BRANDS,
  uniqueItems: true,
});
const Days = Type.Unsafe<ClientLinkDays>({ type: "integer", enum: CLIENT_LINK_DAYS });

/** Links for clients, as the workspace makes and reads them. */
export const clientLinkRoutes: DashboardRoutes = (app, { database, origins }) => {
  route(app, {
    method: "GET",
    path: "/api/workspaces/:workspace_id/projects/:project_id/client-links",
    access: "member",
    handler: async ({ workspace, params }) => ({
      data: await listClientLinks(database, workspace.id, params.project_id),
    }),
  });

  route(app, {
    method: "POST",
    path: "/api/workspaces/:workspace_id/projects/:project_id/client-links",
    access: "member",
    limit: "making a client link",
    body: Fields({ brand_ids: BrandIds, days: Type.Optional(Days) }),
    handler: async ({ workspace, person, params, body }) => {
      const { brand_ids: brandIds, days = USUAL_CLIENT_LINK_DAYS } = body;
      const wish = { projectId: params.project_id, brandIds, days };
      return database.transaction((transaction) =>
        makeClientLink(transaction, person.actor, workspace.id, wish, origins.dashboard),
      );
    },
  });

  route(app, {
    method: "POST",
    path: "/api/workspaces/:workspace_id/client-links/:link_id/revoke",
    access: "member",
    handler: async ({ workspace, person, params }) =>
      database.transaction((transaction) =>
        revokeClientLink(transaction, person.actor, workspace.id, params.link_id),
      ),
  });

  route(app, {
    method: "GET",
    path: "/api/workspaces/:workspace_id/sender",
    access: "member",
    handler: async ({ workspace }) => getSender(database, workspace.id),
  });

  route(app, {
    method: "PATCH",
    path: "/api/workspaces/:workspace_id/sender",
    access: "owner",
    body: Fields({ name: Absentable(Label), logo_brand_id: Absentable(Type.String()) }),
    handler: async ({ workspace, person, body }) => {
      const choice = { name: body.name?.trim() ?? null, logo_brand_id: body.logo_brand_id ?? null };
      return database.transaction((transaction) =>
        changeSender(transaction, person.actor, workspace.id, choice),
      );
    },
  });
};
