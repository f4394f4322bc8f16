// The service as `npm start` runs it, in a process of its own, on the PostgreSQL of the question.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Agent, request } from "undici";
import { freePorts } from "../../packages/service/test/free-ports.ts";
import { endsWithUs, removedWithUs } from "./leftovers.ts";
import type { Postgres } from "./postgres.ts";

const MAIN = fileURLToPath(new URL("../../packages/service/src/main.ts", import.meta.url));
/** The same, with an engine that draws at once: for questions about everything but the engine. */
export const WITHOUT_ENGINE = fileURLToPath(
  new URL("../../packages/service/test/service-process.ts", import.meta.url),
);
export const MASTER_KEY = Buffer.alloc(32, 7);
const READY_WITHIN_MS = 60_000;

export interface ServiceProcess {
  readonly pid: number;
  readonly ca: string;
  readonly dataDir: string;
  readonly ports: { readonly live: number; readonly sandbox: number; readonly dashboard: number };
  /** Resident memory in megabytes, PostgreSQL not counted. */
  memoryMb(): Promise<number>;
  /** The most it ever was. */
  highestMb(): Promise<number>;
  /** A figure of `/metrics`, summed over its labels. */
  metric(name: string): Promise<number>;
  stop(): Promise<void>;
}

export interface ServiceOptions {
  readonly roles?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly program?: string;
  /** For `--cpu-prof` and the like. */
  readonly nodeOptions?: readonly string[];
}

export async function startServiceProcess(
  postgres: Postgres,
  { roles = "api,dashboard", env = {}, program = MAIN, nodeOptions = [] }: ServiceOptions = {},
): Promise<ServiceProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), "marque-bench-service-"));
  const [live, sandbox, dashboard] = (await freePorts(3)) as [number, number, number];
  const profile = process.env.MARQUE_BENCH_PROFILE;
  const flags = profile ? ["--cpu-prof", `--cpu-prof-dir=${profile}`, ...nodeOptions] : nodeOptions;
  const child = spawn(process.execPath, [...flags, program], {
    env: {
      ...process.env,
      MARQUE_DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      MARQUE_MASTER_KEY: MASTER_KEY.toString("base64"),
      MARQUE_LIVE_ORIGIN: `https://localhost:${live}`,
      MARQUE_SANDBOX_ORIGIN: `https://localhost:${sandbox}`,
      MARQUE_DASHBOARD_ORIGIN: `https://localhost:${dashboard}`,
      MARQUE_ROLES: roles,
      ...env,
    },
    // Its log is written, as in production, and thrown away.
    stdio: ["ignore", "ignore", "inherit"],
  });
  const forget = [endsWithUs(child.pid!, "SIGTERM"), removedWithUs(dataDir)];
  const ports = { live, sandbox, dashboard };
  const listens = /api|dashboard/.test(roles);
  const ca = listens ? await becameReady(child, dataDir, /api/.test(roles) ? sandbox : dashboard) : "";
  const agent = new Agent({ connect: { ca } });
  return {
    pid: child.pid!,
    ca,
    dataDir,
    ports,
    memoryMb: () => residentMb(child.pid!, "VmRSS"),
    highestMb: () => residentMb(child.pid!, "VmHWM"),
    metric: async (name) => {
      const { body } = await request(`https://localhost:${dashboard}/metrics`, { dispatcher: agent });
      return sumOf(await body.text(), name);
    },
    stop: async () => {
      await agent.destroy();
      await ended(child);
      await rm(dataDir, { recursive: true, force: true });
      for (const each of forget) each();
    },
  };
}

async function becameReady(child: ChildProcess, dataDir: string, port: number): Promise<string> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (performance.now() < deadline && child.exitCode === null) {
    try {
      const ca = await readFile(join(dataDir, "tls", "ca.pem"), "utf8");
      const agent = new Agent({ connect: { ca } });
      const { statusCode, body } = await request(`https://localhost:${port}/readyz`, { dispatcher: agent });
      await body.dump();
      await agent.close();
      if (statusCode === 200) return ca;
    } catch {
      // Not yet listening.
    }
    await pause(50);
  }
  child.kill("SIGKILL");
  throw new Error("the service did not become ready");
}

export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await gone;
}

async function residentMb(pid: number, which: "VmRSS" | "VmHWM"): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`${which}:\\s+(\\d+) kB`).exec(status)![1]) / 1024;
}

function sumOf(metrics: string, name: string): number {
  const lines = metrics
    .split("\n")
    .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
  return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(" ") + 1)), 0);
}
