import type { IncomingMessage } from "node:http";
import { type Environment, ERRORS, errorBody, OPERATIONS, type RateCategory } from "@marque/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Admission, AdmissionRequest, Admitted, Verdict } from "../admission/admission.ts";
import { type RateWindow, rateLimitHeaders, rateLimitWords } from "../admission/window.ts";
import { ServiceError } from "../errors.ts";
import { headersOfAll, pathOf } from "../http/app.ts";
import { checkContentType, hasBody } from "../http/body.ts";
import { callerOf } from "../http/caller.ts";
import type { CountedClient } from "../http/client-errors.ts";
import { matchedRoute } from "../http/matched-route.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * `public`: no key, no limit. `address`: no key, counted by the client's address. `document`: the same, and also
     * served while nothing can be counted. Everything else needs a key; that is the default, so that it cannot be forgotten.
     */
    access?: "public" | "address" | "document";
    category?: RateCategory;
    /** What every answer of a deprecated operation carries. */
    deprecation?: Readonly<Record<string, string>>;
  }
}

/** What the guard learned, on the request under a private symbol: out of reach of its data. */
const KNOWN = Symbol("known by the guard");

interface Guarded {
  [KNOWN]?: Verdict;
}

const knownOf = (request: FastifyRequest): Verdict | undefined => (request as Guarded)[KNOWN];

function know(request: FastifyRequest, verdict: Verdict): void {
  (request as Guarded)[KNOWN] = verdict;
}

export function admittedOf(request: FastifyRequest): Admitted {
  const admitted = knownOf(request)?.admitted;
  if (!admitted) throw new Error("this route is reached without a key");
  return admitted;
}

export function knownCaller(request: FastifyRequest): Admitted | undefined {
  return knownOf(request)?.admitted;
}

/** Whose key a request carried, admitted or refused; undefined when that is not known. */
export function keyHolderOf(request: FastifyRequest): Admitted | undefined {
  const known = knownOf(request);
  return known?.admitted ?? known?.refused;
}

/**
 * HTTPS → host → key → environment → limit → suspension → plan → path and method → content type, in that order and
 * before a byte of the body is read. Puts the rate-limit headers on whatever is answered, where something was counted.
 */
export function installGuard(app: FastifyInstance, admission: Admission): void {
  app.addHook("onRequest", (request, reply, done) => {
    const asked = admissionOf(request);
    const usedUp = asked && admission.recallUsedUp(asked);
    if (usedUp) refuseAtOnce(request, reply, usedUp);
    else done();
  });
  app.addHook("onRequest", async (request) => {
    const { address } = callerOf(request.raw);
    const { access } = matchedRoute(request).config;
    const misplaced = misplacedBy(request);
    if (misplaced) return refuse(request, await admission.countAddress(address), misplaced);
    if (access === "public") return;
    if (access === "document") return countReader(request, admission, address);
    if (access === "address") {
      letThrough(request, await admission.countAddress(address));
      return checkContentType(request);
    }
    letThrough(request, await admission.admit(admissionOf(request)!));
    if (request.is404 || hasEmptySegment(request)) throw pathProblem(request);
    if (hasBody(request)) checkContentType(request);
    // Fastify would refuse a type it cannot read, also where the body is ignored.
    else delete request.headers["content-type"];
  });
  app.addHook("onSend", (request, reply, _payload, done) => {
    const verdict = knownOf(request);
    if (verdict) reply.headers(rateLimitHeaders(verdict.window));
    const { deprecation } = matchedRoute(request).config;
    if (deprecation && !reply.hasHeader("Deprecation")) reply.headers(deprecation);
    done();
  });
}

/** What is wrong with the host of a request, before its sender is checked; null when nothing is. */
function misplacedBy(
  request: FastifyRequest,
): "https_required" | "unknown_host" | "endpoint_not_found" | null {
  const caller = callerOf(request.raw);
  if (!caller.secure) return "https_required";
  if (matchedRoute(request).config.access === "public") return null;
  if (!environmentOf(caller.origin)) return "unknown_host";
  const isOurs = !request.is404 || OURS.test(request.url);
  return isOurs ? null : "endpoint_not_found";
}

/** Remembers a verdict for the headers, and throws its refusal. */
function letThrough(request: FastifyRequest, verdict: Verdict): void {
  know(request, verdict);
  if (verdict.refusal) throw verdict.refusal;
}

/** A document needs no database: while that is away it is sent uncounted, and without the headers. */
async function countReader(request: FastifyRequest, admission: Admission, address: string): Promise<void> {
  const verdict = await admission.countAddress(address).catch((error: unknown) => {
    if (error instanceof ServiceError && error.code === "service_unavailable") return null;
    throw error;
  });
  if (verdict === null) return;
  know(request, verdict);
  if (verdict.refusal) throw verdict.refusal;
}

/** For answers below the routes: the client's address is counted as it is for every other request without a key. */
export function countClientOf(admission: Admission): (address: string) => Promise<CountedClient> {
  return async (address) => {
    const { window, refusal } = await admission.countAddress(address);
    const headers = rateLimitHeaders(window);
    if (!refusal) return { headers };
    const { status, body } = refusal;
    return { headers: { ...headers, ...refusal.headers }, refusal: { status, body } };
  };
}

/**
 * Counts a request that was let through once more, as one of `category`: what it carries is an operation of that kind.
 * Throws the refusal.
 */
export async function admitAs(
  request: FastifyRequest,
  admission: Admission,
  category: RateCategory,
): Promise<void> {
  const { refusal } = await admission.admit({ ...admissionOf(request)!, category });
  if (refusal) throw refusal;
}

/** What the admission of a request is asked about; null for one that needs no key, or is refused for another reason. */
function admissionOf(request: FastifyRequest): AdmissionRequest | null {
  const { secure, origin, address } = callerOf(request.raw);
  const environment = environmentOf(origin);
  const { access, category = "standard" } = matchedRoute(request).config;
  const isOurs = !request.is404 || OURS.test(request.url);
  if (!secure || !environment || !isOurs || access !== undefined) return null;
  return { authorization: authorizationOf(request.raw), environment, category, address };
}

/** Joined, so that two of them are not a valid `Bearer <key>`: Node would take the first, a proxy maybe the second. */
function authorizationOf({ rawHeaders }: IncomingMessage): string | undefined {
  let joined: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length !== "authorization".length || name.toLowerCase() !== "authorization") continue;
    const value = rawHeaders[at + 1]!;
    joined = joined === undefined ? value : `${joined}, ${value}`;
  }
  return joined;
}

/**
 * Answers a caller who is over its limit without the rest of Fastify's work: no error, no stack, no handlers. A
 * flood is refused several times faster than others are served.
 */
function refuseAtOnce(request: FastifyRequest, reply: FastifyReply, window: RateWindow): void {
  const { message, retryAfterSeconds } = rateLimitWords(window);
  const body = JSON.stringify(errorBody("rate_limit_exceeded", message));
  reply.hijack();
  reply.raw.writeHead(ERRORS.rate_limit_exceeded.status, {
    ...headersOfAll(request),
    ...rateLimitHeaders(window),
    ...matchedRoute(request).config.deprecation,
    "Retry-After": String(retryAfterSeconds),
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
  });
  reply.raw.end(request.method === "HEAD" ? undefined : body);
}

function refuse(
  request: FastifyRequest,
  verdict: Verdict,
  code: "https_required" | "unknown_host" | "endpoint_not_found",
): never {
  know(request, verdict);
  throw verdict.refusal ?? new ServiceError(code);
}

function environmentOf(origin: string | null): Environment | null {
  return origin === "live" || origin === "sandbox" ? origin : null;
}

/** Paths that need a key, whether there is something behind them or not. */
const OURS = /^\/v1(?:[/?]|$)/;

const PATHS = [...new Set(OPERATIONS.map((operation) => operation.path))].map((path) => ({
  pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, "[^/]+")}$`),
  // HEAD goes with GET.
  methods: OPERATIONS.filter((operation) => operation.path === path)
    .flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]))
    .sort(),
}));

/** The router lets `/v1/projects/` pass as an empty id; a trailing slash is another path, which does not exist. */
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
