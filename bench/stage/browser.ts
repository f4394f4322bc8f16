// A person in a real browser before the service as `npm start` runs it: a signed-in owner, the built pages, the engine.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { CHROMIUM_FLAGS, findChromium } from "../../packages/service/test/chromium.ts";
import { insertSignedInOwner } from "../../packages/service/test/dashboard/people.ts";
import { buildDashboard } from "../../scripts/build-dashboard.ts";
import { cpuOf, cpuOfDescendants, cpuOfFamily } from "./cpu.ts";
import { removedWithUs } from "./leftovers.ts";
import { startPostgres } from "./postgres.ts";
import { quantile } from "./question.ts";
import { startServiceProcess } from "./service.ts";

const JOB_WITHIN_MS = 60_000;

/** Seconds. On a busy machine they say what a quiet one would take. */
export interface Cpu {
  readonly service: number;
  readonly postgres: number;
  readonly browser: number;
}

export interface Visit {
  readonly page: Page;
  /** The path of the workspace's pages. */
  readonly workspace: string;
  readonly projectId: string;
  /** Makes a brand, past the pages; resolves to its Memory Node. */
  brand(prompt: string): Promise<string>;
  /** Nothing was counted yet. */
  forgetLimits(): Promise<void>;
  /** Seconds of processor time so far. */
  cpu(): Promise<Cpu>;
  end(): Promise<void>;
}

/** `script` runs in each page before its own scripts do. */
export async function visit(script: string): Promise<Visit> {
  await buildDashboard();
  const postgres = await startPostgres();
  const { cookie, ids } = await insertSignedInOwner(postgres);
  const service = await startServiceProcess(postgres, { roles: "api,worker,dashboard" });
  const home = await mkdtemp(join(tmpdir(), "marque-bench-browser-"));
  const forget = removedWithUs(home);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: CHROMIUM_FLAGS,
    env: { ...process.env, HOME: home } as Record<string, string>,
  });
  const origin = `https://localhost:${service.ports.dashboard}`;
  const context = await browser.newContext({
    baseURL: origin,
    ignoreHTTPSErrors: true,
    viewport: { width: 1280, height: 860 },
    reducedMotion: "reduce",
  });
  const [name = "", value = ""] = cookie.split("=");
  await context.addCookies([{ name, value, url: origin, secure: true, httpOnly: true }]);
  await context.addInitScript(script);
  const page = await context.newPage();
  const workspaceId = ids.workspace_id!;
  return {
    page,
    workspace: `/w/${workspaceId}`,
    projectId: ids.project_id!,
    brand: (prompt) => madeBrand(page, `/api/workspaces/${workspaceId}`, ids.project_id!, prompt),
    forgetLimits: async () => void (await postgres.query("delete from rate_windows")),
    async cpu() {
      const [own, database] = [await cpuOf(service.pid), await cpuOfFamily(postgres.pid)];
      return { service: own, postgres: database, browser: (await cpuOfDescendants()) - own - database };
    },
    async end() {
      await browser.close();
      await service.stop();
      await postgres.stop();
      await rm(home, { recursive: true, force: true });
      forget();
    },
  };
}

/** As a script of the page, whose session it uses. */
function madeBrand(page: Page, api: string, projectId: string, prompt: string): Promise<string> {
  return page.evaluate<string>(`(async () => {
    const ask = async (path, json) => {
      const reply = await fetch(${JSON.stringify(api)} + path, json && {
        method: "POST", body: JSON.stringify(json), headers: { "content-type": "application/json" },
      });
      if (!reply.ok) throw new Error(path + ": " + reply.status);
      return reply.json();
    };
    const { id } = await ask("/projects/${projectId}/generations", { prompt: ${JSON.stringify(prompt)} });
    for (const until = performance.now() + ${JOB_WITHIN_MS}; performance.now() < until; ) {
      const job = await ask("/jobs/" + id);
      if (job.memory_id) return job.memory_id;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error("the brand was not made");
  })()`);
}

/** What each of `count` took of the processors. */
export function cpuEach(before: Cpu, after: Cpu, count: number): string {
  const part = (name: keyof Cpu) => `${(((after[name] - before[name]) / count) * 1000).toFixed(0)} ms`;
  return `CPU each: service ${part("service")}, PostgreSQL ${part("postgres")}, browser ${part("browser")}`;
}

/** Median, 95th and longest, in milliseconds. */
export function summary(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const [p50, p95, most] = [0.5, 0.95, 1].map((share) => quantile(sorted, share).toFixed(0));
  return `p50 ${p50} ms, p95 ${p95} ms, longest ${most} ms`;
}
