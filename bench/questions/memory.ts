// The service's memory after ten thousand jobs beside after one thousand: accepted over HTTPS, drawn, delivered. The
// engine's stand-in draws at once, because ten thousand real designs take an hour of two cores; what the engine's
// threads hold is bounded by their own limit, and the soak runs the real ones.
import { setTimeout as pause } from "node:timers/promises";
import { load, requestBytes } from "../stage/load.ts";
import { startPostgres } from "../stage/postgres.ts";
import type { Question } from "../stage/question.ts";
import { startServiceProcess, WITHOUT_ENGINE } from "../stage/service.ts";
import { createTenants, giveSecret } from "../stage/tenants.ts";
import { localCertificate, startYardstick } from "../stage/yardstick.ts";

const FEW = 1_000;

export const memory: Question = {
  name: "memory",
  asks: "memory after 10,000 jobs",
  yardstick: "after 1,000",
  target: "≤ 1.1 ×",
  async measure({ quick }) {
    const many = quick ? 3_000 : 10_000;
    const postgres = await startPostgres();
    const tenants = await createTenants(postgres, 100);
    for (const { workspaceId } of tenants) await giveSecret(postgres, workspaceId);
    const { key, cert, caFile } = await localCertificate();
    const receiver = await startYardstick<number[]>("receiving", { BENCH_KEY: key, BENCH_CERT: cert });
    const service = await startServiceProcess(postgres, {
      roles: "api,worker,dashboard",
      program: WITHOUT_ENGINE,
      env: { MARQUE_WEBHOOK_CA_FILE: caFile },
    });
    const target = { port: service.ports.sandbox, ca: service.ca };
    const webhook_url = `https://localhost:${receiver.first[0]}/hook`;
    const requests = tenants.map(({ key: apiKey, projectId }) =>
      requestBytes("POST", "/v1/brands/generate", apiKey, {
        project_id: projectId,
        prompt: "A calm logo",
        webhook_url,
      }),
    );
    let turn = 0;
    const delivered = async () =>
      (
        await postgres.query<{ count: number }>(
          "select count(*)::int as count from deliveries where status = 'delivered'",
        )
      )[0]!.count;
    /** Sends jobs until so many have been delivered; pauses, so that what can be given back is. */
    const upTo = async (count: number) => {
      while (turn < count) {
        const next = () => requests[turn++ % requests.length]!;
        await load(target, { connections: 4, seconds: 2, rate: 250, next });
      }
      while ((await delivered()) < count) await pause(200);
      await pause(quick ? 3_000 : 15_000);
      return service.memoryMb();
    };
    try {
      const small = await upTo(FEW);
      const large = await upTo(many);
      const ratio = large / small;
      return {
        ours: `${large.toFixed(0)} MB after ${turn} jobs`,
        yardstick: `${small.toFixed(0)} MB`,
        figure: `${ratio.toFixed(2)} ×`,
        spread: "one run",
        isMet: ratio <= 1.1,
        note: "engine's stand-in",
      };
    } finally {
      await service.stop();
      receiver.stop();
      await postgres.stop();
    }
  },
};
