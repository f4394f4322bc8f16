import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Studio } from "@marque/engine";
import type { BatchLine, BatchOptions, BatchResult, OutputFile, SheetEntry } from "@marque/engine/batch";
import { type Command, type Input, UsageError } from "../command.ts";
import { CommandError } from "../connection.ts";
import { Progress } from "../progress.ts";

interface Summary {
  readonly directory: string;
  readonly designs: readonly { readonly id: string; readonly elapsed_ms: number }[];
  readonly errors: readonly { readonly id: string; readonly error: string }[];
}

/** The engine alone, no server: one prompt, or a batch of lines with a contact sheet. */
export const design: Command = {
  words: ["design"],
  positionals: ["[PROMPT]"],
  options: { seed: { value: "S" }, out: { value: "DIR" }, batch: { value: "FILE.jsonl" } },
  summary: "design without a server: one prompt, or --batch FILE.jsonl --out DIR",
  run: async (input) => (input.options.batch === undefined ? single(input) : batch(input)),
  show: (summary: Summary) => show(summary),
  exitCode: (summary: Summary) => (summary.errors.length > 0 ? 1 : 0),
};

async function single(input: Input): Promise<Summary> {
  const [prompt] = input.positionals;
  if (prompt === undefined)
    throw new UsageError("Give a prompt, or --batch FILE.jsonl. `marque design --help` shows how.");
  const seed = seedOf(input);
  const directory = resolve(String(input.options.out ?? "design"));
  const line: BatchLine = { id: "design", prompt, ...(seed === undefined ? {} : { seed }) };
  const summary = await run(input, await load(input), [line], async (result) =>
    writeFiles(directory, result.files),
  );
  const [failure] = summary.errors;
  if (failure) throw new CommandError(`The design failed: ${failure.error}.`);
  return { ...summary, directory };
}

async function batch(input: Input): Promise<Summary> {
  if (input.options.out === undefined) throw new UsageError("--batch needs --out DIR for its files.");
  if (input.options.seed !== undefined)
    throw new UsageError("In a batch each line has its own seed. Remove --seed.");
  if (input.positionals.length > 0) throw new UsageError("Use a prompt or --batch, not both.");
  const directory = resolve(String(input.options.out));
  const file = String(input.options.batch);
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`${file} cannot be read (${error.code}).`);
  });
  const { contactSheet, errorFile, readBatch } = await import("@marque/engine/batch");
  const { lines, bad } = readBatch(text);
  for (const { id, error } of bad) await writeFiles(join(directory, id), [errorFile(error)]);
  const entries: SheetEntry[] = [];
  const studio = await load(input);
  const summary = await run(input, studio, lines, async ({ id, files, brand }) => {
    await writeFiles(join(directory, id), files);
    if (brand) entries.push({ id, assets: brand.assets });
  });
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, "sheet.png"), contactSheet(studio, entries));
  return {
    ...summary,
    directory,
    errors: [...bad.map(({ id, error }) => ({ id, error })), ...summary.errors],
  };
}

/** Not counted in `elapsed_ms`: a worker loads once, too. */
async function load({ terminal }: Input): Promise<Studio> {
  const progress = new Progress(terminal);
  progress.say("loading fonts, motifs and the language model");
  try {
    const { loadStudio } = await import("@marque/engine");
    return loadStudio();
  } finally {
    progress.end();
  }
}

async function run(
  { terminal, env }: Input,
  studio: Studio,
  lines: readonly BatchLine[],
  keep: (result: BatchResult) => Promise<void>,
): Promise<Omit<Summary, "directory">> {
  const { runBatch } = await import("@marque/engine/batch");
  const progress = new Progress(terminal);
  const reader = await readerOf(env);
  const designs: { id: string; elapsed_ms: number }[] = [];
  const errors: { id: string; error: string }[] = [];
  try {
    const options: BatchOptions = {
      clock: () => performance.now(),
      ...(reader ? { read: reader.read } : {}),
    };
    for await (const result of runBatch(studio, lines, options)) {
      await keep(result);
      if (result.error !== null) errors.push({ id: result.id, error: result.error });
      else designs.push({ id: result.id, elapsed_ms: Math.round(result.elapsed_ms) });
      progress.say(`${designs.length + errors.length} of ${lines.length} designed`);
    }
  } finally {
    progress.end();
    await reader?.close();
  }
  return { designs, errors };
}

interface CommandReader {
  readonly read: NonNullable<BatchOptions["read"]>;
  close(): Promise<void>;
}

/** The language model of MARQUE_READER_URL, which a service would ask too; null without one. */
async function readerOf(env: Input["env"]): Promise<CommandReader | null> {
  if (!env.MARQUE_READER_URL && !env.MARQUE_READER_MODEL && !env.MARQUE_READER_KEY) return null;
  const { openReader, readReaderConfig } = await import("@marque/service");
  const config = readReaderConfig(env);
  const reader = await openReader({ config });
  if (!reader) return null;
  const never = new AbortController().signal;
  return {
    read: (prompt, parent) =>
      reader.read(prompt, parent && JSON.stringify(parent), config.readerTimeout * 1000, never),
    close: () => reader.close(),
  };
}

async function writeFiles(directory: string, files: readonly OutputFile[]): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const { name, text } of files) await writeFile(join(directory, name), text);
}

function seedOf({ options }: Input): number | undefined {
  if (options.seed === undefined) return undefined;
  if (!/^-?\d{1,15}$/.test(String(options.seed))) throw new UsageError("--seed takes an integer.");
  return Number(options.seed);
}

function show({ directory, designs, errors }: Summary): string {
  const made = `${designs.length} ${designs.length === 1 ? "design" : "designs"} in ${directory}`;
  return [made, ...errors.map(({ id, error }) => `${id}: ${error}`)].join("\n");
}
