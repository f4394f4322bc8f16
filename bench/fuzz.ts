// `npm run fuzz`: requests made from the published OpenAPI document and from the dashboard's routes, valid, broken and
// mangled, against the real service. Every answer has to be one the document promises, and none a 5xx.
//
//   npm run fuzz -- [--minutes 10] [--seed N] [--connections 4]
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import fc from "fast-check";
import { Agent, request } from "undici";
import { type ApiAnswer, answerCheck } from "../packages/service/test/openapi-answers.ts";
import {
  type Json,
  operationsOf,
  requestsFor,
  segment,
  takesBody,
  targetOf,
} from "../packages/service/test/openapi-requests.ts";
import { DashboardFuzz } from "./stage/dashboard-fuzz.ts";
import { type Mangled, mangled } from "./stage/mangled.ts";
import { type Postgres, startPostgres } from "./stage/postgres.ts";
import { type ServiceProcess, startServiceProcess, WITHOUT_ENGINE } from "./stage/service.ts";
import { createTenants, type Tenant } from "./stage/tenants.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    connections: { type: "string", default: "4" },
  },
});
/** Each may generate 300 times per minute. */
const TENANTS = 200;
const BATCH = 50;
const KINDS = ["valid", "broken", "mangled"] as const;

const document: Json = JSON.parse(
  await readFile(new URL("../docs/openapi-v1.json", import.meta.url), "utf8"),
);
const operations = operationsOf(document);
const problemsOf = answerCheck(document);

const postgres = await startPostgres();
const tenants = await createTenants(postgres, TENANTS);
const service = await startServiceProcess(postgres, {
  roles: "api,worker,dashboard",
  program: WITHOUT_ENGINE,
  env: { MARQUE_WEBHOOK_PRIVATE_HOSTS: "", MARQUE_TRUST_PROXY: "127.0.0.1,::1" },
});
const agent = new Agent({ connect: { ca: service.ca } });
const dashboard = new DashboardFuzz(service, postgres, agent);
const counts = new Map<string, number>();
const failures: string[] = [];
try {
  const memoryIds = await memoryNodesOf(postgres, tenants);
  const until = performance.now() + Number(values.minutes) * 60_000;
  const seed = Number(values.seed);
  console.log(
    `fuzzing ${operations.length} operations and ${dashboard.routes} routes for ${values.minutes} minutes, seed ${seed}`,
  );
  await Promise.all(
    Array.from({ length: Number(values.connections) }, async (_, worker) => {
      for (let round = 0; performance.now() < until && failures.length < 20; round++) {
        const turn = seed + worker * 1_000_003 + round;
        // Half the time goes to the dashboard, which has many more routes.
        if (round % 2 === 0) await fuzzOnce(tenants[turn % TENANTS]!, memoryIds[turn % TENANTS]!, turn);
        else failures.push(...(await dashboard.fuzzOnce(turn, BATCH, note)));
      }
    }),
  );
  const alive = await request(`https://localhost:${service.ports.sandbox}/readyz`, { dispatcher: agent });
  if (alive.statusCode !== 200) failures.push(`afterwards /readyz answered ${alive.statusCode}`);
} finally {
  await agent.destroy();
  await service.stop();
  await postgres.stop();
}
report();
process.exit(failures.length === 0 ? 0 : 1);

async function fuzzOnce(tenant: Tenant, memoryId: string, turn: number): Promise<void> {
  const kind = KINDS[turn % KINDS.length]!;
  const described = operations[Math.floor(turn / KINDS.length) % operations.length]!;
  const known = { projectId: await projectFor(described.method, tenant), memoryId };
  const made = requestsFor(described, known, kind !== "valid");
  const arbitrary: fc.Arbitrary<Mangled> = kind === "mangled" ? mangled(made) : made;
  for (const one of fc.sample(arbitrary, { numRuns: BATCH, seed: turn })) {
    const answer = await send(service, tenant, one);
    note(`${kind} ${described.method} ${described.path} ${answer.status}`);
    const problems = problemsOf(one, answer);
    if (problems.length > 0) {
      failures.push(
        JSON.stringify({ seed: turn, kind, path: targetOf(one), sent: one.body, answer, problems }),
      );
      return;
    }
    // Gone after the first; what follows asks for something that is no more.
    if (described.method === "DELETE" && answer.status === 200) return;
  }
}

function note(combination: string): void {
  counts.set(combination, (counts.get(combination) ?? 0) + 1);
}

/** A project that may be deleted, for DELETE. */
async function projectFor(method: string, tenant: Tenant): Promise<string> {
  if (method !== "DELETE") return tenant.projectId;
  const rows = await postgres.query<{ id: string }>(
    "insert into projects (workspace_id, environment, name) values ($1, 'sandbox', 'To go') returning id",
    [tenant.workspaceId],
  );
  return segment(rows[0]!.id);
}

async function send({ ports }: ServiceProcess, tenant: Tenant, one: Mangled): Promise<ApiAnswer> {
  const type = one.raw ? one.raw.type : "application/json";
  const body = one.raw ? one.raw.bytes : JSON.stringify(one.body === undefined ? {} : one.body);
  const response = await request(`https://localhost:${ports.sandbox}${targetOf(one)}`, {
    dispatcher: agent,
    method: one.described.method as "POST",
    headers: {
      authorization: `Bearer ${tenant.key}`,
      ...(takesBody(one.described) && type !== undefined ? { "content-type": type } : {}),
      ...one.headers,
    },
    ...(takesBody(one.described) ? { body } : {}),
  });
  const text = await response.body.text();
  return {
    status: response.statusCode,
    headers: response.headers,
    body: text === "" ? undefined : JSON.parse(text),
  };
}

/** A memory node for each tenant, so that refinements find something. */
async function memoryNodesOf({ query }: Postgres, owners: readonly Tenant[]): Promise<readonly string[]> {
  const rows = await query<{ id: string; project_id: string }>(
    `insert into memory_nodes (project_id, job_id, prompt, seed, brief, design)
     select p, marque_id('job_'), 'A calm logo', 1, '{}', '{}' from unnest($1::text[]) p returning id, project_id`,
    [owners.map(({ projectId }) => projectId)],
  );
  const byProject = new Map(rows.map(({ id, project_id }) => [project_id, id]));
  return owners.map(({ projectId }) => byProject.get(projectId)!);
}

function report(): void {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const statuses = new Map<string, number>();
  for (const [key, count] of counts) {
    const status = key.slice(key.lastIndexOf(" ") + 1);
    statuses.set(status, (statuses.get(status) ?? 0) + count);
  }
  console.log(`${total} requests, ${counts.size} combinations of kind, operation and status`);
  console.log(
    [...statuses]
      .sort()
      .map(([status, count]) => `${status}: ${count}`)
      .join(", "),
  );
  for (const failure of failures) console.log(`PROBLEM ${failure.slice(0, 2_000)}`);
  console.log(failures.length === 0 ? "no 5xx, every answer as documented" : `${failures.length} problems`);
}
