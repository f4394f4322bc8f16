// How soon a worker that was just started serves those who waited for it: from its start to the first event at the receiver,
// and to the last of a short queue. The process is new, what Node compiled at the last start is there, as with `npm start`.
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { Agent, request } from "undici";
import { compileCacheFolder } from "../../scripts/compile-cache.mjs";
import { startPostgres } from "../stage/postgres.ts";
import { PROMPTS } from "../stage/prompts.ts";
import { median, type Question, spreadOf } from "../stage/question.ts";
import { startServiceProcess } from "../stage/service.ts";
import { createTenants, giveSecret } from "../stage/tenants.ts";
import { localCertificate } from "../stage/yardstick.ts";

const WAITING = 12;
const MOST_SECONDS = 2;

export const firstEvent: Question = {
  name: "first-event",
  asks: `a worker's start → the first event, with ${WAITING} jobs waiting`,
  yardstick: "–",
  target: `≤ ${MOST_SECONDS} s`,
  async measure({ quick }) {
    const postgres = await startPostgres();
    const [tenant] = await createTenants(postgres, 1);
    await giveSecret(postgres, tenant!.workspaceId);
    const { key, cert, caFile } = await localCertificate();
    let onArrival = (): void => {};
    const receiver = createServer({ cert, key }, (incoming, response) => {
      incoming.resume().on("end", () => {
        onArrival();
        response.end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
    const webhook_url = `https://localhost:${(receiver.address() as AddressInfo).port}/`;
    const api = await startServiceProcess(postgres, { roles: "api" });
    const agent = new Agent({ connect: { ca: api.ca } });
    const accept = async (prompt: string) => {
      const { body, statusCode } = await request(
        `https://localhost:${api.ports.sandbox}/v1/brands/generate`,
        {
          dispatcher: agent,
          method: "POST",
          headers: { authorization: `Bearer ${tenant!.key}`, "content-type": "application/json" },
          body: JSON.stringify({ project_id: tenant!.projectId, prompt, webhook_url }),
        },
      );
      await body.dump();
      if (statusCode !== 202) throw new Error(`a job was answered with ${statusCode}`);
    };
    /** Seconds from the start to the first event and to the last. */
    const once = async () => {
      for (let n = 0; n < WAITING; n++) await accept(PROMPTS[n % PROMPTS.length]!);
      const arrivals: number[] = [];
      const all = new Promise<void>((resolve) => {
        onArrival = () => {
          arrivals.push(performance.now());
          if (arrivals.length === WAITING) resolve();
        };
      });
      const started = performance.now();
      const worker = await startServiceProcess(postgres, {
        roles: "worker",
        env: { MARQUE_WEBHOOK_CA_FILE: caFile, NODE_COMPILE_CACHE: compileCacheFolder() ?? "" },
      });
      await all;
      await worker.stop();
      return { first: (arrivals[0]! - started) / 1000, last: (arrivals.at(-1)! - started) / 1000 };
    };
    try {
      await once();
      const rounds: { first: number; last: number }[] = [];
      for (let round = 0; round < (quick ? 2 : 5); round++) rounds.push(await once());
      const firsts = rounds.map(({ first }) => first);
      const last = median(rounds.map((each) => each.last));
      return {
        ours: `${median(firsts).toFixed(1)} s`,
        yardstick: "–",
        figure: `${median(firsts).toFixed(1)} s`,
        spread: spreadOf(firsts, 1),
        isMet: median(firsts) <= MOST_SECONDS,
        note: `the last of them after ${last.toFixed(1)} s`,
      };
    } finally {
      await agent.destroy();
      await api.stop();
      receiver.closeAllConnections();
      receiver.close();
      await postgres.stop();
    }
  },
};
