import { setPriority } from "node:os";
import { fromMemory, guideline, type KitFile, kit, loadStudio } from "@marque/engine";
import { type Zippable, zipSync } from "fflate";
import type { ExportResult, ExportTask } from "../generation/exporter.ts";

// On Linux this is the priority of the calling thread alone: exports give way to generations, which somebody's
// program waits for. Elsewhere it would slow down the whole process.
const LOWER_PRIORITY = 5;
if (process.platform === "linux") setPriority(LOWER_PRIORITY);

// Without the language model: nothing is understood here, only drawn. Not awaited here: see docs/decisions/0022.
const opening = loadStudio();
// Whoever asks for an export is told; until somebody does, a failure must not end the process.
opening.catch(() => {});

/** Runs in the exporting thread. */
export default async function makeExport(task: ExportTask): Promise<ExportResult> {
  const studio = await opening;
  const { design } = fromMemory({ brief: task.brief, design: task.design });
  const { smallestPx, watermark } = task;
  if (task.kind === "guideline") {
    return { bytes: await guideline(studio, design, { smallestPx, watermark }), files: null };
  }
  const files = await kit(studio, design, { smallestPx, watermark });
  return {
    bytes: zipped(files),
    files: files.map(({ path, bytes }) => ({ path, bytes: bytes.length })),
  };
}

/** A fixed moment: the same design gives the same file. */
const MOMENT = new Date(2000, 0, 1);
const READABLE = 0o644 << 16;
const UNIX = 3;
/** Compressed by themselves: packing them again costs time and gains nothing. */
const PACKED = /\.(png|woff2|ico)$/;

function zipped(files: readonly KitFile[]): Uint8Array {
  const entries: Zippable = {};
  for (const { path, bytes } of files) {
    entries[path] = [bytes, { level: PACKED.test(path) ? 0 : 6, mtime: MOMENT, os: UNIX, attrs: READABLE }];
  }
  return zipSync(entries);
}
