import { type Environment, OPERATIONS, type RateCategory } from "@marque/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Admission, Admitted, Verdict } from "../admission/admission.ts";
import { type RateWindow, rateLimitHeaders, uncountedWindow } from "../admission/window.ts";
import { ServiceError } from "../errors.ts";
import { pathOf } from "../http/app.ts";
import { checkContentType, hasBody } from "../http/body.ts";
import { callerOf } from "../http/caller.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * `public`: no key, no limit. `address`: no key, counted by the client's address. Everything else needs a key;
     * that is the default, so that it cannot be forgotten.
     */
    access?: "public" | "address";
    category?: RateCategory;
  }
}

/** Who acts on a request and in which window, once the guard has run. Beside the request, out of reach of its data. */
const admissions = new WeakMap<FastifyRequest, Admitted>();
const refused = new WeakMap<FastifyRequest, Admitted>();
const windows = new WeakMap<FastifyRequest, RateWindow>();

export function admittedOf(request: FastifyRequest): Admitted {
  const admitted = admissions.get(request);
  if (!admitted) throw new Error("this route is reached without a key");
  return admitted;
}

export function knownCaller(request: FastifyRequest): Admitted | undefined {
  return admissions.get(request);
}

/** Whose key a request brought, admitted or refused; undefined when nobody knows. */
export function keyHolderOf(request: FastifyRequest): Admitted | undefined {
  return admissions.get(request) ?? refused.get(request);
}

/**
 * HTTPS → host → key → environment → limit → suspension → plan → path and method → content type, in that order and
 * before a byte of the body is read. Puts the rate-limit headers on whatever is answered.
 */
export function installGuard(app: FastifyInstance, admission: Admission): void {
  app.addHook("onRequest", async (request) => {
    const caller = callerOf(request.raw);
    const isPublic = !request.is404 && request.routeOptions.config.access === "public";
    if (!caller.secure)
      return refuse(request, await admission.countAddress(caller.address), "https_required");
    const environment = environmentOf(caller.origin);
    if (isPublic) return;
    if (!environment) return refuse(request, await admission.countAddress(caller.address), "unknown_host");
    const isOurs = !request.is404 || /^\/v1(\/|$)/.test(pathOf(request));
    if (!isOurs) return refuse(request, await admission.countAddress(caller.address), "endpoint_not_found");

    if (!request.is404 && request.routeOptions.config.access === "address") {
      const { window, refusal } = await admission.countAddress(caller.address);
      windows.set(request, window);
      if (refusal) throw refusal;
      return checkContentType(request);
    }
    const verdict = await admission.admit({
      // Joined, so that two of them are no `Bearer <key>`: Node would take the first, a proxy maybe the second.
      authorization: request.raw.headersDistinct.authorization?.join(", "),
      environment,
      category: request.is404 ? "standard" : (request.routeOptions.config.category ?? "standard"),
      address: caller.address,
    });
    windows.set(request, verdict.window);
    if (verdict.refused) refused.set(request, verdict.refused);
    if (verdict.refusal) throw verdict.refusal;
    if (verdict.admitted) admissions.set(request, verdict.admitted);
    if (request.is404 || hasEmptySegment(request)) throw pathProblem(request);
    if (hasBody(request)) checkContentType(request);
    // Fastify would refuse a type it cannot read, also where the body is ignored.
    else delete request.headers["content-type"];
  });
  app.addHook("onSend", (request, reply, _payload, done) => {
    const isPublic = !request.is404 && request.routeOptions.config.access === "public";
    if (!isPublic) reply.headers(rateLimitHeaders(windows.get(request) ?? uncountedWindow(Date.now())));
    done();
  });
}

function refuse(
  request: FastifyRequest,
  verdict: Verdict,
  code: "https_required" | "unknown_host" | "endpoint_not_found",
): never {
  windows.set(request, verdict.window);
  throw verdict.refusal ?? new ServiceError(code);
}

function environmentOf(origin: string | null): Environment | null {
  return origin === "live" || origin === "sandbox" ? origin : null;
}

const PATHS = [...new Set(OPERATIONS.map((operation) => operation.path))].map((path) => ({
  pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, "[^/]+")}$`),
  // HEAD goes with GET.
  methods: OPERATIONS.filter((operation) => operation.path === path)
    .flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]))
    .sort(),
}));

/** The router lets `/v1/projects/` pass as an empty id; a trailing slash is another path, which is not there. */
function hasEmptySegment(request: FastifyRequest): boolean {
  return Object.values(request.params as Record<string, string>).includes("");
}

/** A path that exists under another method is 405 with the methods it has; any other is 404. */
function pathProblem(request: FastifyRequest): ServiceError {
  const known = PATHS.find(({ pattern }) => pattern.test(pathOf(request)));
  if (!known) return new ServiceError("endpoint_not_found");
  return new ServiceError("method_not_allowed", {
    message: `${request.method} is not offered here. Use ${known.methods.join(", ")}.`,
    allow: known.methods,
  });
}
