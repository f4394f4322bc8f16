import type { Terminal } from "./terminal.ts";

/** One command of `marque`: how it is called, what it takes, what it does. */
export interface Command {
  /** The words that call it: `["admin", "key", "create"]`. */
  readonly words: readonly string[];
  /** Named arguments in order, as the usage line shows them. Those in brackets may be left out. */
  readonly positionals: readonly string[];
  readonly options: Readonly<Record<string, Option>>;
  readonly summary: string;
  /** Does the work and returns the document that `--json` prints. */
  readonly run: (input: Input) => Promise<object>;
  /** The same for people. */
  readonly show: (result: never) => string;
  /** Standard output carries a protocol here: nothing else is printed there. */
  readonly speaksItself?: true;
  /** For work that may fail in part; 0 unless given. */
  readonly exitCode?: (result: never) => number;
}

export interface Option {
  /** What follows the option in the usage line; absent for a flag. */
  readonly value?: string;
  readonly required?: boolean;
}

export interface Input {
  readonly positionals: readonly string[];
  readonly options: Readonly<Record<string, string | true | undefined>>;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly terminal: Terminal;
}

/** The call itself was wrong: exit code 2. Everything else that goes wrong is exit code 1. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** `marque admin key create WS --type test|live --label L` */
export function usageOf(command: Command): string {
  const options = Object.entries(command.options).map(([name, option]) => {
    const text = option.value ? `--${name} ${option.value}` : `--${name}`;
    return option.required ? text : `[${text}]`;
  });
  return ["marque", ...command.words, ...command.positionals, ...options].join(" ");
}
