import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createApp, pathOf } from "../http/app.ts";
import { readJson } from "../http/body.ts";
import { healthRoutes } from "../http/health.ts";
import type { DashboardDependencies, DashboardRoutes } from "./dependencies.ts";
import { installGuard, knownVisitor } from "./guard.ts";
import { metricsRoute } from "./metrics.ts";
import { pageRoutes } from "./pages.ts";
import { auditRoutes } from "./routes/audit.ts";
import { billingRoutes } from "./routes/billing.ts";
import { brandRoutes } from "./routes/brands.ts";
import { clientLinkRoutes } from "./routes/client-links.ts";
import { clientPageRoutes } from "./routes/client-pages.ts";
import { editingRoutes } from "./routes/editing.ts";
import { exportRoutes } from "./routes/exports.ts";
import { generationRoutes } from "./routes/generations.ts";
import { homeRoutes } from "./routes/home.ts";
import { keyRoutes } from "./routes/keys.ts";
import { linkRoutes } from "./routes/links.ts";
import { memberRoutes } from "./routes/members.ts";
import { passkeyRoutes } from "./routes/passkeys.ts";
import { projectRoutes } from "./routes/projects.ts";
import { providerRoutes } from "./routes/provider.ts";
import { requestLogRoutes } from "./routes/requests.ts";
import { sessionRoutes } from "./routes/session.ts";
import { twoFactorRoutes } from "./routes/two-factor.ts";
import { typefaceRoutes } from "./routes/typefaces.ts";
import { webhookRoutes } from "./routes/webhooks.ts";
import { workspaceRoutes } from "./routes/workspaces.ts";
import { securityHeaders } from "./security-headers.ts";

/** One line per area; what each offers is listed in the contract's `dashboard/index.ts`. */
export const AREAS: readonly DashboardRoutes[] = [
  sessionRoutes,
  providerRoutes,
  twoFactorRoutes,
  passkeyRoutes,
  linkRoutes,
  clientPageRoutes,
  workspaceRoutes,
  memberRoutes,
  keyRoutes,
  auditRoutes,
  homeRoutes,
  billingRoutes,
  requestLogRoutes,
  projectRoutes,
  brandRoutes,
  editingRoutes,
  generationRoutes,
  exportRoutes,
  clientLinkRoutes,
  webhookRoutes,
  typefaceRoutes,
];

/** The dashboard's origin: health, metrics, and what people see in the browser. */
export async function createDashboard(dependencies: DashboardDependencies): Promise<FastifyInstance> {
  const { health, metrics, log, tracing } = dependencies;
  const app = createApp({
    log,
    tracing,
    describe: (request) => {
      const visit = knownVisitor(request);
      return {
        path: withoutTokens(pathOf(request)),
        ...(visit && { user_id: visit.person.id, workspace_id: visit.workspace?.id }),
      };
    },
    onResponse: metrics.onResponse,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", async (_request: FastifyRequest, payload: IncomingMessage) =>
    readJson(payload),
  );
  securityHeaders(app, dependencies);
  installGuard(app, dependencies);
  healthRoutes(app, health);
  metricsRoute(app, dependencies);
  for (const routes of AREAS) routes(app, dependencies);
  pageRoutes(app, dependencies.pages);
  await app.ready();
  return app;
}

/** A link's token is the right to use it, and must not be in a log. */
function withoutTokens(path: string): string {
  // In any case: the pages' router takes them too.
  return path.replace(/\/(invitations|password-resets|client-links)\/[^/]+/i, "/$1/…");
}
