import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createApp } from "../http/app.ts";
import { readJson } from "../http/body.ts";
import { healthRoutes } from "../http/health.ts";
import type { DashboardDependencies, DashboardRoutes } from "./dependencies.ts";
import { installGuard, knownVisitor } from "./guard.ts";
import { metricsRoute } from "./metrics.ts";
import { billingRoutes } from "./routes/billing.ts";
import { homeRoutes } from "./routes/home.ts";
import { requestLogRoutes } from "./routes/requests.ts";
import { sessionRoutes } from "./routes/session.ts";

/** One line an area; what each offers is listed in the contract's `dashboard/index.ts`. */
const AREAS: readonly DashboardRoutes[] = [homeRoutes, billingRoutes, requestLogRoutes, sessionRoutes];

/** The dashboard's origin: health, metrics, and what people see in the browser. */
export async function createDashboard(dependencies: DashboardDependencies): Promise<FastifyInstance> {
  const { health, metrics, log } = dependencies;
  const app = createApp({
    log,
    describe: (request) => {
      const visit = knownVisitor(request);
      return visit ? { user_id: visit.person.id, workspace_id: visit.workspace?.id } : {};
    },
    onResponse: metrics.onResponse,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", async (_request: FastifyRequest, payload: IncomingMessage) =>
    readJson(payload),
  );
  installGuard(app, dependencies);
  healthRoutes(app, health);
  metricsRoute(app, dependencies);
  for (const routes of AREAS) routes(app, dependencies);
  await app.ready();
  return app;
}
