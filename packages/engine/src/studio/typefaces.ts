/**
 * The published font files, to show a brand's typeface in a page. A separate entry: code that serves files need not
 * load the engine, which takes a second and 80 MB.
 */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FaceRecord } from "./faces.ts";
import { slicesOf } from "./slices.ts";

const data = join(import.meta.dirname, "../../data");

/** The WOFF2 of a family's first script, in this weight or with all weights in it; null for what we do not have. */
export async function typefaceFile(family: string, weight: number): Promise<Uint8Array | null> {
  const records = JSON.parse(await readFile(join(data, "faces.json"), "utf8")) as readonly FaceRecord[];
  const record = records.find((each) => each.family === family);
  if (!record?.weights.includes(weight)) return null;
  const first = record.files[0]?.subset;
  if (!first) return record.slices ? readFile(slicesOf(record.slices)[0]!.path) : null;
  const file = record.files.find(
    (each) => each.subset === first && (each.weight === null || each.weight === weight),
  );
  return file ? readFile(join(data, "fonts", file.file)) : null;
}
