import { generateKeyPairSync, sign } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService } from "./test-service.ts";

const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
const KEY_ID = "test-key";
const PATH = "/integrations/github/secret-scanning";

let service: TestService;
let published: Server;
beforeAll(async () => {
  const key = publicKey.export({ type: "spki", format: "pem" });
  published = createServer((_request, response) =>
    response.end(JSON.stringify({ public_keys: [{ key_identifier: KEY_ID, key, is_current: true }] })),
  );
  await new Promise<void>((resolve) => published.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(published.address() as AddressInfo).port}/`;
  service = await startTestService({ MARQUE_GITHUB_KEYS_URL: url });
});
afterAll(async () => {
  await service.stop();
  published.close();
});

function report(body: string, origin: "live" | "sandbox" = "live", signed = body) {
  return service.call(PATH, {
    origin,
    raw: body,
    headers: {
      "content-type": "application/json",
      "github-public-key-identifier": KEY_ID,
      "github-public-key-signature": sign("sha256", Buffer.from(signed), privateKey).toString("base64"),
    },
  });
}

describe("the leaked-key intake", () => {
  it("revokes a leaked key at once, tells the owner in the audit log, and labels each match", async () => {
    const workspace = await service.createWorkspace();
    expect((await service.call("/v1/projects", { key: workspace.testKey })).status).toBe(200);
    const leaks = [
      { token: workspace.testKey, type: "marque_key", url: "https://github.com/a/b/blob/c/d" },
      { token: workspace.liveKey.replace(/.$/, "_"), type: "marque_key" },
    ];
    const { status, body, headers } = await report(JSON.stringify(leaks));
    expect(status).toBe(200);
    expect(body.map(({ label }: { label: string }) => label)).toEqual(["true_positive", "false_positive"]);
    expect(JSON.stringify(body)).not.toContain(workspace.testKey);
    expect(headers["x-ratelimit-limit"]).toBe("100");
    expect((await service.call("/v1/projects", { key: workspace.testKey })).body.error.code).toBe(
      "invalid_api_key",
    );
    expect((await service.call("/v1/projects", { key: workspace.liveKey, origin: "live" })).status).toBe(200);
    const audit = await service.db.query(
      "select actor, action, details from audit_log where workspace_id = $1 and action like '%leaked'",
      [workspace.id],
    );
    expect(audit).toEqual([
      {
        actor: "github secret scanning",
        action: "key.revoked_as_leaked",
        details: { label: "test", url: leaks[0]!.url },
      },
    ]);
    // The scanner may report the same leak again: still ours, and nothing more to tell.
    expect((await report(JSON.stringify(leaks))).body[0].label).toBe("true_positive");
    expect(
      await service.db.query("select from audit_log where workspace_id = $1 and action like '%leaked'", [
        workspace.id,
      ]),
    ).toHaveLength(1);
  });

  it("refuses what is not signed over its raw bytes", async () => {
    const workspace = await service.createWorkspace();
    const body = JSON.stringify([{ token: workspace.testKey, type: "t" }]);
    expect((await report(`${body}\n`, "live", body)).status).toBe(400);
    const bare = await service.call(PATH, {
      origin: "live",
      raw: body,
      headers: { "content-type": "application/json" },
    });
    expect(bare.status).toBe(400);
    expect((await service.call("/v1/projects", { key: workspace.testKey })).status).toBe(200);
  });

  it("takes the good entries of a batch and answers each, whatever else is in it", async () => {
    const { testKey, liveKey, id } = await service.createWorkspace();
    const { status, body } = await report(
      JSON.stringify([
        1,
        null,
        { token: 1, type: "t" },
        { token: testKey, type: "marque_key", url: "https://example.com/\0" },
        { type: "marque_key" },
        { token: liveKey, url: "x".repeat(10_000) },
      ]),
    );
    expect(status).toBe(200);
    expect(body.map(({ label }: { label: string }) => label)).toEqual([
      "false_positive",
      "false_positive",
      "false_positive",
      "true_positive",
      "false_positive",
      "true_positive",
    ]);
    const none = { token_hash: null, token_type: null, message: expect.stringContaining("no token") };
    expect(body[0]).toEqual({ ...none, label: "false_positive" });
    expect(body[5]).toMatchObject({ token_hash: expect.stringMatching(/=$/), token_type: null });
    for (const [key, origin] of [
      [testKey, "sandbox"],
      [liveKey, "live"],
    ] as const) {
      expect((await service.call("/v1/projects", { key, origin })).body.error.code).toBe("invalid_api_key");
    }
    const told = await service.db.query(
      "select details ->> 'url' as url from audit_log where workspace_id = $1 and action like '%leaked'",
      [id],
    );
    expect(told).toEqual([{ url: null }, { url: null }]);
  });

  it.each(["{}", "no json", '"text"', "5"])("answers a signed %s with 400", async (body) => {
    expect((await report(body)).status).toBe(400);
  });

  it("stands on the live origin only", async () => {
    expect((await report("[]", "sandbox")).body.error.code).toBe("endpoint_not_found");
    expect((await report("[]")).body).toEqual([]);
  });
});
