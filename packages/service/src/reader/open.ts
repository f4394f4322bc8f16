import type { OperatorReader, OperatorReaderOptions } from "./operator-reader.ts";

/**
 * The reader of MARQUE_READER_URL, or null where none is set up. Its module is loaded only then: what a model is asked takes
 * some of the engine's tables along.
 */
export async function openReader(options: OperatorReaderOptions): Promise<OperatorReader | null> {
  const { readerUrl, readerModel } = options.config;
  if (!readerUrl || !readerModel) return null;
  const { OperatorReader } = await import("./operator-reader.ts");
  options.log?.info(`prompts are read by ${readerModel} at ${readerUrl.origin}`);
  return new OperatorReader(readerUrl, readerModel, options);
}
