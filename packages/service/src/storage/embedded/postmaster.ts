// The server process as others see it: postmaster.pid, and whether that process is really our server.

import { execFile } from "node:child_process";
import { readdir, readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { codeOf } from "./errors.ts";

const run = promisify(execFile);

/** What PostgreSQL writes into postmaster.pid, line by line. */
export interface PidFile {
  readonly pid: number;
  /** Seconds; with the pid it tells one server from the next. */
  readonly startedAt: string;
  readonly port: number;
  /** Empty until the server has made its socket. */
  readonly socketDirectory: string;
  /** The server takes connections. */
  readonly ready: boolean;
  readonly text: string;
}

/** The file, or nothing when there is none or the server is just writing it. */
export async function readPidFile(data: string): Promise<PidFile | undefined> {
  const text = await readFile(join(data, "postmaster.pid"), "utf8").catch((error) => {
    if (codeOf(error) === "ENOENT") return "";
    throw error;
  });
  const [pid, , startedAt = "", port, socketDirectory = "", , , status] = text.split("\n");
  // PostgreSQL writes the number negative for a single-user backend.
  const number = Math.abs(Number.parseInt(pid ?? "", 10));
  if (!(number > 0)) return undefined;
  const ready = status?.trim() === "ready";
  return { pid: number, startedAt, port: Number(port), socketDirectory, ready, text };
}

export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

/**
 * Whether the process is a PostgreSQL server on these files. A number may have passed to an unrelated
 * process after a reboot, and a dead one that nobody has collected still has its number.
 */
export async function isServerOf(pid: number, data: string): Promise<boolean> {
  if (!processExists(pid)) return false;
  const command = await commandOf(pid);
  if (command === undefined || !/^postgres(\b|$)/.test(basename(command[0] ?? ""))) return false;
  if (process.platform === "linux") {
    // The server's working directory is its data directory, also after somebody renamed it.
    const [there, here] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(data)].map(orNothing));
    if (there && here && there.dev === here.dev && there.ino === here.ino) return true;
  }
  return command.join(" ").includes(`-D ${data} `);
}

const orNothing = <T>(promise: Promise<T>): Promise<T | undefined> => promise.catch(() => undefined);

async function commandOf(pid: number): Promise<string[] | undefined> {
  try {
    if (process.platform === "linux") {
      const text = await readFile(`/proc/${pid}/cmdline`, "utf8");
      return text === "" ? undefined : text.split("\0");
    }
    const { stdout } = await run("ps", ["-p", String(pid), "-o", "command="]);
    return stdout.trim().split(" ");
  } catch {
    return undefined;
  }
}

const POLL_MS = 20;
/** Together these keep the promise that everything has stopped within five seconds. */
const FAST_SHUTDOWN_MS = 3500;
const IMMEDIATE_SHUTDOWN_MS = 700;

/** Stops a server whether or not it is our child: fast (sessions end, a checkpoint), then at once, then by force. */
export async function stopServer(pid: number, data: string): Promise<"fast" | "immediate" | "forced"> {
  signal(pid, "SIGINT");
  signal(pid, "SIGCONT"); // a suspended server receives nothing else
  if (await gone(pid, data, FAST_SHUTDOWN_MS)) return "fast";
  signal(pid, "SIGQUIT");
  if (await gone(pid, data, IMMEDIATE_SHUTDOWN_MS)) return "immediate";
  signal(pid, "SIGKILL");
  await killLeftovers(data);
  await gone(pid, data, IMMEDIATE_SHUTDOWN_MS);
  return "forced";
}

/**
 * Ends what a killed server left behind. Its processes leave by themselves as soon as they notice, except a
 * hung one, which would keep the shared memory and so every later server out. Only Linux tells which
 * processes they are.
 */
export async function killLeftovers(data: string): Promise<void> {
  for (const name of await readdir("/proc").catch(() => [])) {
    const pid = Number(name);
    if (pid > 0 && (await isServerOf(pid, data))) signal(pid, "SIGKILL");
  }
}

async function gone(pid: number, data: string, patience: number): Promise<boolean> {
  const deadline = Date.now() + patience;
  while (await isServerOf(pid, data)) {
    if (Date.now() >= deadline) return false;
    await sleep(POLL_MS);
  }
  return true;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (codeOf(error) !== "ESRCH") throw error;
  }
}
