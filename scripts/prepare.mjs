// Installs what is missing before `npm start`, `npm test` and `npx marque`. Plain JavaScript for Node 20.
// Compares what npm recorded as installed with the lockfile, so that a clone that is up to date pays
// a few milliseconds and no network.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Installs by the lockfile when something is missing; throws a sentence when that fails. */
export function prepare() {
  const missing = missingPackages();
  if (missing.length === 0) return;
  const what = missing.length === 1 ? missing[0] : `${missing.length} packages`;
  console.error(`marque: installing ${what} (npm ci) …`);
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const omit = omitsDev() ? ["--omit=dev"] : ["--include=dev"];
  const run = spawnSync(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error", ...omit], {
    cwd: root,
    stdio: ["ignore", process.stderr.fd, process.stderr.fd],
  });
  if (run.status !== 0) {
    throw new Error("npm ci failed (see above). Check the network, then run the same command again.");
  }
}

function missingPackages() {
  const wanted = packagesIn(join(root, "package-lock.json"));
  const recorded = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(recorded)) return Object.keys(wanted).filter((path) => path !== "");
  const installed = packagesIn(recorded);
  return Object.entries(wanted)
    .filter(([path, entry]) => path.includes("node_modules/") && isNeededHere(entry))
    .filter(([path, entry]) => {
      const have = installed[path];
      return have?.version !== entry.version || !existsSync(join(root, path));
    })
    .map(([path]) => path);
}

function isNeededHere(entry) {
  if (entry.link) return false;
  // npm leaves out optional packages it cannot use (another platform, a peer nobody asked for).
  if (entry.optional && !runsHere(entry)) return false;
  if (entry.optional && !entry.os && !entry.cpu) return false;
  return !((entry.dev || entry.devOptional) && omitsDev());
}

function runsHere(entry) {
  const fits = (list, value) => !list || (list.includes(value) && !list.includes(`!${value}`));
  if (!fits(entry.os, process.platform) || !fits(entry.cpu, process.arch)) return false;
  return !entry.libc || entry.libc.includes(usesGlibc() ? "glibc" : "musl");
}

let isGlibc;

/** Found out once: a report takes several milliseconds, and over a hundred packages ask. */
function usesGlibc() {
  if (process.report) process.report.excludeNetwork = true; // reverse look-ups would cost seconds
  isGlibc ??= Boolean(process.report?.getReport?.().header?.glibcVersionRuntime);
  return isGlibc;
}

function omitsDev() {
  return process.env.NODE_ENV === "production" && process.env.npm_lifecycle_event !== "pretest";
}

function packagesIn(path) {
  return JSON.parse(readFileSync(path, "utf8")).packages;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    prepare();
  } catch (error) {
    console.error(`marque: ${error.message}`);
    process.exit(1);
  }
}
