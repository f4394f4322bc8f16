import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { SignedInPerson } from "../../service/test/dashboard/dashboard-client.ts";
import { photograph } from "./screenshots.ts";
import type { Stage } from "./stage.ts";

export interface Shown {
  /** Also the name of its picture. */
  readonly name: string;
  readonly path: () => string;
  /** What is there once the page has loaded all it shows. */
  readonly isReady: (page: Page) => Promise<unknown>;
  /** Opened without a session. */
  readonly isForAnybody?: boolean;
  /** Who looks, when it is not the stage's owner. */
  readonly as?: () => SignedInPerson;
  /** What is done on the page before it is looked at. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** A dialog covers the screen, not the whole page. */
  readonly isDialog?: boolean;
}

const WIDE = { width: 1280, height: 860 };
const NARROW = { width: 360, height: 740 };

/** Light, dark and narrow: accessible, nothing beside the screen, a title, a quiet console, no other origin asked. */
export async function checkPage(stage: Stage, shown: Shown): Promise<void> {
  const watched = await stage.open({
    ...(shown.isForAnybody ? {} : { as: shown.as?.() ?? stage.owner }),
    browser: { colorScheme: "light", viewport: WIDE },
  });
  const { page } = watched;
  const picture = { isFull: !shown.isDialog };
  await page.goto(shown.path());
  await shown.prepare?.(page);
  await shown.isReady(page);
  await photograph(watched, shown.name, picture);
  await watched.expectAccessible();
  await expect.poll(() => page.title()).toMatch(/ · Marque$/);

  await page.emulateMedia({ colorScheme: "dark" });
  await photograph(watched, `${shown.name}-dark`, picture);
  await watched.expectAccessible({ onlyColours: true });

  await page.setViewportSize(NARROW);
  await page.emulateMedia({ colorScheme: "light" });
  await shown.isReady(page);
  await photograph(watched, `${shown.name}-narrow`, picture);
  await watched.expectNoSidewaysScroll();
  await watched.expectAccessible();

  watched.expectQuiet();
  await watched.close();
}

export function heading(name: string): Shown["isReady"] {
  return (page) => page.getByRole("heading", { level: 1, name }).waitFor();
}
