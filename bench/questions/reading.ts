// Reading over the API beside bare Fastify with the same select: what the key, the limit, the scope, the envelope and
// the log cost.
import { cpuOf, cpuOfFamily, microseconds } from "../stage/cpu.ts";
import { load, requestBytes } from "../stage/load.ts";
import { startPostgres } from "../stage/postgres.ts";
import { atLeast, type Depth, interleave, judged, type Question, type Row } from "../stage/question.ts";
import { startServiceProcess } from "../stage/service.ts";
import { createTenants, type Tenant } from "../stage/tenants.ts";
import { localCertificate, startYardstick } from "../stage/yardstick.ts";

const CONNECTIONS = 32;
const TENANTS = 400;

interface Side {
  readonly pid: number;
  readonly port: number;
  readonly ca: string;
  readonly requests: readonly Buffer[];
  /** Of a request in the latest round, in microseconds: the server's and PostgreSQL's. */
  cpu: string;
}

async function compare(
  { quick }: Depth,
  ours: (tenant: Tenant) => Buffer,
  bare: (tenant: Tenant) => Buffer,
): Promise<Row> {
  const postgres = await startPostgres();
  const tenants = await createTenants(postgres, TENANTS);
  const { key, cert, ca } = await localCertificate();
  const yardstick = await startYardstick<number>("reading", {
    BENCH_URL: postgres.url,
    BENCH_KEY: key,
    BENCH_CERT: cert,
  });
  const service = await startServiceProcess(postgres);
  const run = async (side: Side, seconds: number) => {
    const next = (n: number) => side.requests[n % side.requests.length]!;
    const before = await Promise.all([cpuOf(side.pid), cpuOfFamily(postgres.pid)]);
    const result = await load(side, { connections: CONNECTIONS, seconds, next });
    const after = await Promise.all([cpuOf(side.pid), cpuOfFamily(postgres.pid)]);
    side.cpu = after.map((each, n) => microseconds(each - before[n]!, result.count)).join(" + ");
    if (result.statuses[200] !== result.count)
      throw new Error(`not all were 200: ${JSON.stringify(result.statuses)}`);
    return result.perSecond;
  };
  const own: Side = {
    pid: service.pid,
    port: service.ports.sandbox,
    ca: service.ca,
    requests: tenants.map(ours),
    cpu: "",
  };
  const other: Side = {
    pid: yardstick.child.pid!,
    port: yardstick.first,
    ca,
    requests: tenants.map(bare),
    cpu: "",
  };
  try {
    const seconds = quick ? 2 : 5;
    for (const side of [own, other]) await run(side, 2);
    const result = await interleave(
      quick ? 2 : 5,
      () => run(own, seconds),
      () => run(other, seconds),
    );
    return {
      ours: `${result.ours.toFixed(0)}/s, ${own.cpu} µs CPU`,
      yardstick: `${result.yardstick.toFixed(0)}/s, ${other.cpu} µs CPU`,
      figure: result.ratio.toFixed(2),
      spread: result.spread,
      ...judged(result, atLeast(0.8)),
    };
  } finally {
    await service.stop();
    yardstick.stop();
    await postgres.stop();
  }
}

export const getProject: Question = {
  name: "get-project",
  asks: "`GET /v1/projects/{id}` requests/s",
  yardstick: "bare Fastify over HTTPS, one prepared select",
  target: "≥ 0.80",
  measure: (depth) =>
    compare(
      depth,
      ({ key, projectId }) => requestBytes("GET", `/v1/projects/${projectId}`, key),
      ({ projectId }) => requestBytes("GET", `/v1/projects/${projectId}`, null),
    ),
};

export const listProjects: Question = {
  name: "list-projects",
  asks: "`GET /v1/projects`, page of 10, requests/s",
  yardstick: "bare Fastify over HTTPS, the same select",
  target: "≥ 0.80",
  measure: (depth) =>
    compare(
      depth,
      ({ key }) => requestBytes("GET", "/v1/projects?limit=10", key),
      ({ workspaceId }) => requestBytes("GET", `/v1/projects?workspace=${workspaceId}`, null),
    ),
};
