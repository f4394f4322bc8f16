// The operator's identity provider: OpenID Connect, authorisation code with PKCE, by `openid-client`.
import type * as OpenId from "openid-client";
import { ServiceError } from "../errors.ts";
import type { Log } from "../log.ts";
import type { GroupGrant } from "./provider-roles.ts";

/** As the operator configured it. */
export interface ProviderSettings {
  readonly issuer: URL;
  readonly clientId: string;
  /** Null for a public client, which PKCE alone protects. */
  readonly clientSecret: string | null;
  /** As people know it: "Sign in with …". */
  readonly name: string;
  readonly scopes: readonly string[];
  readonly groupsClaim: string;
  readonly grants: readonly GroupGrant[];
  /** Whether an address counts that the provider says nothing about; one that it calls unverified never does. */
  readonly trustsEmail: boolean;
  readonly sessionSeconds: number;
  /** Of our page that the provider sends people back to. */
  readonly redirectUri: string;
}

/** What ties the answer to the question; all of it follows from what the browser keeps. */
export interface SignInSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Whom the provider signed in. */
export interface ProviderPerson {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly isVerified: boolean;
  readonly groups: readonly string[];
}

const TIMEOUT_SECONDS = 5;
/** Endpoints rarely move; keys that change are looked up by the library in between. */
const DISCOVERY_MILLISECONDS = 60 * 60 * 1000;

export class IdentityProvider {
  readonly settings: ProviderSettings;
  readonly #log: Log;
  #found: { readonly until: number; readonly configuration: Promise<OpenId.Configuration> } | undefined;

  constructor(settings: ProviderSettings, log: Log) {
    this.settings = settings;
    this.#log = log;
  }

  /** Where the browser goes. `asksAgain`: the provider also asks people who are already signed in there. */
  async signInUrl({ state, nonce, verifier }: SignInSecrets, asksAgain: boolean): Promise<string> {
    const openid = await library();
    const configuration = await this.#configuration();
    return openid.buildAuthorizationUrl(configuration, {
      redirect_uri: this.settings.redirectUri,
      scope: this.settings.scopes.join(" "),
      response_type: "code",
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
      state,
      nonce,
      ...(asksAgain && { prompt: "login" }),
    }).href;
  }

  /** Who came back with this query. Every check of the answer and its token is the library's. */
  async personOf(query: string, { state, nonce, verifier }: SignInSecrets): Promise<ProviderPerson> {
    const openid = await library();
    const configuration = await this.#configuration();
    try {
      const tokens = await openid.authorizationCodeGrant(configuration, this.#answerUrl(query), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const told = tokens.claims()!;
      const claims = { ...(await this.#userInfo(configuration, tokens.access_token, told)), ...told };
      return this.#person(told, claims);
    } catch (error) {
      throw this.#failure(error, openid);
    }
  }

  #answerUrl(query: string): URL {
    const url = new URL(this.settings.redirectUri);
    url.search = query;
    return url;
  }

  /** Many providers tell the address or the groups only there. */
  async #userInfo(
    configuration: OpenId.Configuration,
    accessToken: string,
    told: OpenId.IDToken,
  ): Promise<Readonly<Record<string, unknown>>> {
    const wanted = ["email", ...(this.settings.grants.length > 0 ? [this.settings.groupsClaim] : [])];
    const isMissing = wanted.some((claim) => told[claim] === undefined);
    if (!isMissing || !configuration.serverMetadata().userinfo_endpoint) return {};
    const openid = await library();
    const info = await openid.fetchUserInfo(configuration, accessToken, told.sub);
    // An address and the word that it is verified belong together: they are not mixed from two sources.
    return told.email === undefined ? info : without(info, ["email", "email_verified"]);
  }

  #person(told: OpenId.IDToken, claims: Readonly<Record<string, unknown>>): ProviderPerson {
    const { email, email_verified: verified } = claims;
    const groups = claims[this.settings.groupsClaim];
    return {
      issuer: told.iss,
      subject: told.sub,
      email: typeof email === "string" ? email : null,
      // Some send the word as text.
      isVerified:
        verified === true || verified === "true" || (verified === undefined && this.settings.trustsEmail),
      groups: (Array.isArray(groups) ? groups : [groups]).filter(
        (group): group is string => typeof group === "string",
      ),
    };
  }

  /** Asked for when somebody signs in, not at start: the service runs while the provider is away. */
  #configuration(): Promise<OpenId.Configuration> {
    const now = performance.now();
    if (this.#found && now < this.#found.until) return this.#found.configuration;
    const configuration = this.#discover();
    const found = { until: now + DISCOVERY_MILLISECONDS, configuration };
    this.#found = found;
    configuration.catch(() => {
      if (this.#found === found) this.#found = undefined;
    });
    return configuration;
  }

  async #discover(): Promise<OpenId.Configuration> {
    const openid = await library();
    const { issuer, clientId, clientSecret } = this.settings;
    try {
      return await openid.discovery(
        issuer,
        clientId,
        undefined,
        clientSecret === null ? openid.None() : secretAs(openid, clientSecret),
        {
          timeout: TIMEOUT_SECONDS,
          execute: [
            // The signature of the token too, not the connection alone.
            openid.enableNonRepudiationChecks,
            // The configuration lets it through for this machine alone.
            ...(issuer.protocol === "http:" ? [openid.allowInsecureRequests] : []),
          ],
        },
      );
    } catch (error) {
      throw this.#unavailable(error);
    }
  }

  #failure(error: unknown, openid: typeof OpenId): ServiceError {
    if (error instanceof ServiceError) return error;
    if (isAway(error)) return this.#unavailable(error);
    this.#note(error, "a sign-in by the identity provider failed");
    if (error instanceof openid.AuthorizationResponseError && error.error === "access_denied") {
      return new ServiceError("provider_refused", {
        message: `${this.settings.name} did not let you in, or you cancelled the sign-in.`,
      });
    }
    return new ServiceError("provider_sign_in_failed");
  }

  #unavailable(error: unknown): ServiceError {
    this.#note(error, "the identity provider could not be asked");
    return new ServiceError("provider_unavailable", {
      message: `${this.settings.name} cannot be reached right now. Try again, or sign in with a password if you have one.`,
    });
  }

  /** Without its cause: that may hold a token. */
  #note(error: unknown, message: string): void {
    const { code, message: reason } = error as Error & { code?: string };
    this.#log.warn({ issuer: this.settings.issuer.href, code, reason }, message);
  }
}

/** Loaded by the first sign-in that needs it. */
const library = () => import("openid-client");

/** In the header, as the standard has it, unless the provider takes it in the body alone. */
function secretAs(openid: typeof OpenId, secret: string): OpenId.ClientAuth {
  const inHeader = openid.ClientSecretBasic(secret);
  const inBody = openid.ClientSecretPost(secret);
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    return (methods.includes("client_secret_basic") ? inHeader : inBody)(server, ...rest);
  };
}

const AWAY_CODES = ["OAUTH_TIMEOUT", "OAUTH_ABORT"];

/** Nobody answered, or with an error of the server's own. */
function isAway(error: unknown): boolean {
  const { code, cause } = error as { readonly code?: string; readonly cause?: unknown };
  if (cause instanceof Response) return cause.status >= 500;
  return (error instanceof TypeError && cause !== undefined) || AWAY_CODES.includes(code ?? "");
}

function without(
  claims: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(claims).filter(([name]) => !names.includes(name)));
}
