/** The operator's own language model that reads prompts: the part of the configuration that a command without a service needs. */

import { OperatorError } from "../errors.ts";
import { headerValue, positive, readerUrl, whole } from "./values.ts";
import { type ConfigOf, type Context, type Environment, readRow, variable } from "./variable.ts";

export const READER_VARIABLES = {
  readerUrl: variable<URL | null>({
    name: "MARQUE_READER_URL",
    defaultText: "none",
    meaning:
      "Base URL of a language model that reads prompts ([how](reader.md)), as OpenAI's clients take it: `http://localhost:11434/v1`. Prompts go there.",
    parse: (text) => (text === "" ? null : readerUrl(text)),
    fallback: () => null,
  }),
  readerModel: variable<string | null>({
    name: "MARQUE_READER_MODEL",
    defaultText: "none; required with `MARQUE_READER_URL`",
    meaning: "Name of the model there.",
    parse: (text) => (text.trim() === "" ? null : text.trim()),
    fallback: () => null,
  }),
  readerKey: variable<string | null>({
    name: "MARQUE_READER_KEY",
    defaultText: "none",
    meaning: "Sent there as a Bearer token.",
    parse: (text) => (text === "" ? null : headerValue(text)),
    fallback: () => null,
  }),
  readerTimeout: variable({
    name: "MARQUE_READER_TIMEOUT",
    defaultText: "`10`",
    meaning:
      "Seconds the model has for a prompt, at most half of what a try of the job has; then the built-in reader reads it.",
    parse: positive,
    fallback: () => 10,
  }),
  readerConcurrency: variable({
    name: "MARQUE_READER_CONCURRENCY",
    defaultText: "`4`",
    meaning: "Prompts a worker process sends there at a time.",
    parse: (text) => whole(positive(text)),
    fallback: () => 4,
  }),
};

export type ReaderConfig = ConfigOf<typeof READER_VARIABLES>;

export function readReaderConfig(env: Environment): ReaderConfig {
  const context: Context = { isLocal: true };
  const config: ReaderConfig = {
    readerUrl: readRow(env, READER_VARIABLES.readerUrl, context),
    readerModel: readRow(env, READER_VARIABLES.readerModel, context),
    readerKey: readRow(env, READER_VARIABLES.readerKey, context),
    readerTimeout: readRow(env, READER_VARIABLES.readerTimeout, context),
    readerConcurrency: readRow(env, READER_VARIABLES.readerConcurrency, context),
  };
  checkReader(config);
  return Object.freeze(config);
}

export function checkReader({ readerUrl, readerModel, readerKey }: ReaderConfig): void {
  if (readerUrl && !readerModel) {
    throw new OperatorError("MARQUE_READER_MODEL must be set together with MARQUE_READER_URL.");
  }
  // A key that is sent nowhere may hide that the URL was forgotten.
  if (!readerUrl && (readerModel || readerKey)) {
    throw new OperatorError(
      "MARQUE_READER_URL must be set together with MARQUE_READER_MODEL and MARQUE_READER_KEY.",
    );
  }
}
