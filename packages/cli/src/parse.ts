import { parseArgs } from "node:util";
import { type Command, type Input, UsageError, usageOf } from "./command.ts";
import type { Terminal } from "./terminal.ts";

export interface Parsed {
  readonly command: Command;
  readonly input: Input;
  readonly json: boolean;
}

/** Finds the command and its arguments, or throws a UsageError that says what would be right. */
export function parse(commands: readonly Command[], argv: readonly string[], terminal: Terminal): Parsed {
  // "admin events resend" is not "admin events" with an argument: the longest match is meant.
  const command = commands
    .filter(({ words }) => words.every((word, index) => argv[index] === word))
    .sort((a, b) => b.words.length - a.words.length)[0];
  if (!command) throw unknownCommand(commands, argv);
  const { values, positionals } = readArguments(command, argv.slice(command.words.length));
  const { json = false, ...options } = values;
  const needed = command.positionals.filter((name) => !name.startsWith("["));
  if (positionals.length < needed.length || positionals.length > command.positionals.length) {
    throw new UsageError(`Usage: ${usageOf(command)}`);
  }
  for (const [name, option] of Object.entries(command.options)) {
    if (option.required && options[name] === undefined) {
      throw new UsageError(`--${name} is missing. Usage: ${usageOf(command)}`);
    }
  }
  return {
    command,
    input: { positionals, options: options as Input["options"], env: terminal.env, terminal },
    json: json === true,
  };
}

function readArguments(
  command: Command,
  args: readonly string[],
): { values: Record<string, unknown>; positionals: string[] } {
  const options = Object.fromEntries(
    Object.entries(command.options).map(([name, { value }]) => [
      name,
      { type: value ? ("string" as const) : ("boolean" as const) },
    ]),
  );
  try {
    return parseArgs({
      args: [...args],
      options: { ...options, json: { type: "boolean" } },
      allowPositionals: true,
      strict: true,
    });
  } catch (error) {
    // Node's own sentence continues with advice about `--`, which does not help here.
    const [sentence] = (error as Error).message.split(/\.\s/);
    throw new UsageError(`${sentence}. Usage: ${usageOf(command)}`);
  }
}

function unknownCommand(commands: readonly Command[], argv: readonly string[]): UsageError {
  const words = argv.slice(0, 3).filter((word) => !word.startsWith("-"));
  if (words.length === 0) return new UsageError("Name a command. `marque --help` lists them.");
  const asked = words.join(" ");
  const begun = commands.filter(({ words: all }) => all.join(" ").startsWith(`${asked} `));
  if (begun.length > 0) {
    return new UsageError(
      `"${asked}" needs one of: ${begun.map(({ words: all }) => all.slice(words.length).join(" ")).join(", ")}.`,
    );
  }
  const nearest = commands
    .map(({ words: all }) => ({ name: all.join(" "), distance: editDistance(asked, all.join(" ")) }))
    .sort((a, b) => a.distance - b.distance)[0];
  const hint =
    nearest && nearest.distance <= 3
      ? `Did you mean "${nearest.name}"?`
      : "`marque --help` lists the commands.";
  return new UsageError(`Unknown command "${asked}". ${hint}`);
}

/** How many letters have to be changed, added or removed to get from one word to the other. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1)!;
}
