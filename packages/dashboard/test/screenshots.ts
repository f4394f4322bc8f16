import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { WatchedPage } from "./watched-page.ts";

/** Where pictures of the pages go; none are taken unless it is set. */
const FOLDER = process.env.MARQUE_SCREENSHOTS;

/** For `docs/screenshots/`, and to be looked at. */
export async function photograph({ page }: WatchedPage, name: string, { isFull = true } = {}): Promise<void> {
  if (!FOLDER) return;
  await mkdir(FOLDER, { recursive: true });
  await page.waitForLoadState("networkidle");
  await page.evaluate("document.fonts.ready.then(() => undefined)");
  // A page that is scrolled has its sticky parts halfway down the picture.
  if (isFull) await page.evaluate("window.scrollTo(0, 0)");
  await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: isFull, animations: "disabled" });
}
