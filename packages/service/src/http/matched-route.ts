// The route a request was matched to. Fastify puts its `routeOptions` together again at every look, and we look often.
import type { FastifyContextConfig, FastifyRequest } from "fastify";

export interface MatchedRoute {
  /** The pattern, never the path; null where no route matched. */
  readonly pattern: string | null;
  readonly config: FastifyContextConfig;
}

const ROUTE = Symbol("matched route");
const NONE: MatchedRoute = { pattern: null, config: {} };
/** One for each route: a route's configuration is the same object for all its requests. */
const known = new WeakMap<FastifyContextConfig, MatchedRoute>();

export function matchedRoute(request: FastifyRequest): MatchedRoute {
  const holder = request as { [ROUTE]?: MatchedRoute };
  holder[ROUTE] ??= request.is404 ? NONE : look(request);
  return holder[ROUTE];
}

function look({ routeOptions: { config, url } }: FastifyRequest): MatchedRoute {
  let route = known.get(config);
  if (!route) {
    route = { pattern: url ?? null, config };
    known.set(config, route);
  }
  return route;
}
