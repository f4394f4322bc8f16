import type { Log } from "../log.ts";
import type { Database } from "../storage/database.ts";
import { beginExport, failExport, finishExport } from "../storage/exports.ts";
import type { Exporter } from "./exporter.ts";

export interface ExportWorkshop {
  readonly database: Database;
  readonly exporter: Exporter;
  readonly log: Log;
}

const MOST_TRIES = 3;
/** A kit takes about a second, and the thread as long to load. */
const MOST_MILLISECONDS = 60_000;
/** The largest families of fonts make kits of a few MiB. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Reports before there was such a figure: what the engine itself takes for a plain mark. */
const USUAL_SMALLEST_PX = 24;

/** Makes an export that was asked for. Throws when it should be tried again. */
export async function makeExport(
  { database, exporter, log }: ExportWorkshop,
  exportId: string,
  stopping: AbortSignal,
): Promise<void> {
  const begun = await beginExport(database, exportId);
  if (!begun) return;
  if (begun.tries > MOST_TRIES) return failExport(database, exportId);
  try {
    const task = {
      kind: begun.kind,
      brief: begun.brief,
      design: begun.design,
      smallestPx: Number(begun.smallest_px ?? USUAL_SMALLEST_PX),
      watermark: begun.environment === "sandbox",
    };
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(MOST_MILLISECONDS)]);
    const { bytes, files } = await exporter.make(task, signal);
    if (bytes.length > MOST_BYTES) throw new Error(`an export of ${bytes.length} bytes is too large to keep`);
    await finishExport(database, exportId, bytes, files);
  } catch (error) {
    log.warn({ err: error, export: exportId, try: begun.tries }, "a try to make an export failed");
    if (begun.tries < MOST_TRIES || stopping.aborted) throw error;
    await failExport(database, exportId);
  }
}
