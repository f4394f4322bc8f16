import type { Page } from "playwright-core";
import { expect } from "vitest";
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
}

const WIDE = { width: 1280, height: 860 };
const NARROW = { width: 360, height: 740 };

/** Light, dark and narrow: accessible, nothing beside the screen, a title, a quiet console, no other origin asked. */
export async function checkPage(stage: Stage, shown: Shown): Promise<void> {
  const watched = await stage.open({
    ...(shown.isForAnybody ? {} : { as: stage.owner }),
    browser: { colorScheme: "light", viewport: WIDE },
  });
  const { page } = watched;
  await page.goto(shown.path());
  await shown.isReady(page);
  await photograph(watched, shown.name);
  await watched.expectAccessible();
  expect(await page.title()).toMatch(/ · Marque$/);

  await page.emulateMedia({ colorScheme: "dark" });
  await photograph(watched, `${shown.name}-dark`);
  await watched.expectAccessible({ onlyColours: true });

  await page.setViewportSize(NARROW);
  await page.emulateMedia({ colorScheme: "light" });
  await shown.isReady(page);
  await photograph(watched, `${shown.name}-narrow`);
  await watched.expectNoSidewaysScroll();
  await watched.expectAccessible();

  watched.expectQuiet();
  await watched.close();
}

export function heading(name: string): Shown["isReady"] {
  return (page) => page.getByRole("heading", { level: 1, name }).waitFor();
}
