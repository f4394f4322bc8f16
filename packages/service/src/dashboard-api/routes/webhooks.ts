import { EVENT_TYPES, PageQuery, Text } from "@marque/contract";
import { Type } from "typebox";
import { ServiceError } from "../../errors.ts";
import { traceOf } from "../../http/request-span.ts";
import {
  addEndpoint,
  changeEndpoint,
  listEndpoints,
  removeEndpoint,
} from "../../webhooks/endpoint-settings.ts";
import { getEventView, listEventSummaries } from "../../webhooks/event-views.ts";
import { RESENT_AT_ONCE, resendEvent, resendUndeliverable } from "../../webhooks/resend.ts";
import { rotateWebhookSecret, showWebhookSecret } from "../../webhooks/secrets.ts";
import { checkSignature } from "../../webhooks/signature-check.ts";
import { sendTestEvent } from "../../webhooks/test-event.ts";
import type { DashboardRoutes } from "../dependencies.ts";
import { Fields, OneOf } from "../fields.ts";
import { route } from "../route.ts";

const LONGEST_URL = 2_048;
const LONGEST_ID = 40;
/** More than any header of a signature, and any secret. */
const LONGEST_HEADER = 2_000;
/** An event with large drawings; the body of the request is bounded before this. */
const LONGEST_EVENT = 250_000;
const LAST_SECOND = 4_102_444_800;

const Header = Type.Optional(Text({ maxLength: LONGEST_HEADER }));

export const webhookRoutes: DashboardRoutes = (app, { database, queue, box, privateHosts }) => {
  const { wakeups } = queue;

  route(app, {
    method: "GET",
    path: "/api/workspaces/:workspace_id/webhooks/endpoints",
    access: "member",
    handler: async ({ workspace }) => ({ data: await listEndpoints(database, workspace.id) }),
  });

  route(app, {
    method: "POST",
    path: "/api/workspaces/:workspace_id/webhooks/endpoints",
    access: "owner",
    body: Fields({ url: Text({ maxLength: LONGEST_URL }) }),
    handler: async ({ workspace, person, body }) =>
      database.transaction((transaction) =>
        addEndpoint(transaction, person.actor, workspace.id, body.url, privateHosts),
      ),
  });

  route(app, {
    method: "PATCH",
    path: "/api/workspaces/:workspace_id/webhooks/endpoints/:endpoint_id",
    access: "owner",
    body: Fields({
      is_sandbox_default: Type.Optional(Type.Boolean()),
      is_live_default: Type.Optional(Type.Boolean()),
    }),
    handler: async ({ workspace, person, params, body }) => {
      if (Object.keys(body).length === 0) {
        throw new ServiceError("invalid_param", { message: "Send at least one field to change." });
      }
      return database.transaction((transaction) =>
        changeEndpoint(transaction, person.actor, workspace.id, params.endpoint_id, body),
      );
    },
  });

  route(app, {
    method: "DELETE",
    path: "/api/workspaces/:workspace_id/webhooks/endpoints/:endpoint_id",
    access: "owner",
    handler: async ({ workspace, person, params }) =>
      database.transaction((transaction) =>
        removeEndpoint(transaction, person.actor, workspace.id, params.endpoint_id),
      ),
  });

  route(app, {
    method: "POST",
    path: "/api/workspaces/:workspace_id/webhooks/endpoints/:endpoint_id/test",
    access: "member",
    limit: "sending a test event",
    handler: async ({ request, workspace, params }) => {
      const trace = traceOf(request);
      return { event_id: await sendTestEvent(database, wakeups, workspace.id, params.endpoint_id, trace) };
    },
  });

  route(app, {
    method: "GET",
    path: "/api/workspaces/:workspace_id/webhooks/secret",
    access: "owner",
    handler: async ({ workspace, person }) =>
      database.transaction((transaction) => showWebhookSecret(transaction, person.actor, box, workspace.id)),
  });

  route(app, {
    method: "POST",
    path: "/api/workspaces/:workspace_id/webhooks/secret/rotate",
    access: "owner",
    handler: async ({ workspace, person }) =>
      database.transaction((transaction) =>
        rotateWebhookSecret(transaction, person.actor, box, workspace.id),
      ),
  });

  route(app, {
    method: "GET",
    path: "/api/workspaces/:workspace_id/webhooks/events",
    access: "member",
    query: Fields({
      ...PageQuery("event"),
      status: Type.Optional(OneOf("pending", "delivered", "undeliverable", "no_endpoint", "cancelled")),
      environment: Type.Optional(OneOf("sandbox", "live")),
      type: Type.Optional(OneOf(...EVENT_TYPES)),
      url: Type.Optional(Text({ maxLength: LONGEST_URL })),
      job_id: Type.Optional(Text({ maxLength: LONGEST_ID })),
    }),
    handler: async ({ workspace, query: { limit, starting_after, ...filter } }) =>
      listEventSummaries(database, workspace.id, filter, {
        ...(limit !== undefined && { limit }),
        ...(starting_after !== undefined && { starting_after }),
      }),
  });

  route(app, {
    method: "GET",
    path: "/api/workspaces/:workspace_id/webhooks/events/:event_id",
    access: "member",
    handler: async ({ workspace, params }) => getEventView(database, workspace.id, params.event_id),
  });

  route(app, {
    method: "POST",
    path: "/api/workspaces/:workspace_id/webhooks/events/:event_id/resend",
    access: "member",
    limit: "resending an event",
    handler: async ({ request, workspace, params }) => {
      await resendEvent(database, wakeups, workspace.id, params.event_id, traceOf(request));
      return getEventView(database, workspace.id, params.event_id);
    },
  });

  route(app, {
    method: "POST",
    path: "/api/workspaces/:workspace_id/webhooks/resend-undeliverable",
    access: "member",
    limit: "resending all that failed",
    body: Fields({ since: Type.Integer({ minimum: 0, maximum: LAST_SECOND }) }),
    handler: async ({ request, workspace, body }) => {
      const trace = traceOf(request);
      const { length } = await resendUndeliverable(database, wakeups, workspace.id, body.since, trace);
      return { resent: length, has_more: length === RESENT_AT_ONCE };
    },
  });

  route(app, {
    method: "POST",
    path: "/api/workspaces/:workspace_id/webhooks/signature-check",
    access: "member",
    body: Fields({
      body: Type.String({ maxLength: LONGEST_EVENT }),
      service_signature: Header,
      webhook_id: Header,
      webhook_timestamp: Header,
      webhook_signature: Header,
      secret: Header,
    }),
    handler: async ({ workspace, body }) => checkSignature(database, box, workspace.id, body),
  });
};
