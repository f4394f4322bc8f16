// Installs what is missing before `npm start`, `npm test` and `npx marque`. Plain JavaScript for Node 20.
// Compares what npm recorded as installed with the lockfile, so that a clone that is up to date pays
// a few milliseconds and no network.
import { spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, readSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isWithoutDevelopment } from "./slim.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** What needs the tools of development, whatever NODE_ENV says. */
const CHECKING = ["pretest", "pretest:unit", "precheck", "prefaults"];

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
  return (
    Object.entries(wanted)
      .filter(([path]) => path.includes("node_modules/"))
      // What is there needs no answer to whether it is needed here.
      .filter(([path, entry]) => installed[path]?.version !== entry.version || !existsSync(`${root}/${path}`))
      .filter(([, entry]) => isNeededHere(entry))
      .map(([path]) => path)
  );
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

/** Found out once: over a hundred packages ask. */
function usesGlibc() {
  isGlibc ??= namesGlibc(startOf(process.execPath)) ?? reportsGlibc();
  return isGlibc;
}

/** A Linux binary names its loader within its first kilobytes; null when it names neither, as one without a loader. */
function namesGlibc(start) {
  if (start.includes("/ld-musl-")) return false;
  return start.includes("/ld-linux") ? true : null;
}

/** Node's own word for it, which takes it twenty milliseconds. */
function reportsGlibc() {
  if (process.report) process.report.excludeNetwork = true; // reverse look-ups would cost seconds
  return Boolean(process.report?.getReport?.().header?.glibcVersionRuntime);
}

function startOf(path) {
  const start = Buffer.alloc(4096);
  const file = openSync(path, "r");
  try {
    return start.toString("latin1", 0, readSync(file, start));
  } finally {
    closeSync(file);
  }
}

let isOmitted;

/** An install that was made without the tools of development stays one until something is checked. Found out once. */
function omitsDev() {
  if (CHECKING.includes(process.env.npm_lifecycle_event)) return false;
  isOmitted ??= process.env.NODE_ENV === "production" || isWithoutDevelopment(root);
  return isOmitted;
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
