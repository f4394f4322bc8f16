import { randomUUID } from "node:crypto";
import type { Log } from "../log.ts";
import type { Database } from "../storage/database.ts";
import type { Doorbell } from "../storage/doorbell.ts";
import {
  type BegunExport,
  claimExports,
  failExport,
  finishExport,
  putBackExport,
  renewExport,
} from "../storage/exports.ts";
import { announceObject, hastenObjectDeletion } from "../storage/object-deletions.ts";
import type { Wakeups } from "../storage/wakeups.ts";
import type { Exporter } from "./exporter.ts";
import { type ObjectStore, ObjectStoreError } from "./object-store.ts";

export type { BegunExport } from "../storage/exports.ts";

export interface WorkshopOptions {
  readonly database: Database;
  readonly wakeups: Wakeups;
  readonly exporter: Exporter;
  /** Null where files are kept in PostgreSQL. */
  readonly objects?: ObjectStore | null;
  readonly log: Log;
  /** How long one export may take; shorter in tests. */
  readonly mostMilliseconds?: number;
  /** How long an export waits for an object store that is away; shorter in tests. */
  readonly storeAwaySeconds?: number;
}

const MOST_TRIES = 3;
/** A kit takes two to three seconds, and the thread one to load; 21 seconds at a load of 14 on two cores. */
const MOST_MILLISECONDS = 60_000;
/** A killed worker's export is made by another when its lease has run out. */
export const EXPORT_LEASE_SECONDS = 15;
const RENEW_MILLISECONDS = 4_000;
const RETRY_SECONDS = 2;
/** While the object store is away, exports wait for it. */
const STORE_AWAY_SECONDS = 30;
/** An object that nobody recorded by then was left behind by a worker that died. Many times what an export may take. */
const UNRECORDED_SECONDS = 3_600;
/** The largest families of fonts make kits of a few MiB. */
const MOST_BYTES = 32 * 1024 * 1024;
const OBJECTS = {
  kit: { ending: "zip", type: "application/zip" },
  guideline: { ending: "pdf", type: "application/pdf" },
} as const;
/** Reports before there was such a figure: what the engine itself takes for a plain mark. */
const USUAL_SMALLEST_PX = 24;

/** Takes exports by workspace in turn, makes them and keeps them. */
export class ExportWorkshop {
  readonly #options: WorkshopOptions;
  readonly #worker = randomUUID();
  /** Rings when there may be an export to make. */
  readonly bell: Doorbell;

  constructor(options: WorkshopOptions) {
    this.#options = options;
    this.bell = options.wakeups.bellFor("exports");
  }

  /** Exports at a time. */
  get places(): number {
    return this.#options.exporter.places;
  }

  /** None of the workspaces that rest. */
  claim(count: number, resting: readonly string[]): Promise<BegunExport[]> {
    return claimExports(this.#options.database, count, this.#worker, EXPORT_LEASE_SECONDS, resting);
  }

  /**
   * One try of an export; returns the processor time it took. When `stopping` aborts, it goes back in line as if it had not
   * been taken.
   */
  async make(begun: BegunExport, stopping: AbortSignal): Promise<number> {
    const { database, log, mostMilliseconds = MOST_MILLISECONDS } = this.#options;
    if (begun.tries > MOST_TRIES) {
      await failExport(database, begun.id);
      return 0;
    }
    const late = new AbortController();
    const deadline = setTimeout(() => late.abort(new Error("the export took too long")), mostMilliseconds);
    const renewing = setInterval(() => {
      renewExport(database, begun.id, this.#worker, EXPORT_LEASE_SECONDS).catch((error: Error) =>
        log.warn({ err: error }, "an export's lease could not be renewed"),
      );
    }, RENEW_MILLISECONDS);
    try {
      return await this.#draw(begun, AbortSignal.any([stopping, late.signal]));
    } catch (error) {
      await this.#afterFailedTry(begun, error, { isStopping: stopping.aborted, isLate: late.signal.aborted });
      // A thread that was ended does not tell; it may have computed all the while. What fails of itself fails early.
      return late.signal.aborted ? mostMilliseconds : 0;
    } finally {
      clearTimeout(deadline);
      clearInterval(renewing);
    }
  }

  async #draw(begun: BegunExport, signal: AbortSignal): Promise<number> {
    const { database, exporter } = this.#options;
    const task = {
      kind: begun.kind,
      brief: begun.brief,
      design: begun.design,
      smallestPx: Number(begun.smallest_px ?? USUAL_SMALLEST_PX),
      watermark: begun.environment === "sandbox",
    };
    const { bytes, files, processorMilliseconds } = await exporter.make(task, signal);
    if (bytes.length > MOST_BYTES) throw new Error(`an export of ${bytes.length} bytes is too large to keep`);
    const objectKey = await this.#put(begun, bytes, signal);
    const isFinished = await finishExport(database, begun.id, bytes, files, objectKey);
    if (objectKey !== null && !isFinished) await hastenObjectDeletion(database, objectKey);
    return processorMilliseconds;
  }

  /** Where the bytes lie from now on; null for PostgreSQL. Each time under another name: what is replaced is deleted. */
  async #put(begun: BegunExport, bytes: Uint8Array, signal: AbortSignal): Promise<string | null> {
    const { database, objects = null } = this.#options;
    if (objects === null) return null;
    const { ending, type } = OBJECTS[begun.kind];
    const folder = `${objects.prefix}exports/${begun.workspace_id}/${begun.project_id}/${begun.id}`;
    const key = `${folder}/${randomUUID()}.${ending}`;
    await announceObject(database, key, UNRECORDED_SECONDS);
    await objects.put({ key, bytes, type }, signal);
    return key;
  }

  /** One that took too long would take as long again. */
  async #afterFailedTry(
    { id, tries }: BegunExport,
    error: unknown,
    { isStopping, isLate }: { readonly isStopping: boolean; readonly isLate: boolean },
  ): Promise<void> {
    const { database, log } = this.#options;
    if (isStopping) return putBackExport(database, id, this.#worker, { afterSeconds: 0, tryCounts: false });
    if (error instanceof ObjectStoreError) {
      log.error({ err: error, export: id }, "an export could not be put into the object store; it waits");
      const afterSeconds = this.#options.storeAwaySeconds ?? STORE_AWAY_SECONDS;
      return putBackExport(database, id, this.#worker, { afterSeconds, tryCounts: false });
    }
    log.warn({ err: error, export: id, try: tries, isLate }, "a try to make an export failed");
    if (isLate || tries >= MOST_TRIES) return failExport(database, id);
    await putBackExport(database, id, this.#worker, { afterSeconds: RETRY_SECONDS, tryCounts: true });
  }
}
