import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Static, TSchema } from "typebox";
import { inputCheck } from "../http/validation.ts";
import type { MemberWorkspace, SignedIn } from "../identity/sessions.ts";
import { type Access, visitOf } from "./guard.ts";
import { type LimitKind, usualKind } from "./limits.ts";

type Shape<Schema> = Schema extends TSchema ? Static<Schema> : undefined;

/** The names after the colons of a path. */
type ParameterNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** What a handler works with: the checked input, and who acts in which workspace as far as `access` settles it. */
export type Call<A extends Access, Path extends string, Body, Query> = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly params: Readonly<Record<ParameterNames<Path>, string>>;
  readonly body: Shape<Body>;
  readonly query: Shape<Query>;
  readonly person: A extends "public" ? null : SignedIn;
  readonly workspace: A extends "member" | "owner" ? MemberWorkspace : null;
};

export interface Route<A extends Access, Path extends `/api/${string}`, Body, Query> {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  readonly path: Path;
  readonly access: A;
  readonly openBeforePasswordChoice?: boolean;
  /** What it counts as, where that is more than reading or changing something. */
  readonly limit?: LimitKind;
  /** An object schema; without it the route takes no body. */
  readonly body?: Body;
  readonly query?: Query;
  /**
   * What it returns is sent as JSON with status 200, or 204 for undefined. A handler that sends by itself returns
   * the reply.
   */
  readonly handler: (call: Call<A, Path, Body, Query>) => Promise<unknown>;
}

/** Registers a route of the dashboard: the guard admits, then validate, then act. */
export function route<
  A extends Access,
  Path extends `/api/${string}`,
  Body extends TSchema | undefined = undefined,
  Query extends TSchema | undefined = undefined,
>(app: FastifyInstance, definition: Route<A, Path, Body, Query>): void {
  const { method, path, access, openBeforePasswordChoice = false, body, query, handler } = definition;
  const { limit = usualKind(method) } = definition;
  const input = { ...(body && { body }), ...(query && { query }) };
  const check = inputCheck(input);
  app.route({
    method,
    url: path,
    config: { dashboard: { access, openBeforePasswordChoice, limit, input } },
    handler: async (request, reply) => {
      const visit = access === "public" ? null : visitOf(request);
      const result = await handler({
        request,
        reply,
        params: request.params,
        query: check.query(request.query),
        body: check.body(request.body),
        person: visit?.person ?? null,
        workspace: visit?.workspace ?? null,
      } as Call<A, Path, Body, Query>);
      if (result === reply) return reply;
      if (result === undefined) return reply.code(204).send();
      return reply.type("application/json; charset=utf-8").send(JSON.stringify(result));
    },
  });
}
