// `npm run production-install`: a copy of this checkout is installed with `npm ci --omit=dev` on an empty folder, measured, started with
// `npm start` and asked for a page. It takes some two minutes and needs the network, so it is no part of `npm test`;
// `scripts/sizes.test.ts` holds the same budget from what is installed here.
import { execFile, spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { freePorts } from "../packages/service/test/free-ports.ts";
import { firstPage } from "./first-page.ts";
import { INSTALL_BUDGET } from "./sizes.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** The pages are built at the first start, and their tools fetched for it. */
const READY_WITHIN_MILLISECONDS = 300_000;
const execute = promisify(execFile);

const clone = await mkdtemp(join(tmpdir(), "marque-production-"));
try {
  await copyCheckout();
  await execute("npm", ["ci", "--omit=dev", "--no-audit", "--no-fund"], { cwd: clone });
  await start();
  // Measured last: neither the start nor the pages' build may have installed anything.
  const megabytes = await sizeOf(join(clone, "node_modules"));
  console.log(`node_modules ${megabytes.toFixed(0)} MB, the budget is ${INSTALL_BUDGET} MB`);
  if (megabytes > INSTALL_BUDGET) process.exitCode = 1;
} finally {
  await rm(clone, { recursive: true, force: true });
}

/** What a commit of everything here would hold. */
async function copyCheckout(): Promise<void> {
  const list = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  const { stdout } = await execute("git", list, { cwd: ROOT, maxBuffer: 1e8 });
  for (const file of stdout.split("\0").filter((each) => each !== "")) {
    await mkdir(dirname(join(clone, file)), { recursive: true });
    await cp(join(ROOT, file), join(clone, file)).catch((error: NodeJS.ErrnoException) => {
      // Removed here and not yet committed.
      if (error.code !== "ENOENT") throw error;
    });
  }
}

async function start(): Promise<void> {
  const [live, sandbox, dashboard] = await freePorts(3);
  const dataDir = join(clone, ".marque");
  const { NODE_ENV: _, ...env } = process.env;
  const started = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: clone,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...env,
      MARQUE_DATA_DIR: dataDir,
      MARQUE_LIVE_ORIGIN: `https://localhost:${live}`,
      MARQUE_SANDBOX_ORIGIN: `https://localhost:${sandbox}`,
      MARQUE_DASHBOARD_ORIGIN: `https://localhost:${dashboard}`,
    },
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  try {
    const page = await firstPage({
      url: `https://localhost:${dashboard}/`,
      ca: () => readFile(join(dataDir, "tls", "ca.pem"), "utf8"),
      withinMilliseconds: READY_WITHIN_MILLISECONDS,
    });
    if (!page.includes('id="root"'))
      throw new Error(`this is no page of the dashboard: ${page.slice(0, 200)}`);
    console.log(`started and built the dashboard in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
}

async function sizeOf(folder: string): Promise<number> {
  const { stdout } = await execute("du", ["-sk", folder]);
  return (Number(stdout.split("\t")[0]) * 1024) / 1e6;
}
