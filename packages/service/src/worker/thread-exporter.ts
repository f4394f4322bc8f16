import type { Exporter, ExportResult, ExportTask } from "../generation/exporter.ts";
import { openThreadPool, type ThreadPool } from "./thread-pool.ts";

const EXPORT_THREAD = new URL("./export-thread.ts", import.meta.url);
/** A drawing that outgrows this dies in its thread with an error, and the process continues. */
const MOST_MEGABYTES = 1_024;
/** People fetch several files in a row; a process nobody exports from keeps no fonts in memory for it. */
const IDLE_MILLISECONDS = 60_000;

/** Two, so that a workspace's heavy export, or its rest, does not keep another's waiting: of each one is made at a time. */
const PLACES = 2;

/** Makes exports in threads separate from those that draw; they are started when they are needed. */
export class ThreadExporter implements Exporter {
  readonly places = PLACES;
  #pool: ThreadPool<ExportTask, ExportResult> | null = null;

  async make(task: ExportTask, signal: AbortSignal): Promise<ExportResult> {
    this.#pool ??= openThreadPool(EXPORT_THREAD, {
      least: 0,
      most: PLACES,
      idleMilliseconds: IDLE_MILLISECONDS,
      heap: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    return this.#pool.run(task, { signal });
  }

  async close(): Promise<void> {
    await this.#pool?.destroy();
    this.#pool = null;
  }
}
