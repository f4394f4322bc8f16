// What builds the dashboard's pages, for an install without the tools of development: they are installed in a folder of their own
// beside a copy of the pages' sources, used once and removed. The install itself is not touched, and stays small.
import { spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const DASHBOARD = join("packages", "dashboard");
const NOT_COPIED = ["dist", "node_modules", "test"];
const INSTALL = ["ci", "--workspace", "@marque/dashboard", "--include=dev", "--ignore-scripts"];
const QUIET = ["--no-audit", "--no-fund", "--loglevel=error"];

/** Calls `build` with the root of a clone in which the pages can be built. */
export async function withDashboardTools(
  root: string,
  build: (clone: string) => Promise<void>,
): Promise<void> {
  const clone = await mkdtemp(join(tmpdir(), "marque-dashboard-tools-"));
  try {
    await copySources(root, clone);
    console.error(
      "marque: installing what builds the dashboard's pages; it is removed when they are built …",
    );
    await npm(clone, [...INSTALL, ...QUIET]);
    await build(clone);
  } finally {
    await rm(clone, { recursive: true, force: true });
  }
}

/** npm wants the manifest of every workspace that the lockfile knows. */
async function copySources(root: string, clone: string): Promise<void> {
  const packages = (await readdir(join(root, "packages"))).map((name) => join("packages", name));
  const manifests = [".", "bench", ...packages].map((folder) => join(folder, "package.json"));
  for (const file of [...manifests, "package-lock.json", "tsconfig.json"]) {
    await mkdir(dirname(join(clone, file)), { recursive: true });
    // packages/sdk-python has none.
    await cp(join(root, file), join(clone, file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
    });
  }
  for (const name of await readdir(join(root, DASHBOARD)))
    if (!NOT_COPIED.includes(name))
      await cp(join(root, DASHBOARD, name), join(clone, DASHBOARD, name), { recursive: true });
}

function npm(cwd: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn("npm", args, { cwd, stdio: ["ignore", 2, 2] });
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`npm ci ended with exit code ${code}; check the network`)),
    );
  });
}
