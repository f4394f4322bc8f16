import type { Config } from "./config.ts";
import type { ProviderSettings } from "./identity/provider.ts";

/** The page that the identity provider sends people back to; the operator registers it there. */
const ANSWER_PAGE = "/sign-in/answer";

/** Null unless the operator set a provider up. */
export function providerSettings(config: Config): ProviderSettings | null {
  if (!config.oidcIssuer) return null;
  return {
    issuer: config.oidcIssuer,
    clientId: config.oidcClientId!,
    clientSecret: config.oidcClientSecret,
    name: config.oidcName ?? config.oidcIssuer.hostname,
    scopes: config.oidcScopes,
    groupsClaim: config.oidcGroupsClaim,
    grants: config.oidcGroups,
    trustsEmail: config.oidcEmails === "trusted",
    sessionSeconds: config.oidcSessionHours * 60 * 60,
    redirectUri: `${config.dashboardOrigin.origin}${ANSWER_PAGE}`,
  };
}
