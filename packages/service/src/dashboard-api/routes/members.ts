import { invite, listInvitations, withdrawInvitation } from "../../identity/invitations.ts";
import { changeRole, listMembers, removeMember } from "../../identity/members.ts";
import { makeResetLink } from "../../identity/password-resets.ts";
import type { DashboardRoutes } from "../dependencies.ts";
import { Email, Fields, OneOf } from "../fields.ts";
import { route } from "../route.ts";

const Role = OneOf("owner", "member");

export const memberRoutes: DashboardRoutes = (app, { database, origins }) => {
  route(app, {
    method: "GET",
    path: "/api/workspaces/:workspace_id/members",
    access: "member",
    handler: async ({ workspace, person }) => ({
      members: await listMembers(database, person, workspace),
      invitations: await listInvitations(database, workspace.id),
    }),
  });

  route(app, {
    method: "POST",
    path: "/api/workspaces/:workspace_id/invitations",
    access: "owner",
    limit: "inviting",
    body: Fields({ email: Email, role: Role }),
    handler: async ({ workspace, person, body }) =>
      database.transaction((transaction) =>
        invite(transaction, person.actor, workspace.id, body, origins.dashboard),
      ),
  });

  route(app, {
    method: "DELETE",
    path: "/api/workspaces/:workspace_id/invitations/:invitation_id",
    access: "owner",
    handler: async ({ workspace, person, params }) =>
      database.transaction((transaction) =>
        withdrawInvitation(transaction, person.actor, workspace.id, params.invitation_id),
      ),
  });

  route(app, {
    method: "PATCH",
    path: "/api/workspaces/:workspace_id/members/:member_id",
    access: "owner",
    body: Fields({ role: Role }),
    handler: async ({ workspace, person, params, body }) =>
      database.transaction((transaction) =>
        changeRole(transaction, person.actor, workspace.id, params.member_id, body.role),
      ),
  });

  // Not for owners alone: everybody may leave.
  route(app, {
    method: "DELETE",
    path: "/api/workspaces/:workspace_id/members/:member_id",
    access: "member",
    handler: async ({ workspace, person, params }) =>
      database.transaction((transaction) => removeMember(transaction, person, workspace, params.member_id)),
  });

  route(app, {
    method: "POST",
    path: "/api/workspaces/:workspace_id/members/:member_id/password-reset",
    access: "owner",
    limit: "inviting",
    handler: async ({ workspace, person, params }) =>
      database.transaction((transaction) =>
        makeResetLink(transaction, person, workspace.id, params.member_id, origins.dashboard),
      ),
  });
};
