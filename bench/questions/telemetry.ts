// What traces and metrics over OTLP cost a request, and that they cost nothing when they are off.
//
//   MARQUE_BENCH_BASE=DIR npm run bench -- --only telemetry
//
// With the checkout of an earlier version in DIR, the service with telemetry off is compared with that version's, too.
import { join } from "node:path";
import { cpuOf, microseconds } from "../stage/cpu.ts";
import { load, requestBytes } from "../stage/load.ts";
import { startPostgres } from "../stage/postgres.ts";
import { median, type Question, spreadOf } from "../stage/question.ts";
import { type ServiceProcess, startServiceProcess } from "../stage/service.ts";
import { createTenants, type Tenant } from "../stage/tenants.ts";
import { startYardstick } from "../stage/yardstick.ts";

const CONNECTIONS = 16;
const TENANTS = 1_200;
const BASE = process.env.MARQUE_BENCH_BASE;
const OFF = { OTEL_EXPORTER_OTLP_ENDPOINT: "" };

interface Side {
  readonly service: ServiceProcess;
  /** Processor time of one request in each round, in microseconds. */
  readonly rounds: number[];
}

export const telemetry: Question = {
  name: "telemetry",
  asks: "`POST /v1/brands/generate`, telemetry on: processor time of the service per request",
  yardstick: "off",
  target: "≤ 1.5 ×; off costs nothing",
  async measure({ quick }) {
    const postgres = await startPostgres();
    const tenants = await createTenants(postgres, TENANTS, 1);
    const collector = await startYardstick<number>("collector", {});
    const on = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.first}` };
    const sides = {
      // First, because a newer version migrates: the earlier one finds its own tables.
      ...(BASE && { base: await start(join(BASE, "packages/service/src/main.ts"), OFF) }),
      off: await start(undefined, OFF),
      on: await start(undefined, on),
    };
    async function start(program: string | undefined, env: Readonly<Record<string, string>>): Promise<Side> {
      const service = await startServiceProcess(postgres, { env, ...(program && { program }) });
      return { service, rounds: [] };
    }
    try {
      const seconds = quick ? 1 : 4;
      for (const side of Object.values(sides)) await run(side, tenants, 2);
      for (const side of Object.values(sides)) side.rounds.length = 0;
      for (let round = 0; round < (quick ? 2 : 7); round++) {
        // Turned round each time, so that whatever the machine does meets all.
        const order = round % 2 === 0 ? Object.values(sides) : Object.values(sides).reverse();
        for (const side of order) await run(side, tenants, seconds);
      }
      const ratios = ratiosOf(sides.on, sides.off);
      const toBase = sides.base && ratiosOf(sides.off, sides.base);
      return {
        ours: figuresOf(sides.on, await sides.on.service.memoryMb()),
        yardstick: figuresOf(sides.off, await sides.off.service.memoryMb()),
        figure: `${median(ratios).toFixed(2)} ×`,
        spread: spreadOf(ratios),
        isMet: median(ratios) <= 1.5,
        ...(toBase && {
          note: `off, to the version before: ${median(toBase).toFixed(2)} × (${spreadOf(toBase)})`,
        }),
      };
    } finally {
      for (const { service } of Object.values(sides)) await service.stop();
      collector.stop();
      await postgres.stop();
    }
  },
};

let turn = 0;

async function run({ service, rounds }: Side, tenants: readonly Tenant[], seconds: number): Promise<void> {
  const target = { port: service.ports.sandbox, ca: service.ca };
  const next = () => {
    const { key, projectId } = tenants[turn++ % tenants.length]!;
    return requestBytes("POST", "/v1/brands/generate", key, {
      project_id: projectId,
      prompt: "Nocturne, a tea house",
    });
  };
  const before = await cpuOf(service.pid);
  const result = await load(target, { connections: CONNECTIONS, seconds, next });
  if (result.statuses[202] !== result.count) {
    throw new Error(`not all were 202: ${JSON.stringify(result.statuses)}`);
  }
  rounds.push(Number(microseconds((await cpuOf(service.pid)) - before, result.count)));
}

const ratiosOf = (ours: Side, other: Side): number[] => ours.rounds.map((each, n) => each / other.rounds[n]!);

const figuresOf = ({ rounds }: Side, megabytes: number): string =>
  `${median(rounds).toFixed(0)} µs CPU, ${megabytes.toFixed(0)} MB`;
