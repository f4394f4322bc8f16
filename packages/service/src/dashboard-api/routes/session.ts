import { Absentable } from "@marque/contract";
import { dismissFailedSignIns } from "../../identity/attempts.ts";
import { finishSignIn } from "../../identity/entering.ts";
import { logIn } from "../../identity/login.ts";
import { changePassword } from "../../identity/password-change.ts";
import { makeRecoveryCodes, recover, recoveryCodesLeft } from "../../identity/recovery.ts";
import { sessionView } from "../../identity/session-view.ts";
import { closeSession, endOtherSessions, endSession, listSessions } from "../../identity/sessions.ts";
import type { DashboardRoutes } from "../dependencies.ts";
import { Code, Email, Fields, Password } from "../fields.ts";
import { route } from "../route.ts";
import { clearSessionCookie, sessionToken } from "../session-cookie.ts";
import { deviceOf, signIn } from "../sign-in.ts";

export const sessionRoutes: DashboardRoutes = (app, dependencies) => {
  const { database, box } = dependencies;

  route(app, {
    method: "POST",
    path: "/api/login",
    access: "public",
    limit: "entering",
    body: Fields({ email: Email, password: Password }),
    handler: async (call) => {
      const { request, body } = call;
      return signIn(dependencies, call, await logIn(database, body, deviceOf(request)));
    },
  });

  // The second step, after a right password.
  route(app, {
    method: "POST",
    path: "/api/login/code",
    access: "public",
    limit: "entering",
    body: Fields({ sign_in: Password, code: Code }),
    handler: async (call) => {
      const { request, body } = call;
      return signIn(dependencies, call, await finishSignIn(database, box, body, deviceOf(request)));
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
    handler: async ({ person }) => sessionView(database, person, dependencies),
  });

  route(app, {
    method: "POST",
    path: "/api/password",
    access: "person",
    limit: "changing a password",
    openBeforePasswordChoice: true,
    body: Fields({
      current_password: Absentable(Password),
      code: Absentable(Code),
      new_password: Password,
      email: Absentable(Email),
    }),
    handler: async (call) => {
      const { request, person, body } = call;
      return signIn(dependencies, call, await changePassword(database, box, person, body, deviceOf(request)));
    },
  });

  route(app, {
    method: "POST",
    path: "/api/recover",
    access: "public",
    limit: "joining",
    body: Fields({ email: Email, code: Password, password: Password }),
    handler: async (call) => {
      const { request, body } = call;
      return signIn(dependencies, call, await recover(database, body, deviceOf(request)));
    },
  });

  route(app, {
    method: "GET",
    path: "/api/recovery-codes",
    access: "person",
    handler: async ({ person }) => ({ left: await recoveryCodesLeft(database, person.id) }),
  });

  route(app, {
    method: "POST",
    path: "/api/recovery-codes",
    access: "person",
    limit: "changing a password",
    body: Fields({ current_password: Password, code: Absentable(Code) }),
    handler: async ({ person, body }) => makeRecoveryCodes(database, box, person, body),
  });

  // The notice that somebody tried to sign in has been read.
  route(app, {
    method: "DELETE",
    path: "/api/failed-sign-ins",
    access: "person",
    handler: async ({ person }) => dismissFailedSignIns(database, person.id),
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
