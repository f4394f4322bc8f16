import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DashboardClient, PASSWORD, signedInPerson } from "../../service/test/dashboard/dashboard-client.ts";
import { codeNow, forgetUsedCodes, withTwoFactor } from "../../service/test/dashboard/second-factor.ts";
import { checkPage, heading } from "./page-check.ts";
import { raiseStage, type Stage } from "./stage.ts";

let stage: Stage;

beforeAll(async () => {
  stage = await raiseStage({ hasEngine: false });
}, 120_000);
afterAll(() => stage?.stop());

const guarded = async (role: "owner" | "member" = "owner") => {
  const person = await signedInPerson(stage.service, stage.workspaceId, role);
  return { ...person, ...(await withTwoFactor(stage.service, person)) };
};

describe("two-factor sign-in", { timeout: 120_000 }, () => {
  it("is set up in a dialog that is whole in light, dark and on a narrow screen", async () => {
    const person = await signedInPerson(stage.service, stage.workspaceId);
    await checkPage(stage, {
      name: "two-factor-setup",
      path: () => "/account",
      as: () => person,
      isDialog: true,
      prepare: (page) => page.getByRole("button", { name: "Turn on" }).click(),
      isReady: (page) => page.getByRole("img", { name: "QR code for the authenticator app" }).waitFor(),
    });
  });

  it("is switched on and off again by keyboard, on a phone's screen", async () => {
    const person = await signedInPerson(stage.service, stage.workspaceId);
    const watched = await stage.open({ as: person, browser: { viewport: { width: 390, height: 844 } } });
    const { page } = watched;
    await page.goto("/account");
    await page.getByText("Two-factor sign-in is off.").waitFor();
    await page.getByRole("button", { name: "Turn on" }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Turn on two-factor sign-in" });
    const secret = (await dialog.getByRole("figure", { name: "secret" }).locator("code").innerText()).replace(
      /\s/g,
      "",
    );
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    await watched.expectNoSidewaysScroll();
    await dialog.getByLabel("Code", { exact: true }).fill("000 000");
    await dialog.getByLabel("Your password").fill(PASSWORD);
    await page.keyboard.press("Enter");
    await dialog.getByText(/The code is wrong/).waitFor();
    await dialog.getByLabel("Code", { exact: true }).fill(codeNow(secret));
    await page.keyboard.press("Enter");
    await page.getByText(/You have 10 unused backup codes/).waitFor();
    const codes = await page.getByRole("figure", { name: "backup codes" }).innerText();
    expect(codes.match(/\w{4}-\w{4}-\w{4}-\w{4}/g)).toHaveLength(10);
    await watched.expectAccessible();
    await watched.expectNoSidewaysScroll();
    // What asks for the password asks for the code from now on.
    await page.getByLabel("Code for new codes").waitFor();

    await page.getByRole("button", { name: "Turn off" }).click();
    const off = page.getByRole("dialog", { name: "Turn off two-factor sign-in" });
    await off.getByLabel("Your password").fill(PASSWORD);
    await off.getByLabel("Code", { exact: true }).fill(codes.match(/\w{4}-\w{4}-\w{4}-\w{4}/)![0]);
    await page.keyboard.press("Enter");
    await page.getByText("Two-factor sign-in is off.").waitFor();
    watched.expectQuiet(/401/);
    await watched.close();
  });

  it("shows its second step whole in light, dark and on a narrow screen", async () => {
    const person = await guarded();
    await checkPage(stage, {
      name: "two-factor-code",
      path: () => "/sign-in",
      isForAnybody: true,
      prepare: async (page) => {
        await page.getByLabel("Email address").fill(person.email);
        await page.getByLabel("Password").fill(PASSWORD);
        await page.keyboard.press("Enter");
      },
      isReady: heading("Enter your code"),
    });
  });

  it("asks for the code after the password, and lets in with it", async () => {
    const person = await guarded();
    const watched = await stage.open({ browser: { viewport: { width: 390, height: 844 } } });
    const { page } = watched;
    await page.goto("/sign-in?next=%2Faccount");
    await page.getByLabel("Email address").fill(person.email);
    await page.getByLabel("Password").fill(PASSWORD);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Enter your code" }).waitFor();
    await expect.poll(() => page.evaluate("document.activeElement.name")).toBe("code");
    await watched.expectAccessible();
    await watched.expectNoSidewaysScroll();
    await page.keyboard.type("000000");
    await page.keyboard.press("Enter");
    await page.getByText(/The code is wrong or was already used/).waitFor();
    await page.getByLabel("Code", { exact: true }).fill(codeNow(person.secret));
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Account" }).waitFor();
    watched.expectQuiet(/401/);
    await watched.close();
  });

  it("asks for it in the dialog of an ended session too, and what was typed stays", async () => {
    const person = await guarded();
    const watched = await stage.open({ as: person });
    const { page } = watched;
    await page.goto(`/w/${stage.workspaceId}/settings/members`);
    await page.getByRole("columnheader", { name: "Two-factor" }).waitFor();
    await stage.service.db.query("delete from sessions where user_id = $1", [person.id]);
    await page.goto(`/account`);
    await page.getByLabel("Email address").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.keyboard.press("Enter");
    await page.getByLabel("Code", { exact: true }).fill(codeNow(person.secret));
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Account" }).waitFor();
    // Now the page is open while the session ends.
    await forgetUsedCodes(stage.service, person.id);
    const password = page.getByLabel("Current password");
    await password.fill("half a thought");
    await stage.service.db.query("delete from sessions where user_id = $1", [person.id]);
    await page.getByLabel("New password").fill("four unrelated words here");
    await page.getByLabel("Code", { exact: true }).first().fill("123456");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Your session has ended" });
    await dialog.getByLabel("Password").fill(PASSWORD);
    await page.keyboard.press("Enter");
    await dialog.getByLabel("Code", { exact: true }).fill(codeNow(person.secret));
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "hidden" });
    expect(await password.inputValue()).toBe("half a thought");
    await watched.close();
  });

  it("is asked for when an invitation is accepted, once the password was right", async () => {
    const person = await guarded();
    const elsewhere = await stage.service.admin.createWorkspace("Eastwind", "free");
    const host = await signedInPerson(stage.service, elsewhere.id);
    const { body } = await host.client.call(`/api/workspaces/${elsewhere.id}/invitations`, {
      json: { email: person.email, role: "member" },
    });
    const watched = await stage.open();
    const { page } = watched;
    await page.goto(new URL(body.url).pathname);
    await page.getByLabel("Your password").fill(PASSWORD);
    expect(await page.getByLabel("Code", { exact: true }).count()).toBe(0);
    await page.keyboard.press("Enter");
    await page.getByLabel("Code", { exact: true }).waitFor();
    await watched.expectAccessible();
    await page.getByLabel("Code", { exact: true }).fill(codeNow(person.secret));
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: `Account of ${person.email}` }).waitFor();
    watched.expectQuiet(/401/);
    await watched.close();
  });

  it("that the operator switched off is told until it is put away; owners see who has it on", async () => {
    const person = await guarded();
    const other = await guarded("member");
    await stage.service.admin.resetTwoFactor(person.email);
    const watched = await stage.open({ as: person });
    const { page } = watched;
    await page.goto(`/w/${stage.workspaceId}/settings/members`);
    await page.getByText(/turned off two-factor sign-in/).waitFor();
    await watched.expectAccessible();
    const rowOf = (email: string) => page.getByRole("row").filter({ hasText: email });
    await rowOf(other.email).getByText("On", { exact: true }).waitFor();
    await rowOf(person.email).getByText("Off", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await page.getByText(/turned off two-factor sign-in/).waitFor({ state: "hidden" });
    const client = new DashboardClient(stage.service);
    expect((await client.logIn(person.email, PASSWORD)).body.two_factor_reset_at).toBeNull();
    watched.expectQuiet();
    await watched.close();
  });
});
