import type { JobView } from "@marque/contract";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Scene } from "./scene.ts";
import { photograph } from "./screenshots.ts";
import { raiseStage, type Stage } from "./stage.ts";
import type { WatchedPage } from "./watched-page.ts";

/** Six drawings, on a machine that does other things too. */
const DRAWN = { timeout: 90_000 };
const WIDE = { width: 1280, height: 860 };
const LABELS = [
  "A picture",
  "The initial",
  "The name’s meaning",
  "An emblem",
  "The name only",
  "An abstract mark",
];

let stage: Stage;
let scene: Scene;
let projectId: string;
let watched: WatchedPage;
let page: Page;
let board: Locator;

beforeAll(async () => {
  stage = await raiseStage();
  scene = new Scene(stage);
  projectId = (await scene.project("Harbour Lantern")).id;
  await scene.project("Harbour Lantern, for real", { environment: "live" });
  await scene.brand(projectId, "A logo for Tidewater, a rowing club");
  watched = await stage.open({ as: stage.owner, browser: { viewport: WIDE, colorScheme: "light" } });
  page = watched.page;
  board = page.getByRole("region", { name: "Directions" });
}, 180_000);
afterAll(() => stage?.stop());

describe("six directions from one sentence", () => {
  it("say on Live what all of them cost", async () => {
    await page.goto(`/w/${stage.workspaceId}/playground`);
    await page
      .getByLabel("Project", { exact: true })
      .selectOption({ label: "Harbour Lantern, for real (Live)" });
    await page.getByRole("button", { name: "Six directions · $0.18" }).waitFor();
    await page.getByLabel("Project", { exact: true }).selectOption({ label: "Harbour Lantern (Sandbox)" });
  });

  it("ask for a sentence first", async () => {
    await page.getByRole("button", { name: "Six directions", exact: true }).click();
    expect(await board.isVisible()).toBe(false);
  });

  it("are drawn side by side as they arrive, each an ordinary job, pressed twice at once", async () => {
    await page
      .getByLabel("What is the brand for?")
      .fill("A calm logo for Harbour Lantern, a neighbourhood bakery, in terracotta");
    await page.getByRole("button", { name: "Six directions", exact: true }).dblclick();
    for (const label of LABELS)
      await card(label)
        .getByAltText(new RegExp(`^${label}: `))
        .waitFor(DRAWN);
    const { data } = await scene.get<{ data: JobView[] }>(`/projects/${projectId}/jobs`);
    expect(data).toHaveLength(1 + LABELS.length);
    expect(new Set(data.map(({ memory_id }) => memory_id)).size).toBe(1 + LABELS.length);
    for (const label of LABELS) await expectInside(card(label));
    await watched.expectAccessible();
    await photograph(watched, "directions");
  });

  it("are liked by keyboard, and the heart is there after the page is loaded again", async () => {
    const heart = card("An emblem").getByRole("button", { name: "Like An emblem" });
    await heart.focus();
    await page.keyboard.press("Enter");
    await card("An emblem").getByRole("button", { name: "Like An emblem", pressed: true }).waitFor();
    await page.reload();
    await card("An emblem").getByRole("button", { name: "Like An emblem", pressed: true }).waitFor(DRAWN);
  });

  it("are compared, two to four of them, on light and dark and small", async () => {
    expect(await page.getByRole("button", { name: "Compare 0 of 4" }).isDisabled()).toBe(true);
    for (const label of LABELS.slice(0, 4)) await card(label).getByRole("checkbox").check();
    expect(await card(LABELS[4]!).getByRole("checkbox").isDisabled()).toBe(true);
    await page.getByRole("button", { name: "Compare 4 of 4" }).click();
    const comparison = page.getByRole("region", { name: "Comparison" });
    await expect.poll(() => comparison.getByRole("figure").count()).toBe(4);
    await comparison.getByAltText("An emblem, small").waitFor();
    await watched.expectAccessible();
    await photograph(watched, "directions-compared");
    await page.emulateMedia({ colorScheme: "dark" });
    await watched.expectAccessible();
    await photograph(watched, "directions-dark");
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize({ width: 390, height: 844 });
    await watched.expectNoSidewaysScroll();
    await watched.expectAccessible();
    await page.setViewportSize(WIDE);
    await page.getByRole("button", { name: "Stop comparing" }).click();
  });

  it("vary: more like this changes one part each, from that one's node", async () => {
    await card("An abstract mark")
      .getByRole("button", { name: /More like this/ })
      .click();
    for (const wish of ["another symbol", "another typeface", "other colours"])
      await card(wish)
        .getByAltText(new RegExp(`^${wish}: `))
        .waitFor(DRAWN);
    const { data } = await scene.get<{ data: JobView[] }>(`/projects/${projectId}/jobs`);
    const parents = new Set(data.slice(0, 3).map(({ parent_memory_id }) => parent_memory_id));
    expect(parents.size).toBe(1);
    expect(parents.has(null)).toBe(false);
  });

  it("put the others away, and lose none of them", async () => {
    await page.getByRole("button", { name: "Hide the others" }).click();
    await expect.poll(() => board.getByRole("article").count()).toBe(1);
    await card("An emblem").waitFor();
    await page.goBack();
    await expect.poll(() => board.getByRole("article").count()).toBe(LABELS.length + 3);
    await card("An emblem")
      .getByRole("link", { name: /Refine/ })
      .click();
    await page.getByLabel("What should change?").waitFor();
    await page
      .getByRole("region", { name: "Result" })
      .getByAltText(/^Logo of /)
      .waitFor();
    watched.expectQuiet();
  });
});

const card = (title: string): Locator => board.getByRole("article", { name: title, exact: true });

/** A tall emblem stays in its card, above the words. */
async function expectInside(shown: Locator): Promise<void> {
  const picture = (await shown.getByRole("img").boundingBox())!;
  const words = (await shown.getByRole("heading").boundingBox())!;
  expect(picture.y + picture.height).toBeLessThanOrEqual(words.y);
}
