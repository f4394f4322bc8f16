import type { FastifyReply, FastifyRequest } from "fastify";
import { DEVICE_SECONDS } from "../identity/devices.ts";
import { type Entrance, SESSION_SECONDS } from "../identity/sessions.ts";

/** The prefix makes browsers refuse them without Secure, with a Domain, or for a path below the root. */
const SESSION = "__Host-marque_session";
const DEVICE = "__Host-marque_device";
const ATTRIBUTES = "Path=/; HttpOnly; Secure; SameSite=Lax";

/** Undefined when there is none; two of them are none, since only one of the two senders is ours. */
export function sessionToken(request: FastifyRequest): string | undefined {
  return onlyCookie(request, SESSION);
}

/** What tells a browser that signed in before; it stays when its person signs out. */
export function deviceToken(request: FastifyRequest): string | undefined {
  return onlyCookie(request, DEVICE);
}

export function setEntranceCookies(reply: FastifyReply, { sessionToken, deviceToken }: Entrance): void {
  reply.header("Set-Cookie", [
    `${SESSION}=${sessionToken}; Max-Age=${SESSION_SECONDS}; ${ATTRIBUTES}`,
    `${DEVICE}=${deviceToken}; Max-Age=${DEVICE_SECONDS}; ${ATTRIBUTES}`,
  ]);
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.header("Set-Cookie", `${SESSION}=; Max-Age=0; ${ATTRIBUTES}`);
}

function onlyCookie(request: FastifyRequest, name: string): string | undefined {
  const sent = (request.headers.cookie ?? "")
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return sent.length === 1 ? sent[0] : undefined;
}
