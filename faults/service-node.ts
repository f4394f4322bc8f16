import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, type WriteStream } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const SCRIPTS = {
  engine: path("../packages/service/src/main.ts"),
  "stand-in": path("./stand-in-worker.ts"),
};
const WRONG_CLOCK = new URL("./wrong-clock.ts", import.meta.url).href;
/** A node that could not start, because the database was away, is started again after this, as a supervisor would. */
const START_AGAIN_MILLISECONDS = 400;
const READY = "Marque is ready";

export interface NodeOptions {
  readonly name: string;
  readonly kind: "api" | "worker";
  readonly draws: keyof typeof SCRIPTS;
  readonly env: Readonly<Record<string, string>>;
  readonly clockOffsetSeconds: number;
  readonly logFile: string;
}

/** One process of the service and its supervisor: whatever ends it, it is started again until the run is over. */
export class ServiceNode {
  readonly options: NodeOptions;
  /** Ends that nobody asked for and that no sentence explains. */
  readonly crashes: string[] = [];
  startedAgain = 0;
  readonly #log: WriteStream;
  #child: ChildProcess | null = null;
  #isOver = false;
  #downUntil = 0;
  #supervision: Promise<void> = Promise.resolve();
  #firstReady: Promise<void> = Promise.resolve();

  constructor(options: NodeOptions) {
    this.options = options;
    this.#log = createWriteStream(options.logFile);
  }

  /** Resolves when it is ready for the first time. */
  start(): Promise<void> {
    let tell = () => {};
    this.#firstReady = new Promise((resolve) => {
      tell = resolve;
    });
    this.#supervision = this.#supervise(tell);
    return this.#firstReady;
  }

  get isRunning(): boolean {
    return this.#child !== null;
  }

  /** SIGKILL; the next start comes no sooner than after `downMilliseconds`. False when it was down already. */
  kill(downMilliseconds: number): boolean {
    if (!this.#child) return false;
    this.#downUntil = Date.now() + downMilliseconds;
    return this.#child.kill("SIGKILL");
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    this.#child?.kill("SIGTERM");
    const late = setTimeout(() => this.#child?.kill("SIGKILL"), 6_000);
    await this.#supervision;
    clearTimeout(late);
    await new Promise<void>((resolve) => this.#log.end(resolve));
  }

  async #supervise(onReady: () => void): Promise<void> {
    while (!this.#isOver) {
      await this.#runOnce(onReady);
      if (this.#isOver) return;
      this.startedAgain += 1;
      await pause(Math.max(START_AGAIN_MILLISECONDS, this.#downUntil - Date.now()));
    }
  }

  async #runOnce(onReady: () => void): Promise<void> {
    const { draws, env, clockOffsetSeconds, name } = this.options;
    const clock = clockOffsetSeconds === 0 ? [] : ["--import", WRONG_CLOCK];
    const child = spawn(process.execPath, [...clock, SCRIPTS[draws]], {
      env: { ...env, FAULTS_CLOCK_OFFSET_SECONDS: String(clockOffsetSeconds) },
      // The channel tells the node when this process is gone, so that none is left behind.
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    this.#child = child;
    let said = "";
    const take = (chunk: Buffer) => {
      this.#log.write(chunk);
      said = (said + chunk).slice(-4_000);
      if (said.includes(READY)) onReady();
    };
    child.stdout?.on("data", take);
    child.stderr?.on("data", take);
    const [code, signal] = await new Promise<[number | null, string | null]>((resolve) =>
      child.once("close", (...end) => resolve(end)),
    );
    this.#child = null;
    const isExplained = this.#isOver || signal === "SIGKILL" || (code === 1 && /^marque: /m.test(said));
    if (!isExplained) this.crashes.push(`${name} ended with ${signal ?? code}: ${said.slice(-1_000)}`);
  }
}
