import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ApiRequest, takesBody, targetOf } from "../openapi-requests.ts";
import type { Reply } from "../test-service.ts";
import { useService } from "../use-service.ts";
import { DashboardClient } from "./dashboard-client.ts";
import { insertSignedInOwner, type SignedInOwner } from "./people.ts";
import { registeredRoutes } from "./registered-routes.ts";
import { problemsOfAnswer, requestsForRoute } from "./route-requests.ts";

const RUNS = 8;

const service = useService({ MARQUE_ROLES: "api,dashboard" });

function send(owner: SignedInOwner, request: ApiRequest): Promise<Reply> {
  const client = new DashboardClient(service);
  client.cookie = owner.cookie;
  return client.call(targetOf(request), {
    method: request.described.method,
    ...(takesBody(request.described) ? { json: request.body === undefined ? {} : request.body } : {}),
  });
}

describe("whatever is sent to a route of the dashboard, the answer is sound", { timeout: 60_000 }, () => {
  const titled = registeredRoutes().map((route) => [`${route.method} ${route.path}`, route] as const);

  it.each(titled)("%s", async (_, route) => {
    for (const isBroken of [false, true]) {
      const owner = await insertSignedInOwner(service.db);
      for (const request of fc.sample(requestsForRoute(route, owner.ids, isBroken), RUNS)) {
        const reply = await send(owner, request);
        const context = JSON.stringify({ path: targetOf(request), body: request.body, reply });
        expect(problemsOfAnswer(reply), context).toEqual([]);
      }
      // The counts of the minute are not what is asked about.
      await service.db.query("delete from rate_windows");
    }
  });

  it("a well-made request of an owner gets through on most routes", async () => {
    const owner = await insertSignedInOwner(service.db);
    const reading = registeredRoutes().filter(
      ({ method, access }) => method === "GET" && access !== "public",
    );
    const statuses: number[] = [];
    for (const route of reading) {
      const [request] = fc.sample(requestsForRoute(route, owner.ids, false), 1);
      statuses.push((await send(owner, request!)).status);
    }
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(reading.length / 2);
  });
});
