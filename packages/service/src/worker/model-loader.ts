import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { LanguageModel } from "@marque/engine";

const THREAD = new URL("./model-thread.ts", import.meta.url);

/** Loads the language model outside the event loop, which it would block for half a second. */
export class ModelLoader {
  #thread: Worker | null = null;

  async load(): Promise<LanguageModel> {
    this.#thread = new Worker(THREAD);
    const ended = once(this.#thread, "exit").then((): never => {
      throw new Error("the language model's thread ended before it was loaded");
    });
    const [model] = await Promise.race([once(this.#thread, "message"), ended]);
    return model;
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
  }
}
