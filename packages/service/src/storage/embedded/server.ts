// Starts the embedded PostgreSQL and watches over it.

import { rmdir, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Binaries, findBinaries, packagedMajor } from "./binaries.ts";
import { ensureCluster, refuseOtherVersion } from "./cluster.ts";
import { type Connection, connectionTo, DATABASE } from "./connection.ts";
import { EmbeddedPostgresError } from "./errors.ts";
import { bringUp, type EmbeddedLog, type Launch, type Running } from "./launch.ts";
import { findPlace } from "./place.ts";
import { isServerOf, readPidFile, stopServer } from "./postmaster.ts";
import { trimLog } from "./server-log.ts";

export interface EmbeddedOptions {
  /** Database files, password and log go here; made when missing. */
  readonly dataDir: string;
  readonly log: EmbeddedLog;
  /** PostgreSQL settings in addition to ours; a server that already runs keeps those it was started with. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface EmbeddedServer {
  /** How to reach a database: our own when none is named. The socket's directory can change at a restart. */
  connection(database?: string): Connection;
  /** The server ran before we came. */
  readonly adopted: boolean;
  readonly pid: number;
  /** With the pid, tells this server from the one after a restart. */
  readonly startedAt: string;
  readonly dataDir: string;
  readonly log: EmbeddedLog;
  /** Calls back whenever we ourselves had to start the server again. */
  onRestart(listener: () => Promise<void>): void;
  /** Aborted as soon as `stop` or `release` was called. */
  readonly closed: AbortSignal;
  /** Stops the server within five seconds; does nothing after `release`. */
  stop(): Promise<void>;
  /** Leaves the server running and stops watching it. */
  release(): Promise<void>;
}

/** Starts the server of a data directory, or adopts the one that runs; one that dies is started again. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  if (process.platform === "win32") {
    throw new EmbeddedPostgresError(
      "The embedded PostgreSQL runs on Linux and macOS. Set DATABASE_URL to a PostgreSQL server instead.",
    );
  }
  const place = await findPlace(options.dataDir);
  await refuseOtherVersion(place, await packagedMajor());
  let found: Promise<Binaries> | undefined;
  const prepare = async () => {
    const binaries = await findBinaries(place.account, place.copies);
    await ensureCluster(place, binaries);
    return binaries;
  };
  const launch: Launch = {
    place,
    binaries: () => (found ??= prepare()),
    settings: options.settings ?? {},
    log: options.log,
  };
  const running = await bringUp(launch, new AbortController().signal);
  return new WatchedServer(launch, running);
}

const WATCH_MS = 250;
const HOUSEKEEPING_MS = 5000;
/** Waits before the tries to start a dead server again; the last one repeats. */
const BACKOFF_MS = [0, 250, 500, 1000, 2000, 5000];
/** A server that lived this long died of something new. */
const STABLE_MS = 30_000;
/** A lasting problem is named again this often. */
const REMINDER_MS = 30_000;
/** Room for a few segments of the write-ahead log; below it the operator is warned. */
const SCARCE_BYTES = 64 * 1024 * 1024;

class WatchedServer implements EmbeddedServer {
  readonly #launch: Launch;
  readonly #close = new AbortController();
  readonly #watching: Promise<void>;
  #running: Running;
  #released = false;
  readonly #restartListeners: (() => Promise<void>)[] = [];

  constructor(launch: Launch, running: Running) {
    this.#launch = launch;
    this.#running = running;
    this.#watching = this.#watch();
  }

  get adopted(): boolean {
    return this.#running.adopted;
  }

  get pid(): number {
    return this.#running.pid;
  }

  get startedAt(): string {
    return this.#running.startedAt;
  }

  get dataDir(): string {
    return this.#launch.place.dataDir;
  }

  get log(): EmbeddedLog {
    return this.#launch.log;
  }

  get closed(): AbortSignal {
    return this.#close.signal;
  }

  onRestart(listener: () => Promise<void>): void {
    this.#restartListeners.push(listener);
  }

  connection(database = DATABASE): Connection {
    return connectionTo(this.#launch.place, this.#running.socketDirectory, database);
  }

  async release(): Promise<void> {
    this.#released = true;
    this.#close.abort();
    await this.#watching;
  }

  async stop(): Promise<void> {
    if (this.#released) return;
    await this.release();
    const { place, log } = this.#launch;
    const file = await readPidFile(place.data).catch(() => undefined);
    // Another process that watches too may have started a newer one in this very moment.
    for (const pid of new Set([this.#running.pid, file?.pid ?? this.#running.pid])) {
      if (!(await isServerOf(pid, place.data))) continue;
      const how = await stopServer(pid, place.data);
      if (how !== "fast")
        log.warn({ pid, how }, "PostgreSQL did not stop in time and was made to; no data is lost.");
    }
    const { socketDirectory } = this.#running;
    if (dirname(socketDirectory) !== place.base) await rmdir(socketDirectory).catch(() => {});
  }

  async #watch(): Promise<void> {
    const { place } = this.#launch;
    let nextHousekeeping = 0;
    while (await this.#pause(WATCH_MS)) {
      if (!(await isServerOf(this.#running.pid, place.data))) await this.#revive();
      if (Date.now() < nextHousekeeping) continue;
      nextHousekeeping = Date.now() + HOUSEKEEPING_MS;
      await trimLog(place.logFile).catch(() => {});
      await this.#watchDisk();
    }
  }

  /** False once we are closed. Does not keep the process alive. */
  async #pause(ms: number): Promise<boolean> {
    await sleep(ms, undefined, { ref: false, signal: this.#close.signal }).catch(() => {});
    return !this.#close.signal.aborted;
  }

  #diedOften = 0;
  #revivedAt = 0;

  async #revive(): Promise<void> {
    const { log } = this.#launch;
    if (Date.now() - this.#revivedAt > STABLE_MS) this.#diedOften = 0;
    log.warn({ pid: this.#running.pid }, "PostgreSQL ended unexpectedly; starting it again.");
    let said = "";
    let saidAt = 0;
    while (await this.#pause(BACKOFF_MS[Math.min(this.#diedOften, BACKOFF_MS.length - 1)] ?? 0)) {
      this.#diedOften += 1;
      try {
        this.#running = await bringUp(this.#launch, this.#close.signal);
        this.#revivedAt = Date.now();
        if (!this.#running.adopted) for (const listener of this.#restartListeners) await listener();
        log.info({ pid: this.#running.pid }, "PostgreSQL runs again.");
        return;
      } catch (error) {
        if (this.#close.signal.aborted) return;
        const message = error instanceof Error ? error.message : String(error);
        // Process and file numbers differ from try to try; the problem is the same.
        const problem = message.replace(/[\dA-F]+/g, "#");
        if (problem === said && Date.now() - saidAt < REMINDER_MS) continue;
        said = problem;
        saidAt = Date.now();
        log.error({ err: error }, message);
      }
    }
  }

  #scarce = false;

  async #watchDisk(): Promise<void> {
    const { place, log } = this.#launch;
    const disk = await statfs(place.base).catch(() => undefined);
    if (!disk) return;
    const free = disk.bavail * disk.bsize;
    if (free < SCARCE_BYTES && !this.#scarce) {
      this.#scarce = true;
      log.error(
        { freeBytes: free },
        `The disk that holds ${place.base} is almost full (${Math.floor(free / 2 ** 20)} MB left). ` +
          `Free some space on it before PostgreSQL has to stop.`,
      );
    } else if (free >= SCARCE_BYTES && this.#scarce) {
      this.#scarce = false;
      log.info({ freeBytes: free }, `The disk that holds ${place.base} has room again.`);
    }
  }
}
