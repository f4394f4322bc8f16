import { Admission } from "./admission/admission.ts";
import { DashboardLimits } from "./admission/dashboard-limits.ts";
import { Execution } from "./admission/execution.ts";
import { openPayments } from "./billing/open-payments.ts";
import type { PaymentProvider } from "./billing/payment-provider.ts";
import { startChores } from "./chores.ts";
import { type Config, isLocalHost } from "./config.ts";
import { createDemoOnce, type Demo } from "./demo.ts";
import { OperatorError } from "./errors.ts";
import { JobProgress } from "./generation/job-progress.ts";
import { JOB_LEASE_SECONDS, Jobs } from "./generation/jobs.ts";
import { EXPORT_LEASE_SECONDS, ExportWorkshop } from "./generation/make-export.ts";
import type { ObjectStore } from "./generation/object-store.ts";
import { authorityOfCallers, localAuthority } from "./http/callers-authority.ts";
import { type Handlers, listen } from "./http/listen.ts";
import { serveProbes } from "./http/probes.ts";
import type { Serving } from "./http/serve.ts";
import { ScannerKeys } from "./identity/scanner-keys.ts";
import { SessionWatch } from "./identity/session-watch.ts";
import type { Log } from "./log.ts";
import { loadMasterKeys } from "./master-key.ts";
import { createMetrics, type WorkMetrics } from "./metrics.ts";
import { openObjectStore } from "./objects/open.ts";
import { providerSettings } from "./provider-settings.ts";
import { openReader } from "./reader/open.ts";
import { createReadiness } from "./readiness.ts";
import { ClockWatch } from "./storage/clock-watch.ts";
import type { Database } from "./storage/database.ts";
import { countPendingDeliveries } from "./storage/deliveries.ts";
import { countWaitingJobs } from "./storage/jobs.ts";
import { openDatabase } from "./storage/open.ts";
import { Queue } from "./storage/queue.ts";
import { openTelemetry } from "./telemetry/open.ts";
import type { Tracing } from "./tracing.ts";
import { DeliveryLoop, LEASE_MARGIN_SECONDS } from "./webhooks/delivery-loop.ts";
import { openSecretBox } from "./webhooks/master-key-change.ts";
import { PrivateHosts } from "./webhooks/public-url.ts";
import { receiverAuthorities } from "./webhooks/receiver-trust.ts";
import { Receivers } from "./webhooks/receivers.ts";
import type { SecretBox } from "./webhooks/secret-box.ts";
import { ThreadDesigner } from "./worker/thread-designer.ts";
import { ThreadEditor } from "./worker/thread-editor.ts";
import { ThreadExporter } from "./worker/thread-exporter.ts";
import { ThreadScenes } from "./worker/thread-scenes.ts";
import { startWorker, type Worker } from "./worker/worker.ts";

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
  /** The module that draws scenes of the brand in use; the engine's as well, but in tests. */
  readonly sceneThread?: URL;
}

/** Requests that run when the service is told to stop get this long to finish. */
const GRACE_MILLISECONDS = 2_000;

/** Where `npm start` has the dashboard built. */
const PAGES = new URL("../../dashboard/dist/", import.meta.url);

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
  const designer = isWorker ? new ThreadDesigner(config.workerThreads, drawingThread) : null;
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
    // What a role alone needs is loaded by it: a worker that loads the others' code holds 60 MB more.
    if (config.roles.includes("api")) {
      const [{ createApi }, { countClientOf }, { RequestLog }] = await Promise.all([
        import("./api/app.ts"),
        import("./api/guard.ts"),
        import("./activity/request-log.ts"),
      ]);
      const requestLog = new RequestLog(database, log);
      undo.push(() => requestLog.close());
      const api = await createApi({
        admission,
        execution: new Execution(database),
        database,
        scannerKeys: new ScannerKeys(config.githubKeysUrl),
        queue,
        privateHosts: new PrivateHosts(config.webhookPrivateHosts),
        requestLog,
        health,
        metrics,
        mcp: config.mcp,
        payments,
        objects,
        progress,
        origins: { liveOrigin: config.liveOrigin.origin, sandboxOrigin: config.sandboxOrigin.origin },
        log,
        tracing,
      });
      undo.push(() => api.close());
      handlers.api = (request, response) => api.routing(request, response);
      handlers.countClient = countClientOf(admission);
    }
    if (config.roles.includes("dashboard")) {
      const [{ createDashboard }, { IdentityProvider }, { RelyingParty }] = await Promise.all([
        import("./dashboard-api/app.ts"),
        import("./identity/provider.ts"),
        import("./identity/relying-party.ts"),
      ]);
      const editor = new ThreadEditor();
      const scenes = new ThreadScenes({ thread: sceneThread });
      undo.push(() => Promise.all([editor.close(), scenes.close()]));
      const settings = providerSettings(config);
      const dashboard = await createDashboard({
        database,
        queue,
        admission,
        limits: new DashboardLimits(database),
        progress,
        objects,
        editor,
        scenes,
        sessions: new SessionWatch(database, log),
        box,
        provider: settings && new IdentityProvider(settings, log),
        relyingParty: new RelyingParty(config.dashboardOrigin.origin, log),
        privateHosts: new PrivateHosts(config.webhookPrivateHosts),
        origins: {
          live: config.liveOrigin.origin,
          sandbox: config.sandboxOrigin.origin,
          dashboard: config.dashboardOrigin.origin,
        },
        caFile: authorityOfCallers(config),
        pages: PAGES,
        isLocal: isLocalHost(config.dashboardOrigin.hostname),
        health,
        metrics,
        metricsToken: config.metricsToken,
        payments,
        planChoice: config.planChoice,
        log,
        tracing,
      });
      undo.push(() => dashboard.close());
      handlers.dashboard = (request, response) => dashboard.routing(request, response);
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
      const worker = await composeWorker({
        config,
        log,
        database,
        queue,
        box,
        payments,
        objects,
        metrics,
        tracing,
        designer,
      });
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

interface WorkerParts {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
  readonly queue: Queue;
  readonly box: SecretBox;
  readonly payments: PaymentProvider;
  readonly objects: ObjectStore | null;
  readonly metrics: WorkMetrics;
  readonly tracing: Tracing | null;
  readonly designer: ThreadDesigner;
}

async function composeWorker(parts: WorkerParts): Promise<Worker> {
  const { config, log, database, queue, box, payments, objects, metrics, tracing, designer } = parts;
  const receivers = new Receivers({
    privateHosts: new PrivateHosts(config.webhookPrivateHosts),
    timeoutMs: config.webhookTimeout * 1000,
    ca: receiverAuthorities(
      config.webhookCaFile === undefined ? localAuthority(config) : config.webhookCaFile,
    ),
  });
  const { wakeups } = queue;
  const deliveries = new DeliveryLoop({
    database,
    wakeups,
    receivers,
    box,
    log,
    retryDelays: config.webhookRetryDelays,
    timeoutSeconds: config.webhookTimeout,
    onAttempt: metrics.onAttempt,
    tracing,
  });
  const reader = await openReader({ config, log, onReading: metrics.onReading });
  const exporter = new ThreadExporter();
  const clock = new ClockWatch({
    database,
    log,
    longest: {
      jobLeaseSeconds: JOB_LEASE_SECONDS,
      jobWindowSeconds: config.jobWindow,
      exportLeaseSeconds: EXPORT_LEASE_SECONDS,
      deliveryLeaseSeconds: config.webhookTimeout + LEASE_MARGIN_SECONDS,
      retryDelays: config.webhookRetryDelays,
    },
  });
  const jobs = new Jobs({
    database,
    wakeups,
    designer,
    reader,
    log,
    windowSeconds: config.jobWindow,
    clock,
    tracing,
  });
  const worker = await startWorker({
    jobs,
    designer,
    deliveries,
    clock,
    workshop: new ExportWorkshop({ database, wakeups, exporter, objects, log }),
    startChores: () => startChores({ database, queue, payments, objects, log }),
    metrics,
    log,
  });
  return {
    stop: () =>
      worker.stop().finally(() => Promise.all([receivers.close(), exporter.close(), reader?.close()])),
  };
}
