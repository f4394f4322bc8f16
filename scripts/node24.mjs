// Runs a script on Node 24 whatever Node started us: the machine's own when it is new enough, otherwise
// the binary that npm installed for this platform. Plain JavaScript, because it must run on Node 20.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const NEEDED_MAJOR = 24;

/** Whether this very process can run our TypeScript. */
export function isNode24() {
  return Number(process.versions.node.split(".")[0]) >= NEEDED_MAJOR;
}

/** The path of a Node binary that can run our TypeScript, or a sentence saying why there is none. */
export function findNode24() {
  if (isNode24()) return { path: process.execPath };
  const name = `node-${process.platform}-${process.arch}`;
  try {
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
    return { path: join(dirname(manifest), "bin", "node") };
  } catch {
    return {
      problem:
        `Marque runs on Node ${NEEDED_MAJOR}; this is ${process.version} and npm has no ${name} to bring along. ` +
        `Install Node ${NEEDED_MAJOR} or newer and run the command again.`,
    };
  }
}

/**
 * From this size on, memory that is asked for goes back to the system when it is freed. It is what glibc begins with; left to
 * itself it raises the bound up to 32 MB, and a worker holds 35 MB that nobody uses (docs/decisions/0055).
 */
const MEMORY = {
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
  // One place for all threads: each thread's own would keep what it freed, 15 MB in a worker.
  MALLOC_ARENA_MAX: "1",
};

/**
 * In megabytes, of each half of where new objects lie. Left to itself V8 lets it grow to 64, which a busy worker's event loop keeps for good
 * (docs/decisions/0062). What an operator says goes first.
 */
const NEW_OBJECTS = "--max-semi-space-size=16";
const nodeOptions = () => [NEW_OBJECTS, process.env.NODE_OPTIONS].filter(Boolean).join(" ");

/** Runs `node24 …args` in place of this process: same terminal, same exit code, signals passed on. */
export function runOnNode24(args, variables = {}) {
  const node = findNode24();
  if (!node.path) {
    console.error(node.problem);
    process.exit(1);
  }
  // The IPC channel lets the child notice that this launcher was killed: it sees `disconnect` and stops.
  const child = spawn(node.path, args, {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...MEMORY, ...process.env, NODE_OPTIONS: nodeOptions(), ...variables },
  });
  // Ctrl-C on a terminal reaches the whole process group, so the child has it already and the launcher only has to
  // outlive it; without a terminal the signal was meant for us alone and is passed on.
  process.on("SIGINT", () => {
    if (!process.stdin.isTTY) child.kill("SIGINT");
  });
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  process.on("SIGHUP", () => child.kill("SIGTERM"));
  // npm starts us through a shell; when npm is killed the shell goes with it and nobody tells us.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) child.kill("SIGTERM");
  }, 500);
  watch.unref();
  child.on("error", (error) => {
    console.error(`Node ${NEEDED_MAJOR} could not be started from ${node.path}: ${error.message}`);
    process.exit(1);
  });
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) runOnNode24(process.argv.slice(2));
