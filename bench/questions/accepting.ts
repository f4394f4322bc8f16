// Accepting a job over the API beside the bare transaction that writes it.
import { cpuOf, cpuOfFamily, microseconds } from "../stage/cpu.ts";
import { load, requestBytes } from "../stage/load.ts";
import { startPostgres } from "../stage/postgres.ts";
import { atLeast, interleave, judged, type Question } from "../stage/question.ts";
import { startServiceProcess } from "../stage/service.ts";
import { createTenants } from "../stage/tenants.ts";
import { nextMessage, startYardstick } from "../stage/yardstick.ts";

const CONNECTIONS = 32;
/** Each may accept 300 per minute. */
const TENANTS = 1_200;
const PROMPT = "Nocturne, a quiet tea house, deep indigo, a crescent moon";

export const accept: Question = {
  name: "accept",
  asks: "`POST /v1/brands/generate` accepted/s",
  yardstick: "a Node loop, the same inserts in one transaction",
  target: "≥ 0.75",
  async measure({ quick }) {
    const postgres = await startPostgres();
    const tenants = await createTenants(postgres, TENANTS, 1);
    const projects = tenants.map(({ workspaceId, projectId }) => ({ workspaceId, projectId }));
    const yardstick = await startYardstick("accepting", {
      BENCH_URL: postgres.url,
      BENCH_PROJECTS: JSON.stringify(projects),
    });
    const service = await startServiceProcess(postgres);
    const target = { port: service.ports.sandbox, ca: service.ca };
    const requests = tenants.map(({ key, projectId }) =>
      requestBytes("POST", "/v1/brands/generate", key, { project_id: projectId, prompt: PROMPT }),
    );
    let turn = 0;
    let cpu = "";
    const ours = async (seconds: number) => {
      const spent = () => Promise.all([cpuOf(service.pid), cpuOfFamily(postgres.pid)]);
      const before = await spent();
      const next = () => requests[turn++ % requests.length]!;
      const result = await load(target, { connections: CONNECTIONS, seconds, next });
      if (result.statuses[202] !== result.count)
        throw new Error(`not all were 202: ${JSON.stringify(result.statuses)}`);
      cpu = (await spent()).map((each, n) => microseconds(each - before[n]!, result.count)).join(" + ");
      return result.perSecond;
    };
    const bare = async (seconds: number) => {
      const answer = nextMessage<number>(yardstick.child);
      yardstick.child.send(seconds);
      return answer;
    };
    try {
      const seconds = quick ? 2 : 5;
      await ours(2);
      await bare(1);
      const result = await interleave(
        quick ? 2 : 5,
        () => ours(seconds),
        () => bare(seconds),
      );
      return {
        ours: `${result.ours.toFixed(0)}/s, ${cpu} µs CPU`,
        yardstick: `${result.yardstick.toFixed(0)}/s`,
        figure: result.ratio.toFixed(2),
        spread: result.spread,
        ...judged(result, atLeast(0.75)),
      };
    } finally {
      await service.stop();
      yardstick.stop();
      await postgres.stop();
    }
  },
};
