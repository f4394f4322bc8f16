import { Worker } from "node:worker_threads";
import type { Log } from "../log.ts";

const THREAD = new URL("./language-thread.ts", import.meta.url);
const START_AGAIN_MILLISECONDS = 1_000;

/**
 * Keeps a thread alive that holds the language model for several drawing threads: the model takes 140 MB and half a
 * second to load, and a drawing thread that hangs must be cheap to replace.
 */
export class LanguageHost {
  readonly #log: Log;
  readonly #place: number;
  #thread: Worker | null = null;
  #isClosed = false;

  /** `place`: which of the process's such threads it is. */
  constructor(log: Log, place: number) {
    this.#log = log;
    this.#place = place;
  }

  /** Resolves when the model is loaded. */
  async start(): Promise<void> {
    const thread = new Worker(THREAD, { workerData: this.#place });
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
