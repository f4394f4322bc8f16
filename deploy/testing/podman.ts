// Podman, where it is there and can run containers; the image is built and started with it.
import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);
const LONGEST_MILLISECONDS = 300_000;

export interface Podman {
  readonly version: string;
  /** What `podman run` needs on this machine besides. */
  readonly runOptions: readonly string[];
  /** Both streams; throws with them when the exit code is not 0. */
  run(...args: readonly string[]): Promise<string>;
}

/** Within a container of another kind, some limits cannot be raised to Podman's own and crun does not find its way. */
const WAYS = [
  { options: [], runOptions: [] },
  { options: [], runOptions: ["--cgroups=disabled"] },
  {
    options: ["--runtime", "runc"],
    runOptions: ["--ulimit", "nofile=4096:4096", "--ulimit", "nproc=1000:1000"],
  },
];

/** Null where there is none; then it has been said loudly what was not run for the want of it. */
export async function findPodman(whatWasNotRun: string): Promise<Podman | null> {
  const version = await podman([], ["--version"]).catch(() => null);
  if (version !== null)
    return { version: version.trim(), runOptions: [], run: (...args) => podman([], args) };
  sayNotRun(whatWasNotRun, "It needs Podman (Debian, Ubuntu: apt-get install podman buildah runc).");
  return null;
}

/** Tries out with an image that has a shell how this machine runs containers; null, and said loudly, where it runs none. */
export async function findWay(whatWasNotRun: string, image: string): Promise<Podman | null> {
  const reasons: string[] = [];
  for (const { options, runOptions } of WAYS) {
    const run = (...args: readonly string[]) => podman(options, args);
    const tried = [
      "run",
      "--rm",
      "--network",
      "none",
      ...runOptions,
      "--entrypoint",
      "/bin/sh",
      image,
      "-c",
      "exit 0",
    ];
    const problem = await run(...tried).then(
      () => null,
      (error: Error) => error.message,
    );
    if (problem === null) return { version: (await run("--version")).trim(), runOptions, run };
    reasons.push(problem.trim().split("\n").at(-1)!);
  }
  sayNotRun(whatWasNotRun, `Podman is here, but runs no container: ${[...new Set(reasons)].join("; ")}`);
  return null;
}

/** Past vitest's reporter, which shows what a passing test prints in some modes only. */
function sayNotRun(what: string, why: string): void {
  const line = "!".repeat(100);
  process.stderr.write(`\n${line}\n!! NOT RUN: ${what}\n!! ${why}\n${line}\n\n`);
}

async function podman(options: readonly string[], args: readonly string[]): Promise<string> {
  const { stdout, stderr } = await execute("podman", [...options, ...args], {
    timeout: LONGEST_MILLISECONDS,
    maxBuffer: 1e8,
  }).catch((error) => {
    throw new Error(
      `podman ${args.join(" ")} failed:\n${error.stdout ?? ""}${error.stderr ?? error.message}`,
    );
  });
  return stdout + stderr;
}
