import { ServiceError } from "../errors.ts";
import type { Editor, EditorAnswer, EditorTask } from "../generation/editor.ts";
import { openThreadPool, type ThreadPool } from "./thread-pool.ts";

const EDIT_THREAD = new URL("./edit-thread.ts", import.meta.url);
/** As a drawing thread's (thread-designer.ts). */
const HEAP = { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 192 };
/** A person who edits pauses to look; a process in which nobody edits keeps no fonts in memory for it. */
const IDLE_MILLISECONDS = 300_000;
/** A preview takes some 30 ms. One workspace cannot fill the line, and the line is short. */
const MOST_OF_WORKSPACE = 4;
const MOST_WAITING = 32;
/** The first one loads the engine, on a busy machine. What takes longer hangs, and its thread is ended. */
const LONGEST_MILLISECONDS = 20_000;

/** Draws previews in one thread, separate from the event loop and from those that draw jobs; started when it is needed. */
export class ThreadEditor implements Editor {
  readonly #underWay = new Map<string, number>();
  #pool: ThreadPool<EditorTask, EditorAnswer> | null = null;

  async run(workspaceId: string, task: EditorTask): Promise<EditorAnswer> {
    const count = this.#underWay.get(workspaceId) ?? 0;
    this.#pool ??= openThreadPool(EDIT_THREAD, {
      least: 0,
      most: 1,
      idleMilliseconds: IDLE_MILLISECONDS,
      heap: HEAP,
    });
    if (count >= MOST_OF_WORKSPACE || this.#pool.queueSize >= MOST_WAITING) throw busy();
    this.#underWay.set(workspaceId, count + 1);
    try {
      return await this.#pool.run(task, { signal: AbortSignal.timeout(LONGEST_MILLISECONDS) });
    } catch (error) {
      throw (error as Error).name === "AbortError" ? busy(error) : error;
    } finally {
      const left = this.#underWay.get(workspaceId)! - 1;
      if (left === 0) this.#underWay.delete(workspaceId);
      else this.#underWay.set(workspaceId, left);
    }
  }

  async close(): Promise<void> {
    await this.#pool?.destroy();
    this.#pool = null;
  }
}

const busy = (cause?: unknown): ServiceError =>
  new ServiceError("rate_limit_exceeded", {
    message: "Too many previews are being drawn at once. Try again in a moment.",
    retryAfterSeconds: 1,
    cause,
  });
