import type { BrandView, EditingView, EditPreview, JobView, List } from "@marque/contract";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Scene } from "./scene.ts";
import { photograph } from "./screenshots.ts";
import { raiseStage, type Stage } from "./stage.ts";
import type { WatchedPage } from "./watched-page.ts";

/** The engine's first drawing loads it, on a busy machine. */
const DRAWN = { timeout: 60_000 };
const WIDE = { width: 1280, height: 860 };
const PHONE = { width: 390, height: 844 };

let stage: Stage;
let scene: Scene;
let brand: BrandView;
let watched: WatchedPage;
let page: Page;
let panel: Locator;
let result: Locator;
let preview: Locator;

beforeAll(async () => {
  stage = await raiseStage();
  scene = new Scene(stage);
  brand = await besideTheMark();
  watched = await stage.open({ as: stage.owner, browser: { viewport: WIDE, colorScheme: "light" } });
  page = watched.page;
  panel = page.getByRole("region", { name: "Edit by hand" });
  result = page.getByRole("region", { name: "Result" });
  preview = result.getByAltText("Preview: Hearthside", { exact: true });
}, 180_000);
afterAll(() => stage?.stop());

/** A brand whose mark stands left of its name, which about two seeds in three bring: the edits below begin with it. */
async function besideTheMark(): Promise<BrandView> {
  for (let tries = 0; tries < 20; tries++) {
    const { id } = await scene.project("Hearthside Bakery");
    const made = await scene.brand(
      id,
      "A calm logo for Hearthside, a bakery, in terracotta and teal, a loaf of bread",
    );
    const { values } = await scene.get<EditingView>(`/brands/${made.id}/editing`);
    if (values.layout === "left") return made;
  }
  throw new Error("no brand came out with its mark left of the name");
}

const editor = (of: BrandView = brand) =>
  `/w/${stage.workspaceId}/playground?project=${of.project_id}&from=${of.memory_id}&by=hand`;
const svgOf = async (picture: Locator) =>
  decodeURIComponent(((await picture.getAttribute("src")) ?? "").replace("data:image/svg+xml,", ""));
const jobsOf = async (of: BrandView = brand) =>
  (await scene.get<{ data: JobView[] }>(`/projects/${of.project_id}/jobs`)).data;
const newest = async (of: BrandView = brand) =>
  (await scene.get<List<BrandView>>(`/projects/${of.project_id}/brands`)).data[0]!;
const keep = () => panel.getByRole("button", { name: /^Save version/ });

/** Opened, with its controls there. */
async function open(of: BrandView = brand): Promise<void> {
  await page.goto(editor(of));
  await panel.getByLabel("Main colour", { exact: true }).waitFor(DRAWN);
}

describe("editing by hand", () => {
  it("is opened from the brand's own page", async () => {
    await page.goto(`/w/${stage.workspaceId}/projects/${brand.project_id}?brand=${brand.id}`);
    await page.getByRole("link", { name: "Edit by hand" }).first().click();
    await panel.getByLabel("Main colour", { exact: true }).waitFor(DRAWN);
    expect(await page.getByRole("radio", { name: "By hand" }).isChecked()).toBe(true);
    await expect.poll(() => keep().isDisabled()).toBe(true);
    await watched.expectAccessible();
  });

  it("draws each control's edit at once, and undoes them one by one, without keeping anything", async () => {
    await open();
    const edits: readonly [string, () => Promise<unknown>][] = [
      ["main", () => panel.getByLabel("Main colour", { exact: true }).fill("#8a1538")],
      ["accent", () => panel.getByRole("button", { name: "Accent colour: Blue" }).click()],
      ["layout", () => panel.getByRole("radio", { name: "Mark above" }).check({ force: true })],
      ["size", () => panel.getByLabel("Mark size").fill("3")],
      ["case", () => panel.getByRole("radio", { name: "ALL CAPS" }).check({ force: true })],
      ["tagline", () => panel.getByLabel("Text under the name").fill("Bread since dawn")],
    ];
    const seen: string[] = [];
    for (const [field, edit] of edits) {
      await edit();
      await preview.waitFor(DRAWN);
      await expect
        .poll(async () => !seen.includes(await svgOf(preview)), { ...DRAWN, message: field })
        .toBe(true);
      seen.push(await svgOf(preview));
    }
    expect(seen[0]).toContain("#8a1538");
    expect(seen.at(-1)).toContain("watermark");
    await watched.expectAccessible();
    await photograph(watched, "editing");
    const undo = panel.getByRole("button", { name: "Undo last edit" });
    for (const before of seen.slice(0, -1).reverse()) {
      await undo.click();
      await expect.poll(() => svgOf(preview), DRAWN).toBe(before);
    }
    await undo.click();
    await result.getByAltText("Logo of Hearthside").waitFor();
    await expect.poll(() => undo.isDisabled()).toBe(true);
    expect(await jobsOf()).toHaveLength(1);
  });

  it("draws while a slider is dragged, and the latest wins", async () => {
    await open();
    const slider = panel.getByLabel("Mark size");
    await slider.fill("1");
    await preview.waitFor(DRAWN);
    let asked = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/preview")) asked++;
    });
    for (const size of [2, 3, 4, 5, 6, 5, 4, 3, 2, -1, -2, -3]) await slider.fill(String(size));
    const last = page.waitForResponse(
      (response) => response.url().endsWith("/preview") && response.request().postDataJSON().size === -4,
    );
    await slider.fill("-4");
    const { logo_svg } = (await (await last).json()) as EditPreview;
    await expect.poll(() => svgOf(preview), DRAWN).toBe(logo_svg);
    // Fewer than there were steps: what came meanwhile was not asked for.
    expect(asked).toBeLessThanOrEqual(13);
  });

  it("shows typefaces in themselves, and drawings for a word", async () => {
    await open();
    const family = brand.assets.font_family === "Lora" ? "Inter" : "Lora";
    await panel.getByLabel("Find a typeface").fill(family);
    const other = panel.getByRole("radio", { name: family, exact: true });
    // Fonts are fetched as they come into view.
    await other.scrollIntoViewIfNeeded();
    await expect
      .poll(
        () =>
          page.evaluate(
            `[...document.fonts].some((face) => face.family.includes('brand ${family}') && face.status === 'loaded')`,
          ),
        DRAWN,
      )
      .toBe(true);
    await other.check({ force: true });
    await preview.waitFor(DRAWN);
    const first = await svgOf(preview);
    await panel.getByLabel("Find a symbol").fill("anchor");
    await panel.getByRole("button", { name: "anchor, symbol 2" }).click(DRAWN);
    await expect.poll(() => svgOf(preview), DRAWN).not.toBe(first);
    await panel.getByLabel("Find a symbol").fill("qwrtzpl");
    await panel.getByText("No symbol matches “qwrtzpl”").waitFor(DRAWN);
    await watched.expectAccessible();
  });

  it("keeps one version when it is asked to, however often, and the report says what was set", async () => {
    await open();
    const jobs = (await jobsOf()).length;
    await panel.getByLabel("Main colour, hex code").fill("#1D4ED8");
    await panel.getByRole("radio", { name: "Mark right" }).check({ force: true });
    await preview.waitFor(DRAWN);
    await expect.poll(() => keep().isEnabled(), DRAWN).toBe(true);
    await expect.poll(async () => (await svgOf(preview)).includes("#1d4ed8"), DRAWN).toBe(true);
    await keep().evaluate((button) => {
      const pressed = button as unknown as { click(): void };
      pressed.click();
      pressed.click();
    });
    await result.getByAltText("After: Hearthside").waitFor(DRAWN);
    await result.getByText("Colours: changed").waitFor();
    expect(await jobsOf()).toHaveLength(jobs + 1);
    const made = await newest();
    expect(made.prompt).toBe("By hand: main colour #1d4ed8, mark right of the name");
    expect(made.parent_memory_id).toBe(brand.memory_id);
    await page.getByText("You set “main colour #1d4ed8”").first().waitFor();
    // The panel goes on from the version that was kept.
    await expect
      .poll(() => panel.getByLabel("Main colour", { exact: true }).inputValue(), DRAWN)
      .toBe("#1d4ed8");
    await expect.poll(() => keep().isDisabled()).toBe(true);
    await watched.expectAccessible();
    watched.expectQuiet();
  });

  it("locks a part: its controls are out of use, and words leave it alone as well", async () => {
    await open();
    await panel.getByRole("button", { name: "Lock: Colours" }).click();
    await expect.poll(() => panel.getByLabel("Main colour", { exact: true }).isDisabled()).toBe(true);
    await expect.poll(() => keep().isEnabled(), DRAWN).toBe(true);
    await keep().click();
    await result.getByText("Nothing changed.").waitFor(DRAWN);
    const locked = await newest();
    await expect
      .poll(() => panel.getByRole("button", { name: "Lock: Colours" }).getAttribute("aria-pressed"), DRAWN)
      .toBe("true");
    const worded = await scene.brand(brand.project_id, "make it red", locked);
    expect(worded.refinement!.changed).toEqual([]);
    await page.goto(editor(worded));
    await result
      .getByText(/the colours are locked/)
      .first()
      .waitFor(DRAWN);
    await panel.getByRole("button", { name: "Lock: Colours" }).click(DRAWN);
    await expect.poll(() => panel.getByLabel("Main colour", { exact: true }).isEnabled()).toBe(true);
  });

  it("is done with the keyboard alone", async () => {
    await open();
    await panel.getByLabel("Main colour, hex code").focus();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("#0f766e");
    await preview.waitFor(DRAWN);
    const first = await svgOf(preview);
    await panel.getByRole("radio", { name: "Mark left" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => svgOf(preview), DRAWN).not.toBe(first);
    const second = await svgOf(preview);
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => svgOf(preview), DRAWN).not.toBe(second);
    const jobs = (await jobsOf()).length;
    await expect.poll(() => keep().isEnabled(), DRAWN).toBe(true);
    await keep().focus();
    await page.keyboard.press("Enter");
    await result.getByAltText("After: Hearthside").waitFor(DRAWN);
    expect(await jobsOf()).toHaveLength(jobs + 1);
    expect((await newest()).prompt).toMatch(
      /^By hand: main colour #0f766e, mark right of the name, mark at 125 %/,
    );
  });

  it("fits a phone: the drawing stays in view above the controls, in the dark too", async () => {
    await page.setViewportSize(PHONE);
    await open();
    await panel.getByLabel("Text under the name").fill("Bread since dawn");
    await preview.waitFor(DRAWN);
    await panel.getByLabel("Text under the name").scrollIntoViewIfNeeded();
    const box = (await preview.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThan(PHONE.height / 2);
    await watched.expectNoSidewaysScroll();
    await watched.expectAccessible();
    await photograph(watched, "editing-narrow", { isFull: false });
    await page.emulateMedia({ colorScheme: "dark" });
    await watched.expectAccessible({ onlyColours: true });
    await page.setViewportSize(WIDE);
    await photograph(watched, "editing-dark");
    await watched.expectAccessible({ onlyColours: true });
    await page.emulateMedia({ colorScheme: "light" });
    watched.expectQuiet();
  });

  it("says what a live version costs, and a refusal is told without losing what was set", async () => {
    const { id } = await scene.project("Hearthside, for real", { environment: "live" });
    const live = await scene.brand(id, "A calm logo for Hearthside, a bakery, in terracotta, a loaf");
    await stage.service.admin.changeWorkspace(stage.workspaceId, { monthlyQuota: 0 });
    await open(live);
    await panel.getByRole("radio", { name: "ALL CAPS" }).check({ force: true });
    await preview.waitFor(DRAWN);
    expect(await svgOf(preview)).toContain("watermark");
    const button = panel.getByRole("button", { name: "Save version · $0.03" });
    await expect.poll(() => button.isEnabled(), DRAWN).toBe(true);
    await button.click();
    await panel.getByText(/quota of 0 live generations/).waitFor();
    expect(await panel.getByRole("radio", { name: "ALL CAPS" }).isChecked()).toBe(true);
    await stage.service.admin.changeWorkspace(stage.workspaceId, { monthlyQuota: 100 });
    await button.click();
    await result.getByAltText("After: Hearthside").waitFor(DRAWN);
    const logo = await result.getByAltText("After: Hearthside").getAttribute("src");
    const svg = await page.evaluate<string>(`fetch(${JSON.stringify(logo)}).then((reply) => reply.text())`);
    expect(svg).not.toContain("watermark");
    watched.expectQuiet(/403/);
  });
});
