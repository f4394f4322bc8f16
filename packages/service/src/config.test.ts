import { describe, expect, it } from "vitest";
import { CONFIG_ROWS, readConfig, readReaderConfig } from "./config.ts";

const WORKSPACE = "ws_01kaxm3q5r8v2t6w9y1z4b7d0f";
const MASTER = Buffer.alloc(32, 1).toString("base64");

describe("the configuration", () => {
  it("has a default for every variable", () => {
    const config = readConfig({});
    expect(config.liveOrigin.origin).toBe("https://localhost:8443");
    expect(config.roles).toEqual(["api", "worker", "dashboard"]);
    expect(config.webhookRetryDelays).toEqual([60, 300, 1800]);
    expect(config.dataDir).toMatch(/\.marque$/);
    expect(config.workerThreads).toBeGreaterThanOrEqual(1);
  });

  it("opens the loopback for webhooks only when the live origin is on localhost", () => {
    expect(readConfig({}).webhookPrivateHosts).toEqual(["localhost", "127.0.0.1", "::1"]);
    expect(readConfig({ MARQUE_LIVE_ORIGIN: "https://api.brand.dev" }).webhookPrivateHosts).toEqual([]);
  });

  it("takes a variable that is set but empty as empty, not as the default", () => {
    expect(readConfig({ MARQUE_WEBHOOK_PRIVATE_HOSTS: "" }).webhookPrivateHosts).toEqual([]);
    expect(readConfig({ MARQUE_TRUST_PROXY: "" }).trustProxy).toEqual([]);
    expect(readConfig({ MARQUE_WEBHOOK_CA_FILE: "" }).webhookCaFile).toBeNull();
    expect(readConfig({}).webhookCaFile).toBeUndefined();
    expect(() => readConfig({ MARQUE_ROLES: "" })).toThrow("MARQUE_ROLES must name at least one.");
    expect(() => readConfig({ MARQUE_LIVE_ORIGIN: "" })).toThrow(/^MARQUE_LIVE_ORIGIN /);
    expect(() => readConfig({ MARQUE_DATA_DIR: "" })).toThrow(/^MARQUE_DATA_DIR /);
  });

  it.each([
    ["MARQUE_LIVE_ORIGIN", "http://localhost:8443"],
    ["MARQUE_LIVE_ORIGIN", "https://localhost:8443/api"],
    ["MARQUE_SANDBOX_ORIGIN", "localhost"],
    ["MARQUE_ROLES", "api,cook"],
    ["MARQUE_TRUST_PROXY", "my-proxy"],
    ["MARQUE_PROBE_LISTEN", "9090"],
    ["MARQUE_PROBE_LISTEN", "0.0.0.0:70000"],
    ["MARQUE_MASTER_KEY", "short"],
    ["MARQUE_WEBHOOK_RETRY_DELAYS", "60,300"],
    ["MARQUE_WEBHOOK_TIMEOUT", "0"],
    ["MARQUE_WEBHOOK_TIMEOUT", "five"],
    ["MARQUE_SUSPENSION", "maybe"],
    ["MARQUE_WORKER_THREADS", "1.5"],
    ["MARQUE_LOG_LEVEL", "chatty"],
    ["MARQUE_GITHUB_KEYS_URL", "keys"],
    ["MARQUE_READER_URL", "localhost:11434"],
    ["MARQUE_READER_URL", "https://me:secret@models.example/v1"],
    ["MARQUE_READER_KEY", "two words"],
    ["MARQUE_READER_KEY", "line\nbreak"],
    ["MARQUE_READER_TIMEOUT", "0"],
    ["MARQUE_READER_CONCURRENCY", "1.5"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "localhost:4318"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "http://me:secret@collector.example"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "http://collector.example/?tenant=1"],
    ["OTEL_EXPORTER_OTLP_PROTOCOL", "grpc"],
    ["OTEL_EXPORTER_OTLP_HEADERS", "no equals sign"],
    ["OTEL_EXPORTER_OTLP_HEADERS", "a=%zz"],
    ["OTEL_EXPORTER_OTLP_TIMEOUT", "0"],
    ["OTEL_TRACES_SAMPLER", "jaeger_remote"],
    ["OTEL_TRACES_SAMPLER_ARG", "1.5"],
    ["OTEL_TRACES_EXPORTER", "zipkin"],
    ["OTEL_BSP_MAX_QUEUE_SIZE", "1.5"],
    ["MARQUE_S3_BUCKET", "a bucket"],
    ["MARQUE_S3_ENDPOINT", "minio:9000"],
    ["MARQUE_S3_ENDPOINT", "https://me:secret@minio.example"],
    ["MARQUE_S3_REGION", ""],
    ["MARQUE_S3_PREFIX", "/from the root"],
    ["MARQUE_S3_FORCE_PATH_STYLE", "yes"],
    ["MARQUE_OIDC_ISSUER", "id.example.com"],
    ["MARQUE_OIDC_ISSUER", "http://id.example.com"],
    ["MARQUE_OIDC_ISSUER", "https://me:secret@id.example.com"],
    ["MARQUE_OIDC_ISSUER", "https://id.example.com/?tenant=1"],
    ["MARQUE_OIDC_NAME", "x".repeat(41)],
    ["MARQUE_OIDC_SCOPES", "email"],
    ["MARQUE_OIDC_GROUPS_CLAIM", " "],
    ["MARQUE_OIDC_GROUPS", "designers"],
    ["MARQUE_OIDC_GROUPS", `designers=${WORKSPACE}:admin`],
    ["MARQUE_OIDC_GROUPS", `designers=ws_1:member`],
    ["MARQUE_OIDC_GROUPS", `=${WORKSPACE}:member`],
    ["MARQUE_OIDC_EMAILS", "all"],
    ["MARQUE_OIDC_SESSION_HOURS", "0"],
    ["MARQUE_OIDC_SESSION_HOURS", "721"],
    ["MARQUE_PAYMENT", "cash"],
    ["MARQUE_STRIPE_SECRET_KEY", "pk_test_51AbCdEfGhIj"],
    ["MARQUE_STRIPE_SECRET_KEY", "sk_test_short"],
    ["MARQUE_STRIPE_SECRET_KEY", "sk_prod_51AbCdEfGhIj"],
    ["MARQUE_STRIPE_WEBHOOK_SECRET", "sk_test_51AbCdEfGhIj"],
    ["MARQUE_STRIPE_API_URL", "api.stripe.com"],
    ["MARQUE_STRIPE_API_URL", "http://api.stripe.com"],
    ["MARQUE_STRIPE_API_URL", "https://api.stripe.com/v1"],
    ["DATABASE_URL", "mysql://localhost/x"],
  ])("stops at a wrong %s (%s) with one sentence that names it", (name, value) => {
    const read = () => readConfig({ MARQUE_MASTER_KEY: MASTER, [name]: value });
    expect(read).toThrow(new RegExp(`^${name} must [^\n]+\\.$`));
  });

  it("asks for the master key with DATABASE_URL, and for both TLS files or none", () => {
    const url = "postgres://u:p@db.internal/marque";
    expect(() => readConfig({ DATABASE_URL: url })).toThrow(/^MARQUE_MASTER_KEY must be set/);
    expect(readConfig({ DATABASE_URL: url, MARQUE_MASTER_KEY: MASTER }).databaseUrl).toBe(url);
    expect(() => readConfig({ MARQUE_TLS_CERT_FILE: "cert.pem" })).toThrow(/MARQUE_TLS_KEY_FILE/);
  });

  it("asks for the reader's URL and model together, and takes empty for none", () => {
    const url = "http://localhost:11434/v1";
    expect(readConfig({}).readerUrl).toBeNull();
    expect(() => readConfig({ MARQUE_READER_URL: url })).toThrow(/^MARQUE_READER_MODEL must be set/);
    expect(() => readConfig({ MARQUE_READER_KEY: "k" })).toThrow(/^MARQUE_READER_URL must be set/);
    expect(() => readReaderConfig({ MARQUE_READER_MODEL: "m" })).toThrow(/^MARQUE_READER_URL must be set/);
    const none = { MARQUE_READER_URL: "", MARQUE_READER_MODEL: "", MARQUE_READER_KEY: "" };
    expect(readConfig(none)).toMatchObject({ readerUrl: null, readerModel: null, readerKey: null });
    const env = { MARQUE_READER_URL: url, MARQUE_READER_MODEL: "m", MARQUE_READER_KEY: "" };
    expect(readReaderConfig(env)).toMatchObject({ readerModel: "m", readerKey: null, readerTimeout: 10 });
    expect(readConfig(env)).toMatchObject(readReaderConfig(env));
  });

  it("asks for the identity provider's issuer and client together, and takes empty for none", () => {
    const issuer = "https://id.example.com/realms/studio";
    expect(readConfig({}).oidcIssuer).toBeNull();
    expect(() => readConfig({ MARQUE_OIDC_ISSUER: issuer })).toThrow(/^MARQUE_OIDC_CLIENT_ID must be set/);
    for (const [name, value] of [
      ["MARQUE_OIDC_CLIENT_ID", "marque"],
      ["MARQUE_OIDC_CLIENT_SECRET", "s"],
      ["MARQUE_OIDC_GROUPS", `*=${WORKSPACE}:member`],
    ] as const) {
      expect(() => readConfig({ [name]: value })).toThrow(/^MARQUE_OIDC_ISSUER must be set/);
    }
    const none = { MARQUE_OIDC_ISSUER: "", MARQUE_OIDC_CLIENT_ID: "", MARQUE_OIDC_GROUPS: "" };
    expect(readConfig(none)).toMatchObject({ oidcIssuer: null, oidcClientId: null, oidcGroups: [] });
    const client = { MARQUE_OIDC_CLIENT_ID: "marque" };
    for (const given of [issuer, `${issuer}/.well-known/openid-configuration`]) {
      expect(readConfig({ ...client, MARQUE_OIDC_ISSUER: given }).oidcIssuer?.href).toBe(issuer);
    }
    expect(readConfig({ ...client, MARQUE_OIDC_ISSUER: "http://localhost:9000" }).oidcName).toBeNull();
  });

  describe("the payment provider", () => {
    const stripe = {
      MARQUE_PAYMENT: "stripe",
      MARQUE_STRIPE_SECRET_KEY: "sk_test_51AbCdEfGhIj",
      MARQUE_STRIPE_WEBHOOK_SECRET: "whsec_51AbCdEfGhIj",
    };

    it("is manual unless Stripe is named with key and signing secret, and empty means none", () => {
      expect(readConfig({}).payment).toBe("manual");
      expect(readConfig(stripe)).toMatchObject({
        payment: "stripe",
        stripeSecretKey: "sk_test_51AbCdEfGhIj",
      });
      expect(readConfig(stripe).stripeApiUrl.origin).toBe("https://api.stripe.com");
      const none = {
        MARQUE_STRIPE_SECRET_KEY: "",
        MARQUE_STRIPE_WEBHOOK_SECRET: "",
        MARQUE_STRIPE_API_URL: "",
      };
      expect(readConfig(none)).toMatchObject({ payment: "manual", stripeSecretKey: null });
    });

    it.each(["MARQUE_STRIPE_SECRET_KEY", "MARQUE_STRIPE_WEBHOOK_SECRET"])("needs %s", (name) => {
      expect(() => readConfig({ ...stripe, [name]: "" })).toThrow(
        /^MARQUE_STRIPE_SECRET_KEY and MARQUE_STRIPE_WEBHOOK_SECRET must be set together/,
      );
    });

    it.each([
      ["MARQUE_STRIPE_SECRET_KEY", "sk_test_51AbCdEfGhIj"],
      ["MARQUE_STRIPE_WEBHOOK_SECRET", "whsec_51AbCdEfGhIj"],
      ["MARQUE_STRIPE_API_URL", "http://localhost:12111"],
    ])("is not forgotten beside %s", (name, value) => {
      expect(() => readConfig({ [name]: value })).toThrow(/^MARQUE_PAYMENT=stripe must be set together/);
    });

    it("sends no key of live mode to another place than Stripe's", () => {
      const elsewhere = { ...stripe, MARQUE_STRIPE_API_URL: "http://localhost:12111" };
      expect(readConfig(elsewhere).stripeApiUrl.port).toBe("12111");
      for (const key of ["sk_live_51AbCdEfGhIj", "rk_live_51AbCdEfGhIj"]) {
        expect(() => readConfig({ ...elsewhere, MARQUE_STRIPE_SECRET_KEY: key })).toThrow(
          /^MARQUE_STRIPE_API_URL must be unset/,
        );
      }
    });

    it("repeats no secret that stands in the wrong place", () => {
      const misplaced = () => readConfig({ MARQUE_STRIPE_SECRET_KEY: "whsec_51AbCdEfGhIj" });
      expect(misplaced).toThrow(/^MARQUE_STRIPE_SECRET_KEY must/);
      expect(misplaced).not.toThrow(/51AbCdEfGhIj/);
    });
  });

  it("reads groups by their workspace and role, LDAP paths too", () => {
    const { oidcGroups } = readConfig({
      MARQUE_OIDC_ISSUER: "https://id.example.com",
      MARQUE_OIDC_CLIENT_ID: "marque",
      MARQUE_OIDC_GROUPS: ` cn=leads,dc=corp=${WORKSPACE}:owner; *=${WORKSPACE}:member ;`,
    });
    expect(oidcGroups).toEqual([
      { group: "cn=leads,dc=corp", workspaceId: WORKSPACE, role: "owner" },
      { group: "*", workspaceId: WORKSPACE, role: "member" },
    ]);
  });

  it("asks for the object store's bucket and both halves of its key together, and takes empty for none", () => {
    expect(readConfig({})).toMatchObject({ s3Bucket: null, s3Prefix: "marque/", s3ForcePathStyle: null });
    const endpoint = { MARQUE_S3_ENDPOINT: "http://localhost:9000" };
    expect(() => readConfig(endpoint)).toThrow(/^MARQUE_S3_BUCKET must be set together/);
    const half = { MARQUE_S3_BUCKET: "kits", MARQUE_S3_ACCESS_KEY_ID: "me" };
    expect(() => readConfig(half)).toThrow(/^MARQUE_S3_ACCESS_KEY_ID and MARQUE_S3_SECRET_ACCESS_KEY must/);
    expect(readConfig({ MARQUE_S3_BUCKET: "", MARQUE_S3_ENDPOINT: "" }).s3Bucket).toBeNull();
    expect(readConfig({ MARQUE_S3_BUCKET: "kits", MARQUE_S3_PREFIX: "a/b" }).s3Prefix).toBe("a/b/");
    expect(readConfig({ MARQUE_S3_BUCKET: "kits", MARQUE_S3_PREFIX: "" }).s3Prefix).toBe("");
  });

  it("refuses two equal origins: they could not be told apart", () => {
    expect(() => readConfig({ MARQUE_SANDBOX_ORIGIN: "https://localhost:8443" })).toThrow(/three different/);
  });

  it("has each variable once, with words for the documents", () => {
    const names = CONFIG_ROWS.map((row) => row.name);
    expect(new Set(names).size).toBe(names.length);
    for (const { meaning, defaultText } of CONFIG_ROWS) expect(meaning && defaultText).toBeTruthy();
  });
});
