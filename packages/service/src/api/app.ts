import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createApp } from "../http/app.ts";
import { healthRoutes } from "../http/health.ts";
import { hasBody, readJson } from "./body.ts";
import type { ApiDependencies } from "./dependencies.ts";
import { documentRoutes } from "./documents.ts";
import { installGuard, knownCaller } from "./guard.ts";
import { referenceRoutes } from "./reference.ts";
import { brandRoutes } from "./routes/brands.ts";
import { leakedKeyRoutes } from "./routes/leaked-keys.ts";
import { projectRoutes } from "./routes/projects.ts";

/** The API of both environments; which one a request means follows from its host. */
export async function createApi(dependencies: ApiDependencies): Promise<FastifyInstance> {
  const app = createApp({
    log: dependencies.log,
    describe: (request) => {
      const caller = knownCaller(request);
      return caller ? { workspace_id: caller.workspaceId, key_id: caller.keyId } : {};
    },
    onResponse: dependencies.metrics.onResponse,
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
  referenceRoutes(app, dependencies.origins);
  await documentRoutes(app, dependencies.origins);
  await app.ready();
  return app;
}
