import { Admission } from "./admission/admission.ts";
import { openPayments } from "./billing/open-payments.ts";
import type { Config } from "./config.ts";
import { createDemoOnce, type Demo } from "./demo.ts";
import { OperatorError } from "./errors.ts";
import { JobProgress } from "./generation/job-progress.ts";
import { type Handlers, listen } from "./http/listen.ts";
import { serveProbes } from "./http/probes.ts";
import type { Serving } from "./http/serve.ts";
import type { Log } from "./log.ts";
import { loadMasterKeys } from "./master-key.ts";
import { createMetrics } from "./metrics.ts";
import { openObjectStore } from "./objects/open.ts";
import { createReadiness } from "./readiness.ts";
import type { Parts } from "./roles/parts.ts";
import { countPendingDeliveries } from "./storage/deliveries.ts";
import { countWaitingJobs } from "./storage/jobs.ts";
import { openDatabase } from "./storage/open.ts";
import { Queue } from "./storage/queue.ts";
import { openTelemetry } from "./telemetry/open.ts";
import { openSecretBox } from "./webhooks/master-key-change.ts";
import { ThreadDesigner } from "./worker/thread-designer.ts";

export interface Service {
  readonly serving: Serving | null;
  /** What clients need to trust; null with the operator's own certificate, or when nothing is served. */
  readonly caFile: string | null;
  /** The Demo workspace and its keys, on the very first start only. */
  readonly demo: Demo | null;
  stop(): Promise<void>;
}

export interface StartOptions {
  readonly config: Config;
  readonly log: Log;
  /** Called when the service cannot continue: another process took its embedded database. */
  readonly onLost?: (error: Error) => void;
  /** The module that draws in the worker's threads; the engine's, but in tests of engines that hang or fail. */
  readonly drawingThread?: URL;
  /** What draws instead of threads of its own: services that tests start one after the other share it. */
  readonly designer?: ThreadDesigner;
  /** The module that draws scenes of the brand in use; the engine's as well, but in tests. */
  readonly sceneThread?: URL;
  /** How long a place rests after an export that took so many milliseconds; another in tests. */
  readonly restAfterExport?: (took: number) => number;
}

/** Requests that run when the service is told to stop get this long to finish. */
const GRACE_MILLISECONDS = 2_000;

/** Composes the whole service: database, queue, use cases, then the roles of this process. */
export async function startService(options: StartOptions): Promise<Service> {
  const { config, log, onLost, drawingThread, sceneThread } = options;
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) {
      await step().catch((error: Error) => log.warn({ err: error }, "a part did not stop cleanly"));
    }
  };
  const isWorker = config.roles.includes("worker");
  const designer = isWorker
    ? (options.designer ?? new ThreadDesigner(config.workerThreads, drawingThread))
    : null;
  try {
    if (designer) undo.push(() => designer.close());
    // Beside the rest of the start, unless callers wait for that. The worker waits for it and reports what goes wrong.
    if (config.roles.length === 1) designer?.load().catch(() => {});
    const opened = await openDatabase({ config, log, as: "service", ...(onLost ? { onLost } : {}) });
    undo.push(opened.close);
    const { database } = opened;
    const box = await openSecretBox(database, await loadMasterKeys(config));
    const demo = await createDemoOnce(database, box, config.dataDir);

    const queue = new Queue(database, log, { isWorker });
    await queue.start();
    undo.push(() => queue.stop());

    const health = createReadiness(database, queue);
    const metrics = createMetrics({
      waitingJobs: () => countWaitingJobs(database),
      pendingDeliveries: () => countPendingDeliveries(database),
      poolUse: () => database.poolUse,
    });
    const telemetry = await openTelemetry({ config, log, metrics });
    const tracing = telemetry?.tracing ?? null;
    if (telemetry) undo.push(() => telemetry.close());
    const objects = await openObjectStore(config, log);
    if (objects) undo.push(async () => objects.close());
    const admission = new Admission({ database, log, suspends: config.suspension });
    undo.push(() => admission.close());
    const progress = new JobProgress(database, queue.wakeups, log);
    // Those who wait for jobs: the worker for new ones, the dashboard and MCP for those that end.
    const showsOutcomes = config.roles.includes("dashboard") || config.mcp !== "off";
    if (isWorker || showsOutcomes) await queue.wakeups.listen(log);
    const payments = await openPayments({ config, database, log });
    const handlers: Handlers = {};
    const foundation = { config, log, database, box, queue, health, metrics, tracing };
    const parts: Parts = { ...foundation, objects, payments, admission, progress };
    // What a role alone needs is loaded by it: a worker that loads the others' code holds 60 MB more.
    if (config.roles.includes("api")) {
      const { composeApi } = await import("./roles/api.ts");
      const { close, ...handles } = await composeApi(parts);
      undo.push(close);
      Object.assign(handlers, handles);
    }
    if (config.roles.includes("dashboard")) {
      const { composeDashboard } = await import("./roles/dashboard.ts");
      const { close, ...handles } = await composeDashboard(parts, sceneThread);
      undo.push(close);
      Object.assign(handlers, handles);
    }
    const listening = await listen(config, log, handlers);
    if (listening)
      undo.push(
        () => listening.serving.stop(GRACE_MILLISECONDS),
        () => listening.tls.stop(),
      );
    // Before the listeners stop: those who watch a job hold a connection open.
    undo.push(() => progress.close());
    // After the listeners: they make the local authority that local receivers are checked against.
    if (designer) {
      const { composeWorker } = await import("./roles/worker.ts");
      const worker = await composeWorker(parts, designer, options.restAfterExport);
      undo.push(() => worker.stop());
    }
    if (config.probeListen) {
      const { address, port } = config.probeListen;
      const probes = await serveProbes({ address, port, health, metrics }).catch((error: Error) => {
        throw new OperatorError(`MARQUE_PROBE_LISTEN cannot be bound: ${error.message}.`, { cause: error });
      });
      // Started last and so stopped first: a process that is about to stop is not ready.
      undo.push(() => probes.stop());
    }
    return { serving: listening?.serving ?? null, caFile: listening?.tls.caFile ?? null, demo, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
