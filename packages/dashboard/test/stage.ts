/** The real service with the real engine, the built pages and a real browser: what every test here stands on. */

import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from "playwright-core";
import { inject } from "vitest";
import { buildDashboard } from "../../../scripts/build-dashboard.ts";
import { ENGINE_THREAD } from "../../service/src/worker/thread-designer.ts";
import {
  DashboardClient,
  PASSWORD,
  type SignedInPerson,
} from "../../service/test/dashboard/dashboard-client.ts";
import { DRAWING_THREAD, startTestService, type TestService } from "../../service/test/test-service.ts";
import { WatchedPage } from "./watched-page.ts";

export interface Stage {
  readonly service: TestService;
  readonly origin: string;
  readonly workspaceId: string;
  /** An owner of the workspace, for setting the scene without the browser. */
  readonly owner: SignedInPerson;
  /** A page of a browser of its own; signed in as `as`, or as nobody. */
  open(options?: { as?: SignedInPerson; browser?: BrowserContextOptions }): Promise<WatchedPage>;
  stop(): Promise<void>;
}

interface StageOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly workspaceName?: string;
  readonly plan?: string;
  /** Tests that draw nothing need not wait for the engine. */
  readonly hasEngine?: boolean;
}

let browser: Promise<Browser> | undefined;

export async function raiseStage({
  env = {},
  workspaceName = "Northwind Studio",
  plan = "agency",
  hasEngine = true,
}: StageOptions = {}): Promise<Stage> {
  await buildDashboard();
  const service = await startTestService(
    { MARQUE_WORKER_THREADS: "1", ...env },
    hasEngine ? ENGINE_THREAD : DRAWING_THREAD,
  );
  const workspaceId = (await service.admin.createWorkspace(workspaceName, plan)).id;
  const owner = await signedInOwner(service, workspaceId);
  browser ??= chromium.connect(inject("browser"));
  const opened = await browser;
  const contexts: BrowserContext[] = [];
  const origin = `https://localhost:${service.ports.dashboard}`;
  return {
    service,
    origin,
    workspaceId,
    owner,
    async open({ as, browser: options = {} } = {}) {
      const context = await newContext(opened, origin, options);
      contexts.push(context);
      if (as) await context.addCookies([cookieOf(as, origin)]);
      return new WatchedPage(await context.newPage(), origin);
    },
    async stop() {
      await Promise.all(contexts.map((context) => context.close()));
      await service.stop();
    },
  };
}

async function newContext(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    ignoreHTTPSErrors: true,
    viewport: { width: 1280, height: 860 },
    reducedMotion: "reduce",
    ...options,
  });
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin });
  return context;
}

function cookieOf({ client }: SignedInPerson, origin: string) {
  const [name = "", value = ""] = client.cookie?.split("=") ?? [];
  return { name, value, url: origin, secure: true, httpOnly: true };
}

/** As if by a browser: the account page and its pictures show where people signed in. */
const BROWSER = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };

async function signedInOwner(service: TestService, workspaceId: string): Promise<SignedInPerson> {
  const email = "ada@northwind.example";
  const { id, password } = await service.admin.createUser(workspaceId, email, "owner");
  const client = new DashboardClient(service);
  const call = (path: string, json: object) => client.call(path, { json, headers: BROWSER });
  await call("/api/login", { email, password });
  const { status } = await call("/api/password", { new_password: PASSWORD });
  if (status !== 200) throw new Error(`the owner could not sign in: ${status}`);
  return { client, id, email, password: PASSWORD };
}
