import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { OBJECT_STORE_VARIABLES } from "./config/object-store.ts";
import { PAYMENT_VARIABLES } from "./config/payment.ts";
import { PROVIDER_VARIABLES } from "./config/provider.ts";
import { READER_VARIABLES } from "./config/reader.ts";
import { TELEMETRY_VARIABLES } from "./config/telemetry.ts";
import { checkTogether } from "./config/together.ts";
import {
  absoluteUrl,
  addressAndPort,
  addressOrRange,
  exactly,
  httpsOrigin,
  isLocalHost,
  list,
  masterKey,
  nonEmpty,
  nonNegative,
  oneOf,
  oneOrMore,
  passphrase,
  positive,
  postgresUrl,
  whole,
} from "./config/values.ts";
import {
  type ConfigOf,
  type Context,
  type Environment,
  file,
  listen,
  readRow,
  type Variable,
  variable,
} from "./config/variable.ts";

export { isLiveKey, type PaymentConfig } from "./config/payment.ts";
export { type ReaderConfig, readReaderConfig } from "./config/reader.ts";
export { isLocalHost } from "./config/values.ts";

export const ROLES = ["api", "worker", "dashboard"] as const;
export type Role = (typeof ROLES)[number];

const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
const REPOSITORY = fileURLToPath(new URL("../../..", import.meta.url));
const DEFAULT_LIVE_ORIGIN = "https://localhost:8443";
const LOCAL_HOSTS = ["localhost", "127.0.0.1", "::1"] as const;

/**
 * The only reader of the environment. Each variable is one row; the table in docs/configuration.md is written from these
 * rows. A new one is a row here.
 */
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
    meaning:
      "Base URL of the dashboard. Passkeys belong to its host name: under another one they are not offered ([more](sign-in.md#passkeys)).",
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
  ...PAYMENT_VARIABLES,
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
  ...READER_VARIABLES,
  ...PROVIDER_VARIABLES,
  ...TELEMETRY_VARIABLES,
  ...OBJECT_STORE_VARIABLES,
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

export type Config = ConfigOf<typeof VARIABLES>;

/** The rows as the documents show them. */
export const CONFIG_ROWS: readonly Variable<unknown>[] = Object.values(VARIABLES) as Variable<unknown>[];

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
