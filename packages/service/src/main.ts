import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { type Config, readConfig } from "./config.ts";
import { demoSecretsFile } from "./demo.ts";
import { OperatorError, ServiceError } from "./errors.ts";
import { keepHeapSmall } from "./event-loop-heap.ts";
import { createLog } from "./log.ts";
import { type Service, startService } from "./service.ts";
import { welcome } from "./welcome.ts";

// A stop that takes longer than this is broken off: the operator was promised five seconds.
const STOP_MILLISECONDS = 4_800;

keepHeapSmall();
try {
  const config = readConfig(process.env);
  const log = createLog({ level: config.logLevel });
  let stop = async (): Promise<void> => process.exit(0);
  let isStopping = false;
  const end = (reason: string, exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, "stopping");
    setTimeout(() => process.exit(1), STOP_MILLISECONDS).unref();
    stop().finally(() => process.exit(exitCode));
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => end(signal, 0));
  // The launcher was killed: nobody is left to stop us later.
  process.on("disconnect", () => end("the launcher is gone", 0));

  const starting = startService({
    config,
    log,
    onLost: (error) => {
      log.fatal(error.message);
      end("the database was taken over", 1);
    },
  });
  // A signal during the start waits for it, so that a half-started database is not left behind.
  stop = async () => (await starting).stop();
  const service = await starting;
  if (!isStopping) await greet(config, service);
} catch (error) {
  const problem = problemOf(error);
  if (problem === null) throw error;
  process.stderr.write(`marque: ${problem}\n`);
  process.exit(1);
}

async function greet(config: Config, service: Service): Promise<void> {
  const isTerminal = process.stdout.isTTY === true;
  const file = demoSecretsFile(config.dataDir);
  const secretsFile = existsSync(file) ? file : null;
  process.stdout.write(welcome(config, service, { isTerminal, secretsFile }));
  // A person has seen them now; what is left in a file can be found by others.
  if (isTerminal && service.demo) await rm(file, { force: true });
}

/** What an operator can fix, in one sentence; null for a fault of ours, whose stack is needed. */
function problemOf(error: unknown): string | null {
  if (error instanceof OperatorError) return error.message;
  if (!(error instanceof ServiceError) || error.code !== "service_unavailable") return null;
  return `The database went away during the start: ${(error.cause as Error).message}.`;
}
