/** An OpenID Connect provider that signs people in to the dashboard. */

import { OperatorError } from "../errors.ts";
import { absoluteUrl, atMost, isLocalHost, list, nonEmpty, oneOf, positive } from "./values.ts";
import { type ConfigOf, variable } from "./variable.ts";

export const PROVIDER_VARIABLES = {
  oidcIssuer: variable<URL | null>({
    name: "MARQUE_OIDC_ISSUER",
    defaultText: "none",
    meaning:
      "Issuer of an OpenID Connect provider that signs people in to the dashboard ([how](sign-in.md)), or the address of its discovery document.",
    parse: (text) => (text === "" ? null : issuerUrl(text)),
    fallback: () => null,
  }),
  oidcClientId: variable<string | null>({
    name: "MARQUE_OIDC_CLIENT_ID",
    defaultText: "none; required with `MARQUE_OIDC_ISSUER`",
    meaning: "What the provider calls this service.",
    parse: (text) => (text.trim() === "" ? null : text.trim()),
    fallback: () => null,
  }),
  oidcClientSecret: variable<string | null>({
    name: "MARQUE_OIDC_CLIENT_SECRET",
    defaultText: "none",
    meaning: "The secret the provider gave for it. Without one it is a public client, protected by PKCE.",
    parse: (text) => (text === "" ? null : text),
    fallback: () => null,
  }),
  oidcName: variable<string | null>({
    name: "MARQUE_OIDC_NAME",
    defaultText: "the issuer's host",
    meaning: "The provider's name on the button of the sign-in page, at most 40 characters.",
    parse: (text) => (text.trim() === "" ? null : shortName(text.trim())),
    fallback: () => null,
  }),
  oidcScopes: variable<readonly string[]>({
    name: "MARQUE_OIDC_SCOPES",
    defaultText: "`openid email`",
    meaning: "Scopes that are asked for, separated by spaces; `openid` is among them.",
    parse: scopes,
    fallback: () => ["openid", "email"],
  }),
  oidcGroupsClaim: variable({
    name: "MARQUE_OIDC_GROUPS_CLAIM",
    defaultText: "`groups`",
    meaning: "The claim that lists a person's groups.",
    parse: (text) => nonEmpty(text).trim(),
    fallback: () => "groups",
  }),
  oidcGroups: variable<readonly GroupRow[]>({
    name: "MARQUE_OIDC_GROUPS",
    defaultText: "none",
    meaning:
      "Who of the provider is what here: `group=workspace:role`, separated by semicolons, such as `designers=ws_…:member;leads=ws_…:owner`. The group `*` is everybody. Without it people need an account or an invitation.",
    parse: (text) => list(text, ";").map(groupRow),
    fallback: () => [],
  }),
  oidcEmails: variable({
    name: "MARQUE_OIDC_EMAILS",
    defaultText: "`verified`",
    meaning:
      "Which addresses of the provider count. `verified`: those it calls verified. `trusted`: also those it says nothing about, for a provider where people cannot choose theirs.",
    parse: (text) => oneOf(["verified", "trusted"] as const, text),
    fallback: () => "verified" as const,
  }),
  oidcSessionHours: variable({
    name: "MARQUE_OIDC_SESSION_HOURS",
    defaultText: "`24`",
    meaning: "Hours after which somebody whom the provider signed in goes there again, at most 720.",
    parse: (text) => atMost(720, positive(text)),
    fallback: () => 24,
  }),
};

export type ProviderConfig = ConfigOf<typeof PROVIDER_VARIABLES>;

export function checkProvider({
  oidcIssuer,
  oidcClientId,
  oidcClientSecret,
  oidcGroups,
}: ProviderConfig): void {
  if (oidcIssuer && !oidcClientId) {
    throw new OperatorError("MARQUE_OIDC_CLIENT_ID must be set together with MARQUE_OIDC_ISSUER.");
  }
  // A setting without effect may hide that the issuer was forgotten.
  if (!oidcIssuer && (oidcClientId || oidcClientSecret || oidcGroups.length > 0)) {
    throw new OperatorError(
      "MARQUE_OIDC_ISSUER must be set together with MARQUE_OIDC_CLIENT_ID, MARQUE_OIDC_CLIENT_SECRET and MARQUE_OIDC_GROUPS.",
    );
  }
}

const DISCOVERY_PATH = "/.well-known/openid-configuration";

/** Whatever was copied: the issuer, or the address of its discovery document. */
function issuerUrl(text: string): URL {
  const url = absoluteUrl(text.endsWith(DISCOVERY_PATH) ? text.slice(0, -DISCOVERY_PATH.length) : text);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isLocalHost(url.hostname))) {
    throw new Error("must start with https:// (http:// is for localhost alone)");
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new Error("must hold no user name, password, query or fragment");
  }
  return url;
}

function scopes(text: string): readonly string[] {
  const names = text.split(/\s+/).filter((name) => name !== "");
  if (!names.includes("openid")) throw new Error("must hold openid");
  return names;
}

const LONGEST_PROVIDER_NAME = 40;

function shortName(text: string): string {
  if ([...text].length > LONGEST_PROVIDER_NAME) {
    throw new Error(`must have at most ${LONGEST_PROVIDER_NAME} characters`);
  }
  return text;
}

/** The role that a group of the identity provider gives here. */
interface GroupRow {
  readonly group: string;
  readonly workspaceId: string;
  readonly role: "owner" | "member";
}

/** At the last equals sign: a group may be named by an LDAP path. */
function groupRow(text: string): GroupRow {
  const [, group = "", workspaceId = "", role = ""] = text.match(/^(.+)=(ws_[0-9a-z]{26}):(\w+)$/) ?? [];
  if (group === "" || (role !== "owner" && role !== "member")) {
    throw new Error(`must hold group=workspace:role with the role owner or member, not "${text}"`);
  }
  return { group: group.trim(), workspaceId, role };
}
