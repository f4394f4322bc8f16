import type { BrandView } from "@marque/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signedInPerson } from "../../service/test/dashboard/dashboard-client.ts";
import { checkPage } from "./page-check.ts";
import { Scene } from "./scene.ts";
import { raiseStage, type Stage } from "./stage.ts";

let stage: Stage;
let brand: BrandView;

beforeAll(async () => {
  stage = await raiseStage();
  const scene = new Scene(stage);
  const { id } = await scene.project("Hearthside Bakery", { description: "Spring relaunch" });
  brand = await scene.brand(id, "A calm logo for Hearthside, a neighbourhood bakery, in terracotta");
  await scene.brand(id, "Nocturne, a quiet tea house, deep indigo, a crescent moon");
  await scene.project("Tidewater Rowing Club");
}, 180_000);
afterAll(() => stage?.stop());

const at = (path: string) => `/w/${stage.workspaceId}/${path}`;

describe("pages for agencies, light, dark and narrow", () => {
  it("search", () =>
    checkPage(stage, {
      name: "search",
      path: () => at("search?q=hearthside"),
      isReady: (page) => page.getByRole("heading", { level: 2, name: "Brands" }).waitFor(),
    }));

  it("Home with recent brands", () =>
    checkPage(stage, {
      name: "home-recent-brands",
      path: () => at("home"),
      isReady: (page) => page.getByRole("heading", { name: "Recent brands" }).waitFor(),
    }));

  it("what a plan change will cost", () =>
    checkPage(stage, {
      name: "billing-plan-cost",
      path: () => at("settings/billing"),
      prepare: (page) => page.getByRole("button", { name: "Switch to Free" }).click(),
      isReady: (page) => page.getByText(/If you switch now, this month costs/).waitFor(),
      isDialog: true,
    }));
});

describe("a person of an agency", () => {
  it("finds a brand from any page by keyboard, renames it and deletes it", async () => {
    const watched = await stage.open({ as: stage.owner });
    const { page } = watched;
    await page.goto(at("settings/billing"));
    await page.getByText(/With no more live generations/).waitFor();
    await page.getByRole("searchbox").fill("terracotta");
    await page.keyboard.press("Enter");
    await page
      .getByRole("main")
      .getByRole("link", { name: /Hearthside/ })
      .click();
    await page.getByRole("button", { name: "Rename Hearthside" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill("Round one");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 2, name: "Round one" }).waitFor();
    await page.getByRole("button", { name: "Delete Round one" }).click();
    await page.getByRole("button", { name: "Delete permanently" }).click();
    await page.getByRole("article").getByText("Nocturne, a quiet tea house").waitFor();
    expect(await page.getByText("Round one", { exact: true }).count()).toBe(0);
    watched.expectQuiet();
    await watched.close();
  });

  it("deletes a project as an owner, and restores it", async () => {
    const watched = await stage.open({ as: stage.owner });
    const { page } = watched;
    await page.goto(at(`projects/${brand.project_id}`));
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByLabel(/to confirm/).fill("Hearthside Bakery");
    await page.getByRole("button", { name: "Delete project" }).click();
    await page.getByRole("heading", { name: "Deleted projects" }).waitFor();
    await watched.expectAccessible();
    await page.setViewportSize({ width: 390, height: 800 });
    await watched.expectNoSidewaysScroll();
    await page.getByRole("button", { name: "Restore Hearthside Bakery" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Hearthside Bakery" }).waitFor();
    await page.getByRole("article").getByText("Nocturne, a quiet tea house").waitFor();
    watched.expectQuiet();
    await watched.close();
  });

  it("who is no owner is not offered to delete a project", async () => {
    const member = await signedInPerson(stage.service, stage.workspaceId, "member");
    const watched = await stage.open({ as: member });
    await watched.page.goto(at(`projects/${brand.project_id}`));
    await watched.page.getByRole("link", { name: "New brand" }).waitFor();
    expect(await watched.page.getByRole("button", { name: "Delete", exact: true }).count()).toBe(0);
    await watched.close();
  });
});
