import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { SignedInPerson } from "../../service/test/dashboard/dashboard-client.ts";
import { photograph } from "./screenshots.ts";
import type { Stage } from "./stage.ts";

export interface ShownPage {
  /** Also the name of its picture. */
  readonly name: string;
  readonly path: () => string;
  /** What is there once the page has loaded all it shows. */
  readonly isReady: (page: Page) => Promise<unknown>;
  /** Who looks; the stage's owner unless it says otherwise, nobody with null. */
  readonly as?: () => SignedInPerson | null;
}

const LOOKS = [
  { look: "light", options: { colorScheme: "light" } },
  { look: "dark", options: { colorScheme: "dark" } },
  { look: "narrow", options: { colorScheme: "light", viewport: { width: 360, height: 740 } } },
] as const;

/** Holds every page to the same promises, in both themes and on a narrow screen. */
export function describeEveryLook(stage: () => Stage, pages: readonly ShownPage[]): void {
  describe.each(LOOKS)("every page, $look", ({ look, options }) => {
    it.each(pages)(
      "$name: accessible, nothing beside the screen, quiet, no other origin asked",
      async ({ name, path, isReady, as = () => stage().owner }) => {
        const person = as();
        const watched = await stage().open({ ...(person && { as: person }), browser: options });
        await watched.page.goto(path());
        await isReady(watched.page);
        await watched.page.waitForLoadState("networkidle");
        await photograph(watched, look === "light" ? name : `${name}-${look}`);
        await watched.expectAccessible();
        await watched.expectNoSidewaysScroll();
        expect(await watched.page.title()).toMatch(/ · Marque$/);
        watched.expectQuiet();
        await watched.close();
      },
    );
  });
}
