import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";

const USUAL_PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * A window's address bar and its popups are pages with processes of their own, and one more process waits for each context's
 * next page: more than half of what a window costs. The last such list counts alone, so what Playwright turns off
 * (`chromiumSwitches.ts`) is said again.
 */
const DISABLED_FEATURES = [
  ...["WebUIOmniboxPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"],
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"],
  ...["HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"],
  ...["ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints"],
  ...["NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"],
];

/** No sandbox, because tests run as root in containers; nothing of its own over the network. */
export const CHROMIUM_FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-default-apps",
  "--disable-extensions",
  "--disable-sync",
  "--no-first-run",
  "--no-default-browser-check",
  "--metrics-recording-only",
  `--disable-features=${DISABLED_FEATURES.join(",")}`,
];

/** The path of a Chromium: CHROME_PATH, a usual place, or one installed now; else throws what to do. */
export function findChromium(): string {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (isProgram(CHROME_PATH)) return CHROME_PATH;
    throw new Error(`CHROME_PATH is ${CHROME_PATH}, which is no program. Correct it or unset it.`);
  }
  const found = USUAL_PATHS.find(isProgram);
  if (found) return found;
  const installed = install() ? USUAL_PATHS.find(isProgram) : undefined;
  if (installed) return installed;
  throw new Error(
    "The browser tests need Chromium and could not install it. Install it (Debian, Ubuntu: apt-get install chromium; " +
      "macOS: Google Chrome), or set CHROME_PATH to a Chrome or Chromium.",
  );
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Only where it asks nobody: as root, with apt-get. */
function install(): boolean {
  if (process.getuid?.() !== 0) return false;
  const apt = (...args: string[]) =>
    spawnSync("apt-get", args, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0;
  return apt("update", "-q") && apt("install", "-q", "-y", "--no-install-recommends", "chromium");
}
