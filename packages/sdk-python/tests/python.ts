// Which Python the SDK is tested with: the first that is new enough and has httpx.
import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** Debian's own stands beside whatever a version manager puts first. */
const CANDIDATES = ["python3", "/usr/bin/python3", "python3.14", "python3.13", "python3.12", "python3.11"];
const QUESTION =
  "import sys, httpx; assert sys.version_info >= (3, 11); print('Python', sys.version.split()[0], 'httpx', httpx.__version__)";

export interface Python {
  readonly program: string;
  /** `Python 3.11.2 httpx 0.23.3` */
  readonly version: string;
}

/** Null where there is none; then it has been said loudly what was not run for the want of it. */
export async function findPython(whatWasNotRun: string): Promise<Python | null> {
  for (const program of CANDIDATES) {
    const { stdout } = await execute(program, ["-c", QUESTION]).catch(() => ({ stdout: "" }));
    if (stdout) return { program, version: stdout.trim() };
  }
  // Past vitest's reporter, which shows what a passing test prints in some modes only.
  process.stderr.write(
    `\n${"!".repeat(100)}\n!! NOT RUN: ${whatWasNotRun}\n` +
      "!! They need Python 3.11 or newer with httpx (Debian, Ubuntu: apt-get install python3-httpx).\n" +
      `${"!".repeat(100)}\n\n`,
  );
  return null;
}
