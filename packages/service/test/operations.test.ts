import { describe, expect, it } from "vitest";
import { useService } from "./use-service.ts";

const service = useService({ MARQUE_METRICS_TOKEN: "let-me-see", MARQUE_TRUST_PROXY: "127.0.0.1" });

/** As if it came through the trusted proxy, from elsewhere. */
const fromOutside = { "x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https" };

describe("operators", () => {
  it("get 421 for a host name that is none of ours, on the dashboard's port too", async () => {
    const { status, body } = await service.call("/metrics", {
      origin: "dashboard",
      headers: { "x-forwarded-host": "elsewhere.dev", "x-forwarded-proto": "https" },
    });
    expect([status, body.error.code]).toEqual([421, "unknown_host"]);
  });

  it.each(["live", "sandbox", "dashboard"] as const)(
    "see health and readiness on the %s origin without a key",
    async (origin) => {
      const health = await service.call("/healthz", { origin });
      expect([health.status, health.body]).toEqual([200, { status: "ok" }]);
      const ready = await service.call("/readyz", { origin });
      expect([ready.status, ready.body]).toEqual([200, { status: "ready" }]);
    },
  );

  it("read the metrics on the dashboard origin from loopback, others only with the token", async () => {
    const metrics = await service.call("/metrics", { origin: "dashboard" });
    expect(metrics.status).toBe(200);
    for (const name of [
      "marque_http_requests_total",
      "marque_http_request_duration_seconds",
      "marque_jobs_waiting",
      "marque_database_connections",
      "marque_nodejs_eventloop_lag",
    ]) {
      expect(metrics.text).toContain(name);
    }
    const outside = await service.call("/metrics", { origin: "dashboard", headers: fromOutside });
    expect(outside.status).toBe(404);
    const wrong = { ...fromOutside, authorization: "Bearer let-me-sea" };
    expect((await service.call("/metrics", { origin: "dashboard", headers: wrong })).status).toBe(404);
    const right = { ...fromOutside, authorization: "Bearer let-me-see" };
    expect((await service.call("/metrics", { origin: "dashboard", headers: right })).status).toBe(200);
  });

  it("find each request's id, workspace and key in the log, and no secret", async () => {
    const workspace = await service.createWorkspace();
    const { headers } = await service.call("/v1/projects", { key: workspace.testKey });
    const line = service.logged.find((text) => text.includes(headers["x-request-id"]!));
    expect(line).toBeDefined();
    expect(JSON.parse(line!)).toMatchObject({
      workspace_id: workspace.id,
      status: 200,
      path: "/v1/projects",
      origin: "sandbox",
    });
    expect(service.logged.join("")).not.toContain(workspace.testKey.slice(8));
  });
});
