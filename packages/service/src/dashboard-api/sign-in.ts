import type { SessionView } from "@marque/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { callerOf } from "../http/caller.ts";
import { sessionView } from "../identity/session-view.ts";
import { closeSession, type Device, findVisit, SESSION_SECONDS } from "../identity/sessions.ts";
import type { DashboardDependencies } from "./dependencies.ts";
import { sessionToken, setSessionCookie } from "./session-cookie.ts";

/** Gives the browser its new session in place of the one it came with, and answers who is signed in. */
export async function signIn(
  { database, origins }: Pick<DashboardDependencies, "database" | "origins">,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  token: string,
): Promise<SessionView> {
  await closeSession(database, sessionToken(request));
  setSessionCookie(reply, token, SESSION_SECONDS);
  const visit = await findVisit(database, token, undefined);
  return sessionView(database, visit!.person, origins);
}

export function deviceOf(request: FastifyRequest): Device {
  return { address: callerOf(request.raw).address, userAgent: request.headers["user-agent"] ?? "" };
}
