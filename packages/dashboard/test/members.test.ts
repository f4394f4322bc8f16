import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  DashboardClient,
  PASSWORD,
  type SignedInPerson,
  signedInPerson,
} from "../../service/test/dashboard/dashboard-client.ts";
import { raiseStage, type Stage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await raiseStage({ hasEngine: false });
}, 120_000);
afterAll(() => stage?.stop());

const dialog = (page: Page) => page.getByRole("dialog");
const row = (page: Page, words: string) => page.getByRole("row").filter({ hasText: words });

/** A workspace of its own with one owner. */
async function newWorkspace(): Promise<{ readonly id: string; readonly owner: SignedInPerson }> {
  const { id } = await stage.service.admin.createWorkspace("Harbour Studio", "pro");
  return { id, owner: await signedInPerson(stage.service, id) };
}

async function openMembers(id: string, as: SignedInPerson) {
  const watched = await stage.open({ as });
  await watched.page.goto(`/w/${id}/settings/members`);
  await row(watched.page, as.email).waitFor();
  return watched;
}

async function choose(page: Page, email: string, item: string): Promise<void> {
  await page.getByRole("button", { name: `Manage ${email}` }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

const shownLink = (page: Page, what: string) =>
  dialog(page).getByRole("figure", { name: what }).getByRole("code").innerText();

describe("members", () => {
  it("join by a link that an owner hands over, in a browser of their own", async () => {
    const { id, owner } = await newWorkspace();
    const here = await openMembers(id, owner);
    await here.page.getByRole("button", { name: "Invite someone" }).click();
    await here.page.getByLabel("Email address").fill("newcomer@example.com");
    await here.page.getByRole("button", { name: "Create link" }).click();
    const link = await shownLink(here.page, "Invitation link");
    await here.page.getByRole("button", { name: "I’ve saved it" }).click();
    await here.page
      .getByRole("table", { name: "Pending invitations" })
      .getByText("newcomer@example.com")
      .waitFor();

    const there = await stage.open();
    await there.page.goto(link);
    await there.page.getByLabel(/password/i).fill(PASSWORD);
    await there.page.getByRole("button", { name: "Accept and join" }).click();
    await there.page.waitForURL(`**/w/${id}/home`);
    await there.page.goto(`/w/${id}/settings/members`);
    await there.page.getByText("Only a workspace owner can invite").waitFor();
    expect(await there.page.getByRole("button", { name: /Manage|Invite|Rename/ }).count()).toBe(0);
    expect(await there.page.getByRole("link", { name: "Audit log" }).count()).toBe(0);

    await here.page.reload();
    await expect(row(here.page, "newcomer@example.com").innerText()).resolves.toContain("Member");
    await here.page.getByRole("table", { name: "Pending invitations" }).waitFor({ state: "detached" });
    await there.page.goto(link);
    await there.page.getByText("This link was used or has expired.").waitFor();
    there.expectQuiet(/410/);
    here.expectQuiet();
    await there.close();
    await here.close();
  });

  it("get another role, a password link, and leave when an owner removes them", async () => {
    const { id, owner } = await newWorkspace();
    const member = await signedInPerson(stage.service, id, "member");
    const { page, done } = await watching(id, owner);
    await choose(page, member.email, "Create password link");
    const link = await shownLink(page, "Password link");
    expect(link).toContain("/password-resets/");
    await page.getByRole("button", { name: "I’ve saved it" }).click();
    await choose(page, member.email, "Make an owner");
    await dialog(page).getByRole("button", { name: "Make an owner" }).click();
    await expect.poll(() => row(page, member.email).innerText()).toContain("Owner");
    await choose(page, member.email, "Remove");
    await dialog(page).getByRole("button", { name: "Remove", exact: true }).click();
    await row(page, member.email).waitFor({ state: "detached" });
    expect((await member.client.call(`/api/workspaces/${id}`)).status).toBe(404);
    await done();
  });

  it("keep an owner: the last one cannot leave or step down, and is told why", async () => {
    const { id, owner } = await newWorkspace();
    const { page, done } = await watching(id, owner);
    for (const [item, action] of [
      ["Leave workspace", "Leave"],
      ["Make a member", "Make a member"],
    ] as const) {
      await choose(page, owner.email, item);
      await dialog(page).getByRole("button", { name: action, exact: true }).click();
      await dialog(page).getByRole("alert").getByText("A workspace needs at least one owner.").waitFor();
      await dialog(page).getByRole("button", { name: "Cancel" }).click();
    }
    await done(/409/);
  });

  it("can leave by themselves", async () => {
    const { id } = await newWorkspace();
    const member = await signedInPerson(stage.service, id, "member");
    const { page, done } = await watching(id, member);
    await page.getByRole("button", { name: "Leave" }).click();
    await dialog(page).getByRole("button", { name: "Leave", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "New workspace" }).waitFor();
    expect((await member.client.call(`/api/workspaces/${id}`)).status).toBe(404);
    await done();
  });

  it("see an invitation revoked: its link is dead", async () => {
    const { id, owner } = await newWorkspace();
    const invited = await owner.client.call(`/api/workspaces/${id}/invitations`, {
      json: { email: "late@example.com", role: "member" },
    });
    const { page, done } = await watching(id, owner);
    await page.getByRole("button", { name: "Revoke invitation for late@example.com" }).click();
    await dialog(page).getByRole("button", { name: "Revoke invitation" }).click();
    await row(page, "late@example.com").waitFor({ state: "detached" });
    const path = new URL(invited.body.url).pathname;
    expect((await new DashboardClient(stage.service).call(`/api${path}`)).status).toBe(410);
    await done();
  });

  it("are managed on a narrow screen too, by keyboard alone, and the focus comes back", async () => {
    const { id, owner } = await newWorkspace();
    const { page, done } = await watching(id, owner);
    await page.setViewportSize({ width: 360, height: 740 });
    const manage = page.getByRole("button", { name: `Manage ${owner.email}` });
    await manage.focus();
    await page.keyboard.press("Enter");
    const menu = await page.getByRole("menu").boundingBox();
    expect(menu!.x).toBeGreaterThanOrEqual(0);
    expect(menu!.x + menu!.width).toBeLessThanOrEqual(360);
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await dialog(page).getByRole("heading", { name: "Leave Harbour Studio?" }).waitFor();
    await expect.poll(() => page.evaluate("document.activeElement.textContent")).toBe("Cancel");
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    await expect
      .poll(() => manage.evaluate((button) => button === button.ownerDocument.activeElement))
      .toBe(true);
    await done();
  });

  it("cannot be invited twice or with no address, and the form says so", async () => {
    const { id, owner } = await newWorkspace();
    const { page, done } = await watching(id, owner);
    await page.getByRole("button", { name: "Invite someone" }).click();
    await page.getByLabel("Email address").fill(owner.email);
    await page.getByRole("button", { name: "Create link" }).click();
    await dialog(page).getByRole("alert").getByText("is a member already").waitFor();
    await done(/409/);
  });
});

describe("the workspace", () => {
  it("is renamed by an owner, and the switcher knows", async () => {
    const { id, owner } = await newWorkspace();
    const { page, done } = await watching(id, owner);
    await page.getByLabel("Name", { exact: true }).fill("Lighthouse <b>Studio</b>");
    await page.getByRole("button", { name: "Rename" }).click();
    await page.getByRole("button", { name: "Lighthouse <b>Studio</b>" }).waitFor();
    await page.getByRole("link", { name: "Audit log" }).click();
    await row(page, "Workspace renamed").waitFor();
    await done();
  });

  it("gets a quota of its own, and goes back to the plan's", async () => {
    const { id, owner } = await newWorkspace();
    const { page, done } = await watching(id, owner);
    await page.getByRole("link", { name: "Billing" }).click();
    const quota = page.getByLabel("Monthly quota");
    await quota.fill("lots");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Enter a whole number from 0 to 1,000,000.").waitFor();
    await quota.fill("250");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("of 250 live generations").waitFor();
    await page.getByRole("button", { name: "Reset to the plan’s 1,000" }).click();
    await page.getByText("of 1,000 live generations").waitFor();
    await done();
  });

  it("asks the operator for more than its plan has, and sees the answer", async () => {
    const { id, owner } = await newWorkspace();
    const { page, done } = await watching(id, owner);
    await page.getByRole("link", { name: "Billing" }).click();
    await page.getByLabel("Monthly quota").fill("5000");
    await page.getByRole("button", { name: "Request quota" }).click();
    await page.getByText("An owner requested a quota of 5,000").waitFor();
    await page.getByText("of 1,000 live generations").waitFor();
    const { data } = await stage.service.admin.planRequests();
    const asked = data.find(({ workspace_id }) => workspace_id === id)!;
    await stage.service.admin.declinePlanRequest(asked.id, "Not before the first invoice is paid.");
    await page.reload();
    await page.getByText("Your operator declined a quota of 5,000").waitFor();
    await page.getByText("“Not before the first invoice is paid.”").waitFor();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await page.getByText("Your operator declined").waitFor({ state: "detached" });
    await done();
  });
});

/** The members page of somebody; `done` makes sure that it was quiet, and closes it. */
async function watching(id: string, as: SignedInPerson) {
  const watched = await openMembers(id, as);
  return {
    page: watched.page,
    done: async (...expected: readonly RegExp[]) => {
      watched.expectQuiet(...expected);
      await watched.close();
    },
  };
}
