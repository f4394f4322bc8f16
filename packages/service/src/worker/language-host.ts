import { Worker } from "node:worker_threads";
import type { Log } from "../log.ts";

const THREAD = new URL("./language-thread.ts", import.meta.url);
const START_AGAIN_MILLISECONDS = 1_000;

/**
 * Keeps the one thread alive that holds the language model for all drawing threads: the model takes 265 MB and
 * seconds to load, and a drawing thread that hangs must be cheap to replace.
 */
export class LanguageHost {
  readonly #log: Log;
  #thread: Worker | null = null;
  #isClosed = false;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Resolves when the model is loaded. */
  async start(): Promise<void> {
    const thread = new Worker(THREAD);
    this.#thread = thread;
    await new Promise<void>((resolve, reject) => {
      thread.once("message", () => resolve());
      thread.once("error", reject);
      thread.once("exit", () => reject(new Error("the language thread ended before it was ready")));
    });
    thread.on("error", (error) => this.#log.error({ err: error }, "the language thread failed"));
    thread.once("exit", () => this.#startAgain());
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#thread?.terminate();
  }

  #startAgain(): void {
    if (this.#isClosed) return;
    setTimeout(() => {
      if (this.#isClosed) return;
      this.start().catch((error: Error) => {
        this.#log.error({ err: error }, "the language thread could not be started again");
        this.#startAgain();
      });
    }, START_AGAIN_MILLISECONDS).unref();
  }
}
