// Starts a yardstick: a program of bench/yardsticks in a process of its own.
import { type ChildProcess, fork } from "node:child_process";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureLocalAuthority } from "../../packages/service/src/http/local-authority.ts";
import { createLog } from "../../packages/service/src/log.ts";
import { removedWithUs } from "./leftovers.ts";

export interface Yardstick<First> {
  readonly child: ChildProcess;
  /** What it said when it was ready. */
  readonly first: First;
  stop(): void;
}

export async function startYardstick<First>(
  name: string,
  env: Readonly<Record<string, string>>,
): Promise<Yardstick<First>> {
  const program = fileURLToPath(new URL(`../yardsticks/${name}.ts`, import.meta.url));
  const child = fork(program, { env: { ...process.env, ...env } });
  return { child, first: await nextMessage<First>(child), stop: () => child.disconnect() };
}

export function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    child.once("message", (message) => resolve(message as Message));
    child.once("exit", (code) => reject(new Error(`a yardstick ended with ${code}`)));
  });
}

/** A certificate for localhost and the authority to trust it by, also as a file while this process runs. */
export async function localCertificate(): Promise<{ key: string; cert: string; ca: string; caFile: string }> {
  const directory = await mkdtemp(join(tmpdir(), "marque-bench-tls-"));
  removedWithUs(directory);
  const { leaf, caFile } = await ensureLocalAuthority(
    directory,
    [],
    createLog({ level: "fatal" }),
    new Date(),
  );
  const ca = await readFile(caFile, "utf8");
  return { key: leaf.key, cert: leaf.cert, ca, caFile };
}
