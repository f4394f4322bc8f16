import { fromMemory, guideline, type KitFile, kit, loadFontShelf } from "@marque/engine/kit";
import { type Zippable, zipSync } from "fflate";
import type { ExportResult, ExportTask } from "../generation/exporter.ts";

// The font files alone: nothing is understood or drawn here. Not awaited here: see docs/decisions/0022.
const opening = loadFontShelf();
// The caller that asks for an export gets the error; until then, a failure must not end the process.
opening.catch(() => {});

/** A kit or a guideline, as bytes. */
export async function makeExport(task: ExportTask): Promise<Omit<ExportResult, "processorMilliseconds">> {
  const fonts = await opening;
  const { design } = fromMemory({ brief: task.brief, design: task.design });
  const { smallestPx, watermark } = task;
  if (task.kind === "guideline") {
    return { bytes: await guideline(fonts, design, { smallestPx, watermark }), files: null };
  }
  const files = await kit(fonts, design, { smallestPx, watermark });
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
const PACKED = /\.(png|woff2|ico|pdf)$/;

function zipped(files: readonly KitFile[]): Uint8Array {
  const entries: Zippable = {};
  for (const { path, bytes } of files) {
    entries[path] = [bytes, { level: PACKED.test(path) ? 0 : 6, mtime: MOMENT, os: UNIX, attrs: READABLE }];
  }
  return zipSync(entries);
}
