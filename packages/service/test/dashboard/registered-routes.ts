import type { FastifyInstance, RouteOptions } from "fastify";
import { AREAS } from "../../src/dashboard-api/app.ts";
import type { DashboardDependencies } from "../../src/dashboard-api/dependencies.ts";
import type { RouteAccess } from "../../src/dashboard-api/guard.ts";

export interface RegisteredRoute extends RouteAccess {
  readonly method: string;
  readonly path: string;
}

/** Every route below `/api`, as the areas register them: what is tested for all routes is tested for new ones too. */
export function registeredRoutes(): RegisteredRoute[] {
  const routes: RegisteredRoute[] = [];
  const app = {
    route: ({ method, url, config }: RouteOptions) => {
      routes.push({ method: String(method), path: url, ...config!.dashboard! });
    },
  } as unknown as FastifyInstance;
  // Only looked at while registering: every part of it is another one like it.
  const anything: DashboardDependencies = new Proxy({} as DashboardDependencies, { get: () => anything });
  for (const area of AREAS) area(app, anything);
  return routes;
}
