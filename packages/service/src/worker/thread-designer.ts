import type { LanguageModel } from "@marque/engine";
import {
  type Designer,
  type DesignResult,
  type DesignTask,
  type DrawingTask,
  NO_MODEL,
  type Preparation,
} from "../generation/designer.ts";
import { ModelLoader } from "./model-loader.ts";
import { openThreadPool, type ThreadPool } from "./thread-pool.ts";

/** The module a drawing thread runs: it loads the engine when it is imported. */
export const ENGINE_THREAD = new URL("./engine-thread.ts", import.meta.url);

/**
 * A design that outgrows this dies in its thread with an error, and the process continues. An old generation that may be
 * large is let grow before it is cleaned; a small young one is cleaned so often that a brand takes a fifth longer. See
 * docs/decisions/0012 and 0055.
 */
const HEAP = { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 160 };

/**
 * Processor time a design may take the usual way. What a prompt can ask for is bounded so that 1.2 s were the most any took
 * (packages/engine/src/bounds.test.ts); this is for the one nobody thought of. Time on the clock would punish a prompt for
 * a busy machine.
 */
const BUDGET_MILLISECONDS = 3_000;
const LOOK_MILLISECONDS = 250;

/**
 * Draws in threads outside the event loop. Aborting a design ends its thread, hung or not, and a new one takes its
 * place.
 */
export class ThreadDesigner implements Designer {
  readonly places: number;
  readonly #thread: URL;
  readonly #loader = new ModelLoader();
  #pool: ThreadPool<DrawingTask | Preparation, DesignResult | typeof NO_MODEL> | null = null;
  #model: LanguageModel | undefined;
  #loading: Promise<void> | null = null;
  #designing = 0;

  constructor(places: number, thread: URL = ENGINE_THREAD) {
    this.places = places;
    this.#thread = thread;
  }

  /** Resolves when a thread has loaded the engine and can draw. Whoever calls it again waits for the same. */
  load(): Promise<void> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  async #load(): Promise<void> {
    // The threads load the engine while another loads the language model.
    this.#pool = openThreadPool(this.#thread, { least: this.places, most: this.places, heap: HEAP });
    if (this.#thread === ENGINE_THREAD) this.#model ??= await this.#loader.load();
    await this.#run({ prepare: "load", model: this.#model });
  }

  /** A thread gets the language model with the first task it is given: copying what is not shared of it takes 17 ms. */
  async #run(task: DrawingTask | Preparation, signal?: AbortSignal): Promise<DesignResult> {
    const options = signal ? { signal } : {};
    const answer = await this.#pool!.run(task, options);
    if (answer !== NO_MODEL) return answer;
    return (await this.#pool!.run({ ...task, model: this.#model }, options)) as DesignResult;
  }

  /**
   * Lets threads that have nothing to draw draw for nobody, so that the first customer meets warm code. Those that do draw
   * become warm by it.
   */
  async warm(): Promise<void> {
    await this.load();
    const idle = Math.max(0, this.places - this.#designing);
    await Promise.all(Array.from({ length: idle }, () => this.#run({ prepare: "warm up" })));
  }

  async design(task: DesignTask, signal: AbortSignal): Promise<DesignResult> {
    this.#designing += 1;
    try {
      return await this.#design(task, signal);
    } finally {
      this.#designing -= 1;
    }
  }

  async #design(task: DesignTask, signal: AbortSignal): Promise<DesignResult> {
    const begun = new Float64Array(new SharedArrayBuffer(16));
    const spent = new AbortController();
    // Less time on the clock cannot be more of the processor's.
    let watch = setTimeout(() => {
      watch = setInterval(() => void this.#lookAt(begun, spent), LOOK_MILLISECONDS);
    }, BUDGET_MILLISECONDS);
    try {
      const either = AbortSignal.any([signal, spent.signal]);
      return await this.#run({ ...task, begun, isPlain: false }, either);
    } catch (error) {
      if (!spent.signal.aborted || signal.aborted) throw error;
    } finally {
      clearTimeout(watch);
    }
    return this.#run({ ...task, begun, isPlain: true }, signal);
  }

  /** Gives a design up whose thread has used up its budget; the thread's own clock tells, also of one that never yields. */
  async #lookAt(begun: Float64Array, spent: AbortController): Promise<void> {
    const [id, before = 0] = begun;
    const thread = this.#pool?.threads.find(({ threadId }) => threadId === id);
    // A thread that has just ended has no times to tell.
    const use = await thread?.cpuUsage().catch(() => null);
    if (use && (use.user + use.system - before) / 1000 > BUDGET_MILLISECONDS) spent.abort();
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool?.destroy(), this.#loader.close()]);
    this.#pool = null;
    this.#loading = null;
  }
}
