// The protocol's own conformance suite against a real service, as far as it asks for no tools of its own making.
import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Agent, request } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService } from "../test-service.ts";

const SUITE = fileURLToPath(
  new URL("../../../../node_modules/@modelcontextprotocol/conformance/dist/index.js", import.meta.url),
);
const run = promisify(execFile);

let service: TestService;
let agent: Agent;
let front: Server;
let url: string;

/**
 * The suite speaks plain HTTP without a key. This adds both and puts the service's name in place of its own; everything
 * else, forged names included, is passed on as it came.
 */
beforeAll(async () => {
  service = await startTestService({ MARQUE_MCP: "on" });
  const { testKey } = await service.createWorkspace();
  // undici takes the name to check from the Host header, which the suite forges.
  agent = new Agent({ connect: { ca: service.ca, checkServerIdentity: () => undefined } });
  front = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const { connection: _, "content-length": __, "transfer-encoding": ___, ...headers } = incoming.headers;
    const isOwnHost = /^(localhost|127\.0\.0\.1):\d+$/.test(headers.host ?? "");
    const answer = await request(`https://localhost:${service.ports.sandbox}${incoming.url}`, {
      dispatcher: agent,
      method: incoming.method as "POST",
      headers: {
        ...(headers as Record<string, string>),
        ...(isOwnHost && headers.origin && { origin: `https://localhost:${service.ports.sandbox}` }),
        host: isOwnHost ? `localhost:${service.ports.sandbox}` : headers.host!,
        authorization: `Bearer ${testKey}`,
      },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    response.writeHead(answer.statusCode, answer.headers as Record<string, string>);
    answer.body.pipe(response);
  }).listen(0, "127.0.0.1");
  await once(front, "listening");
  url = `http://localhost:${(front.address() as AddressInfo).port}/mcp`;
});
afterAll(async () => {
  front.closeAllConnections();
  front.close();
  await agent.destroy();
  await service.stop();
});

describe("the conformance suite of the protocol, revision 2025-11-25", () => {
  it.each(["server-initialize", "ping", "tools-list", "dns-rebinding-protection"])("%s", async (scenario) => {
    const { stdout, stderr } = await run(
      process.execPath,
      [SUITE, "server", "--url", url, "--scenario", scenario, "--spec-version", "2025-11-25"],
      { timeout: 25_000 },
    ).catch((error: { stdout: string; stderr: string }) => error);
    const output = stdout + stderr;
    expect(output, output).toMatch(/Passed: (\d+)\/\1, 0 failed/);
  });
});
