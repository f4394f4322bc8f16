import type { BrandView } from "@marque/contract";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkPage } from "./page-check.ts";
import { Scene } from "./scene.ts";
import { photograph } from "./screenshots.ts";
import { raiseStage, type Stage } from "./stage.ts";

/** What takes a moment on a busy machine. */
const PATIENT = { timeout: 30_000 };
const XSS = `<img src=x onerror="document.title='owned'">`;

let stage: Stage;
let scene: Scene;
let projectId: string;
let brands: readonly BrandView[];

beforeAll(async () => {
  stage = await raiseStage();
  scene = new Scene(stage);
  projectId = (await scene.project("Tidewater Rowing Club")).id;
  const prompt = "A bold logo for Tidewater, a rowing club, in navy";
  brands = [
    await scene.brand(projectId, prompt),
    await scene.brand(projectId, `${prompt}. Direction: emblem`),
  ];
}, 180_000);
afterAll(() => stage?.stop());

const tab = () => `/w/${stage.workspaceId}/projects/${projectId}?tab=clients`;
const members = () => `/w/${stage.workspaceId}/settings/members`;

/** A link without the browser. */
async function link(
  ids = brands.map(({ id }) => id),
): Promise<{ readonly id: string; readonly url: string }> {
  const { status, body, text } = await stage.owner.client.call(
    `/api/workspaces/${stage.workspaceId}/projects/${projectId}/client-links`,
    { json: { brand_ids: ids } },
  );
  expect(status, text).toBe(200);
  return { id: body.link.id, url: body.url };
}

/** Its badge is there, and the dialog is gone. */
async function isApproved(page: Page, place: number): Promise<void> {
  await page.getByRole("article").nth(place).getByText("Approved", { exact: true }).waitFor(PATIENT);
  await page.getByRole("dialog").waitFor({ state: "detached", ...PATIENT });
}

async function pictures(page: Page): Promise<void> {
  // Those below the fold are loaded when they come into sight.
  for (const picture of await page.locator("img").all()) await picture.scrollIntoViewIfNeeded();
  const broken =
    "[...document.images].filter((each) => !each.complete || each.naturalWidth === 0).map((each) => each.src)";
  await expect.poll(() => page.evaluate<string[]>(broken), PATIENT).toEqual([]);
}

describe("a link for the client", () => {
  it("goes from the agency to the client and back: made, opened, commented, approved, seen, revoked, gone", async () => {
    const agency = await stage.open({ as: stage.owner });
    await agency.page.goto(tab());
    await agency.page.getByRole("button", { name: "New link" }).click();
    await agency.page.getByRole("checkbox").nth(1).waitFor(PATIENT);
    for (const box of await agency.page.getByRole("checkbox").all()) await box.check();
    await agency.page.getByLabel("7 days").check();
    await agency.page.getByRole("button", { name: "Create link" }).click();
    await agency.page.getByRole("heading", { name: "Your link is ready" }).waitFor(PATIENT);
    await agency.page.getByRole("button", { name: "Copy client link" }).click();
    const url = await agency.page.evaluate<string>("navigator.clipboard.readText()");
    expect(url).toMatch(/\/client-links\/[\w-]{43}$/);
    await agency.page.getByRole("button", { name: "I’ve saved it" }).click();
    await agency.page.getByText("No comments yet.").waitFor(PATIENT);

    const client = await stage.open();
    await client.page.goto(url);
    await client.page.getByRole("heading", { level: 1, name: "2 designs for you" }).waitFor(PATIENT);
    await client.page.getByText("Northwind Studio").waitFor();
    expect(await client.page.title()).toBe("Northwind Studio");
    expect(await client.page.getByText("Marque").count()).toBe(0);
    expect(await client.page.context().cookies()).toEqual([]);
    await pictures(client.page);

    await client.page.getByRole("button", { name: /^Comment on 2\./ }).click();
    await client.page.getByLabel("Your name").fill("Ines Amado");
    await client.page.getByLabel("Comment", { exact: true }).fill(`Warmer, please.\n${XSS}`);
    await client.page.getByRole("button", { name: "Send comment" }).click();
    await client.page.getByRole("article").nth(1).getByText("Warmer, please.").waitFor(PATIENT);
    await client.page.getByRole("button", { name: /^Approve 1\./ }).click();
    await client.page.getByRole("button", { name: "Approve design" }).click();
    await isApproved(client.page, 0);

    // Another one takes its place, and is withdrawn, and the first is approved again.
    await client.page.getByRole("button", { name: /^Approve 2\./ }).click();
    await client.page.getByText(/approval of 1\./).waitFor();
    await client.page.getByRole("button", { name: "Approve design" }).click();
    await isApproved(client.page, 1);
    await client.page.getByRole("button", { name: "Withdraw approval" }).click();
    await expect.poll(() => client.page.getByText("Approved", { exact: true }).count(), PATIENT).toBe(0);
    await client.page.getByRole("button", { name: /^Approve 1\./ }).click();
    await client.page.getByRole("button", { name: "Approve design" }).click();
    await isApproved(client.page, 0);
    expect(await client.page.locator("img[src='x']").count()).toBe(0);
    expect(await client.page.title()).toBe("Northwind Studio");

    // The agency's page asks again by itself.
    await agency.page.getByText(/^Approved: 1\./).waitFor(PATIENT);
    await agency.page.getByText("Warmer, please.").waitFor();
    expect(await agency.page.locator("img[src='x']").count()).toBe(0);
    await agency.page.goto(`/w/${stage.workspaceId}/home`);
    await agency.page.getByRole("heading", { name: "From your clients" }).waitFor(PATIENT);
    await agency.page.getByText("Ines Amado").first().waitFor();
    await photograph(agency, "home-client-news");
    await agency.expectAccessible();
    await agency.page.goto(`/w/${stage.workspaceId}/settings/audit`);
    await agency.page.getByText("Client link commented").waitFor(PATIENT);

    await agency.page.goto(tab());
    await agency.page.getByRole("button", { name: "Revoke", exact: true }).click();
    await agency.page.getByRole("button", { name: "Revoke link" }).click();
    await agency.page.getByText("Revoked", { exact: true }).waitFor(PATIENT);
    // What was said stays with the agency; the client's open page goes by itself.
    await agency.page.getByText("Warmer, please.").waitFor();
    await client.page.getByRole("heading", { name: "This link no longer works" }).waitFor(PATIENT);
    await client.page.goto(url);
    await client.page.getByRole("heading", { name: "This link no longer works" }).waitFor(PATIENT);
    client.expectQuiet(/410/);
    agency.expectQuiet();
    await client.close();
    await agency.close();
  }, 180_000);

  it("is used by keyboard alone, at 390 px", async () => {
    const { url } = await link();
    const client = await stage.open({ browser: { viewport: { width: 390, height: 844 } } });
    const { page } = client;
    await page.goto(url);
    await page.getByRole("heading", { level: 1 }).waitFor(PATIENT);
    await page.getByRole("button", { name: /^Approve 1\./ }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByLabel("Your name").waitFor();
    await page.keyboard.type("Ines");
    await page.keyboard.press("Enter");
    await isApproved(page, 0);
    await page.getByRole("button", { name: /^Comment on 1\./ }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.type("Very good");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("article").first().getByText("Very good").waitFor(PATIENT);
    expect(await page.getByLabel("About").inputValue()).toBe("1");
    await client.expectNoSidewaysScroll();
    client.expectQuiet();
    await client.close();
  }, 120_000);

  it("says what is wrong, and loses nothing that was typed", async () => {
    const { id, url } = await link();
    const client = await stage.open();
    const { page } = client;
    await page.goto(url);
    await page.getByLabel("Your name").fill("Ines");
    await page.getByLabel("Comment", { exact: true }).fill("One more thing");
    await stage.service.db.query(
      "insert into client_comments (link_id, author, text) select $1, 'Ines', 'x' from generate_series(1, 50)",
      [id],
    );
    await page.getByRole("button", { name: "Send comment" }).click();
    await page.getByRole("alert").getByText("A link can have at most 50 comments").waitFor(PATIENT);
    expect(await page.getByLabel("Comment", { exact: true }).inputValue()).toBe("One more thing");
    client.expectQuiet(/409/);
    // Fifty comments would fill the picture of the project's links.
    await stage.service.db.query("delete from client_links where id = $1", [id]);
    await client.close();
  }, 120_000);

  it("is fit for the eye and for readers: both themes, 1280 and 390 px", async () => {
    const { url } = await link();
    await stage.owner.client.call(`/api${new URL(url).pathname}/comments`, {
      json: { author: "Ines Amado", text: "The second one is closer to what we are.", number: 2 },
    });
    await stage.owner.client.call(`/api${new URL(url).pathname}/approval`, {
      json: { author: "Ines Amado", number: 2 },
    });
    const client = await stage.open({ browser: { colorScheme: "light" } });
    const { page } = client;
    await page.goto(url);
    await page.getByRole("heading", { level: 1 }).waitFor(PATIENT);
    await pictures(page);
    await photograph(client, "client-link");
    await client.expectAccessible();
    await page.emulateMedia({ colorScheme: "dark" });
    await photograph(client, "client-link-dark");
    await client.expectAccessible({ onlyColours: true });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: "light" });
    await pictures(page);
    await photograph(client, "client-link-narrow");
    await client.expectNoSidewaysScroll();
    await client.expectAccessible();
    client.expectQuiet();
    await client.close();
  }, 120_000);

  it("that nobody made says so, without a word of ours", async () => {
    const client = await stage.open();
    await client.page.goto(`/client-links/${"A".repeat(43)}`);
    await client.page.getByRole("heading", { name: "This link no longer works" }).waitFor(PATIENT);
    expect(await client.page.getByText("Marque").count()).toBe(0);
    await client.expectAccessible();
    client.expectQuiet(/410/);
    await client.close();
  }, 60_000);
});

describe("the agency's pages", () => {
  it("the name and the logo for clients are chosen by an owner, and stand above the link", async () => {
    const { url } = await link();
    const agency = await stage.open({ as: stage.owner });
    await agency.page.goto(members());
    await agency.page.getByLabel("Name for clients").fill("Quay Studio");
    await agency.page.getByRole("radio", { name: "Tidewater" }).first().check();
    await agency.page.getByRole("button", { name: "Save" }).click();
    await agency.page.getByText("Saved", { exact: true }).waitFor(PATIENT);
    const client = await stage.open();
    await client.page.goto(url);
    await client.page.getByText("Quay Studio").waitFor(PATIENT);
    await pictures(client.page);
    expect(await client.page.locator("img[src$='/sender.svg']").count()).toBe(1);
    await photograph(client, "client-link-sender");
    client.expectQuiet();
    agency.expectQuiet();
    await client.close();
    await agency.close();
  }, 120_000);

  it("the links of a project: both themes, narrow, accessible", async () => {
    const { url } = await link();
    await stage.owner.client.call(`/api${new URL(url).pathname}/comments`, {
      json: { author: "Ines Amado", text: "Both are good." },
    });
    await checkPage(stage, {
      name: "client-links",
      path: tab,
      isReady: (page) => page.getByText("Both are good.").waitFor(PATIENT),
    });
  }, 120_000);

  it(
    "making a link: both themes, narrow, accessible",
    () =>
      checkPage(stage, {
        name: "client-link-new",
        path: tab,
        prepare: (page) => page.getByRole("button", { name: "New link" }).click(),
        isReady: (page) => page.getByRole("checkbox").first().waitFor(PATIENT),
        isDialog: true,
      }),
    120_000,
  );

  it(
    "what clients see, among the settings: both themes, narrow, accessible",
    () =>
      checkPage(stage, {
        name: "sender",
        path: members,
        isReady: (page) => page.getByRole("radio", { name: "No logo" }).waitFor(PATIENT),
      }),
    120_000,
  );
});
