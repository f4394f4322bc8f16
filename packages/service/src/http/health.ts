import type { FastifyInstance } from "fastify";

export interface HealthChecks {
  /** Null when the process can do its work, otherwise why not, in words for an operator. */
  readiness(): Promise<string | null>;
}

/** `/healthz`: the process is up. `/readyz`: the database and the queue can be reached. On every origin, no key. */
export function healthRoutes(app: FastifyInstance, checks: HealthChecks): void {
  const config = { access: "public" as const };
  app.get("/healthz", { config }, (_request, reply) => reply.send({ status: "ok" }));
  app.get("/readyz", { config }, async (_request, reply) => {
    const problem = await checks.readiness();
    if (problem === null) return { status: "ready" };
    return reply.code(503).header("Retry-After", "2").send({ status: "unavailable", reason: problem });
  });
}
