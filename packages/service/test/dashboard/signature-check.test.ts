import { createHmac, randomBytes } from "node:crypto";
import type { SignatureQuestion } from "@marque/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { useService } from "../use-service.ts";
import { type DashboardClient, signedInPerson } from "./dashboard-client.ts";

const service = useService({ MARQUE_ROLES: "api,dashboard" });
let client: DashboardClient;
let workspaceId: string;
let secret: string;
let eventId: string;
/** The bytes of an event of the workspace, as every attempt sends them. */
let sent: string;

beforeAll(async () => {
  const workspace = await service.createWorkspace();
  workspaceId = workspace.id;
  secret = workspace.webhookSecret;
  client = (await signedInPerson(service, workspaceId, "member")).client;
  await service.admin.changeWorkspace(workspaceId, { webhookUrl: "https://hooks.example.com/" });
  const { data } = await service.admin.endpoints(workspaceId);
  eventId = (await service.admin.sendTestEvent(workspaceId, data[0]!.id)).id;
  const [row] = await service.db.query<{ body: Buffer }>("select body from events where id = $1", [eventId]);
  sent = row!.body.toString();
});

const check = async (question: SignatureQuestion) => {
  const { status, body } = await client.call(`/api/workspaces/${workspaceId}/webhooks/signature-check`, {
    json: question,
  });
  expect(status).toBe(200);
  return body;
};
const service_signature = (body: string, by = secret) => createHmac("sha256", by).update(body).digest("hex");
const standard = (body: string, { by = secret, at = Math.floor(Date.now() / 1000), id = eventId } = {}) => {
  const key = Buffer.from(by.slice("whsec_".length), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${at}.${body}`).digest("base64");
  return { webhook_id: id, webhook_timestamp: String(at), webhook_signature: `v1,${signature}` };
};
const other = `whsec_${randomBytes(32).toString("base64")}`;
const reserialised = () => JSON.stringify(JSON.parse(sent), null, 2);

describe("the signature checker", () => {
  it("finds a right signature of either scheme, and both together", async () => {
    for (const headers of [
      { service_signature: service_signature(sent) },
      standard(sent),
      { service_signature: service_signature(sent), ...standard(sent) },
      { service_signature: service_signature(sent), secret },
    ]) {
      expect(await check({ body: sent, ...headers })).toMatchObject({
        matches: true,
        reason: "match",
        event_id: eventId,
      });
    }
  });

  it("finds the right one of several parts", async () => {
    const { webhook_signature, ...rest } = standard(sent);
    const parts = `${standard(sent, { by: other }).webhook_signature} ${webhook_signature} v1a,xyz`;
    expect((await check({ body: sent, ...rest, webhook_signature: parts })).reason).toBe("match");
  });

  it.each<[string, () => SignatureQuestion, string]>([
    [
      "another secret at the sender",
      () => ({ body: sent, service_signature: service_signature(sent, other) }),
      "wrong_secret",
    ],
    [
      "another secret at the receiver",
      () => ({ body: sent, service_signature: service_signature(sent), secret: other }),
      "wrong_secret",
    ],
    [
      "something that is no secret",
      () => ({ body: sent, service_signature: service_signature(sent), secret: "hunter2" }),
      "wrong_secret",
    ],
    [
      "a line break at the end",
      () => ({ body: `${sent}\n`, service_signature: service_signature(sent) }),
      "trailing_newline",
    ],
    ["a line break of Windows", () => ({ body: `${sent}\r\n`, ...standard(sent) }), "trailing_newline"],
    [
      "a body written again",
      () => ({ body: reserialised(), service_signature: service_signature(sent) }),
      "reserialised_body",
    ],
    [
      "a body written again, scheme two",
      () => ({ body: reserialised(), ...standard(sent) }),
      "reserialised_body",
    ],
    [
      "a body written again with the receiver's secret",
      () => ({ body: reserialised(), service_signature: service_signature(sent), secret }),
      "reserialised_body",
    ],
    [
      "a body that says something else",
      () => ({ body: sent.replace("Inter", "Arial"), service_signature: service_signature(sent) }),
      "altered_body",
    ],
    ["no headers", () => ({ body: sent }), "malformed_signature"],
    [
      "a signature in base64",
      () => ({ body: sent, service_signature: Buffer.from("x".repeat(32)).toString("base64") }),
      "malformed_signature",
    ],
    [
      "half a signature",
      () => ({ body: sent, service_signature: service_signature(sent).slice(0, 32) }),
      "malformed_signature",
    ],
    [
      "a standard signature without its version",
      () => ({ body: sent, ...standard(sent), webhook_signature: "abc" }),
      "malformed_signature",
    ],
    [
      "a standard signature without its time",
      () => ({ body: sent, webhook_id: eventId, webhook_signature: standard(sent).webhook_signature }),
      "malformed_signature",
    ],
    [
      "a standard signature with another time",
      () => ({ body: sent, ...standard(sent), webhook_timestamp: "1" }),
      "wrong_secret",
    ],
    [
      "somebody else's event",
      () => ({
        body: '{"event_id":"evt_01kaxm3q5r0000000000000001"}',
        service_signature: service_signature("x"),
      }),
      "unknown",
    ],
    ["no JSON at all", () => ({ body: "hello", service_signature: service_signature("x") }), "unknown"],
  ])("explains %s", async (_, question, reason) => {
    const answer = await check(question());
    expect(answer).toMatchObject({ matches: false, reason });
    expect(answer.explanation.length).toBeGreaterThan(20);
    expect(answer.explanation).not.toContain(secret);
  });

  it("says when the timestamp is too old for a library, though the signature is right", async () => {
    const at = Math.floor(Date.now() / 1000) - 3_600;
    const answer = await check({ body: sent, ...standard(sent, { at }) });
    expect(answer).toMatchObject({ matches: true, reason: "timestamp_too_old" });
    expect(answer.explanation).toContain("60 minutes");
  });

  it("knows the secret before the current one", async () => {
    const { webhook_secret } = await service.admin.rotateWebhookSecret(workspaceId);
    expect((await check({ body: sent, service_signature: service_signature(sent) })).reason).toBe(
      "match_previous_secret",
    );
    const now = await check({ body: sent, service_signature: service_signature(sent, webhook_secret) });
    expect(now.reason).toBe("match");
  });

  it("knows no other workspace's events", async () => {
    const stranger = await service.createWorkspace();
    const theirs = (await signedInPerson(service, stranger.id)).client;
    const { body } = await theirs.call(`/api/workspaces/${stranger.id}/webhooks/signature-check`, {
      json: { body: reserialised(), service_signature: service_signature(sent) },
    });
    expect(body).toMatchObject({ matches: false, reason: "unknown", event_id: null });
  });
});
