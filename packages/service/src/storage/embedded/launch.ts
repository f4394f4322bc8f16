// Gets a server running on a place: takes over one that runs already, otherwise starts one. Any number of
// processes may do this at once; PostgreSQL's own lock on its files lets one server through, and the others
// find it.

import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { PLAIN_ENVIRONMENT } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { type Answer, ask } from "./connection.ts";
import { cannotWrite } from "./errors.ts";
import { clearObstacle, clearPidFile } from "./obstacles.ts";
import { makeSocketDirectory, type Place, SOCKET_PORT } from "./place.ts";
import { isServerOf, readPidFile, stopServer } from "./postmaster.ts";
import { explain, openLog, readLog, trimLog } from "./server-log.ts";

export interface EmbeddedLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface Launch {
  readonly place: Place;
  /** Asked for only when a server is started: to try them out takes longer than to join one that runs. */
  readonly binaries: () => Promise<Binaries>;
  readonly settings: Readonly<Record<string, string>>;
  readonly log: EmbeddedLog;
}

export interface Running {
  readonly pid: number;
  readonly startedAt: string;
  readonly socketDirectory: string;
  /** It ran before we came. */
  readonly adopted: boolean;
}

const SETTINGS: Readonly<Record<string, string>> = {
  // No TCP at all: there is no port that another program could have taken, and nobody else can connect.
  listen_addresses: "",
  port: String(SOCKET_PORT),
  unix_socket_permissions: "0700",
  max_connections: "200",
  shared_buffers: "128MB",
  random_page_cost: "1.1", // at a spinning disk's 4 each lease of deliveries read whole tables while they are small
  max_wal_size: "512MB",
  jit: "off", // its compilation costs more than our short queries
  timezone: "UTC",
  log_timezone: "UTC",
  log_min_messages: "warning",
  log_checkpoints: "off", // told whatever the level, every five minutes
  log_line_prefix: "%m [%p] %a ",
  logging_collector: "off",
};

const POLL_MS = 10;
/**
 * How long a server may leave knocks unanswered before it counts as hung. Long, because replacing one that is
 * merely slow on an overloaded machine would take it from the service that uses it.
 */
const PATIENCE_MS = 12_000;
/** How long to try against what an earlier server left behind. */
const OBSTACLE_PATIENCE_MS = 10_000;
const STILL_WAITING_MS = 5000;

export async function bringUp(launch: Launch, signal: AbortSignal): Promise<Running> {
  const { place } = launch;
  const begun = Date.now();
  for (;;) {
    signal.throwIfAborted();
    const adopted = await adopt(launch, signal);
    if (adopted) return adopted;
    const started = await start(launch, signal);
    if ("pid" in started) return started;
    const triedFor = Date.now() - begun;
    const again = await clearObstacle(place, started.socketDirectory, started.said, triedFor);
    if (!again || triedFor > OBSTACLE_PATIENCE_MS) throw await explain(place, started.said, started.ending);
    await sleep(50, undefined, { signal });
  }
}

async function adopt(launch: Launch, signal: AbortSignal): Promise<Running | undefined> {
  const { place, log } = launch;
  const file = await readPidFile(place.data);
  if (!file) return undefined;
  if (!(await isServerOf(file.pid, place.data))) {
    await clearPidFile(place, file);
    return undefined;
  }
  if (await untilAnswered(launch, file.pid, signal)) {
    const now = await readPidFile(place.data);
    return now && { ...now, adopted: true };
  }
  if (!(await isServerOf(file.pid, place.data))) return undefined;
  log.warn({ pid: file.pid }, "A PostgreSQL left over from an earlier start does not answer; replacing it.");
  await stopServer(file.pid, place.data);
  return undefined;
}

/** Waits for a server that is not our child. False: it ended, or it lives and says nothing. */
async function untilAnswered({ place, log }: Launch, pid: number, signal: AbortSignal): Promise<boolean> {
  let quietSince = Date.now();
  const words = sayEvery(STILL_WAITING_MS, () => log.info({ pid }, "Waiting for PostgreSQL to be ready."));
  while (await isServerOf(pid, place.data)) {
    signal.throwIfAborted();
    const file = await readPidFile(place.data);
    const answer: Answer = file?.socketDirectory ? await ask(place, file.socketDirectory) : "silent";
    if (answer === "ready") return true;
    if (answer === "busy") quietSince = Date.now();
    else if (Date.now() - quietSince > PATIENCE_MS) return false;
    words();
    await sleep(POLL_MS * 5, undefined, { signal });
  }
  return false;
}

/** A server that ended instead of starting, and what it said. */
interface Ended {
  readonly ending: string;
  readonly said: string;
  readonly socketDirectory: string;
}

async function start(launch: Launch, signal: AbortSignal): Promise<Running | Ended> {
  const { place, log } = launch;
  const { postgres } = await launch.binaries();
  const socketDirectory = await makeSocketDirectory(place);
  await trimLog(place.logFile);
  const { file, from } = await openLog(place.logFile).catch((error) => {
    throw cannotWrite(place.dataDir, error);
  });
  // Its own session: neither Ctrl-C in our terminal nor our death reaches it, so that it always ends in
  // order, by us or by the start that adopts it.
  const child = spawn(postgres, ["-D", place.data, ...flags(launch, socketDirectory)], {
    ...place.account,
    cwd: "/",
    env: PLAIN_ENVIRONMENT,
    detached: true,
    stdio: ["ignore", file.fd, file.fd],
  });
  let ending: string | undefined;
  child.once("error", (error) => {
    ending = error.message;
  });
  child.once("exit", (code, by) => {
    ending = by ?? `exit code ${code}`;
  });
  child.unref();
  await file.close();

  const words = sayEvery(STILL_WAITING_MS, () =>
    log.info(
      { pid: child.pid },
      "PostgreSQL is still starting; after a crash it first repeats what it had logged.",
    ),
  );
  while (ending === undefined) {
    if (signal.aborted) {
      if (child.pid !== undefined) await stopServer(child.pid, place.data);
      signal.throwIfAborted();
    }
    const pidFile = await readPidFile(place.data);
    if (pidFile?.pid === child.pid && pidFile?.ready) {
      if ((await ask(place, socketDirectory)) === "ready") return { ...pidFile, adopted: false };
    }
    words();
    await sleep(POLL_MS);
  }

  return { ending, said: await readLog(place.logFile, from), socketDirectory };
}

function flags({ settings }: Launch, socketDirectory: string): string[] {
  // Quoted, because a comma in a path would begin a second directory.
  const all = { ...SETTINGS, unix_socket_directories: `"${socketDirectory}"`, ...settings };
  return Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

function sayEvery(interval: number, say: () => void): () => void {
  let next = Date.now() + interval;
  return () => {
    if (Date.now() < next) return;
    next += interval;
    say();
  };
}
