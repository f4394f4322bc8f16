// Builds the dashboard's pages when their sources have changed since the last time. `npm start` runs it, and
// `npm run build` in packages/dashboard with --force. What it writes is complete or not there: the pages are built
// beside the old ones, compressed, and put in their place at the end.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { withDashboardTools } from "./dashboard-tools.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const dashboard = join(root, "packages", "dashboard");
const dist = join(dashboard, "dist");
const STAMP = ".sources";
/** From the root of a clone on. */
const VITE = join("node_modules", "vite", "bin", "vite.js");

const COMPRESSED = [".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt"];
/** Below this a compressed answer is hardly smaller. */
const SMALLEST_COMPRESSED_BYTES = 1_024;

/** Resolves to whether there was anything to build. */
export async function buildDashboard({ force = false } = {}): Promise<boolean> {
  const sources = await hashOfSources();
  const known = await readFile(join(dist, STAMP), "utf8").catch(() => null);
  if (!force && known === sources) return false;
  const fresh = join(root, "node_modules", `.marque-dashboard-${process.pid}`);
  try {
    // Whoever starts the service has no use for advice on the build.
    const build = (clone: string) =>
      vite(clone, "build", "--outDir", fresh, "--emptyOutDir", "--logLevel", force ? "warn" : "error");
    if (existsSync(join(root, VITE))) await build(root);
    else await withDashboardTools(root, build);
    await compressAll(fresh);
    await writeFile(join(fresh, STAMP), sources);
    await putInPlace(fresh);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  return true;
}

async function putInPlace(fresh: string): Promise<void> {
  await rm(dist, { recursive: true, force: true });
  await rename(fresh, dist).catch((error: NodeJS.ErrnoException) => {
    // Another build was a moment faster; what it put there is as new.
    if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
  });
}

/** Everything the result follows from: the package's own files and the versions of what it is built with. */
async function hashOfSources(): Promise<string> {
  const hash = createHash("sha256");
  const files = [join(root, "package-lock.json"), ...(await filesBelow(dashboard))];
  for (const file of files.sort()) {
    const content = await readFile(file);
    hash.update(`${file.slice(root.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

const NOT_SOURCES = ["dist", "node_modules", "test"];

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = entries
    .filter(({ name }) => folder !== dashboard || !NOT_SOURCES.includes(name))
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
  return (await Promise.all(found)).flat();
}

async function compressAll(folder: string): Promise<void> {
  for (const file of await filesBelow(folder)) {
    const content = await readFile(file);
    if (!COMPRESSED.includes(extname(file)) || content.length < SMALLEST_COMPRESSED_BYTES) continue;
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  }
}

function vite(clone: string, ...args: string[]): Promise<void> {
  const command = join(clone, VITE);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, ...args], {
      cwd: join(clone, "packages", "dashboard"),
      stdio: ["ignore", "inherit", "inherit"],
      // Tests run with another one, and React would be built for development, at twice the size.
      env: { ...process.env, NODE_ENV: "production" },
    });
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`vite ended with exit code ${code}`)),
    );
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const force = process.argv.includes("--force");
  try {
    const start = performance.now();
    const wasBuilt = await buildDashboard({ force });
    if (wasBuilt) console.error(`marque: built the dashboard in ${Math.round(performance.now() - start)} ms`);
  } catch (error) {
    console.error(`marque: the dashboard could not be built: ${(error as Error).message}`);
    // Somebody asked for the pages; `npm start` goes on without them, since the API does not need them.
    if (force) process.exit(1);
  }
}
