import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "../../src/http/limits.ts";
import { startTestService, type TestService, type TestWorkspace } from "../test-service.ts";

let service: TestService;
let workspace: TestWorkspace;
const held: Socket[] = [];

beforeAll(async () => {
  service = await startTestService({ MARQUE_ROLES: "api" });
  workspace = await service.createWorkspace();
});
afterAll(async () => {
  for (const socket of held) socket.destroy();
  await service.stop();
});

/** Opens connections that say nothing. */
async function hold(count: number): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect({ host: "127.0.0.1", port: service.ports.sandbox });
      socket.on("error", () => {});
      held.push(socket);
      await new Promise((resolve) => socket.once("connect", resolve).once("close", resolve));
    }),
  );
}

describe("a client that holds as many connections as it may", () => {
  it("is refused in the envelope on its next one, while health and the other listener answer", async () => {
    await hold(DEFAULT_LIMITS.connectionsOfClient);
    const refused = await service.call("/v1/projects", { key: workspace.testKey });
    expect(refused.status).toBe(503);
    expect(refused.body.error).toMatchObject({ type: "api_error", code: "service_unavailable" });
    expect(refused.headers).toMatchObject({ "retry-after": "2", connection: "close" });
    // It was not counted.
    expect(refused.headers).not.toHaveProperty("x-ratelimit-limit");
    expect((await service.call("/healthz")).status).toBe(200);
    expect((await service.call("/v1/projects", { key: workspace.liveKey, origin: "live" })).status).toBe(200);
  });

  it("is served again as soon as they are gone", async () => {
    for (const socket of held.splice(0)) socket.destroy();
    await expect
      .poll(async () => (await service.call("/v1/projects", { key: workspace.testKey })).status)
      .toBe(200);
  });
});
