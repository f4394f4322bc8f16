import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signedInPerson } from "../../service/test/dashboard/dashboard-client.ts";
import { raiseStage, type Stage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await raiseStage({ hasEngine: false });
}, 120_000);
afterAll(() => stage?.stop());

const dialog = (page: Page) => page.getByRole("dialog");
const row = (page: Page, words: string) => page.getByRole("row").filter({ hasText: words });
const callWith = (key: string) => stage.service.call("/v1/projects", { key });

/** Creates a Test key on the page and leaves the dialog with its secret open. */
async function createKey(page: Page, label: string): Promise<string> {
  await page.getByRole("button", { name: "Create key" }).click();
  await page.getByLabel("Label").fill(label);
  await dialog(page).getByRole("button", { name: "Create key" }).click();
  return dialog(page).getByRole("figure", { name: "API key" }).getByRole("code").innerText();
}

describe("an API key", () => {
  it("made on the page opens the API, shows in the request log, and is refused once revoked", async () => {
    const watched = await stage.open({ as: stage.owner });
    const { page } = watched;
    await page.goto(`/w/${stage.workspaceId}/settings/keys`);
    const secret = await createKey(page, "Shop backend");
    expect(secret).toMatch(/^sk_test_/);
    expect((await callWith(secret)).status).toBe(200);
    await page.getByRole("button", { name: "I’ve saved it" }).click();

    // When a key was last used is written a moment after the answer.
    const used = row(page, secret.slice(-4)).getByRole("link", { name: /just now|ago/ });
    await expect
      .poll(
        async () => {
          await page.reload();
          await row(page, secret.slice(-4)).waitFor();
          return used.isVisible();
        },
        { timeout: 30_000, interval: 1_000 },
      )
      .toBe(true);
    await used.click();
    await page.getByRole("heading", { level: 1, name: "Request log" }).waitFor();
    expect(new URL(page.url()).searchParams.get("key_id")).toMatch(/^key_/);
    // Calls are written in batches, and the page asks once.
    await expect
      .poll(
        async () => {
          await page.reload();
          await page.getByRole("heading", { level: 1, name: "Request log" }).waitFor();
          return (await page.getByRole("row").allInnerTexts()).join("\n");
        },
        { timeout: 30_000, interval: 1_000 },
      )
      .toMatch(/GET \/v1\/projects.*200/s);

    await page.goBack();
    await page.getByRole("button", { name: "Revoke Shop backend" }).click();
    await dialog(page).getByRole("button", { name: "Revoke key" }).click();
    await page.getByRole("table", { name: "Revoked keys" }).getByText("Shop backend").waitFor();
    const refused = await callWith(secret);
    expect([refused.status, refused.body.error.code]).toEqual([401, "invalid_api_key"]);
    watched.expectQuiet();
    await watched.close();
  });

  it("is shown once, in a dialog that only its own button closes", async () => {
    const watched = await stage.open({ as: stage.owner });
    const { page } = watched;
    await page.goto(`/w/${stage.workspaceId}/settings/keys`);
    const secret = await createKey(page, "Once");
    for (const _ of [1, 2, 3]) await page.keyboard.press("Escape");
    await page.mouse.click(5, 5);
    await dialog(page).getByText("The key is shown only once.").waitFor();
    await dialog(page).getByRole("button", { name: "Copy API key" }).click();
    await expect.poll(() => page.evaluate("navigator.clipboard.readText()")).toBe(secret);
    await page.getByRole("button", { name: "I’ve saved it" }).click();
    await dialog(page).waitFor({ state: "detached" });
    await row(page, secret.slice(-4)).waitFor();
    expect(await page.content()).not.toContain(secret);
    watched.expectQuiet();
    await watched.close();
  });

  it("is not to be had on Free, and at once after the operator's yes to another plan", async () => {
    const { id } = await stage.service.admin.createWorkspace("Corner Bakery", "free");
    const watched = await stage.open({ as: await signedInPerson(stage.service, id) });
    const { page } = watched;
    await page.goto(`/w/${id}/settings/keys`);
    await page.getByText("API keys come with Pro and Agency").waitFor();
    expect(await page.getByRole("button", { name: "Create key" }).count()).toBe(0);
    await page.getByRole("link", { name: "Choose a plan" }).click();
    await page.getByRole("button", { name: "Request Pro" }).click();
    await dialog(page).getByRole("button", { name: "Request Pro" }).click();
    await page.getByRole("status").getByText("Pro requested").waitFor();
    await page.getByText("An owner requested Pro").waitFor();
    const { data } = await stage.service.admin.planRequests();
    await stage.service.admin.approvePlanRequest(data.find(({ workspace_id }) => workspace_id === id)!.id);
    await page.reload();
    await page.getByRole("button", { name: "Request Pro" }).waitFor({ state: "detached" });
    expect(await page.getByText("An owner requested").count()).toBe(0);
    await page.getByRole("link", { name: "API keys" }).click();
    expect((await callWith(await createKey(page, "First"))).status).toBe(200);
    watched.expectQuiet();
    await watched.close();
  });

  it("is for owners to make and revoke; members see which there are", async () => {
    await stage.service.admin.createKey(stage.workspaceId, "live", "Seen by all");
    const member = await signedInPerson(stage.service, stage.workspaceId, "member");
    const watched = await stage.open({ as: member });
    await watched.page.goto(`/w/${stage.workspaceId}/settings/keys`);
    await row(watched.page, "Seen by all").waitFor();
    await watched.page.getByText("Only a workspace owner can create and revoke keys.").waitFor();
    expect(await watched.page.getByRole("button", { name: /Create key|Revoke/ }).count()).toBe(0);
    watched.expectQuiet();
    await watched.close();
  });

  it("with a script as its label is shown as text", async () => {
    const label = `<img src=x onerror="document.title='owned'">`;
    await stage.service.admin.createKey(stage.workspaceId, "live", label);
    const watched = await stage.open({ as: stage.owner });
    await watched.page.goto(`/w/${stage.workspaceId}/settings/keys`);
    await row(watched.page, label).waitFor();
    await expect.poll(() => watched.page.title()).toBe("API keys · Marque");
    watched.expectQuiet();
    await watched.close();
  });
});

describe("the request log", () => {
  it("finds a call by its status and by its id, and keeps the filters in the address", async () => {
    const key = await stage.service.admin.createKey(stage.workspaceId, "sandbox", "Log");
    await callWith(key.secret);
    const missing = await stage.service.call("/v1/projects/proj_00000000000000000000000000", {
      key: key.secret,
    });
    const requestId = missing.headers["x-request-id"]!;
    const watched = await stage.open({ as: stage.owner });
    const { page } = watched;
    await page.goto(`/w/${stage.workspaceId}/requests`);
    // Entries are written about a second after the answer.
    await expect
      .poll(async () => {
        await page.getByRole("button", { name: "Refresh" }).click();
        return row(page, requestId).count();
      })
      .toBe(1);
    await page.getByLabel("Status").selectOption("4");
    await expect.poll(() => row(page, "200").count()).toBe(0);
    await row(page, "project_not_found").waitFor();
    await page.getByLabel("Request ID").fill(requestId);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.getByRole("row").count()).toBe(2);
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({ status_class: "4", request_id: requestId });
    await page.reload();
    await row(page, requestId).waitFor();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect.poll(() => row(page, "Log").count()).toBeGreaterThanOrEqual(2);
    watched.expectQuiet();
    await watched.close();
  });
});
