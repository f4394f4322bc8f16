import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { CHROMIUM_FLAGS, findChromium } from "../../service/test/chromium.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the run's browser listens. */
    browser: string;
  }
}

/** One Chromium for all test files of a run; what a page keeps, it keeps in a context of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const home = await mkdtemp(join(tmpdir(), "marque-browser-"));
  const server = await chromium.launchServer({
    executablePath: findChromium(),
    args: CHROMIUM_FLAGS,
    host: "127.0.0.1",
    env: { ...process.env, HOME: home } as Record<string, string>,
  });
  project.provide("browser", server.wsEndpoint());
  return async () => {
    await server.close();
    await rm(home, { recursive: true, force: true });
  };
}
