import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";

export type ThreadPool<Task, Answer> = Piscina<Task, Answer>;

export interface ThreadPoolOptions {
  readonly least: number;
  readonly most: number;
  readonly idleMilliseconds?: number;
  readonly heap: { readonly maxYoungGenerationSizeMb?: number; readonly maxOldGenerationSizeMb: number };
}

/**
 * Threads that run the function a module exports. They wait for work in their event loops. Piscina's own way, to block in
 * Atomics.wait, saves microseconds and costs two things: a thread told to end just before it blocks never ends, and the
 * service does not stop; and a blocked thread neither continues to load nor frees what the collector found. See
 * docs/decisions/0061.
 */
export function openThreadPool<Task, Answer>(
  module: URL,
  { least, most, idleMilliseconds, heap }: ThreadPoolOptions,
): ThreadPool<Task, Answer> {
  return new Piscina({
    filename: fileURLToPath(module),
    minThreads: least,
    maxThreads: most,
    atomics: "disabled",
    resourceLimits: heap,
    ...(idleMilliseconds !== undefined && { idleTimeout: idleMilliseconds }),
  });
}
