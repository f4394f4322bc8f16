import { setTimeout as pause } from "node:timers/promises";
import type { Jobs } from "../generation/jobs.ts";
import type { ExportWorkshop } from "../generation/make-export.ts";
import type { Log } from "../log.ts";
import type { WorkMetrics } from "../metrics.ts";
import type { DeliveryLoop } from "../webhooks/delivery-loop.ts";
import { ExportLoop } from "./export-loop.ts";
import { GenerationLoop } from "./generation-loop.ts";
import type { ThreadDesigner } from "./thread-designer.ts";

export interface WorkerDependencies {
  readonly jobs: Jobs;
  readonly designer: ThreadDesigner;
  readonly deliveries: DeliveryLoop;
  readonly workshop: ExportWorkshop;
  /** How long a place rests after an export; `ExportLoop` says. */
  readonly restAfterExport?: ((took: number) => number) | undefined;
  /** Brings back times that the database's clock left too far ahead. */
  readonly clock: { bound(): Promise<void> };
  readonly startChores: () => Promise<void>;
  readonly metrics: WorkMetrics;
  readonly log: Log;
}

export interface Worker {
  stop(): Promise<void>;
}

const LOAD_AGAIN_MILLISECONDS = 5_000;
/** In which jobs that waited for the start are taken, before threads draw for nobody. */
const FIRST_JOBS_MILLISECONDS = 100;
/** How often times that the clock left too far ahead are looked for. */
const BOUND_MILLISECONDS = 2_000;

/** Starts what this process does without being asked over HTTP: drawing, delivering, exports and the chores. */
export async function startWorker(dependencies: WorkerDependencies): Promise<Worker> {
  const { jobs, designer, deliveries, log, metrics } = dependencies;
  const stopping = new AbortController();
  const generations = new GenerationLoop({ jobs, log, onOutcome: metrics.onGeneration });
  const exports = new ExportLoop(dependencies.workshop, log, dependencies.restAfterExport);
  deliveries.start();
  exports.start();
  const watching = watch(dependencies.clock, log, stopping.signal);
  // The engine takes seconds to load. Nobody waits for it here: jobs wait in line, as they do when all threads draw.
  const warming = load(designer, log, stopping.signal).then(async (isLoaded) => {
    if (!isLoaded) return;
    generations.start();
    await pause(FIRST_JOBS_MILLISECONDS, undefined, { signal: stopping.signal });
    await designer.warm();
  });
  // Of threads that could not be warmed: whoever draws with one is told. Or it stops.
  warming.catch(() => {});
  await dependencies.startChores();
  return {
    async stop() {
      stopping.abort();
      await Promise.all([
        generations.stop().finally(() => designer.close()),
        deliveries.stop(),
        exports.stop(),
        watching,
        warming.catch(() => {}),
      ]);
    },
  };
}

async function load(designer: ThreadDesigner, log: Log, stopping: AbortSignal): Promise<boolean> {
  while (!stopping.aborted) {
    try {
      await designer.load();
      return !stopping.aborted;
    } catch (error) {
      if (stopping.aborted) break;
      log.error({ err: error }, "the engine could not be loaded; jobs wait until it can");
      await designer.close();
      await pause(LOAD_AGAIN_MILLISECONDS, undefined, { signal: stopping }).catch(() => {});
    }
  }
  return false;
}

async function watch(clock: WorkerDependencies["clock"], log: Log, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    await clock
      .bound()
      .catch((error: Error) => log.warn({ err: error }, "leases could not be bounded; trying again"));
    await pause(BOUND_MILLISECONDS, undefined, { signal: stopping }).catch(() => {});
  }
}
