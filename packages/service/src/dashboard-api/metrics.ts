import type { FastifyInstance } from "fastify";
import ipaddr from "ipaddr.js";
import { ServiceError } from "../errors.ts";
import { callerOf } from "../http/caller.ts";
import { isSameSecret } from "../identity/same-secret.ts";
import type { DashboardDependencies } from "./dependencies.ts";

/** `/metrics`, for this machine and for callers with the token. */
export function metricsRoute(
  app: FastifyInstance,
  { metrics, metricsToken }: Pick<DashboardDependencies, "metrics" | "metricsToken">,
): void {
  app.get("/metrics", async (request, reply) => {
    const isAllowed =
      isLoopback(callerOf(request.raw).address) || isOperator(request.headers.authorization, metricsToken);
    // The same answer as for a page that is not there: nobody learns that metrics exist.
    if (!isAllowed) throw new ServiceError("endpoint_not_found");
    return reply.type("text/plain; version=0.0.4; charset=utf-8").send(await metrics.text());
  });
}

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
}

function isOperator(authorization: string | undefined, token: string | null): boolean {
  if (token === null || authorization === undefined) return false;
  return isSameSecret(authorization, `Bearer ${token}`);
}
