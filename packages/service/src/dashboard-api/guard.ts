import type { FastifyInstance, FastifyRequest } from "fastify";
import { addressSubject } from "../admission/address-subject.ts";
import { ServiceError } from "../errors.ts";
import { pathOf } from "../http/app.ts";
import { checkContentType } from "../http/body.ts";
import { callerOf } from "../http/caller.ts";
import { matchedRoute } from "../http/matched-route.ts";
import type { InputSchemas } from "../http/validation.ts";
import { findVisit, type Visit } from "../identity/sessions.ts";
import type { DashboardDependencies } from "./dependencies.ts";
import { boundsOf, type LimitKind } from "./limits.ts";
import { sessionToken } from "./session-cookie.ts";

/** Who may call a route: anybody, anybody signed in, members of the workspace in its path, or its owners alone. */
export type Access = "public" | "person" | "member" | "owner";

export interface RouteAccess {
  readonly access: Access;
  /** What it counts as. */
  readonly limit: LimitKind;
  /** Open also to somebody who has yet to choose their own password. */
  readonly openBeforePasswordChoice: boolean;
  /** What it takes. */
  readonly input: InputSchemas;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** On every route below `/api`. One without it is open to nobody. */
    dashboard?: RouteAccess;
  }
}

const visits = new WeakMap<FastifyRequest, Visit>();

/** Who calls a route that is not public, once the guard has run. */
export function visitOf(request: FastifyRequest): Visit {
  const visit = visits.get(request);
  if (!visit) throw new Error("this route is reached without a session");
  return visit;
}

/** For the log line of a request. */
export function knownVisitor(request: FastifyRequest): Visit | undefined {
  return visits.get(request);
}

type GuardParts = Pick<DashboardDependencies, "database" | "origins" | "limits">;

/** HTTPS → host → our own pages → path → limits and session → password chosen → workspace → role → content type. */
export function installGuard(app: FastifyInstance, parts: GuardParts): void {
  app.addHook("onRequest", async (request) => {
    const caller = callerOf(request.raw);
    if (!caller.secure) throw new ServiceError("https_required");
    const isPublic = matchedRoute(request).config.access === "public";
    if (!isPublic && caller.origin !== "dashboard") throw new ServiceError("unknown_host");
    if (!isApi(request)) return;
    checkOrigin(request, parts.origins.dashboard);
    if (request.is404) throw new ServiceError("endpoint_not_found");
    const rule = matchedRoute(request).config.dashboard;
    if (!rule) throw new ServiceError("endpoint_not_found");
    const address = addressSubject(caller.address);
    if (rule.access === "public") await parts.limits.count(boundsOf(rule.limit, { address }));
    else visits.set(request, await admit(request, rule, address, parts));
    if (carriesBody(request)) checkContentType(request);
    // Fastify would refuse a type it cannot read, also where there is no body.
    else delete request.headers["content-type"];
  });
  app.addHook("onSend", async (request, reply) => {
    if (isApi(request) && !reply.hasHeader("Cache-Control")) reply.header("Cache-Control", "no-store");
  });
}

async function admit(
  request: FastifyRequest,
  { access, openBeforePasswordChoice, limit }: RouteAccess,
  address: string,
  { database, limits }: GuardParts,
): Promise<Visit> {
  const { workspace_id: workspaceId } = request.params as { workspace_id?: string };
  const token = sessionToken(request);
  if (token === undefined) throw new ServiceError("session_required");
  limits.recall(boundsOf(limit, { address, sessionToken: token }));
  const visit = await findVisit(database, token, workspaceId);
  const known = visit && { account: visit.person.id, sessionToken: token };
  await limits.count(boundsOf(limit, { address, ...known }));
  if (!visit) throw new ServiceError("session_required");
  if (visit.person.mustChoosePassword && !openBeforePasswordChoice) {
    throw new ServiceError("password_choice_required");
  }
  if (access === "person") return visit;
  // The same answer for a workspace that does not exist and for one that is somebody else's.
  if (!visit.workspace) throw new ServiceError("not_found");
  if (access === "owner" && visit.workspace.role !== "owner") throw new ServiceError("owner_required");
  // Last: what is refused to one member does not use up what the others have.
  await limits.count(boundsOf(limit, { workspace: visit.workspace.id }));
  return visit;
}

const READING = ["GET", "HEAD"];

/**
 * A change comes from our own pages: browsers send Origin with each one, and no page can forge it. Where a browser
 * says more about its request, reading from another site is refused as well.
 */
function checkOrigin(request: FastifyRequest, own: string): void {
  const site = request.headers["sec-fetch-site"];
  const isForeignSite = site !== undefined && site !== "same-origin" && site !== "none";
  const isForeignChange = !READING.includes(request.method) && request.headers.origin !== own;
  if (isForeignSite || isForeignChange) throw new ServiceError("foreign_origin");
}

function isApi(request: FastifyRequest): boolean {
  return /^\/api(\/|$)/.test(pathOf(request));
}

function carriesBody(request: FastifyRequest): boolean {
  const { "content-length": length = "0", "transfer-encoding": encoding } = request.headers;
  return length !== "0" || encoding !== undefined;
}
