// Removes from node_modules what nothing reads when the service runs. npm runs it after each install, and deploy/Dockerfile once
// more after the tools of development are gone. Plain JavaScript, because it must run on Node 20. docs/decisions/0055.
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The C++ headers and the manual of the Node that npm brings along: 68 MB for those who compile modules, and nobody does here. */
const OF_NODE = ["include", "share"];
/** Types and maps back to sources: for editors, the compiler and debuggers, which are tools of development. */
const FOR_TOOLS = /\.(?:d\.[cm]?ts|map)$/;

/** Whether an install has nothing of what only development needs, as after `npm ci --omit=dev`. */
export function isWithoutDevelopment(folder = root) {
  const recorded = join(folder, "node_modules", ".package-lock.json");
  if (!existsSync(recorded)) return false;
  const { packages } = JSON.parse(readFileSync(recorded, "utf8"));
  return !Object.values(packages).some(({ dev, link }) => dev && !link);
}

/** Whether a file, named from node_modules on, is left out of an install for production. */
export function isLeftOut(path) {
  return FOR_TOOLS.test(path) || OF_NODE.some((each) => new RegExp(`^node-linux-\\w+/${each}/`).test(path));
}

export function slim(folder = root) {
  const modules = join(folder, "node_modules");
  if (!existsSync(modules)) return;
  for (const name of readdirSync(modules).filter((each) => each.startsWith("node-linux-")))
    for (const each of OF_NODE) rmSync(join(modules, name, each), { recursive: true, force: true });
  if (isWithoutDevelopment(folder)) removeBelow(modules);
}

/** Links are not followed: they lead to our own packages. */
function removeBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeBelow(path);
    else if (entry.isFile() && FOR_TOOLS.test(entry.name)) rmSync(path);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) slim();
