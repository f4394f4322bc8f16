// A base for the image where no registry can be reached: a shell, `sleep`, and the libraries that Node, PostgreSQL and the
// native packages are linked to, copied from this machine. It stands in for `debian:bookworm-slim`.
import { execFile } from "node:child_process";
import { chmod, cp, mkdir, readdir, realpath, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const execute = promisify(execFile);
/** What the service calls besides Node, PostgreSQL and what is below. */
const PROGRAMS = ["sh", "rm", "sleep"];
export const BASE_RECIPE = "FROM scratch\nCOPY . /\n";

/** Fills an empty folder; `image` is what deploy/assemble.ts put together. */
export async function makeBase(folder: string, image: string): Promise<void> {
  for (const name of PROGRAMS) await copy(await realpath(await programAt(name)), join(folder, "bin", name));
  const linked = [...(await Promise.all(PROGRAMS.map(programAt))), ...(await binariesIn(image))];
  const libraries = new Set((await Promise.all(linked.map(librariesOf))).flat());
  for (const library of libraries)
    if (!library.startsWith(image)) await copy(await realpath(library), join(folder, library));
  for (const each of ["tmp", "etc", "proc", "sys", "dev"])
    await mkdir(join(folder, each), { recursive: true });
  // As everywhere: a tmpfs gets the mode of what it is mounted on.
  await chmod(join(folder, "tmp"), 0o1777);
  await writeFile(join(folder, "Containerfile"), BASE_RECIPE);
}

async function binariesIn(image: string): Promise<readonly string[]> {
  const files = await readdir(image, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => /\.node$|\/bin\/(?:node|postgres|initdb)$|\/native\/lib\/[^/]+\.so/.test(path));
}

/** By the loader's own word; a file for another C library has none. */
async function librariesOf(binary: string): Promise<readonly string[]> {
  const { stdout } = await execute("ldd", [binary]).catch(() => ({ stdout: "" }));
  return [...stdout.matchAll(/(?:=> )?(\/\S+) \(0x/g)].map(([, path]) => path!);
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await cp(from, to, { dereference: true });
}

/** `/bin` and `/usr/bin` are one on some systems and two on others. */
async function programAt(name: string): Promise<string> {
  const { stdout } = await execute("sh", ["-c", `ls /usr/bin/${name} /bin/${name} 2>/dev/null | head -n 1`]);
  if (stdout.trim() === "") throw new Error(`this machine has no ${name}`);
  return stdout.trim();
}
