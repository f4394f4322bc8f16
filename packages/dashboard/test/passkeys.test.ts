import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  DashboardClient,
  PASSWORD,
  type SignedInPerson,
  signedInPerson,
} from "../../service/test/dashboard/dashboard-client.ts";
import { withPasskey } from "../../service/test/dashboard/passkeys.ts";
import { codeNow, withTwoFactor } from "../../service/test/dashboard/second-factor.ts";
import { checkPage } from "./page-check.ts";
import { raiseStage, type Stage } from "./stage.ts";
import { VirtualAuthenticator } from "./virtual-authenticator.ts";

let stage: Stage;

beforeAll(async () => {
  stage = await raiseStage({ hasEngine: false });
}, 120_000);
afterAll(() => stage?.stop());

const PHONE = { viewport: { width: 390, height: 844 } };
const person = () => signedInPerson(stage.service, stage.workspaceId);
const signInButton = (page: Page) => page.getByRole("button", { name: "Sign in with a passkey" });
const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

/** On the account page. */
async function addPasskey(page: Page, name: string, code?: string): Promise<void> {
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a passkey" });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Your password").fill(PASSWORD);
  if (code) await dialog.getByLabel("Code", { exact: true }).fill(code);
  await page.keyboard.press("Enter");
}

/** A browser whose device has a passkey of the person, at the sign-in page. */
async function withDevice(owner: SignedInPerson, code?: string) {
  const watched = await stage.open({ as: owner, browser: PHONE });
  const { page } = watched;
  const device = await VirtualAuthenticator.on(page);
  await page.goto("/account");
  await addPasskey(page, "My phone", code);
  await rowOf(page, "My phone").waitFor();
  await page.context().clearCookies();
  await page.goto("/sign-in?next=%2Faccount");
  await signInButton(page).waitFor();
  return { watched, page, device };
}

describe("passkeys", { timeout: 120_000 }, () => {
  it("are listed and added on pages that are whole in light, dark and on a narrow screen", async () => {
    const owner = await person();
    await withPasskey(stage.service, owner);
    await stage.service.db.query(
      `insert into passkeys (user_id, credential_id, public_key, counter, rp_id, name, last_used_at)
       values ($1, '\\x01', '', 0, 'brands.old-name.example', 'Security key in the drawer', now())`,
      [owner.id],
    );
    const table = (page: Page) => rowOf(page, "it was made for brands.old-name.example").waitFor();
    await checkPage(stage, { name: "passkeys", path: () => "/account", as: () => owner, isReady: table });
    await checkPage(stage, {
      name: "passkey-adding",
      path: () => "/account",
      as: () => owner,
      isDialog: true,
      prepare: (page) => page.getByRole("button", { name: "Add a passkey" }).click(),
      isReady: (page) => page.getByRole("dialog").getByLabel("Your password").waitFor(),
    });
    await checkPage(stage, {
      name: "passkey-sign-in",
      path: () => "/sign-in",
      isForAnybody: true,
      isReady: (page) => signInButton(page).waitFor(),
    });
  });

  it("are added, used without address, password and code, renamed and removed", async () => {
    const owner = await person();
    const { secret } = await withTwoFactor(stage.service, owner);
    const { watched, page, device } = await withDevice(owner, codeNow(secret));
    expect(await device.credentials()).toMatchObject([{ rpId: "localhost", isResidentCredential: true }]);
    await signInButton(page).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Account" }).waitFor();
    await expect.poll(() => rowOf(page, "My phone").innerText()).not.toContain("Never");

    await page.getByRole("button", { name: "Rename passkey My phone" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill("Red phone");
    await page.keyboard.press("Enter");
    await rowOf(page, "Red phone").waitFor();
    await watched.expectAccessible();
    await watched.expectNoSidewaysScroll();

    await page.getByRole("button", { name: "Remove passkey Red phone" }).click();
    const asked = page.getByRole("dialog", { name: "Remove passkey" });
    await asked.getByRole("button", { name: "Remove" }).click();
    await page.getByText("You have no passkeys.").waitFor();
    // The device still has it. It opens nothing any more, and the page says what does.
    await page.context().clearCookies();
    await page.goto("/sign-in");
    await signInButton(page).click();
    await page.getByText(/This passkey was not accepted/).waitFor();
    watched.expectQuiet(/401/);
    await watched.close();
  });

  it("are not taken from a device that is not unlocked, nor a second one from the same device", async () => {
    const { watched, page, device } = await withDevice(await person());
    await device.unlock(false);
    await signInButton(page).click();
    await page.getByText(/You are not signed in: the browser got no passkey/).waitFor();
    await watched.expectAccessible();
    await device.unlock(true);
    await signInButton(page).click();
    await page.getByRole("heading", { level: 1, name: "Account" }).waitFor();
    await addPasskey(page, "The same phone");
    await page.getByText("This device already has a passkey for your account.").waitFor();
    const dialog = page.getByRole("dialog", { name: "Add a passkey" });
    await dialog.getByLabel("Your password").fill("not it");
    await page.keyboard.press("Enter");
    await dialog.getByText("The password is wrong.").waitFor();
    await watched.close();
  });

  it("of a device that was copied are refused once the copy is behind, and the true one goes on", async () => {
    const owner = await person();
    const { watched, page, device } = await withDevice(owner);
    const [copied] = await device.credentials();
    for (let times = 0; times < 2; times += 1) {
      await signInButton(page).click();
      await page.getByRole("heading", { level: 1, name: "Account" }).waitFor();
      await page.context().clearCookies();
      await page.goto("/sign-in?next=%2Faccount");
    }
    const thief = await stage.open();
    const copy = await VirtualAuthenticator.on(thief.page);
    await copy.hold({ ...copied!, signCount: 0 });
    await thief.page.goto("/sign-in");
    await signInButton(thief.page).click();
    await thief.page.getByText(/This passkey was not accepted/).waitFor();
    const told = await stage.service.db.query(
      "select 1 from audit_log where subject = $1 and action = 'member.passkey_counter_went_back'",
      [owner.id],
    );
    expect(told).toHaveLength(1);
    await signInButton(page).click();
    await page.getByRole("heading", { level: 1, name: "Account" }).waitFor();
    await thief.close();
    await watched.close();
  });

  it("sign in again over a page whose session has ended, and what was typed stays", async () => {
    const owner = await person();
    const { watched, page } = await withDevice(owner);
    await signInButton(page).click();
    const typed = page.getByLabel("Current password");
    await typed.fill("half a thought");
    await page.getByLabel("New password").fill("four unrelated words here");
    await stage.service.db.query("delete from sessions where user_id = $1", [owner.id]);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Your session has ended" });
    await dialog.getByRole("button", { name: "Sign in with a passkey" }).click();
    await dialog.waitFor({ state: "hidden" });
    expect(await typed.inputValue()).toBe("half a thought");
    await watched.close();
  });

  it("are not offered by a browser that knows nothing of them", async () => {
    const watched = await stage.open({ as: await person() });
    const { page } = watched;
    await page.addInitScript("delete window.PublicKeyCredential");
    await page.goto("/account");
    await page.getByText("This browser can’t add passkeys here.").waitFor();
    await page.context().clearCookies();
    await page.goto("/sign-in");
    await page.getByLabel("Email address").waitFor();
    // All that the page asks for is there, and so is what it makes of it.
    await page.waitForLoadState("networkidle");
    expect(await signInButton(page).count()).toBe(0);
    watched.expectQuiet();
    await watched.close();
  });

  it("that the operator removed are told until that is put away", async () => {
    const owner = await person();
    await withPasskey(stage.service, owner);
    await stage.service.admin.removePasskeys(owner.email);
    const again = { ...owner, client: new DashboardClient(stage.service) };
    await again.client.logIn(owner.email, PASSWORD);
    const watched = await stage.open({ as: again });
    const { page } = watched;
    await page.goto(`/w/${stage.workspaceId}/settings/members`);
    await page.getByText(/removed all your passkeys/).waitFor();
    await watched.expectAccessible();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await page.getByText(/removed all your passkeys/).waitFor({ state: "hidden" });
    watched.expectQuiet();
    await watched.close();
  });
});
