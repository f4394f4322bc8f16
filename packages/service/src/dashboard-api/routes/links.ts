import { Absentable } from "@marque/contract";
import { acceptInvitation, previewInvitation } from "../../identity/joining.ts";
import { previewReset, resetByLink } from "../../identity/password-resets.ts";
import type { DashboardRoutes } from "../dependencies.ts";
import { Code, Email, Fields, Password } from "../fields.ts";
import { route } from "../route.ts";
import { deviceOf, signIn } from "../sign-in.ts";

/** What the holder of a link can do: the link is the right to it. */
export const linkRoutes: DashboardRoutes = (app, dependencies) => {
  const { database, box } = dependencies;

  route(app, {
    method: "GET",
    path: "/api/invitations/:token",
    access: "public",
    handler: async ({ params }) => previewInvitation(database, params.token),
  });

  route(app, {
    method: "POST",
    path: "/api/invitations/:token",
    access: "public",
    limit: "joining",
    body: Fields({
      password: Password,
      code: Absentable(Code),
      new_password: Absentable(Password),
      email: Absentable(Email),
    }),
    handler: async (call) => {
      const { request, params, body } = call;
      const entrance = await acceptInvitation(database, box, params.token, body, deviceOf(request));
      return signIn(dependencies, call, entrance);
    },
  });

  route(app, {
    method: "GET",
    path: "/api/password-resets/:token",
    access: "public",
    handler: async ({ params }) => previewReset(database, params.token),
  });

  route(app, {
    method: "POST",
    path: "/api/password-resets/:token",
    access: "public",
    limit: "joining",
    body: Fields({ password: Password }),
    handler: async (call) => {
      const { request, params, body } = call;
      const entrance = await resetByLink(database, params.token, body.password, deviceOf(request));
      return signIn(dependencies, call, entrance);
    },
  });
};
