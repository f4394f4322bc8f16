import type { BrandView } from "@marque/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkPage } from "./page-check.ts";
import { Scene } from "./scene.ts";
import { photograph } from "./screenshots.ts";
import { raiseStage, type Stage } from "./stage.ts";

let stage: Stage;
let scene: Scene;
let brand: BrandView;

beforeAll(async () => {
  stage = await raiseStage();
  scene = new Scene(stage);
  const { id } = await scene.project("Hearthside Bakery");
  brand = await scene.brand(id, "A calm logo for Hearthside, a neighbourhood bakery, in terracotta");
}, 180_000);
afterAll(() => stage?.stop());

const sheet = () => `/w/${stage.workspaceId}/projects/${brand.project_id}?brand=${brand.id}`;

describe("unlocking a sandbox brand", () => {
  it("says what it costs before, also in the dark and on a narrow screen", () =>
    checkPage(stage, {
      name: "unlock",
      path: sheet,
      prepare: (page) => page.getByRole("button", { name: "Unlock", exact: true }).click(),
      isReady: (page) => page.getByRole("button", { name: "Unlock for $0.03" }).waitFor(),
      isDialog: true,
    }));

  it("is refused in words, with the way to Billing, and nothing is lost", async () => {
    await stage.service.admin.changeWorkspace(stage.workspaceId, { monthlyQuota: 0 });
    const watched = await stage.open({ as: stage.owner });
    const { page } = watched;
    await page.goto(sheet());
    await page.getByRole("button", { name: "Unlock", exact: true }).click();
    await page.getByRole("button", { name: /^Unlock for/ }).click();
    const alert = page.getByRole("alert");
    await alert.getByText(/quota of 0 live generations/).waitFor();
    await alert.getByRole("link", { name: "Open Billing" }).click();
    await page.getByRole("heading", { level: 1, name: "Billing" }).waitFor();
    await stage.service.admin.changeWorkspace(stage.workspaceId, { monthlyQuota: 100 });
    watched.expectQuiet(/403/);
    await watched.close();
  });

  it("goes by keyboard from the sandbox brand to the live one, and back to it later", async () => {
    const watched = await stage.open({ as: stage.owner });
    const { page } = watched;
    await page.goto(sheet());
    await page.getByRole("button", { name: "Unlock", exact: true }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: /^Unlock for/ }).waitFor();
    await page.getByLabel("Live project").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => !url.pathname.includes(brand.project_id));
    await page.getByText("Live", { exact: true }).waitFor();
    const live = await page.getByAltText(/on a light background/).getAttribute("src");
    const svg = await page.evaluate<string>(`fetch(${JSON.stringify(live)}).then((reply) => reply.text())`);
    expect(svg).toMatch(/^<svg/);
    expect(svg).not.toContain("watermark");
    expect(await page.getByRole("button", { name: "Unlock", exact: true }).count()).toBe(0);
    await page.getByRole("heading", { name: "Downloads" }).waitFor();
    await photograph(watched, "brand-unlocked");
    await watched.expectAccessible();
    await page.goto(sheet());
    await page.getByRole("link", { name: "Open live brand" }).click();
    await page.waitForURL((url) => !url.pathname.includes(brand.project_id));
    watched.expectQuiet();
    await watched.close();
  });
});
