import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { JobView } from "@marque/contract";
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
let projectId: string;
let watched: WatchedPage;
let page: Page;
let box: Locator;
let result: Locator;

beforeAll(async () => {
  stage = await raiseStage();
  scene = new Scene(stage);
  projectId = (await scene.project("Hearthside Bakery")).id;
  await scene.project("Hearthside, for real", { environment: "live" });
  watched = await stage.open({ as: stage.owner, browser: { viewport: WIDE, colorScheme: "light" } });
  page = watched.page;
  box = page.getByRole("textbox", { name: /What (is the brand for|should change)/ });
  result = page.getByRole("region", { name: "Result" });
}, 120_000);
afterAll(() => stage?.stop());

describe("the result beside the prompt", () => {
  it("begins in the sandbox though a live project is newer, and Live shows its price on the button", async () => {
    await page.goto(`/w/${stage.workspaceId}/playground`);
    const project = page.getByLabel("Project", { exact: true });
    await expect
      .poll(() => project.locator("option:checked").innerText())
      .toBe("Hearthside Bakery (Sandbox)");
    await page.getByRole("button", { name: "Create brand", exact: true }).waitFor();
    await project.selectOption({ label: "Hearthside, for real (Live)" });
    await page.getByRole("button", { name: "Create brand · $0.03" }).waitFor();
    await page.getByText("each finished brand costs $0.03").waitFor();
    await page.getByLabel("Project", { exact: true }).selectOption({ label: "Hearthside Bakery (Sandbox)" });
    await page.getByRole("button", { name: "Create brand", exact: true }).waitFor();
  });

  it("makes one brand however often the form is sent at once", async () => {
    await box.fill("A calm logo for Hearthside, a bakery, in terracotta");
    await box.evaluate((area) => {
      const { form } = area as unknown as { form: { requestSubmit(): void } };
      form.requestSubmit();
      form.requestSubmit();
    });
    await result.getByAltText("Logo of Hearthside").waitFor(DRAWN);
    const { data } = await scene.get<{ data: JobView[] }>(`/projects/${projectId}/jobs`);
    expect(data).toHaveLength(1);
  });

  it("shows logo and prompt without scrolling; the box is empty, asks for a change and has the focus", async () => {
    await page.getByRole("heading", { name: "Downloads" }).waitFor(DRAWN);
    await expect.poll(() => box.inputValue()).toBe("");
    await page.getByLabel("What should change?").waitFor();
    await expect.poll(() => page.evaluate('document.activeElement?.getAttribute("name")')).toBe("prompt");
    await expectInView(result.getByAltText("Logo of Hearthside"), box);
    await watched.expectAccessible();
    await page.setViewportSize(PHONE);
    await page.evaluate("scrollTo(0, 0)");
    await expectInView(result.getByAltText("Logo of Hearthside"), box);
    await watched.expectNoSidewaysScroll();
    await watched.expectAccessible();
    await photograph(watched, "playground-phone", { isFull: false });
    await page.setViewportSize(WIDE);
  });

  it("takes a usual wish into the box by keyboard, sends it with Ctrl+Enter, and marks what changed", async () => {
    await page.getByRole("button", { name: "Bolder" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Another symbol" }).click();
    expect(await box.inputValue()).toBe("Bolder, another symbol");
    await expect.poll(() => page.evaluate('document.activeElement?.getAttribute("name")')).toBe("prompt");
    await page.keyboard.press("Control+Enter");
    await result.getByAltText("After: Hearthside").waitFor(DRAWN);
    await result.getByAltText("Before: Hearthside").waitFor();
    await result.getByRole("list", { name: "What changed" }).getByText("Mark: changed").waitFor();
    await expectMarked("mark");
    await expectInView(
      result.getByAltText("After: Hearthside"),
      result.getByAltText("Before: Hearthside"),
      box,
      result.getByRole("button", { name: "Undo" }),
    );
    await photograph(watched, "playground-result", { isFull: false });
    await page.emulateMedia({ colorScheme: "dark" });
    await watched.expectAccessible();
    await photograph(watched, "playground-result-dark", { isFull: false });
    await page.emulateMedia({ colorScheme: "light" });
  });

  it("keeps what was typed while the brand was drawn, and what was refused", async () => {
    // Before it is sent: a quick drawing may be there as soon as the box is filled again.
    const before = await result.getByAltText("After: Hearthside").getAttribute("src");
    await box.fill("Warmer");
    await page.keyboard.press("Control+Enter");
    await box.fill("Then stacked");
    await expect
      .poll(() => result.getByAltText("After: Hearthside").getAttribute("src"), DRAWN)
      .not.toBe(before);
    expect(await box.inputValue()).toBe("Then stacked");
  });

  it("undoes with a button: the very picture of before, as a new version", async () => {
    const shown = result.getByAltText("After: Hearthside");
    const warmer = await shown.getAttribute("src");
    const before = await result.getByAltText("Before: Hearthside").getAttribute("src");
    await result.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => shown.getAttribute("src"), DRAWN).not.toBe(warmer);
    const bytes = (src: string | null) =>
      page.evaluate<string>(`fetch(${JSON.stringify(src)}).then((answer) => answer.text())`);
    expect(await bytes(await shown.getAttribute("src"))).toBe(await bytes(before));
    expect(await box.inputValue()).toBe("Then stacked");
  });

  it("gives a curl command that works on this installation as it stands, once unfolded", async () => {
    const copy = page.getByRole("button", { name: "Copy curl command" });
    expect(await copy.isVisible()).toBe(false);
    await page.getByText("Make the same call with the API").focus();
    await page.keyboard.press("Enter");
    await copy.click();
    const command = await page.evaluate<string>("navigator.clipboard.readText()");
    expect(command).toContain(` https://localhost:${stage.service.ports.sandbox}/v1/brands/generate `);
    const { secret } = await stage.service.admin.createKey(stage.workspaceId, "sandbox", "From the page");
    const run = () =>
      promisify(execFile)("sh", ["-c", command], { env: { ...process.env, MARQUE_TEST_KEY: secret } });
    const { stdout } = await run();
    const job = JSON.parse(stdout) as { object: string; id: string };
    expect(job).toMatchObject({ object: "job", project_id: projectId });
    expect((JSON.parse((await run()).stdout) as { id: string }).id).toBe(job.id);
    watched.expectQuiet();
  });
});

async function expectInView(...things: readonly Locator[]): Promise<void> {
  const { height, width } = page.viewportSize()!;
  expect(await page.evaluate<number>("scrollY")).toBe(0);
  for (const thing of things) {
    const at = (await thing.boundingBox())!;
    expect(at.x).toBeGreaterThanOrEqual(0);
    expect(at.y).toBeGreaterThanOrEqual(0);
    expect(at.x + at.width).toBeLessThanOrEqual(width);
    expect(at.y + at.height).toBeLessThanOrEqual(height);
  }
}

/** The frame lies on the picture, not beside it. */
async function expectMarked(part: string): Promise<void> {
  const frame = (await result.locator(`[data-changed="${part}"]`).boundingBox())!;
  const picture = (await result.getByAltText("After: Hearthside").boundingBox())!;
  expect(frame.x + frame.width / 2).toBeGreaterThan(picture.x);
  expect(frame.x + frame.width / 2).toBeLessThan(picture.x + picture.width);
  expect(frame.width).toBeGreaterThan(10);
}
