// How long a person waits on an idle service: from sending POST /v1/brands/generate to the event at the receiver, one
// job after the other, with the real engine, TLS on both sides and PostgreSQL's fsyncs.
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { Agent, request } from "undici";
import { startPostgres } from "../stage/postgres.ts";
import { PROMPTS } from "../stage/prompts.ts";
import { type Question, quantile } from "../stage/question.ts";
import { startServiceProcess } from "../stage/service.ts";
import { createTenants, giveSecret } from "../stage/tenants.ts";
import { localCertificate } from "../stage/yardstick.ts";

export const journey: Question = {
  name: "journey",
  asks: "accepted → event received, idle",
  yardstick: "the specification expects 3 to 10 s",
  target: "p50 ≤ 0.6 s, p99 ≤ 2 s",
  async measure({ quick }) {
    const postgres = await startPostgres();
    const [tenant] = await createTenants(postgres, 1);
    await giveSecret(postgres, tenant!.workspaceId);
    const { key, cert, caFile } = await localCertificate();
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
    const webhook_url = `https://localhost:${(receiver.address() as AddressInfo).port}/`;
    const service = await startServiceProcess(postgres, {
      roles: "api,worker,dashboard",
      env: { MARQUE_WEBHOOK_CA_FILE: caFile },
    });
    const agent = new Agent({ connect: { ca: service.ca } });
    const once = async (prompt: string) => {
      const sentAt = performance.now();
      const { body } = await request(`https://localhost:${service.ports.sandbox}/v1/brands/generate`, {
        dispatcher: agent,
        method: "POST",
        headers: { authorization: `Bearer ${tenant!.key}`, "content-type": "application/json" },
        body: JSON.stringify({ project_id: tenant!.projectId, prompt, webhook_url }),
      });
      const { id } = (await body.json()) as { id: string };
      return (await new Promise<number>((resolve) => arrived.set(id, resolve))) - sentAt;
    };
    try {
      for (const prompt of PROMPTS.slice(0, 3)) await once(prompt);
      const times: number[] = [];
      for (let n = 0; n < (quick ? 20 : 120); n++) times.push(await once(PROMPTS[n % PROMPTS.length]!));
      times.sort((a, b) => a - b);
      const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(times, share)) as [
        number,
        number,
        number,
      ];
      return {
        ours: `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
        yardstick: "–",
        figure: `${times.length} jobs one after the other`,
        spread: `${times[0]!.toFixed(0)}–${times.at(-1)!.toFixed(0)} ms`,
        isMet: p50 <= 600 && p99 <= 2_000,
      };
    } finally {
      await agent.destroy();
      await service.stop();
      receiver.closeAllConnections();
      receiver.close();
      await postgres.stop();
    }
  },
};
