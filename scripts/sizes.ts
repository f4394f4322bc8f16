// `npm run sizes`: what an install for production takes on the disk, by package, the largest first; fails above the budget.
// It reads the lockfile and the packages that are installed here, so it needs no second install: `scripts/production-install.ts` makes
// one and starts it.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isLeftOut } from "./slim.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** Millions of bytes on the disk, for this platform. */
export const INSTALL_BUDGET = 450;
/** A block of the file system, as `stat` counts them. */
const BLOCK_BYTES = 512;
const SHOWN = 25;

interface LockEntry {
  readonly dev?: boolean;
  readonly link?: boolean;
}

export interface Size {
  /** From the root on. */
  readonly path: string;
  readonly megabytes: number;
}

/** The packages that `npm ci --omit=dev` installs here, without what `scripts/slim.mjs` removes; the largest first. */
export function productionSizes(root = ROOT): readonly Size[] {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, LockEntry>;
  };
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes("node_modules/") && !dev && !link)
    .filter(([path]) => existsSync(join(root, path)))
    .map(([path]) => ({ path, megabytes: bytesBelow(root, path) / 1e6 }))
    .sort((a, b) => b.megabytes - a.megabytes);
}

export const sumOf = (sizes: readonly Size[]): number =>
  sizes.reduce((sum, { megabytes }) => sum + megabytes, 0);

/** Of one package alone: those below it are rows of their own. */
function bytesBelow(root: string, folder: string): number {
  let bytes = 0;
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && entry.name !== "node_modules") bytes += bytesBelow(root, path);
    else if (entry.isFile() && !isLeftOut(path.slice("node_modules/".length)))
      bytes += statSync(join(root, path)).blocks * BLOCK_BYTES;
  }
  return bytes;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sizes = productionSizes();
  const sum = sumOf(sizes);
  for (const { path, megabytes } of sizes.slice(0, SHOWN))
    console.log(`${megabytes.toFixed(1).padStart(7)} MB  ${path.slice("node_modules/".length)}`);
  console.log(`${sumOf(sizes.slice(SHOWN)).toFixed(1).padStart(7)} MB  ${sizes.length - SHOWN} others`);
  console.log(`${sum.toFixed(1).padStart(7)} MB  in all; the budget is ${INSTALL_BUDGET} MB`);
  if (sum > INSTALL_BUDGET) {
    console.error(
      "marque: an install for production is too large. docs/decisions/0055 says what may be done.",
    );
    process.exit(1);
  }
}
