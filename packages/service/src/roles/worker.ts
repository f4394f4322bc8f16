import { startChores } from "../chores.ts";
import { JOB_LEASE_SECONDS, Jobs } from "../generation/jobs.ts";
import { EXPORT_LEASE_SECONDS, ExportWorkshop } from "../generation/make-export.ts";
import { localAuthority } from "../http/callers-authority.ts";
import { openReader } from "../reader/open.ts";
import { ClockWatch } from "../storage/clock-watch.ts";
import { DeliveryLoop, LEASE_MARGIN_SECONDS } from "../webhooks/delivery-loop.ts";
import { PrivateHosts } from "../webhooks/public-url.ts";
import { receiverAuthorities } from "../webhooks/receiver-trust.ts";
import { Receivers } from "../webhooks/receivers.ts";
import type { ThreadDesigner } from "../worker/thread-designer.ts";
import { ThreadExporter } from "../worker/thread-exporter.ts";
import { startWorker, type Worker } from "../worker/worker.ts";
import type { Parts } from "./parts.ts";

/** Draws, delivers, makes exports and does the chores. */
export async function composeWorker(
  parts: Parts,
  designer: ThreadDesigner,
  restAfterExport?: (took: number) => number,
): Promise<Worker> {
  const { config, log, database, queue, box, payments, objects, metrics, tracing } = parts;
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
    restAfterExport,
    startChores: () => startChores({ database, queue, payments, objects, log }),
    metrics,
    log,
  });
  return {
    stop: () =>
      worker.stop().finally(() => Promise.all([receivers.close(), exporter.close(), reader?.close()])),
  };
}
