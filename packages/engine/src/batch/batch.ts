/** Runs the lines of a batch one after the other. Files are made here; the caller writes them. */

import { designFromPrompt, type ModelReading, type Parent, type PromptedBrand } from "../prompt.ts";
import type { Design, Studio } from "../vocabulary.ts";
import { brandFiles, errorFile, type OutputFile } from "./files.ts";
import type { BatchLine } from "./lines.ts";

export type BatchResult = {
  readonly id: string;
  readonly files: readonly OutputFile[];
  /** Null where the line failed; the others continue. */
  readonly brand: PromptedBrand | null;
  readonly error: string | null;
  readonly elapsed_ms: number;
};

export type BatchOptions = {
  readonly clock: () => number;
  readonly watermark?: boolean;
  /** Asks the operator's language model, where there is one. */
  readonly read?: (prompt: string, parent: Design | null) => Promise<ModelReading>;
};

export async function* runBatch(
  studio: Studio,
  lines: readonly BatchLine[],
  { clock, watermark = false, read }: BatchOptions,
): AsyncGenerator<BatchResult> {
  const done = new Map<string, { readonly brand: PromptedBrand; readonly from: string | null }>();
  for (const { id, prompt, seed, refine } of lines) {
    const started = clock();
    try {
      const parent = refine === undefined ? null : parentOf(refine, done);
      const brand = await designFromPrompt(studio, {
        prompt,
        watermark,
        ...(seed === undefined ? {} : { seed }),
        ...(parent ? { parent } : {}),
        ...(read ? { reading: await read(prompt, parent?.design ?? null) } : {}),
      });
      const elapsed_ms = clock() - started;
      done.set(id, { brand, from: refine ?? null });
      yield { id, brand, error: null, elapsed_ms, files: brandFiles(brand, elapsed_ms) };
    } catch (cause) {
      const error = cause instanceof Error ? cause.message : String(cause);
      yield { id, brand: null, error, elapsed_ms: clock() - started, files: [errorFile(error)] };
    }
  }
}

/** The line that is refined, with those it was refined from: the nearest first. */
function parentOf(
  id: string,
  done: ReadonlyMap<string, { readonly brand: PromptedBrand; readonly from: string | null }>,
): Parent {
  const found = done.get(id);
  if (!found) throw new Error(`the line ${id}, which this one refines, has failed`);
  const ancestors: PromptedBrand[] = [];
  for (let from = found.from; from !== null; ) {
    const next = done.get(from)!;
    ancestors.push(next.brand);
    from = next.from;
  }
  return { brief: found.brand.brief, design: found.brand.design, ancestors };
}
