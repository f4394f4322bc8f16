import { type Command, UsageError, usageOf } from "./command.ts";
import { adminCommands } from "./commands/admin.ts";
import { adminPlanCommands } from "./commands/admin-plans.ts";
import { adminWebhookCommands } from "./commands/admin-webhooks.ts";
import { backupCommands } from "./commands/backup.ts";
import { design } from "./commands/design.ts";
import { generate } from "./commands/generate.ts";
import { listen } from "./commands/listen.ts";
import { mcp } from "./commands/mcp.ts";
import { resourceCommands } from "./commands/resources.ts";
import { parse } from "./parse.ts";
import type { Terminal } from "./terminal.ts";

const COMMANDS: readonly Command[] = [
  generate,
  design,
  listen,
  mcp,
  ...resourceCommands,
  ...adminCommands,
  ...adminPlanCommands,
  ...adminWebhookCommands,
  ...backupCommands,
];

/** By name, because the service is loaded only by the commands that need it. */
const FOR_PEOPLE = ["OperatorError", "ServiceError"];

/** Runs one call and returns its exit code: 0, 1 (refused or failed) or 2 (wrong usage). */
export async function run(argv: readonly string[], terminal: Terminal): Promise<number> {
  if (argv.includes("--help") || argv.includes("-h")) {
    terminal.out(help(argv.filter((word) => !word.startsWith("-"))));
    return 0;
  }
  try {
    const { command, input, json } = parse(COMMANDS, argv, terminal);
    const result = await command.run(input);
    if (!command.speaksItself) terminal.out(json ? JSON.stringify(result) : command.show(result as never));
    return command.exitCode?.(result as never) ?? 0;
  } catch (error) {
    const failure = error as Error;
    const { MarqueError } = await import("@marque/sdk");
    // Errors written for people carry a whole sentence; anything else is a fault and gets its stack.
    const isForPeople =
      error instanceof UsageError || error instanceof MarqueError || FOR_PEOPLE.includes(failure.name);
    terminal.err(`marque: ${isForPeople ? failure.message : failure.stack}`);
    return error instanceof UsageError ? 2 : 1;
  }
}

function help(words: readonly string[]): string {
  const asked = COMMANDS.filter((command) => words.every((word, index) => command.words[index] === word));
  const commands = asked.length > 0 ? asked : COMMANDS;
  const lines = commands.map((command) => `  ${usageOf(command)}\n      ${command.summary}`);
  return ["Usage:", ...lines, "", "Every command accepts --json and then prints one JSON document."].join(
    "\n",
  );
}
