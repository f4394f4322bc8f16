import type { FastifyReply, FastifyRequest } from "fastify";
import { DEVICE_SECONDS } from "../identity/devices.ts";
import { PROVIDER_SIGN_IN_SECONDS } from "../identity/provider-sign-in.ts";
import { type Entrance, SESSION_SECONDS } from "../identity/sessions.ts";

/** The prefix makes browsers refuse them without Secure, with a Domain, or for a path below the root. */
const SESSION = "__Host-marque_session";
const DEVICE = "__Host-marque_device";
const PROVIDER = "__Host-marque_provider";
const ATTRIBUTES = "Path=/; HttpOnly; Secure; SameSite=Lax";

/** Undefined when there is none; two count as none, because only one of the two senders is ours. */
export function sessionToken(request: FastifyRequest): string | undefined {
  return onlyCookie(request, SESSION);
}

/** What tells a browser that signed in before; it stays when its person signs out. */
export function deviceToken(request: FastifyRequest): string | undefined {
  return onlyCookie(request, DEVICE);
}

export function setEntranceCookies(reply: FastifyReply, { sessionToken, deviceToken }: Entrance): void {
  addCookies(reply, [
    `${SESSION}=${sessionToken}; Max-Age=${SESSION_SECONDS}; ${ATTRIBUTES}`,
    `${DEVICE}=${deviceToken}; Max-Age=${DEVICE_SECONDS}; ${ATTRIBUTES}`,
  ]);
}

export function clearSessionCookie(reply: FastifyReply): void {
  addCookies(reply, [`${SESSION}=; Max-Age=0; ${ATTRIBUTES}`]);
}

/** What a browser keeps while its person is at the identity provider. */
export function providerToken(request: FastifyRequest): string | undefined {
  return onlyCookie(request, PROVIDER);
}

export function setProviderCookie(reply: FastifyReply, token: string): void {
  addCookies(reply, [`${PROVIDER}=${token}; Max-Age=${PROVIDER_SIGN_IN_SECONDS}; ${ATTRIBUTES}`]);
}

export function clearProviderCookie(reply: FastifyReply): void {
  addCookies(reply, [`${PROVIDER}=; Max-Age=0; ${ATTRIBUTES}`]);
}

/** In addition to those that are already set. */
function addCookies(reply: FastifyReply, cookies: readonly string[]): void {
  const before = [reply.getHeader("Set-Cookie") ?? []].flat().map(String);
  reply.header("Set-Cookie", [...new Set([...before, ...cookies])]);
}

function onlyCookie(request: FastifyRequest, name: string): string | undefined {
  const sent = (request.headers.cookie ?? "")
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return sent.length === 1 ? sent[0] : undefined;
}
