import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkPage } from "./page-check.ts";
import { raiseStage, type Stage } from "./stage.ts";

let stage: Stage;
let secret: string;

beforeAll(async () => {
  stage = await raiseStage({ hasEngine: false });
  secret = (await stage.service.admin.createKey(stage.workspaceId, "sandbox", "Shop")).secret;
}, 120_000);
afterAll(() => stage?.stop());

/** Calls the API and waits until the log has it. */
async function logged(path: string, json?: object): Promise<{ requestId: string; id: string }> {
  const reply = await stage.service.call(path, { key: secret, ...(json && { json }) });
  const requestId = String(reply.headers["x-request-id"]);
  await expect
    .poll(() => stage.service.db.query("select 1 from request_log where request_id = $1", [requestId]), {
      timeout: 20_000,
    })
    .toHaveLength(1);
  return { requestId, id: reply.body.id };
}

describe("a call of the request log", { timeout: 120_000 }, () => {
  it("opens by keyboard with all that is kept, and leads to what it is about", async () => {
    const project = await logged("/v1/projects", { name: "Tea" });
    const watched = await stage.open({
      as: stage.owner,
      browser: { viewport: { width: 390, height: 844 } },
    });
    const { page } = watched;
    await page.goto(`/w/${stage.workspaceId}/requests`);
    const row = page.getByRole("row").filter({ hasText: project.requestId });
    await row.getByRole("link", { name: "POST /v1/projects" }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "API call" });
    await dialog.getByText(project.requestId).waitFor();
    await dialog.getByText(`Shop (…${secret.slice(-4)}), sandbox`).waitFor();
    await expect.poll(() => page.url()).toContain(`open=${project.requestId}`);
    await watched.expectAccessible();
    await watched.expectNoSidewaysScroll();
    // The address alone opens it too.
    await page.reload();
    await dialog.getByRole("link", { name: project.id }).waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => page.url()).not.toContain("open=");
    await page.goBack();
    watched.expectQuiet();
    await watched.close();
  });

  it("that was refused says why, and leads to where it is mended; light, dark and narrow", async () => {
    const refused = await logged("/v1/projects/proj_01kaxm3q5r8v2t6w9y1z4b7d0f");
    await checkPage(stage, {
      name: "request-detail",
      path: () => `/w/${stage.workspaceId}/requests?open=${refused.requestId}`,
      isDialog: true,
      isReady: (page) =>
        page
          .getByRole("dialog", { name: "API call" })
          .getByRole("link", { name: "View projects, including deleted ones" })
          .waitFor(),
    });
  });

  it("that is not there, or somebody else's, says so", async () => {
    const watched = await stage.open({ as: stage.owner });
    await watched.page.goto(`/w/${stage.workspaceId}/requests?open=req_nothing`);
    await watched.page
      .getByRole("dialog")
      .getByText("This does not exist, or you do not have access to it.")
      .waitFor();
    await watched.close();
  });
});
