/**
 * Finds a program that tests and the evaluation need; installs it from Debian when run as root; else fails and says
 * how to get it. Never skips: a picture nobody compared is a promise nobody held.
 */

import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

const onPath = (name: string): string | null => {
  try {
    return execFileSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).trim() || null;
  } catch {
    return null;
  }
};

function install(debianPackage: string): boolean {
  if (process.getuid?.() !== 0 || !onPath("apt-get")) return false;
  try {
    // One at a time: test files run side by side, and dpkg holds a lock.
    const command = `apt-get -o DPkg::Lock::Timeout=300 update -qq && DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 install -y -qq --no-install-recommends ${debianPackage}`;
    execFileSync("sh", ["-c", command], { stdio: "ignore", timeout: 280_000 });
    return true;
  } catch {
    return false;
  }
}

export function tool(name: string, debianPackage: string): string {
  const found = onPath(name) ?? (install(debianPackage) ? onPath(name) : null);
  if (found) return found;
  throw new Error(
    `This needs \`${name}\`: install it with \`apt-get install ${debianPackage}\` (or your system's package of that name).`,
  );
}

export function chromium(): string {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROME_PATH is ${named}, where there is no file.`);
  }
  for (const name of ["chromium", "chromium-browser", "google-chrome", "chrome"]) {
    const found = onPath(name);
    if (found) return found;
  }
  const cache = join(homedir(), ".cache/ms-playwright");
  for (const folder of existsSync(cache) ? readdirSync(cache).toSorted() : []) {
    const browser = join(cache, folder, "chrome-linux/chrome");
    if (folder.startsWith("chromium-") && existsSync(browser)) return browser;
  }
  const installed = install("chromium") ? onPath("chromium") : null;
  if (installed) return installed;
  throw new Error(
    "This needs a Chromium: set CHROME_PATH, or `apt-get install chromium`, or `npx playwright install chromium`.",
  );
}
