import { Absentable, type SignInMethods, Text } from "@marque/contract";
import { Type } from "typebox";
import { ServiceError } from "../../errors.ts";
import type { IdentityProvider } from "../../identity/provider.ts";
import { beginProviderSignIn, finishProviderSignIn } from "../../identity/provider-sign-in.ts";
import type { DashboardRoutes } from "../dependencies.ts";
import { Fields, Password } from "../fields.ts";
import { route } from "../route.ts";
import { clearProviderCookie, providerToken, setProviderCookie } from "../session-cookie.ts";
import { deviceOf, signIn } from "../sign-in.ts";

/** A code of a provider can be long, and some send more than they have to. */
const LONGEST_QUERY = 8_192;

/** Signing in by the operator's identity provider, where there is one. */
export const providerRoutes: DashboardRoutes = (app, dependencies) => {
  const { database, provider, relyingParty } = dependencies;

  route(app, {
    method: "GET",
    path: "/api/sign-in-methods",
    access: "public",
    handler: async (): Promise<SignInMethods> => ({
      provider: provider && { name: provider.settings.name },
      passkeys: relyingParty.isPossible,
    }),
  });

  route(app, {
    method: "POST",
    path: "/api/login/provider",
    access: "public",
    limit: "entering",
    body: Fields({ asks_again: Type.Optional(Type.Boolean()) }),
    handler: async ({ reply, body }) => {
      const begun = await beginProviderSignIn(database, required(provider), body.asks_again ?? false);
      setProviderCookie(reply, begun.token);
      return { url: begun.url };
    },
  });

  // The page that the provider sends people back to passes on what it came with.
  route(app, {
    method: "POST",
    path: "/api/login/provider/answer",
    access: "public",
    limit: "entering",
    body: Fields({ query: Text({ maxLength: LONGEST_QUERY }), invitation: Absentable(Password) }),
    handler: async (call) => {
      const { request, reply, body } = call;
      const token = providerToken(request);
      clearProviderCookie(reply);
      const answer = { ...body, token };
      const entrance = await finishProviderSignIn(database, required(provider), answer, deviceOf(request));
      return signIn(dependencies, call, entrance);
    },
  });
};

function required(provider: IdentityProvider | null): IdentityProvider {
  if (provider) return provider;
  throw new ServiceError("not_found", { message: "Sign-in with an identity provider is not set up here." });
}
