import { buffer } from "node:stream/consumers";
import { unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { photograph } from "./screenshots.ts";
import { raiseStage, type Stage } from "./stage.ts";
import type { WatchedPage } from "./watched-page.ts";

/** The engine's first drawing loads it, on a busy machine. */
const DRAWN = { timeout: 60_000 };

let stage: Stage;
/** One person's one browser, from the first run on: each test goes on where the one before it stopped. */
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  stage = await raiseStage();
}, 120_000);
afterAll(() => stage?.stop());

describe("from the first run to a finished kit", () => {
  it("signs in with the password made for the owner, who then chooses an address and a password", async () => {
    const { email, password } = await firstOwner();
    watched = await stage.open();
    page = watched.page;
    await page.goto("/");
    await page.getByLabel("Email address").fill(email);
    await page.getByLabel("Password").fill("not the password");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByRole("alert").getByText("The email address or the password is wrong.").waitFor();
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByRole("heading", { name: "Set up your account" }).waitFor();
    await photograph(watched, "choose-password");
    await page.goto("/account");
    await page.getByRole("heading", { name: "Set up your account" }).waitFor();
    await page.getByLabel("Email address").fill("ada@example.com");
    await page.getByLabel("New password").fill("four unrelated words here");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: /Account of ada@example.com/ }).waitFor();
    watched.expectQuiet(/401/, /403/);
  });

  it("makes the first project and the first brand, and shows progress meanwhile", async () => {
    await page.getByRole("link", { name: "Projects" }).click();
    await page.getByRole("heading", { level: 1, name: "Projects" }).waitFor();
    await expect.poll(() => page.evaluate("document.activeElement.tagName")).toBe("H1");
    await page.getByRole("button", { name: "New project" }).first().click();
    await page.getByRole("textbox", { name: "Name" }).fill("Hearthside Bakery");
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByRole("link", { name: "Create your first brand" }).click();
    await page
      .getByLabel("What is the brand for?")
      .fill("A calm logo for Hearthside, a bakery, in terracotta");
    await page.getByRole("button", { name: "Create brand" }).click();
    await page
      .getByRole("status")
      .getByText(/Queued|Drawing/)
      .waitFor();
    await page.getByRole("heading", { name: "Downloads" }).waitFor(DRAWN);
    await expectDrawn(/Logo of .* on a light background/);
  });

  it("refines it in the playground, and its history has grown", async () => {
    await page.getByLabel("What should change?").fill("Bolder letters");
    await page.getByRole("button", { name: "Refine brand" }).click();
    await page.getByRole("article").getByText("Bolder letters").waitFor(DRAWN);
    await page.getByRole("link", { name: "See it in History" }).click();
    const graph = page.getByRole("region", { name: "History graph" });
    await graph.getByRole("button", { name: "Bolder letters", pressed: true }).waitFor();
    await expect.poll(() => graph.locator(".react-flow__node").count()).toBe(2);
    await expect.poll(() => graph.locator(".react-flow__edge").count()).toBe(1);
  });

  it("reaches the nodes by keyboard, shows a node's brand, and compares two side by side", async () => {
    const graph = page.getByRole("region", { name: "History graph" });
    const first = graph.getByRole("button", { name: /A calm logo/ });
    await first.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("article").getByText("A calm logo for Hearthside").waitFor();
    await page.getByRole("button", { name: "Compare with another" }).click();
    await page.getByText("Choose the second brand").waitFor();
    await graph.getByRole("button", { name: "Bolder letters" }).click();
    await page.getByRole("region", { name: "Comparison" }).getByRole("article").nth(1).waitFor();
    await photograph(watched, "memory-compare");
    await watched.expectAccessible();
    await page.getByText("List", { exact: true }).click();
    await page.getByRole("listitem").getByText("Original").waitFor();
    await page.getByRole("button", { name: "Stop comparing" }).click();
    await expect.poll(() => page.getByRole("article").count()).toBe(1);
    await watched.expectAccessible();
  });

  it("shows before and after of a refinement, and goes back with a key", async () => {
    await page.getByRole("listitem").getByText("Bolder letters").click();
    const sheet = page.getByRole("article");
    await sheet.getByRole("heading", { name: "What changed" }).waitFor();
    await sheet.getByAltText(/^Before: /).waitFor();
    await sheet.getByAltText(/^After: /).waitFor();
    await sheet
      .getByRole("list", { name: "Requested changes" })
      .getByText("Bolder", { exact: true })
      .waitFor();
    await sheet.getByRole("list", { name: "Parts" }).getByText("Letters: changed").waitFor();
    await sheet.getByRole("list", { name: "Parts" }).getByText("Colours: unchanged").waitFor();
    const after = sheet.getByAltText(/^After: /);
    const bolder = await after.getAttribute("src");
    await sheet.getByRole("button", { name: "Undo" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\?brand=brand_/, DRAWN);
    await sheet.getByText("undo", { exact: true }).first().waitFor(DRAWN);
    expect(await after.getAttribute("src")).not.toBe(bolder);
    await watched.expectAccessible();
    expect(await sheet.getByAltText(/^Before: /).getAttribute("src")).toBe(bolder);
    await page.getByRole("link", { name: /All brands/ }).click();
  });

  it("saves the kit and the guideline, and both open", async () => {
    await page.getByRole("tab", { name: "Brands" }).click();
    await page
      .getByRole("link", { name: /Details and downloads/ })
      .first()
      .click();
    const kit = unzipSync(await saved("Download brand kit"));
    expect(Object.keys(kit)).toEqual(
      expect.arrayContaining([
        "guidelines.pdf",
        "logo/logo.svg",
        "png/mark-512.png",
        "code/tokens.json",
        "fonts/LICENSE.txt",
      ]),
    );
    const guideline = Buffer.from(await saved("Download brand guidelines")).toString("latin1");
    expect(guideline).toMatch(/^%PDF-/);
    expect(guideline.trimEnd()).toMatch(/%%EOF$/);
    expect(guideline.match(/\/FontFile2/g)!.length).toBeGreaterThanOrEqual(2);
    expect(guideline).not.toContain("/Subtype /Image");
    await page.getByRole("link", { name: "logo-dark.svg" }).waitFor();
    await page.getByRole("tab", { name: "Exports" }).click();
    await page.getByRole("link", { name: /Download .*\.zip/ }).waitFor();
    expect(await page.getByRole("link", { name: /Download .*\.pdf/ }).count()).toBe(1);
  });

  it("opens the gallery for a tab that is not there, and copies a colour from its chip", async () => {
    await page.goto(`${new URL(page.url()).pathname}?tab=nonsense`);
    await page
      .getByRole("button", { name: /Copy Primary colour/ })
      .first()
      .click();
    await expect.poll(() => page.evaluate("navigator.clipboard.readText()")).toMatch(/^#[0-9a-f]{6}$/);
  });

  it("shows script in names and prompts as text", async () => {
    const evil = `<img src=x onerror="globalThis.isHacked=true"><script>globalThis.isHacked=true</script>`;
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await page.getByRole("textbox", { name: "Name" }).fill(evil);
    await page.getByLabel("Note").fill(evil);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("heading", { level: 1, name: evil }).waitFor();
    await page.getByRole("link", { name: "New brand" }).click();
    await page.getByLabel("What is the brand for?").fill(`A logo for ${evil}`);
    await page.getByRole("button", { name: "Create brand" }).click();
    await page.getByRole("article").getByText(`A logo for ${evil}`).waitFor(DRAWN);
    await page.getByRole("link", { name: "See it in History" }).click();
    await page.getByRole("region", { name: "History graph" }).getByText(`A logo for ${evil}`).waitFor();
    expect(await page.evaluate("globalThis.isHacked")).toBeUndefined();
  });

  it("deletes the project only when its name is typed", async () => {
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    const act = page.getByRole("button", { name: "Delete project" });
    expect(await act.isDisabled()).toBe(true);
    const name = await page.getByRole("dialog").locator("strong").innerText();
    await page.getByLabel(/to confirm/).fill(name);
    await act.click();
    await page.getByText("No sandbox projects yet").waitFor();
    watched.expectQuiet(/401/, /403/);
  });
});

async function firstOwner(): Promise<{ email: string; password: string }> {
  const { id } = await stage.service.admin.createWorkspace("Ada's Studio", "pro");
  const email = "owner@demo.localhost";
  const { password } = await stage.service.admin.createUser(id, `first-${email}`, "owner");
  return { email: `first-${email}`, password: password! };
}

async function expectDrawn(alt: RegExp): Promise<void> {
  const picture = page.getByAltText(alt).first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth))
    .toBeGreaterThan(0);
}

/** Presses a download button and answers what the browser saved. */
async function saved(button: string): Promise<Uint8Array> {
  const [download] = await Promise.all([
    page.waitForEvent("download", DRAWN),
    page.getByRole("button", { name: button }).click(),
  ]);
  return buffer(await download.createReadStream());
}
