import { availableParallelism } from "node:os";
import { isAbsolute, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import ipaddr from "ipaddr.js";
import { OperatorError } from "./errors.ts";

/**
 * The only reader of the environment. Each variable is one row: its name, what the documents say, how it is
 * read and what it is when unset. The table in docs/configuration.md is written from these rows.
 */
export interface Variable<T> {
  readonly name: string;
  readonly defaultText: string;
  readonly meaning: string;
  readonly parse: (text: string) => T;
  readonly fallback: (context: Context) => T;
}

/** What a default may depend on. */
interface Context {
  readonly isLocal: boolean;
}

export const ROLES = ["api", "worker", "dashboard"] as const;
export type Role = (typeof ROLES)[number];

const SHORTEST_PASSPHRASE = 12;
const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
const REPOSITORY = fileURLToPath(new URL("../../..", import.meta.url));
const DEFAULT_LIVE_ORIGIN = "https://localhost:8443";
const LOCAL_HOSTS = ["localhost", "127.0.0.1", "::1"] as const;

function variable<T>(row: Variable<T>): Variable<T> {
  return row;
}

const VARIABLES = {
  dataDir: variable({
    name: "MARQUE_DATA_DIR",
    defaultText: "`.marque` in the repository",
    meaning: "Database files, certificates and the master key.",
    parse: (text) => resolve(nonEmpty(text)),
    fallback: () => join(REPOSITORY, ".marque"),
  }),
  databaseUrl: variable<string | null>({
    name: "DATABASE_URL",
    defaultText: "none",
    meaning: "An existing PostgreSQL (15 or newer). Without it the embedded one runs.",
    parse: (text) => (text === "" ? null : postgresUrl(text)),
    fallback: () => null,
  }),
  liveOrigin: variable({
    name: "MARQUE_LIVE_ORIGIN",
    defaultText: `\`${DEFAULT_LIVE_ORIGIN}\``,
    meaning: "Base URL of the live API.",
    parse: httpsOrigin,
    fallback: () => new URL(DEFAULT_LIVE_ORIGIN),
  }),
  sandboxOrigin: variable({
    name: "MARQUE_SANDBOX_ORIGIN",
    defaultText: "`https://localhost:8444`",
    meaning: "Base URL of the sandbox API.",
    parse: httpsOrigin,
    fallback: () => new URL("https://localhost:8444"),
  }),
  dashboardOrigin: variable({
    name: "MARQUE_DASHBOARD_ORIGIN",
    defaultText: "`https://localhost:8445`",
    meaning: "Base URL of the dashboard.",
    parse: httpsOrigin,
    fallback: () => new URL("https://localhost:8445"),
  }),
  liveListen: listen("MARQUE_LIVE_LISTEN", "live API"),
  sandboxListen: listen("MARQUE_SANDBOX_LISTEN", "sandbox API"),
  dashboardListen: listen("MARQUE_DASHBOARD_LISTEN", "dashboard"),
  probeListen: variable<{ readonly address: string; readonly port: number } | null>({
    name: "MARQUE_PROBE_LISTEN",
    defaultText: "none",
    meaning:
      "`address:port` at which this process, whatever its roles, answers `/healthz`, `/readyz` and `/metrics` in plain HTTP, for an orchestrator. Not for the public.",
    parse: (text) => (text === "" ? null : addressAndPort(text)),
    fallback: () => null,
  }),
  roles: variable<readonly Role[]>({
    name: "MARQUE_ROLES",
    defaultText: "`api,worker,dashboard`",
    meaning: "What this process runs. Any number of processes share one database.",
    parse: (text) => oneOrMore(list(text).map((role) => oneOf(ROLES, role))),
    fallback: () => ROLES,
  }),
  tlsCertFile: file("MARQUE_TLS_CERT_FILE", "local CA", "Certificate chain of your own, PEM."),
  tlsKeyFile: file("MARQUE_TLS_KEY_FILE", "local CA", "Private key to that certificate, PEM."),
  trustProxy: variable<readonly string[]>({
    name: "MARQUE_TRUST_PROXY",
    defaultText: "none",
    meaning:
      "Addresses and CIDR ranges of proxies that terminate TLS. `X-Forwarded-Proto`, `-For` and `-Host` are believed from them alone.",
    parse: (text) => list(text).map(addressOrRange),
    fallback: () => [],
  }),
  masterKey: variable<Buffer | null>({
    name: "MARQUE_MASTER_KEY",
    defaultText: "made in the data directory; required with `DATABASE_URL`",
    meaning:
      "32 bytes in base64 or hex. Encrypts webhook secrets and the secrets of two-factor sign-in at rest; checked against the database at start.",
    parse: masterKey,
    fallback: () => null,
  }),
  masterKeyPrevious: variable<Buffer | null>({
    name: "MARQUE_MASTER_KEY_PREVIOUS",
    defaultText: "none",
    meaning:
      "The other key while the master key is being changed: secrets sealed with it can be read, and are sealed anew at start.",
    parse: (text) => (text === "" ? null : masterKey(text)),
    fallback: () => null,
  }),
  backupPassphrase: variable<string | null>({
    name: "MARQUE_BACKUP_PASSPHRASE",
    defaultText: "none",
    meaning:
      "Seals the master key into what `marque backup` writes, and opens it at `marque restore`; at least 12 characters. Without it a backup has no key.",
    parse: (text) => (text === "" ? null : passphrase(text)),
    fallback: () => null,
  }),
  githubKeysUrl: variable({
    name: "MARQUE_GITHUB_KEYS_URL",
    defaultText: "GitHub's",
    meaning: "Where the leaked-key intake gets the public keys.",
    parse: (text) => absoluteUrl(text).href,
    fallback: () => "https://api.github.com/meta/public_keys/secret_scanning",
  }),
  metricsToken: variable<string | null>({
    name: "MARQUE_METRICS_TOKEN",
    defaultText: "none",
    meaning: "Lets others than loopback read `/metrics`, as a Bearer token.",
    parse: (text) => (text === "" ? null : text),
    fallback: () => null,
  }),
  webhookRetryDelays: variable<readonly number[]>({
    name: "MARQUE_WEBHOOK_RETRY_DELAYS",
    defaultText: "`60,300,1800`",
    meaning: "Seconds before the 2nd, 3rd and 4th attempt.",
    parse: (text) => exactly(3, list(text).map(nonNegative)),
    fallback: () => [60, 300, 1800],
  }),
  webhookTimeout: variable({
    name: "MARQUE_WEBHOOK_TIMEOUT",
    defaultText: "`5`",
    meaning: "Seconds a receiver has for the whole answer.",
    parse: positive,
    fallback: () => 5,
  }),
  webhookPrivateHosts: variable<readonly string[]>({
    name: "MARQUE_WEBHOOK_PRIVATE_HOSTS",
    defaultText: "`localhost,127.0.0.1,::1` when the live origin is on localhost, else empty",
    meaning: "Hosts and CIDR ranges exempt from the rule that receivers have public addresses.",
    parse: (text) => list(text).map((entry) => entry.toLowerCase()),
    fallback: ({ isLocal }) => (isLocal ? LOCAL_HOSTS : []),
  }),
  paymentInstructions: variable<string | null>({
    name: "MARQUE_PAYMENT_INSTRUCTIONS",
    defaultText: "none",
    meaning: "How invoices are paid, one line, shown beside each open one in the dashboard.",
    parse: (text) => (text.trim() === "" ? null : text.trim()),
    fallback: () => null,
  }),
  planChoice: variable({
    name: "MARQUE_PLAN_CHOICE",
    defaultText: "`approved`",
    meaning:
      "Who may choose a paid plan or a higher quota. `approved`: an owner with the operator's yes, or with a payment method where the payment provider keeps them. `open`: every owner.",
    parse: (text) => oneOf(["approved", "open"] as const, text),
    fallback: () => "approved" as const,
  }),
  suspension: variable({
    name: "MARQUE_SUSPENSION",
    defaultText: "`on`",
    meaning: "`off` never suspends a workspace.",
    parse: (text) => oneOf(["on", "off"] as const, text) === "on",
    fallback: () => true,
  }),
  /** Undefined when unset, which means the local CA where there is one; null when set but empty: none. */
  webhookCaFile: variable<string | null | undefined>({
    ...file(
      "MARQUE_WEBHOOK_CA_FILE",
      "the local CA when the live origin is on localhost",
      "Extra authority trusted for receivers, PEM.",
    ),
    fallback: () => undefined,
  }),
  jobWindow: variable({
    name: "MARQUE_JOB_WINDOW",
    defaultText: "`60`",
    meaning: "Seconds a job may take in all.",
    parse: positive,
    fallback: () => 60,
  }),
  workerThreads: variable({
    name: "MARQUE_WORKER_THREADS",
    defaultText: "cores − 1, at least 1",
    meaning: "Parallel generations in a worker process.",
    parse: (text) => whole(positive(text)),
    fallback: () => Math.max(1, availableParallelism() - 1),
  }),
  readerUrl: variable<URL | null>({
    name: "MARQUE_READER_URL",
    defaultText: "none",
    meaning:
      "Base URL of a language model that reads prompts ([how](reader.md)), as OpenAI's clients take it: `http://localhost:11434/v1`. Prompts go there.",
    parse: (text) => (text === "" ? null : readerUrl(text)),
    fallback: () => null,
  }),
  readerModel: variable<string | null>({
    name: "MARQUE_READER_MODEL",
    defaultText: "none; required with `MARQUE_READER_URL`",
    meaning: "Name of the model there.",
    parse: (text) => (text.trim() === "" ? null : text.trim()),
    fallback: () => null,
  }),
  readerKey: variable<string | null>({
    name: "MARQUE_READER_KEY",
    defaultText: "none",
    meaning: "Sent there as a Bearer token.",
    parse: (text) => (text === "" ? null : headerValue(text)),
    fallback: () => null,
  }),
  readerTimeout: variable({
    name: "MARQUE_READER_TIMEOUT",
    defaultText: "`10`",
    meaning:
      "Seconds the model has for a prompt, at most half of what a try of the job has; then the built-in reader reads it.",
    parse: positive,
    fallback: () => 10,
  }),
  readerConcurrency: variable({
    name: "MARQUE_READER_CONCURRENCY",
    defaultText: "`4`",
    meaning: "Prompts a worker process sends there at a time.",
    parse: (text) => whole(positive(text)),
    fallback: () => 4,
  }),
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
  mcp: variable({
    name: "MARQUE_MCP",
    defaultText: "`off`",
    meaning:
      "`on` serves `POST /mcp` for programs that act for people ([how](agents.md)) on both API origins; `read-only` serves it without the tools that make or change something.",
    parse: (text) => oneOf(["off", "read-only", "on"] as const, text),
    fallback: () => "off" as const,
  }),
  logLevel: variable({
    name: "MARQUE_LOG_LEVEL",
    defaultText: "`info`",
    meaning: "pino level. JSON lines, readable on a terminal.",
    parse: (text) => oneOf(LOG_LEVELS, text),
    fallback: () => "info" as const,
  }),
};

export type Config = {
  readonly [K in keyof typeof VARIABLES]: (typeof VARIABLES)[K] extends Variable<infer T> ? T : never;
};

/** The rows as the documents show them. */
export const CONFIG_ROWS: readonly Variable<unknown>[] = Object.values(VARIABLES) as Variable<unknown>[];

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the whole configuration, or throws one sentence that names the variable at fault. */
export function readConfig(env: Environment): Config {
  const live = readRow(env, VARIABLES.liveOrigin, { isLocal: true });
  const context: Context = { isLocal: isLocalHost(live.hostname) };
  const config = Object.fromEntries(
    Object.entries(VARIABLES).map(([key, row]) => [key, readRow(env, row as Variable<unknown>, context)]),
  ) as unknown as Config;
  checkTogether(config);
  return Object.freeze(config);
}

/** The part of it that a command without a service needs. */
export type ReaderConfig = Pick<
  Config,
  "readerUrl" | "readerModel" | "readerKey" | "readerTimeout" | "readerConcurrency"
>;

export function readReaderConfig(env: Environment): ReaderConfig {
  const context: Context = { isLocal: true };
  const config: ReaderConfig = {
    readerUrl: readRow(env, VARIABLES.readerUrl, context),
    readerModel: readRow(env, VARIABLES.readerModel, context),
    readerKey: readRow(env, VARIABLES.readerKey, context),
    readerTimeout: readRow(env, VARIABLES.readerTimeout, context),
    readerConcurrency: readRow(env, VARIABLES.readerConcurrency, context),
  };
  checkReader(config);
  return Object.freeze(config);
}

function readRow<T>(env: Environment, row: Variable<T>, context: Context): T {
  const text = env[row.name];
  if (text === undefined) return row.fallback(context);
  try {
    return row.parse(text);
  } catch (error) {
    throw new OperatorError(`${row.name} ${(error as Error).message}.`);
  }
}

function checkReader({ readerUrl, readerModel, readerKey }: ReaderConfig): void {
  if (readerUrl && !readerModel) {
    throw new OperatorError("MARQUE_READER_MODEL must be set together with MARQUE_READER_URL.");
  }
  // A key that nobody is sent may hide that the URL was forgotten.
  if (!readerUrl && (readerModel || readerKey)) {
    throw new OperatorError(
      "MARQUE_READER_URL must be set together with MARQUE_READER_MODEL and MARQUE_READER_KEY.",
    );
  }
}

function checkProvider({ oidcIssuer, oidcClientId, oidcClientSecret, oidcGroups }: Config): void {
  if (oidcIssuer && !oidcClientId) {
    throw new OperatorError("MARQUE_OIDC_CLIENT_ID must be set together with MARQUE_OIDC_ISSUER.");
  }
  // What is set for nobody may hide that the issuer was forgotten.
  if (!oidcIssuer && (oidcClientId || oidcClientSecret || oidcGroups.length > 0)) {
    throw new OperatorError(
      "MARQUE_OIDC_ISSUER must be set together with MARQUE_OIDC_CLIENT_ID, MARQUE_OIDC_CLIENT_SECRET and MARQUE_OIDC_GROUPS.",
    );
  }
}

function checkTogether(config: Config): void {
  checkReader(config);
  checkProvider(config);
  if (config.databaseUrl && !config.masterKey) {
    throw new OperatorError(
      "MARQUE_MASTER_KEY must be set together with DATABASE_URL: every process needs the same key (openssl rand -base64 32 makes one).",
    );
  }
  if (Boolean(config.tlsCertFile) !== Boolean(config.tlsKeyFile)) {
    throw new OperatorError("MARQUE_TLS_CERT_FILE and MARQUE_TLS_KEY_FILE must be set together.");
  }
  const origins = [config.liveOrigin, config.sandboxOrigin, config.dashboardOrigin].map((url) => url.origin);
  if (new Set(origins).size < origins.length) {
    throw new OperatorError(
      "MARQUE_LIVE_ORIGIN, MARQUE_SANDBOX_ORIGIN and MARQUE_DASHBOARD_ORIGIN must be three different origins.",
    );
  }
}

export function isLocalHost(host: string): boolean {
  return host === "localhost" || host === "127.0.0.1" || host === "[::1]";
}

function listen(name: string, what: string): Variable<string | null> {
  return variable<string | null>({
    name,
    defaultText: "the origin's port, on loopback when its host is localhost, else on all interfaces",
    meaning: `\`address:port\` to bind for the ${what} when it differs from the origin (behind a proxy). Equal values share a listener.`,
    parse: nonEmpty,
    fallback: () => null,
  });
}

function file(name: string, defaultText: string, meaning: string): Variable<string | null> {
  return variable<string | null>({
    name,
    defaultText,
    meaning,
    parse: (text) => (text === "" ? null : isAbsolute(text) ? text : resolve(text)),
    fallback: () => null,
  });
}

function nonEmpty(text: string): string {
  if (text.trim() === "") throw new Error("must not be empty");
  return text;
}

function list(text: string, separator = ","): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function oneOf<const T extends string>(allowed: readonly T[], text: string): T {
  const found = allowed.find((value) => value === text);
  if (found === undefined) throw new Error(`must be one of ${allowed.join(", ")}, not "${text}"`);
  return found;
}

function oneOrMore<T>(values: readonly T[]): readonly T[] {
  if (values.length === 0) throw new Error("must name at least one");
  return values;
}

function exactly<T>(count: number, values: readonly T[]): readonly T[] {
  if (values.length !== count) throw new Error(`must have ${count} values separated by commas`);
  return values;
}

function positive(text: string): number {
  const value = nonNegative(text);
  if (value === 0) throw new Error("must be greater than 0");
  return value;
}

function nonNegative(text: string): number {
  if (!/^\d{1,7}(\.\d{1,3})?$/.test(text)) throw new Error(`must be a number, not "${text}"`);
  return Number(text);
}

function atMost(most: number, value: number): number {
  if (value > most) throw new Error(`must be at most ${most}`);
  return value;
}

function whole(value: number): number {
  if (!Number.isInteger(value)) throw new Error("must be a whole number");
  return value;
}

function absoluteUrl(text: string): URL {
  if (!URL.canParse(text)) throw new Error(`must be a URL, not "${text}"`);
  return new URL(text);
}

function readerUrl(text: string): URL {
  const url = absoluteUrl(text);
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new Error("must start with http:// or https://");
  }
  if (url.username || url.password) {
    throw new Error("must hold no user name or password; the key goes into MARQUE_READER_KEY");
  }
  return url;
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

/** What a group of the identity provider is worth here. */
interface GroupRow {
  readonly group: string;
  readonly workspaceId: string;
  readonly role: "owner" | "member";
}

/** At the last sign of equality: a group may be named by an LDAP path. */
function groupRow(text: string): GroupRow {
  const [, group = "", workspaceId = "", role = ""] = text.match(/^(.+)=(ws_[0-9a-z]{26}):(\w+)$/) ?? [];
  if (group === "" || (role !== "owner" && role !== "member")) {
    throw new Error(`must hold group=workspace:role with the role owner or member, not "${text}"`);
  }
  return { group: group.trim(), workspaceId, role };
}

/** What a header can carry; anything else would fail at every request. */
function headerValue(text: string): string {
  if (!/^[\x21-\x7e]+$/.test(text)) throw new Error("must be printable ASCII without spaces");
  return text;
}

function httpsOrigin(text: string): URL {
  const url = absoluteUrl(text);
  if (url.protocol !== "https:") throw new Error(`must start with https://, not "${text}"`);
  if (url.href !== `${url.origin}/`) throw new Error(`must be an origin without a path, not "${text}"`);
  return url;
}

function postgresUrl(text: string): string {
  const { protocol } = absoluteUrl(text);
  if (protocol !== "postgres:" && protocol !== "postgresql:") throw new Error("must start with postgres://");
  return text;
}

function addressAndPort(text: string): { readonly address: string; readonly port: number } {
  const [, bracketed, plain, port] = text.match(/^(?:\[([^\]]+)\]|([^:]+)):(\d{1,5})$/) ?? [];
  const address = bracketed ?? plain ?? "";
  if (!ipaddr.isValid(address) || Number(port) > 65_535) {
    throw new Error(`must be an address and a port such as 0.0.0.0:9090, not "${text}"`);
  }
  return { address, port: Number(port) };
}

function addressOrRange(text: string): string {
  if (!ipaddr.isValid(text) && !ipaddr.isValidCIDR(text)) {
    throw new Error(`must hold addresses or CIDR ranges, not "${text}"`);
  }
  return text;
}

const MASTER_KEY_BYTES = 32;

function passphrase(text: string): string {
  if (text.length < SHORTEST_PASSPHRASE)
    throw new Error(`must have at least ${SHORTEST_PASSPHRASE} characters`);
  return text;
}

function masterKey(text: string): Buffer {
  const key = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, "hex") : Buffer.from(text, "base64");
  if (key.length !== MASTER_KEY_BYTES) throw new Error("must be 32 bytes in base64 or hex");
  return key;
}
