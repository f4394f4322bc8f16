import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import ipaddr from "ipaddr.js";
import { ServiceError } from "../errors.ts";
import { createApp } from "../http/app.ts";
import { callerOf } from "../http/caller.ts";
import { type HealthChecks, healthRoutes } from "../http/health.ts";
import type { Log } from "../log.ts";
import type { RequestMetrics } from "../metrics.ts";

export interface DashboardDependencies {
  readonly health: HealthChecks;
  readonly metrics: RequestMetrics & { readonly text: () => Promise<string> };
  /** Lets others than loopback read `/metrics`. */
  readonly metricsToken: string | null;
  readonly log: Log;
}

/** The dashboard's origin: health, metrics, and what people see in the browser. */
export async function createDashboard(dependencies: DashboardDependencies): Promise<FastifyInstance> {
  const { health, metrics, metricsToken, log } = dependencies;
  const app = createApp({ log, onResponse: metrics.onResponse });
  app.addHook("onRequest", async (request) => {
    const caller = callerOf(request.raw);
    if (!caller.secure) throw new ServiceError("https_required");
    const isPublic = !request.is404 && request.routeOptions.config.access === "public";
    if (!isPublic && caller.origin !== "dashboard") throw new ServiceError("unknown_host");
  });
  healthRoutes(app, health);
  app.get("/metrics", async (request, reply) => {
    const isAllowed =
      isLoopback(callerOf(request.raw).address) || isOperator(request.headers.authorization, metricsToken);
    // The same answer as for a page that is not there: nobody learns that metrics exist.
    if (!isAllowed) throw new ServiceError("endpoint_not_found");
    return reply.type("text/plain; version=0.0.4; charset=utf-8").send(await metrics.text());
  });
  await app.ready();
  return app;
}

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
}

function isOperator(authorization: string | undefined, token: string | null): boolean {
  if (token === null || authorization === undefined) return false;
  const sent = Buffer.from(authorization);
  const wanted = Buffer.from(`Bearer ${token}`);
  return sent.length === wanted.length && timingSafeEqual(sent, wanted);
}
