import type { FastifyReply, FastifyRequest } from "fastify";

/** The prefix makes browsers refuse it without Secure, with a Domain, or for a path below the root. */
const NAME = "__Host-marque_session";
const ATTRIBUTES = "Path=/; HttpOnly; Secure; SameSite=Lax";

/** Undefined when there is none; two of them are none, since only one of the two senders is ours. */
export function sessionToken(request: FastifyRequest): string | undefined {
  const sent = (request.headers.cookie ?? "")
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${NAME}=`))
    .map((pair) => pair.slice(NAME.length + 1));
  return sent.length === 1 ? sent[0] : undefined;
}

export function setSessionCookie(reply: FastifyReply, token: string, seconds: number): void {
  reply.header("Set-Cookie", `${NAME}=${token}; Max-Age=${seconds}; ${ATTRIBUTES}`);
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.header("Set-Cookie", `${NAME}=; Max-Age=0; ${ATTRIBUTES}`);
}
