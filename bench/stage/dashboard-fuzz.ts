// The dashboard's half of `npm run fuzz`: each batch is an owner of a fresh workspace, so that nothing it spoils matters.
import fc from "fast-check";
import { type Agent, request } from "undici";
import { insertSignedInOwner } from "../../packages/service/test/dashboard/people.ts";
import {
  type RegisteredRoute,
  registeredRoutes,
} from "../../packages/service/test/dashboard/registered-routes.ts";
import {
  problemsOfAnswer,
  type RouteAnswer,
  requestsForRoute,
} from "../../packages/service/test/dashboard/route-requests.ts";
import { takesBody, targetOf } from "../../packages/service/test/openapi-requests.ts";
import { type Mangled, mangled } from "./mangled.ts";
import type { Postgres } from "./postgres.ts";
import type { ServiceProcess } from "./service.ts";

const KINDS = ["valid", "broken", "mangled"] as const;

export class DashboardFuzz {
  readonly #service: ServiceProcess;
  readonly #postgres: Postgres;
  readonly #agent: Agent;
  readonly #routes: readonly RegisteredRoute[] = registeredRoutes();

  constructor(service: ServiceProcess, postgres: Postgres, agent: Agent) {
    this.#service = service;
    this.#postgres = postgres;
    this.#agent = agent;
  }

  get routes(): number {
    return this.#routes.length;
  }

  /** Sends a batch to one route; returns what was wrong with an answer. */
  async fuzzOnce(turn: number, batch: number, note: (combination: string) => void): Promise<string[]> {
    const kind = KINDS[turn % KINDS.length]!;
    const route = this.#routes[Math.floor(turn / KINDS.length) % this.#routes.length]!;
    const { ids, cookie } = await insertSignedInOwner(this.#postgres);
    const made = requestsForRoute(route, ids, kind !== "valid");
    const arbitrary: fc.Arbitrary<Mangled> = kind === "mangled" ? mangled(made) : made;
    for (const one of fc.sample(arbitrary, { numRuns: batch, seed: turn })) {
      const answer = await this.#send(one, cookie, turn);
      note(`${kind} ${route.method} ${route.path} ${answer.status}`);
      const problems = problemsOfAnswer(answer);
      if (problems.length > 0) {
        return [JSON.stringify({ seed: turn, kind, path: targetOf(one), sent: one.body, answer, problems })];
      }
      // The session or the workspace is gone: what follows would ask for nothing.
      if (route.method === "DELETE" && answer.status === 204) break;
    }
    return [];
  }

  async #send(one: Mangled, cookie: string, turn: number): Promise<RouteAnswer> {
    const { dashboard } = this.#service.ports;
    const type = one.raw ? one.raw.type : "application/json";
    const body = one.raw ? one.raw.bytes : JSON.stringify(one.body === undefined ? {} : one.body);
    const response = await request(`https://localhost:${dashboard}${targetOf(one)}`, {
      dispatcher: this.#agent,
      method: one.described.method as "POST",
      headers: {
        cookie,
        origin: `https://localhost:${dashboard}`,
        // An address of its own: the limits by address are not what is asked about.
        "x-forwarded-for": `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`,
        ...(takesBody(one.described) && type !== undefined ? { "content-type": type } : {}),
      },
      ...(takesBody(one.described) ? { body } : {}),
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      text: await response.body.text(),
    };
  }
}
