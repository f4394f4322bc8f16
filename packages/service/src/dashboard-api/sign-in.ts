import type { SecondStepView, SessionView } from "@marque/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { addressSubject } from "../admission/address-subject.ts";
import { callerOf } from "../http/caller.ts";
import type { Device } from "../identity/devices.ts";
import type { Entry } from "../identity/entering.ts";
import { sessionView } from "../identity/session-view.ts";
import { closeSession, findVisit } from "../identity/sessions.ts";
import type { DashboardDependencies } from "./dependencies.ts";
import { deviceToken, sessionToken, setEntranceCookies } from "./session-cookie.ts";

/**
 * Gives the browser its new session in place of the one it came with, and answers who is signed in. Where a code is
 * still to come there is no cookie yet: the page keeps what the second step needs.
 */
export async function signIn(
  dependencies: Pick<DashboardDependencies, "database" | "origins" | "caFile">,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  entry: Entry,
): Promise<SessionView | SecondStepView> {
  if ("pendingToken" in entry) return { sign_in: entry.pendingToken, expires_at: entry.expires_at };
  const { database } = dependencies;
  await closeSession(database, sessionToken(request));
  setEntranceCookies(reply, entry);
  const visit = await findVisit(database, entry.sessionToken, undefined);
  return sessionView(database, visit!.person, dependencies);
}

export function deviceOf(request: FastifyRequest): Device {
  const { address } = callerOf(request.raw);
  return {
    address,
    network: addressSubject(address),
    userAgent: request.headers["user-agent"] ?? "",
    token: deviceToken(request),
  };
}
