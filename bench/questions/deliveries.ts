// How many events per second one worker process delivers and records, beside a bare undici loop that posts the same bytes
// to the same receiver and records nothing.
import { setTimeout as pause } from "node:timers/promises";
import { Agent, request } from "undici";
import { BODY_BYTES, createSender, insertEvents, startDelivering } from "../stage/deliveries.ts";
import { startPostgres } from "../stage/postgres.ts";
import { atLeast, interleave, judged, type Question } from "../stage/question.ts";
import { localCertificate, startYardstick } from "../stage/yardstick.ts";

const BARE_CONNECTIONS = 64;

export const deliveries: Question = {
  name: "deliveries",
  asks: "deliveries/s of 12 KB events, recorded durably",
  yardstick: "bare undici loop to the same receiver",
  target: "≥ 0.65",
  async measure({ quick }) {
    const count = quick ? 2_000 : 6_000;
    const postgres = await startPostgres();
    const { key, cert, ca } = await localCertificate();
    const receiver = await startYardstick<number[]>("receiving", { BENCH_KEY: key, BENCH_CERT: cert });
    const url = `https://localhost:${receiver.first[0]}/hook`;
    const workspaceId = await createSender(postgres);
    const cpu = { ours: 0, bare: 0 };
    const ours = async () => {
      await insertEvents(postgres, workspaceId, Array<string>(count).fill(url));
      await postgres.query("vacuum analyze events, deliveries");
      const before = process.cpuUsage();
      const started = performance.now();
      const delivering = startDelivering(postgres.database, ca);
      while (delivering.delivered() < count) await pause(2);
      // Recorded is part of it: the last batch of records is waited for.
      while ((await pending(postgres)) > 0) await pause(2);
      const rate = count / ((performance.now() - started) / 1000);
      cpu.ours = spent(before) / count;
      await delivering.stop();
      return rate;
    };
    const bare = async () => {
      const before = process.cpuUsage();
      const rate = await bareLoop(url, ca, count);
      cpu.bare = spent(before) / count;
      return rate;
    };
    try {
      // What is compared is the pace, not how soon each is compiled.
      await ours();
      await bare();
      const result = await interleave(quick ? 2 : 5, ours, bare);
      return {
        ours: `${result.ours.toFixed(0)}/s, ${cpu.ours.toFixed(0)} µs CPU`,
        yardstick: `${result.yardstick.toFixed(0)}/s, ${cpu.bare.toFixed(0)} µs CPU`,
        figure: result.ratio.toFixed(2),
        spread: result.spread,
        ...judged(result, atLeast(0.65)),
      };
    } finally {
      receiver.stop();
      await postgres.stop();
    }
  },
};

async function pending({ query }: Awaited<ReturnType<typeof startPostgres>>): Promise<number> {
  return (await query("select 1 from deliveries where status = 'pending' limit 1")).length;
}

function spent(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

async function bareLoop(url: string, ca: string, count: number): Promise<number> {
  const agent = new Agent({ connect: { ca }, connections: BARE_CONNECTIONS });
  const body = Buffer.alloc(BODY_BYTES, "a");
  let left = count;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: BARE_CONNECTIONS }, async () => {
      while (left-- > 0) {
        const response = await request(url, { dispatcher: agent, method: "POST", body });
        await response.body.dump();
      }
    }),
  );
  const rate = count / ((performance.now() - started) / 1000);
  await agent.close();
  return rate;
}
