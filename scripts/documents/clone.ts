// A directory that looks like the reader's clone, in which samples run as the reader would run them.
import { spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ROOT, type Sample } from "./samples.ts";

interface CloneOptions {
  /** The service's data directory, which stands in the clone as `.marque`. */
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
  /** The Python that samples run on. */
  readonly python: string;
  /** What is written in the documents → what stands in its place here: origins and ports. */
  readonly substitutes: ReadonlyMap<string, string>;
}

interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

/** What looks at its own path, or above it, has to be there in truth: a link leads back to the repository. */
const COPIED = ["examples", "scripts"];
const NOT_LINKED = [".git", ".marque", ...COPIED];
/** Variables of bash itself, which a shell does not take from another. */
const NOT_CARRIED = "BASH|DIRSTACK|EUID|FUNCNAME|GROUPS|PIPESTATUS|PPID|SHELLOPTS|UID|_";
/** Under load; alone each takes a second or two. */
const LONGEST_MILLISECONDS = 60_000;

export class Clone {
  readonly directory: string;
  readonly #options: CloneOptions;
  #files = 0;

  private constructor(directory: string, options: CloneOptions) {
    this.directory = directory;
    this.#options = options;
  }

  static async create(options: CloneOptions): Promise<Clone> {
    const directory = await mkdtemp(join(tmpdir(), "marque-clone-"));
    for (const name of await readdir(ROOT)) {
      if (!NOT_LINKED.includes(name)) await symlink(join(ROOT, name), join(directory, name));
    }
    for (const name of COPIED) await cp(join(ROOT, name), join(directory, name), { recursive: true });
    await symlink(options.dataDir, join(directory, ".marque"));
    // npx asks its cache and the registry's settings for seconds before it runs the same file; another test runs it.
    await mkdir(join(directory, ".path"));
    const marque = `#!/bin/sh\n[ "$1" = marque ] || exit 9\nshift\nexec '${process.execPath}' '${ROOT}packages/cli/src/main.ts' "$@"\n`;
    await writeFile(join(directory, ".path", "npx"), marque, { mode: 0o755 });
    return new Clone(directory, options);
  }

  /** Runs a sample to its end. Shell variables last from one shell sample to the next, as in one terminal. */
  async run(sample: Sample): Promise<Outcome> {
    if (sample.language === "sh") return this.#shell(this.#text(sample.code));
    const child = await this.start(sample);
    return child.ended;
  }

  /** Starts a sample; `more` are further substitutes. */
  async start(sample: Sample, more: ReadonlyMap<string, string> = new Map()) {
    if (sample.language === "sh") return this.#spawn("bash", ["-ec", this.#text(sample.code, more)]);
    const program = sample.language === "python" ? this.#options.python : process.execPath;
    return this.#spawn(program, [await this.save(sample, more)]);
  }

  /** Writes a sample where the text says, else beside the others. Returns the path. */
  async save(sample: Sample, more: ReadonlyMap<string, string> = new Map()): Promise<string> {
    const ending = sample.language === "python" ? "py" : sample.language;
    const file = join(this.directory, sample.file ?? `sample-${++this.#files}.${ending}`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, this.#text(sample.code, more));
    return file;
  }

  async remove(): Promise<void> {
    await rm(this.directory, { recursive: true, force: true });
  }

  #shell(code: string): Promise<Outcome> {
    const state = join(this.directory, ".variables");
    const script = [
      `[ ! -f ${state} ] || . ${state}`,
      "set -euo pipefail",
      code,
      `declare -p | grep -E '^declare -(-|x) ' | grep -vE '^declare -(-|x) (${NOT_CARRIED})' > ${state}`,
    ].join("\n");
    return this.#spawn("bash", ["-c", script]).ended;
  }

  #text(code: string, more: ReadonlyMap<string, string> = new Map()): string {
    let text = code;
    for (const [written, here] of [...more, ...this.#options.substitutes])
      text = text.replaceAll(written, here);
    return text;
  }

  #spawn(program: string, args: readonly string[]) {
    const child = spawn(program, args, {
      cwd: this.directory,
      env: {
        ...this.#options.env,
        HOME: this.directory,
        PATH: `${join(this.directory, ".path")}:${dirname(process.execPath)}:${process.env.PATH}`,
      },
      stdio: ["ignore", "pipe", "pipe"],
      // A group of its own, so that what a shell started is stopped with it.
      detached: true,
      timeout: LONGEST_MILLISECONDS,
    });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk));
    const ended = new Promise<Outcome>((resolve, reject) => {
      child.on("error", reject);
      child.on("close", (code) => resolve({ code, output }));
    });
    const stop = () => {
      if (child.exitCode === null) process.kill(-child.pid!, "SIGTERM");
    };
    return { ended, stop, output: () => output };
  }
}
