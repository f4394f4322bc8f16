import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Agent } from "undici";
import { freePorts } from "./free-ports.ts";
import { callWith, type Reply, type Send, type TestService } from "./test-service.ts";

const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));

export interface SecondProcess {
  readonly ports: TestService["ports"];
  call(path: string, send?: Send): Promise<Reply>;
  stop(): Promise<void>;
}

/** A real second process of the service on the same database, with ports and a data directory of its own. */
export async function startSecondProcess(
  service: TestService,
  extra: Readonly<Record<string, string>> = {},
): Promise<SecondProcess> {
  const [live, sandbox, dashboard] = await freePorts(3);
  const ports = { live: live!, sandbox: sandbox!, dashboard: dashboard! };
  const dataDir = join(service.env.MARQUE_DATA_DIR!, "second");
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...service.env,
      MARQUE_DATA_DIR: dataDir,
      MARQUE_ROLES: "api",
      MARQUE_LIVE_ORIGIN: `https://localhost:${live}`,
      MARQUE_SANDBOX_ORIGIN: `https://localhost:${sandbox}`,
      MARQUE_DASHBOARD_ORIGIN: `https://localhost:${dashboard}`,
      ...extra,
    },
    // The channel tells the child when this process is gone, so that none is left behind.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  const ready = new Promise<void>((resolve, reject) => {
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("Marque is ready")) resolve();
    };
    child.stdout?.on("data", take);
    child.stderr?.on("data", take);
    child.once("exit", (code) => reject(new Error(`the second process ended with ${code}: ${output}`)));
  });
  await ready;
  const ca = await readFile(join(dataDir, "tls", "ca.pem"), "utf8");
  const agent = new Agent({ connect: { ca } });
  return {
    ports,
    call: (path, send = {}) => callWith(agent, ports[send.origin ?? "sandbox"], path, send),
    async stop() {
      await agent.close();
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
