import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RequestLog } from "../activity/request-log.ts";
import { createApp, errorCodeOf, pathOf } from "../http/app.ts";
import { hasBody, readJson } from "../http/body.ts";
import { healthRoutes } from "../http/health.ts";
import { matchedRoute } from "../http/matched-route.ts";
import type { ApiDependencies } from "./dependencies.ts";
import { documentRoutes } from "./documents.ts";
import { installGuard, keyHolderOf, knownCaller } from "./guard.ts";
import { madeBy } from "./made.ts";
import { mcpRoutes } from "./mcp/route.ts";
import { referenceRoutes } from "./reference.ts";
import { brandRoutes } from "./routes/brands.ts";
import { leakedKeyRoutes } from "./routes/leaked-keys.ts";
import { paymentReportRoutes } from "./routes/payment-reports.ts";
import { projectRoutes } from "./routes/projects.ts";

/** The API of both environments; which one a request means follows from its host. */
export async function createApi(dependencies: ApiDependencies): Promise<FastifyInstance> {
  const app = createApp({
    log: dependencies.log,
    tracing: dependencies.tracing,
    describe: (request) => {
      const caller = knownCaller(request);
      return caller ? { workspace_id: caller.workspaceId, key_id: caller.keyId } : {};
    },
    onResponse: (request, reply) => {
      dependencies.metrics.onResponse(request, reply);
      logCall(dependencies.requestLog, request, reply);
    },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", async (request: FastifyRequest, payload: IncomingMessage) =>
    hasBody(request) ? readJson(payload) : undefined,
  );
  installGuard(app, dependencies.admission);
  healthRoutes(app, dependencies.health);
  projectRoutes(app, dependencies);
  brandRoutes(app, dependencies);
  leakedKeyRoutes(app, dependencies);
  if (dependencies.payments.cards) paymentReportRoutes(app, dependencies.payments.cards);
  if (dependencies.mcp !== "off") mcpRoutes(app, dependencies);
  referenceRoutes(app, dependencies.origins);
  await documentRoutes(app, dependencies.origins);
  await app.ready();
  return app;
}

/** What the workspace sees of its own calls in the dashboard. A refusal that was answered from memory is not in it. */
function logCall(requestLog: RequestLog, request: FastifyRequest, reply: FastifyReply): void {
  const holder = keyHolderOf(request);
  if (!holder) return;
  requestLog.add({
    request_id: request.id,
    workspace_id: holder.workspaceId,
    environment: holder.environment,
    key_id: holder.keyId,
    method: request.method,
    route: (matchedRoute(request).pattern ?? "none").replace(/:(\w+)/g, "{$1}"),
    path: pathOf(request),
    status: reply.statusCode,
    error_code: errorCodeOf(request),
    made_id: madeBy(request),
    duration_ms: Math.round(reply.elapsedTime * 100) / 100,
  });
}
