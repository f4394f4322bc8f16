// How long `npm start` takes when it has run before: from the command to /readyz saying so, embedded PostgreSQL included.
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Agent, request } from "undici";
import { freePorts } from "../../packages/service/test/free-ports.ts";
import { median, type Question, spreadOf } from "../stage/question.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PATIENCE_MS = 90_000;

export const start: Question = {
  name: "start",
  asks: "start: `npm start`, warm, to ready",
  yardstick: "–",
  target: "≤ 6 s",
  async measure({ quick }) {
    const dataDir = await mkdtemp(join(tmpdir(), "marque-bench-start-"));
    try {
      await once(dataDir);
      const times: number[] = [];
      for (let round = 0; round < (quick ? 1 : 5); round++) times.push(await once(dataDir));
      return {
        ours: `${median(times).toFixed(1)} s`,
        yardstick: "–",
        figure: `${median(times).toFixed(1)} s`,
        spread: spreadOf(times, 1),
        isMet: median(times) <= 6,
      };
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

async function once(dataDir: string): Promise<number> {
  const [live, sandbox, dashboard] = (await freePorts(3)) as [number, number, number];
  const started = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: ROOT,
    env: {
      ...process.env,
      MARQUE_DATA_DIR: dataDir,
      MARQUE_LIVE_ORIGIN: `https://localhost:${live}`,
      MARQUE_SANDBOX_ORIGIN: `https://localhost:${sandbox}`,
      MARQUE_DASHBOARD_ORIGIN: `https://localhost:${dashboard}`,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const gone = new Promise((resolve) => child.once("exit", resolve));
  try {
    while (performance.now() - started < PATIENCE_MS) {
      if (await isReady(dataDir, sandbox)) return (performance.now() - started) / 1000;
      await pause(25);
    }
    throw new Error("npm start did not become ready");
  } finally {
    child.kill("SIGTERM");
    await gone;
    // npm is gone before the database is.
    await pause(3_000);
  }
}

async function isReady(dataDir: string, port: number): Promise<boolean> {
  try {
    const ca = await readFile(join(dataDir, "tls", "ca.pem"), "utf8");
    const agent = new Agent({ connect: { ca } });
    const { statusCode, body } = await request(`https://localhost:${port}/readyz`, { dispatcher: agent });
    await body.dump();
    await agent.close();
    return statusCode === 200;
  } catch {
    return false;
  }
}
