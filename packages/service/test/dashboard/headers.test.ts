import { expect, it } from "vitest";
import { useService } from "../use-service.ts";
import { DashboardClient } from "./dashboard-client.ts";

const service = useService();

it.each([
  ["a refusal", "/api/session", 401],
  ["a path that is not there", "/api/nothing", 404],
  ["the bare root of the API", "/api", 404],
])("what the routes answer is not kept, framed or run: %s", async (_, path, status) => {
  const reply = await new DashboardClient(service).call(path);
  expect(reply.status).toBe(status);
  expect(reply.body.error.type).toMatch(/_error$/);
  expect(reply.headers).toMatchObject({
    "cache-control": "no-store",
    "content-security-policy":
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "x-request-id": expect.any(String),
  });
});

it("the pages are on the dashboard's origin alone", async () => {
  const page = await service.call("/", { origin: "dashboard" });
  expect([200, 503]).toContain(page.status);
  expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect((await service.call("/", { origin: "live" })).status).toBe(404);
  expect((await service.call("/api/session", { origin: "live" })).status).toBe(404);
});

it("a page is only read, never changed", async () => {
  const client = new DashboardClient(service);
  for (const method of ["POST", "PUT", "DELETE", "PATCH"]) {
    expect((await client.call("/sign-in", { method })).status).toBe(404);
  }
});

it("HEAD is guarded like GET", async () => {
  expect((await new DashboardClient(service).call("/api/session", { method: "HEAD" })).status).toBe(401);
  expect((await new DashboardClient(service).call("/", { method: "HEAD" })).text).toBe("");
});
