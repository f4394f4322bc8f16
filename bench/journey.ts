// How long a person waits on an idle service: from sending POST /v1/brands/generate to the event at the receiver, one
// job after the other, with the real engine, real TLS on both sides and an embedded PostgreSQL with its fsyncs.
//
//   node scripts/node24.mjs bench/journey.ts [jobs]
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:https";
import { createServer as createNetServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { Agent, request } from "undici";
import { readConfig } from "../packages/service/src/config.ts";
import { createLog } from "../packages/service/src/log.ts";
import { startService } from "../packages/service/src/service.ts";

const PROMPTS = [
  "Nocturne, a quiet tea house, deep indigo, a crescent moon",
  "Alder & Finch, architects in Oslo",
  "A neon green wordmark for Volt, an e-bike maker",
  "something calm for people who cannot sleep",
];

const dataDir = await mkdtemp(join(tmpdir(), "marque-journey-"));
const ports = await Promise.all([1, 2, 3].map(freePort));
const [live, sandbox, dashboard] = ports.map((port) => `https://localhost:${port}`);
const config = readConfig({
  MARQUE_DATA_DIR: dataDir,
  MARQUE_LIVE_ORIGIN: live,
  MARQUE_SANDBOX_ORIGIN: sandbox,
  MARQUE_DASHBOARD_ORIGIN: dashboard,
});
const startedAt = performance.now();
const service = await startService({ config, log: createLog({ level: "error" }) });
try {
  await measure(Number(process.argv[2] ?? 40));
} finally {
  await service.stop();
  await rm(dataDir, { recursive: true, force: true });
}
process.exit(0);

async function measure(count: number): Promise<void> {
  const ca = await readFile(join(dataDir, "tls", "ca.pem"));
  const pair = ["leaf.pem", "leaf-key.pem"].map((name) => readFile(join(dataDir, "tls", name)));
  const [cert, key] = await Promise.all(pair);
  const arrived = new Map<string, (at: number) => void>();
  const receiver = createServer({ cert, key }, (incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => {
      const at = performance.now();
      response.end();
      arrived.get(JSON.parse(Buffer.concat(chunks).toString()).data.job_id)?.(at);
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const webhook_url = `https://localhost:${(receiver.address() as { port: number }).port}/`;
  const agent = new Agent({ connect: { ca } });
  const call = async (path: string, json: object) => {
    const { body } = await request(`${sandbox}${path}`, {
      dispatcher: agent,
      method: "POST",
      headers: { authorization: `Bearer ${service.demo!.testKey}`, "content-type": "application/json" },
      body: JSON.stringify(json),
    });
    return (await body.json()) as { id: string };
  };
  const { id: project_id } = await call("/v1/projects", { name: "Bench" });
  const journey = async (prompt: string) => {
    const sentAt = performance.now();
    const { id } = await call("/v1/brands/generate", { project_id, prompt, webhook_url });
    return (await new Promise<number>((resolve) => arrived.set(id, resolve))) - sentAt;
  };
  await journey(PROMPTS[0]!);
  console.log(`first event ${((performance.now() - startedAt) / 1000).toFixed(1)} s after the start began`);
  const times: number[] = [];
  for (let n = 0; n < count; n++) times.push(await journey(PROMPTS[n % PROMPTS.length]!));
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(0);
  console.log(
    `accepted to delivered, ${count} jobs: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`,
  );
  console.log(`memory of the process: ${(process.memoryUsage().rss / 1024 ** 2).toFixed(0)} MB`);
  receiver.close();
  await agent.close();
}

async function freePort(): Promise<number> {
  const server = createNetServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
