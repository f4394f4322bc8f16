import { connect } from "node:tls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Authority, createAuthority, type Receiver, startReceiver } from "../receiver.ts";
import { startTestService, type TestService, type TestWorkspace } from "../test-service.ts";

// Canaries that go in by every door there is. None may come out in the log.
const CANARY = {
  prompt: "CanaryPromptAboutATeaHouse",
  name: "CanaryProjectName",
  query: "CanaryQueryValue",
  cookie: "CanaryCookieValue",
  token: "CanaryBearerToken",
  basic: "Q2FuYXJ5QmFzaWM6c2VjcmV0",
  header: "CanaryHeaderValue",
  receiverQuery: "CanaryReceiverToken",
  answer: "CanaryAnswerBody",
} as const;

let service: TestService;
let workspace: TestWorkspace;
let authority: Authority;
let receiver: Receiver;

beforeAll(async () => {
  authority = await createAuthority();
  receiver = await startReceiver(authority);
  service = await startTestService({
    MARQUE_WEBHOOK_CA_FILE: authority.caFile,
    MARQUE_WEBHOOK_RETRY_DELAYS: "0.05,0.05,0.05",
  });
  workspace = await service.createWorkspace();
});
afterAll(async () => {
  await service.stop();
  await receiver.stop();
  await authority.remove();
});

const key = () => workspace.testKey;

async function useEveryDoor(): Promise<void> {
  const headers = {
    cookie: `session=${CANARY.cookie}`,
    "x-custom": CANARY.header,
    "user-agent": CANARY.header,
    referer: `https://example.com/?key=${workspace.liveKey}`,
  };
  const made = await service.call("/v1/projects", { key: key(), json: { name: CANARY.name }, headers });
  const project = `/v1/projects/${made.body.id}`;
  await service.call(`${project}?api_key=${workspace.liveKey}&q=${CANARY.query}`, { key: key(), headers });
  await service.call("/v1/projects", { headers: { authorization: `Bearer ${CANARY.token}` } });
  await service.call("/v1/projects", { headers: { authorization: `Basic ${CANARY.basic}` } });
  await service.call(`/v1/projects/${workspace.liveKey}`, { key: key() });
  await service.call(`/${workspace.testKey}`, {});
  await service.call("/v1/projects", {
    key: key(),
    raw: `{"name":"${CANARY.name}`,
    headers: { "content-type": "application/json" },
  });
  await service.call("/v1/projects", {
    key: key(),
    json: { name: "A", [workspace.webhookSecret]: 1, password: CANARY.token },
  });
  await service.call("/integrations/github/secret-scanning", {
    origin: "live",
    json: [{ token: workspace.liveKey, type: "marque" }],
    headers: { "github-public-key-identifier": "x", "github-public-key-signature": "y" },
  });
  // Bytes that are no request.
  await new Promise<void>((resolve) => {
    const socket = connect({
      host: "127.0.0.1",
      port: service.ports.sandbox,
      ca: service.ca,
      servername: "localhost",
    });
    socket.on("error", () => {}).on("close", () => resolve());
    socket
      .resume()
      .write(`GET /${workspace.testKey} HTTP/9.9\r\nAuthorization: Bearer ${workspace.testKey}\r\n\r\n`);
  });
  receiver.behave((response) => response.writeHead(500).end(CANARY.answer));
  const generate = { project_id: made.body.id, webhook_url: `${receiver.url}?token=${CANARY.receiverQuery}` };
  await service.call("/v1/brands/generate", { key: key(), json: { ...generate, prompt: CANARY.prompt } });
  await service.call("/v1/brands/generate", {
    key: key(),
    json: { ...generate, prompt: "simulate: generation_error" },
  });
  await receiver.until(8);
}

/** The table is there again afterwards; meanwhile every statement on it fails, and PostgreSQL quotes what it ran. */
async function failInTheDatabase(): Promise<void> {
  await service.db.query("alter table projects rename to projects_away");
  try {
    const { status } = await service.call("/v1/projects", { key: key(), json: { name: CANARY.name } });
    expect(status).toBe(500);
  } finally {
    await service.db.query("alter table projects_away rename to projects");
  }
}

describe("the log", () => {
  it("holds no secret, body, query, cookie or header, whatever came in by whatever door", async () => {
    await useEveryDoor();
    await failInTheDatabase();
    const lines = service.logged.join("");
    expect(lines).toContain('"msg":"request"');
    expect(lines).toContain("relation");
    const databasePassword = decodeURIComponent(
      new URL(service.env.DATABASE_URL!.replace(/@[^/]*\//, "@h/")).password,
    );
    const secrets = {
      ...CANARY,
      testKey: workspace.testKey.slice("sk_test_".length),
      liveKey: workspace.liveKey.slice("sk_live_".length),
      webhookSecret: workspace.webhookSecret.slice("whsec_".length),
      masterKey: service.env.MARQUE_MASTER_KEY!,
      databasePassword,
    };
    for (const [what, secret] of Object.entries(secrets)) {
      expect(secret.length, what).toBeGreaterThan(8);
      const found = service.logged.find((line) => line.includes(secret));
      expect(found, `${what} is in the log`).toBeUndefined();
    }
    for (const line of service.logged) expect(() => JSON.parse(line)).not.toThrow();
  });
});
