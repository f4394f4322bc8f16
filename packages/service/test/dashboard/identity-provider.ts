// A real OpenID Connect provider (oidc-provider) for the tests, whose answers can be tampered with on their way.
import { generateKeyPairSync, type JsonWebKey, type KeyObject, randomUUID, sign } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type ClientMetadata, Provider } from "oidc-provider";
import { request } from "undici";

/** Somebody whom the provider knows. */
export interface KnownPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean | string;
  readonly groups?: readonly string[] | string;
}

export interface TestProvider {
  readonly issuer: string;
  readonly people: Map<string, KnownPerson>;
  /** Changes the claims of the next ID token, which is then signed again with the provider's own key, or with another. */
  tamper: Tampering | null;
  /** Answers every request with this status, for a provider that is broken; null for as usual. */
  status: number | null;
  /** Changes the discovery document. */
  discovery: Readonly<Record<string, unknown>>;
  /** Paths that were asked for. */
  readonly asked: string[];
  /** Signs in at the provider as a browser would, and returns the address that it sends the browser back to. */
  signIn(url: string, sub: string): Promise<URL>;
  /** Says no there. */
  refuse(url: string): Promise<URL>;
  close(): Promise<void>;
}

export interface Tampering {
  readonly claims?: Claims;
  /** Signed with a key that is not the provider's. */
  readonly isForged?: boolean;
  /** Not signed at all. */
  readonly isUnsigned?: boolean;
  /** A whole token, from another sign-in. */
  readonly token?: string;
  /** Sees the token that is sent. */
  readonly onToken?: (token: string) => void;
}

export const CLIENT = { id: "marque", secret: "a-secret-of-the-test-0123456789" };

const KEY_ID = "test-key";

interface Keys {
  readonly own: KeyObject;
  readonly foreign: KeyObject;
  readonly jwk: JsonWebKey;
}

function makeKeys(): Keys {
  const [own, foreign] = [1, 2].map(() => generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey);
  const jwk = { ...own!.export({ format: "jwk" }), kid: KEY_ID, alg: "RS256", use: "sig" };
  return { own: own!, foreign: foreign!, jwk };
}

type Claims = Readonly<Record<string, unknown>>;

/** `redirectUri`: of the dashboard that may use it. */
export async function startIdentityProvider(
  redirectUri: string,
  { isPublic = false } = {},
): Promise<TestProvider> {
  const keys = makeKeys();
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, KnownPerson>();
  const provider = makeProvider(issuer, people, clientOf(redirectUri, isPublic), keys.jwk);
  const test: TestProvider = {
    issuer,
    people,
    tamper: null,
    status: null,
    discovery: {},
    asked: [],
    signIn: (url, sub) => new Journey(issuer).signIn(url, sub),
    refuse: (url) => new Journey(issuer).refuse(url),
    close: () => close(server),
  };
  const handle = provider.callback();
  server.on("request", (incoming, outgoing) => {
    test.asked.push(new URL(incoming.url!, issuer).pathname);
    if (test.status !== null) {
      outgoing.writeHead(test.status).end();
      return;
    }
    answerThrough(test, keys, incoming, outgoing);
    void handle(incoming, outgoing);
  });
  return test;
}

function clientOf(redirectUri: string, isPublic: boolean): ClientMetadata {
  return {
    client_id: CLIENT.id,
    ...(isPublic ? { token_endpoint_auth_method: "none" } : { client_secret: CLIENT.secret }),
    redirect_uris: [redirectUri],
    grant_types: ["authorization_code"],
    response_types: ["code"],
  };
}

function makeProvider(
  issuer: string,
  people: ReadonlyMap<string, KnownPerson>,
  client: ClientMetadata,
  jwk: JsonWebKey,
): Provider {
  return new Provider(issuer, {
    clients: [client],
    jwks: { keys: [jwk as never] },
    cookies: { keys: ["a key of the test"] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], groups: ["groups"] },
    scopes: ["openid", "email", "groups"],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
    findAccount: (_, sub) => {
      const person = people.get(sub);
      return person && { accountId: sub, claims: () => ({ ...person }) as never };
    },
  });
}

type Body = Record<string, unknown>;

/** What goes through here on its way out: the discovery document, and the ID token. */
function answerThrough(
  test: TestProvider,
  keys: Keys,
  { url }: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const path = new URL(url!, test.issuer).pathname;
  const change = changeOf(test, keys, path);
  if (!change) return;
  const end = outgoing.end.bind(outgoing);
  outgoing.end = ((chunk?: unknown) => {
    const text = String(chunk ?? "");
    const isJson = String(outgoing.getHeader("content-type")).includes("json");
    void (isJson ? change(JSON.parse(text) as Body) : Promise.resolve(null)).then((changed) => {
      const sent = changed === null ? text : JSON.stringify(changed);
      outgoing.setHeader("content-length", Buffer.byteLength(sent));
      end(sent);
    });
    return outgoing;
  }) as typeof outgoing.end;
}

function changeOf(test: TestProvider, keys: Keys, path: string): ((body: Body) => Promise<Body>) | undefined {
  if (path === "/.well-known/openid-configuration") return async (body) => ({ ...body, ...test.discovery });
  const { tamper } = test;
  if (path !== "/token" || !tamper) return undefined;
  return async (body) =>
    typeof body.id_token === "string" ? { ...body, id_token: tampered(body.id_token, tamper, keys) } : body;
}

function tampered(token: string, tamper: Tampering, keys: Keys): string {
  tamper.onToken?.(token);
  if (tamper.token !== undefined) return tamper.token;
  const [header = "", payload = ""] = token.split(".");
  const claims = { ...read(payload), ...tamper.claims };
  if (tamper.isUnsigned) return `${written({ ...read(header), alg: "none" })}.${written(claims)}.`;
  const signed = `${header}.${written(claims)}`;
  const key = tamper.isForged ? keys.foreign : keys.own;
  return `${signed}.${sign("sha256", Buffer.from(signed), key).toString("base64url")}`;
}

function read(part: string): Claims {
  return JSON.parse(Buffer.from(part, "base64url").toString()) as Claims;
}

function written(value: Claims): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

/** A browser at the provider: follows what it is sent to, keeps cookies, sends the provider's forms. */
class Journey {
  readonly #issuer: string;
  readonly #cookies = new Map<string, string>();

  constructor(issuer: string) {
    this.#issuer = issuer;
  }

  async signIn(url: string, sub: string): Promise<URL> {
    let at = await this.#follow(url);
    // The form for who one is, then the one for what is told of them.
    for (const form of [{ prompt: "login", login: sub, password: "any" }, { prompt: "consent" }]) {
      if (!this.#isInside(at)) return at;
      at = await this.#follow(at.href, new URLSearchParams(form as Record<string, string>).toString());
    }
    return at;
  }

  async refuse(url: string): Promise<URL> {
    const at = await this.#follow(url);
    return this.#follow(`${at.href}/abort`);
  }

  #isInside({ origin }: URL): boolean {
    return origin === this.#issuer;
  }

  /** Up to the first page that is a form, or is not the provider's. */
  async #follow(url: string, form?: string): Promise<URL> {
    let at = new URL(url);
    let body = form;
    while (this.#isInside(at)) {
      const { statusCode, headers, body: answer } = await this.#send(at, body);
      const text = await answer.text();
      if (statusCode >= 400) throw new Error(`the provider answered ${statusCode} to ${at.href}: ${text}`);
      if (headers.location === undefined) return at;
      at = new URL(String(headers.location), at);
      body = undefined;
    }
    return at;
  }

  async #send(url: URL, body: string | undefined) {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await request(url, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        cookie,
        ...(body !== undefined && { "content-type": "application/x-www-form-urlencoded" }),
      },
      ...(body !== undefined && { body }),
    });
    for (const set of [answer.headers["set-cookie"] ?? []].flat()) {
      const [name = "", value = ""] = set.split(";")[0]!.split("=");
      if (value === "") this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
}

/** Somebody nobody has met before. */
export function newPerson(more: Partial<KnownPerson> = {}): KnownPerson {
  const sub = randomUUID();
  return { sub, email: `${sub}@corp.example`, email_verified: true, groups: [], ...more };
}
