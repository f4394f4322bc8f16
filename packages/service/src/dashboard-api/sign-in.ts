import type { SessionView } from "@marque/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { addressSubject } from "../admission/address-subject.ts";
import { callerOf } from "../http/caller.ts";
import type { Device } from "../identity/devices.ts";
import { sessionView } from "../identity/session-view.ts";
import { closeSession, type Entrance, findVisit } from "../identity/sessions.ts";
import type { DashboardDependencies } from "./dependencies.ts";
import { deviceToken, sessionToken, setEntranceCookies } from "./session-cookie.ts";

/** Gives the browser its new session in place of the one it came with, and answers who is signed in. */
export async function signIn(
  dependencies: Pick<DashboardDependencies, "database" | "origins" | "caFile">,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  entrance: Entrance,
): Promise<SessionView> {
  const { database } = dependencies;
  await closeSession(database, sessionToken(request));
  setEntranceCookies(reply, entrance);
  const visit = await findVisit(database, entrance.sessionToken, undefined);
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
