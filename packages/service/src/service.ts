import type { IncomingMessage, ServerResponse } from "node:http";
import { errorBody } from "@marque/contract";
import { Admission } from "./admission/admission.ts";
import { Execution } from "./admission/execution.ts";
import { createApi } from "./api/app.ts";
import type { Config } from "./config.ts";
import { createDashboard } from "./dashboard-api/app.ts";
import { createDemoOnce, type Demo } from "./demo.ts";
import { OperatorError } from "./errors.ts";
import { callerOf } from "./http/caller.ts";
import { type Certificates, certificates } from "./http/certificates.ts";
import { planListeners } from "./http/origins.ts";
import { type Serving, serve } from "./http/serve.ts";
import { newRequestId } from "./ids.ts";
import type { Log } from "./log.ts";
import { loadMasterKey } from "./master-key.ts";
import { createMetrics } from "./metrics.ts";
import { createReadiness } from "./readiness.ts";
import { countWaitingJobs } from "./storage/jobs.ts";
import { openDatabase } from "./storage/open.ts";
import { Queue } from "./storage/queue.ts";
import { PrivateHosts } from "./webhooks/public-url.ts";
import { SecretBox } from "./webhooks/secret-box.ts";
import { checkMasterKey } from "./webhooks/secrets.ts";
import { startWorker } from "./worker/worker.ts";

export interface Service {
  readonly serving: Serving | null;
  /** What clients need to trust; null with a certificate of the operator's own, or when nothing is served. */
  readonly caFile: string | null;
  /** The Demo workspace and its keys, on the very first start only. */
  readonly demo: Demo | null;
  stop(): Promise<void>;
}

export interface StartOptions {
  readonly config: Config;
  readonly log: Log;
  /** Called when the service cannot go on: another process took its embedded database. */
  readonly onLost?: (error: Error) => void;
}

/** Requests that run when the service is told to stop get this long to finish. */
const GRACE_MILLISECONDS = 2_000;

/** Composes the whole service: database, queue, use cases, then the roles of this process. */
export async function startService({ config, log, onLost }: StartOptions): Promise<Service> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) {
      await step().catch((error: Error) => log.warn({ err: error }, "a part did not stop cleanly"));
    }
  };
  try {
    const opened = await openDatabase({ config, log, as: "service", ...(onLost ? { onLost } : {}) });
    undo.push(opened.close);
    const { database } = opened;
    const box = new SecretBox(await loadMasterKey(config));
    await checkMasterKey(database, box);
    const demo = await createDemoOnce(database, box, config.dataDir);

    const isWorker = config.roles.includes("worker");
    const queue = new Queue(database, log, { isWorker });
    await queue.start();
    undo.push(() => queue.stop());
    if (isWorker) await startWorker({ database, queue });

    const health = createReadiness(database, queue);
    const metrics = createMetrics({
      waitingJobs: () => countWaitingJobs(database),
      poolUse: () => database.poolUse,
    });
    const handlers: Handlers = {};
    if (config.roles.includes("api")) {
      const admission = new Admission({ database, log, suspends: config.suspension });
      undo.push(() => admission.close());
      const api = await createApi({
        admission,
        execution: new Execution(database),
        queue,
        privateHosts: new PrivateHosts(config.webhookPrivateHosts),
        health,
        metrics,
        origins: { liveOrigin: config.liveOrigin.origin, sandboxOrigin: config.sandboxOrigin.origin },
        log,
      });
      undo.push(() => api.close());
      handlers.api = (request, response) => api.routing(request, response);
    }
    if (config.roles.includes("dashboard")) {
      const dashboard = await createDashboard({ health, metrics, metricsToken: config.metricsToken, log });
      undo.push(() => dashboard.close());
      handlers.dashboard = (request, response) => dashboard.routing(request, response);
    }
    const listening = await listen(config, log, handlers);
    if (listening)
      undo.push(
        () => listening.serving.stop(GRACE_MILLISECONDS),
        async () => listening.tls.stop(),
      );
    return { serving: listening?.serving ?? null, caFile: listening?.tls.caFile ?? null, demo, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
type Handlers = { api?: Handler; dashboard?: Handler };

/** Binds the origins of the roles this process runs; null when it runs none that listens. */
async function listen(
  config: Config,
  log: Log,
  handlers: Handlers,
): Promise<{ serving: Serving; tls: Certificates } | null> {
  const api = handlers.api ?? handlers.dashboard;
  if (!api) return null;
  const plan = asOperatorError(() =>
    planListeners({
      ...(handlers.api && {
        live: { origin: config.liveOrigin, listen: config.liveListen ?? undefined },
        sandbox: { origin: config.sandboxOrigin, listen: config.sandboxListen ?? undefined },
      }),
      ...(handlers.dashboard && {
        dashboard: { origin: config.dashboardOrigin, listen: config.dashboardListen ?? undefined },
      }),
    }),
  );
  const tls = await certificates({
    dataDir: config.dataDir,
    hostnames: plan.hostnames,
    certFile: config.tlsCertFile ?? undefined,
    keyFile: config.tlsKeyFile ?? undefined,
    log,
  }).catch(rethrowAsOperatorError);
  try {
    const serving = await serve({
      plan,
      tls,
      trustProxy: config.trustProxy,
      envelope: errorBody,
      requestId: newRequestId,
      log,
      handler: (request, response) => {
        const isDashboard = callerOf(request).origin === "dashboard" && handlers.dashboard;
        (isDashboard || api)(request, response);
      },
    }).catch(rethrowAsOperatorError);
    return { serving, tls };
  } catch (error) {
    tls.stop();
    throw error;
  }
}

/** The http folder throws plain sentences about settings; here they become the operator's. */
function rethrowAsOperatorError(error: unknown): never {
  throw error instanceof OperatorError
    ? error
    : new OperatorError((error as Error).message, { cause: error });
}

function asOperatorError<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    return rethrowAsOperatorError(error);
  }
}
