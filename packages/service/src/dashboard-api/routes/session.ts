import { Absentable } from "@marque/contract";
import { addressSubject } from "../../admission/address-subject.ts";
import { callerOf } from "../../http/caller.ts";
import { logIn } from "../../identity/login.ts";
import { changePassword } from "../../identity/password-change.ts";
import { sessionView } from "../../identity/session-view.ts";
import { closeSession, endOtherSessions, endSession, listSessions } from "../../identity/sessions.ts";
import type { DashboardRoutes } from "../dependencies.ts";
import { Email, Fields, Password } from "../fields.ts";
import { route } from "../route.ts";
import { clearSessionCookie, sessionToken } from "../session-cookie.ts";
import { deviceOf, signIn } from "../sign-in.ts";

export const sessionRoutes: DashboardRoutes = (app, dependencies) => {
  const { database, origins } = dependencies;

  route(app, {
    method: "POST",
    path: "/api/login",
    access: "public",
    body: Fields({ email: Email, password: Password }),
    handler: async (call) => {
      const { request, body } = call;
      const address = addressSubject(callerOf(request.raw).address);
      return signIn(dependencies, call, await logIn(database, body, deviceOf(request), address));
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
    handler: async (call) => {
      const { request, person, body } = call;
      return signIn(dependencies, call, await changePassword(database, person, body, deviceOf(request)));
    },
  });

  route(app, {
    method: "GET",
    path: "/api/sessions",
    access: "person",
    handler: async ({ person }) => ({ data: await listSessions(database, person) }),
  });

  route(app, {
    method: "DELETE",
    path: "/api/sessions/:session_id",
    access: "person",
    handler: async ({ person, params }) => endSession(database, person, params.session_id),
  });

  route(app, {
    method: "DELETE",
    path: "/api/sessions",
    access: "person",
    handler: async ({ person }) => endOtherSessions(database, person),
  });
};
