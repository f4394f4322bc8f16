import { KEYWORDS, Text } from "@marque/contract";
import { Type } from "typebox";
import { listRequests, requestDetail } from "../../activity/request-log.ts";
import type { DashboardRoutes } from "../dependencies.ts";
import { Fields, OneOf } from "../fields.ts";
import { route } from "../route.ts";

const LONGEST_FILTER = 200;
const Filter = Type.Optional(Text({ maxLength: LONGEST_FILTER }));

export const requestLogRoutes: DashboardRoutes = (app, { database }) => {
  route(app, {
    method: "GET",
    path: "/api/workspaces/:workspace_id/requests",
    access: "member",
    query: Fields({
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      starting_after: Type.Optional(
        Text({ pattern: "^log_[0-9a-z]{26}$", [KEYWORDS.errorCode]: "invalid_cursor" }),
      ),
      /** 2, 4 or 5: the first digit of the status. */
      status_class: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
      key_id: Filter,
      route: Filter,
      method: Filter,
      environment: Type.Optional(OneOf("sandbox", "live")),
      error_code: Filter,
      request_id: Filter,
    }),
    handler: async ({ workspace, query: { limit, starting_after, ...filter } }) =>
      listRequests(database, workspace.id, filter, {
        ...(limit !== undefined && { limit }),
        ...(starting_after !== undefined && { starting_after }),
      }),
  });

  route(app, {
    method: "GET",
    path: "/api/workspaces/:workspace_id/requests/:request_id",
    access: "member",
    handler: async ({ workspace, params }) => requestDetail(database, workspace.id, params.request_id),
  });
};
