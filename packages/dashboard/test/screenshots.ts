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
  const viewport = page.viewportSize();
  if (isFull && viewport) {
    // A screen as tall as the page: the navigation beside it is as tall as the screen.
    const height = await page.evaluate<number>("document.documentElement.scrollHeight");
    await page.setViewportSize({ width: viewport.width, height });
  }
  await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: "disabled" });
  if (viewport) await page.setViewportSize(viewport);
}
