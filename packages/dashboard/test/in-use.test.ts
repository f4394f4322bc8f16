import { createHash } from "node:crypto";
import { type BrandView, SHOWN_APPLICATIONS } from "@marque/contract";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkPage } from "./page-check.ts";
import { Scene } from "./scene.ts";
import { raiseStage, type Stage } from "./stage.ts";

/** What takes a moment on a busy machine. */
const PATIENT = { timeout: 60_000 };

let stage: Stage;
let brand: BrandView;

beforeAll(async () => {
  stage = await raiseStage();
  const scene = new Scene(stage);
  const project = await scene.project("Kayak school");
  brand = await scene.brand(
    project.id,
    "A friendly logo for Tidewater, a kayak school, with a wave, in teal",
  );
}, 180_000);
afterAll(() => stage?.stop());

/** All scenes are there and drawn; those below the fold are loaded when they come into sight. */
async function scenesDrawn(page: Page): Promise<void> {
  const pictures = page.locator("img[src*='/applications/']");
  await expect.poll(() => pictures.count(), PATIENT).toBe(SHOWN_APPLICATIONS.length);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(
        () => picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth),
        PATIENT,
      )
      .toBe(480);
  }
}

describe("a brand's page", () => {
  it("shows it in use, with what each picture shows in words", async () => {
    await checkPage(stage, {
      name: "brand-in-use",
      path: () => `/w/${stage.workspaceId}/projects/${brand.project_id}?brand=${brand.id}`,
      isReady: async (page) => {
        await page.getByRole("heading", { name: "In use" }).first().waitFor(PATIENT);
        await page.getByAltText(/Logo of .* on a van/).waitFor(PATIENT);
        await scenesDrawn(page);
      },
    });
  }, 120_000);
});

describe("a scene that could not be drawn just now", () => {
  it("is asked for again until it is there", async () => {
    const watched = await stage.open({ as: stage.owner });
    const { page } = watched;
    let asked = 0;
    await page.route("**/applications/van", (route) => {
      asked += 1;
      return asked === 1 ? route.fulfill({ status: 429 }) : route.continue();
    });
    await page.goto(`${stage.origin}/w/${stage.workspaceId}/projects/${brand.project_id}?brand=${brand.id}`);
    await page.getByAltText(/Logo of .* on a van/).waitFor(PATIENT);
    await scenesDrawn(page);
    expect(asked).toBe(2);
    await watched.page.context().close();
  }, 120_000);
});

describe("the animated logo", () => {
  it("arrives, ends as the logo to the pixel, and stands still for who wants no motion", async () => {
    const at = `/api/workspaces/${stage.workspaceId}/brands/${brand.id}`;
    const svg = async (name: string) => {
      const reply = await stage.owner.client.call(`${at}/files/${name}`);
      expect(reply.status, reply.text).toBe(200);
      return reply.text;
    };
    const [still, moving] = [await svg("logo.svg"), await svg("logo-animated.svg")];
    const { page, close } = await blankPage();
    const seen = async () =>
      createHash("sha256")
        .update(await page.screenshot())
        .digest("hex");
    const animations = "document.getAnimations()";

    await page.setContent(still);
    const logo = await seen();

    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.setContent(moving);
    expect(await page.evaluate<number>(`${animations}.length`)).toBeGreaterThan(0);
    await page.evaluate(`${animations}.forEach((each) => { each.pause(); each.currentTime = 0; })`);
    expect(await seen()).not.toBe(logo);
    await page.evaluate(`${animations}.forEach((each) => each.finish())`);
    expect(await seen()).toBe(logo);

    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setContent(moving);
    expect(await page.evaluate<number>(`${animations}.length`)).toBe(0);
    expect(await seen()).toBe(logo);
    await close();
  }, 120_000);
});

async function blankPage(): Promise<{ readonly page: Page; readonly close: () => Promise<void> }> {
  const watched = await stage.open();
  await watched.page.goto("about:blank");
  return { page: watched.page, close: () => watched.close() };
}
