import { Absentable } from "@marque/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { addressSubject } from "../../admission/address-subject.ts";
import { callerOf } from "../../http/caller.ts";
import { logIn } from "../../identity/login.ts";
import { changePassword } from "../../identity/password-change.ts";
import { sessionView } from "../../identity/session-view.ts";
import { closeSession, type Device, findVisit, SESSION_SECONDS } from "../../identity/sessions.ts";
import type { DashboardDependencies, DashboardRoutes } from "../dependencies.ts";
import { Email, Fields, Password } from "../fields.ts";
import { route } from "../route.ts";
import { clearSessionCookie, sessionToken, setSessionCookie } from "../session-cookie.ts";

export const sessionRoutes: DashboardRoutes = (app, dependencies) => {
  const { database, origins } = dependencies;

  route(app, {
    method: "POST",
    path: "/api/login",
    access: "public",
    body: Fields({ email: Email, password: Password }),
    handler: async ({ request, reply, body }) => {
      const address = addressSubject(callerOf(request.raw).address);
      const token = await logIn(database, body, deviceOf(request), address);
      return signIn(dependencies, request, reply, token);
    },
  });

  route(app, {
    method: "POST",
    path: "/api/logout",
    access: "public",
    handler: async ({ request, reply }) => {
      await closeSession(database, sessionToken(request));
      clearSessionCookie(reply);
    },
  });

  route(app, {
    method: "GET",
    path: "/api/session",
    access: "person",
    openBeforePasswordChoice: true,
    handler: async ({ person }) => sessionView(database, person, origins),
  });

  route(app, {
    method: "POST",
    path: "/api/password",
    access: "person",
    openBeforePasswordChoice: true,
    body: Fields({
      current_password: Absentable(Password),
      new_password: Password,
      email: Absentable(Email),
    }),
    handler: async ({ request, reply, person, body }) => {
      const token = await changePassword(database, person, body, deviceOf(request));
      return signIn(dependencies, request, reply, token);
    },
  });
};

/** Gives the browser its new session in place of the one it came with, and answers who is signed in. */
export async function signIn(
  { database, origins }: DashboardDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
) {
  await closeSession(database, sessionToken(request));
  setSessionCookie(reply, token, SESSION_SECONDS);
  const visit = await findVisit(database, token, undefined);
  return sessionView(database, visit!.person, origins);
}

export function deviceOf(request: FastifyRequest): Device {
  return { address: callerOf(request.raw).address, userAgent: request.headers["user-agent"] ?? "" };
}
