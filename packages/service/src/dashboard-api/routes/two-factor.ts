import {
  dismissTwoFactorReset,
  makeTwoFactorCodes,
  offerTwoFactor,
  switchTwoFactorOff,
  switchTwoFactorOn,
  twoFactorView,
} from "../../identity/two-factor.ts";
import type { DashboardRoutes } from "../dependencies.ts";
import { Code, Fields, Password } from "../fields.ts";
import { route } from "../route.ts";

const Confirmation = Fields({ current_password: Password, code: Code });

export const twoFactorRoutes: DashboardRoutes = (app, { database, box }) => {
  route(app, {
    method: "GET",
    path: "/api/two-factor",
    access: "person",
    handler: async ({ person }) => twoFactorView(database, person.id),
  });

  route(app, {
    method: "POST",
    path: "/api/two-factor/setup",
    access: "person",
    limit: "changing a password",
    handler: async ({ person }) => offerTwoFactor(database, box, person),
  });

  route(app, {
    method: "POST",
    path: "/api/two-factor/on",
    access: "person",
    limit: "changing a password",
    body: Confirmation,
    handler: async ({ person, body }) => switchTwoFactorOn(database, box, person, body),
  });

  route(app, {
    method: "POST",
    path: "/api/two-factor/off",
    access: "person",
    limit: "changing a password",
    body: Confirmation,
    handler: async ({ person, body }) => switchTwoFactorOff(database, box, person, body),
  });

  route(app, {
    method: "POST",
    path: "/api/two-factor/codes",
    access: "person",
    limit: "changing a password",
    body: Confirmation,
    handler: async ({ person, body }) => makeTwoFactorCodes(database, box, person, body),
  });

  // The notice that the operator switched it off has been read.
  route(app, {
    method: "DELETE",
    path: "/api/two-factor/reset",
    access: "person",
    handler: async ({ person }) => dismissTwoFactorReset(database, person.id),
  });
};
