// Requests made from the dashboard's registered routes, valid and broken: for the property tests, and for `npm run fuzz`.
import { DASHBOARD_ERRORS, ERRORS } from "@marque/contract";
import fc from "fast-check";
import { type ApiRequest, BROKEN, type Json, requestsFor, segment } from "../openapi-requests.ts";
import type { RegisteredRoute } from "./registered-routes.ts";

/** Ids of a workspace that exist, by the name of the parameter. */
export type WorkspaceIds = Readonly<Record<string, string>>;

/** Requests for one route: all as its schemas have them, or with parts that are not. */
export function requestsForRoute(
  { method, path, input }: RegisteredRoute,
  ids: WorkspaceIds,
  isBroken: boolean,
): fc.Arbitrary<ApiRequest> {
  const query = Object.entries<Json>((input.query as Json)?.properties ?? {});
  const operation: Json = {
    parameters: query.map(([name, schema]) => ({ in: "query", name, schema })),
    ...(input.body && { requestBody: { content: { "application/json": { schema: input.body } } } }),
  };
  const known = { projectId: ids.project_id!, memoryId: ids.memory_id! };
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  return fc.tuple(...names.map((name) => idsFor(name, ids, isBroken))).chain((values) => {
    let place = 0;
    const concrete = path.replace(/:\w+/g, () => segment(values[place++]!));
    return requestsFor({ method, path: concrete, operation }, known, isBroken);
  });
}

/** The workspace's own mostly: a request that is turned away at once tests little. */
function idsFor(name: string, ids: WorkspaceIds, isBroken: boolean): fc.Arbitrary<string> {
  const own = fc.constant(ids[name] ?? `${name}_01kaxm3q5r8v2t6w9y1z4b7d0f`);
  const strange = fc.oneof(
    fc.string({ minLength: 1 }),
    BROKEN.map((value) => (typeof value === "string" ? value : JSON.stringify(value))).filter(
      (text) => text !== "",
    ),
  );
  return isBroken ? fc.oneof({ arbitrary: own, weight: 3 }, { arbitrary: strange, weight: 1 }) : own;
}

export interface RouteAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

const DEFINITIONS: Readonly<Record<string, { readonly status: number; readonly type: string }>> = {
  ...ERRORS,
  ...DASHBOARD_ERRORS,
};

/** What is wrong with an answer, in sentences: a 5xx, no envelope, a code that is not in the registries. */
export function problemsOfAnswer({ status, headers, text }: RouteAnswer): readonly string[] {
  if (status >= 500) return [`status ${status}`];
  if (!headers["x-request-id"]) return ["X-Request-Id is missing"];
  if (status < 400) return status === 200 || (status === 204 && text === "") ? [] : [`status ${status}`];
  let error: Json;
  try {
    error = JSON.parse(text).error;
  } catch {
    return ["the body is no JSON"];
  }
  const definition = DEFINITIONS[error?.code];
  if (!definition) return [`the code ${error?.code} is not in the registry`];
  const problems: string[] = [];
  if (definition.status !== status) problems.push(`${error.code} has another status`);
  if (definition.type !== error.type) problems.push(`${error.code} has another type`);
  if (typeof error.message !== "string" || error.message === "") problems.push("there is no message");
  if (status === 429 && !headers["retry-after"]) problems.push("Retry-After is missing");
  return problems;
}
