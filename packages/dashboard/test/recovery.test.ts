import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PASSWORD, signedInPerson } from "../../service/test/dashboard/dashboard-client.ts";
import { checkPage, heading } from "./page-check.ts";
import { raiseStage, type Stage } from "./stage.ts";

let stage: Stage;

beforeAll(async () => {
  stage = await raiseStage({ hasEngine: false });
}, 120_000);
afterAll(() => stage?.stop());

describe("a sole owner who forgot the password", () => {
  it("finds the page for it, light, dark and narrow", () =>
    checkPage(stage, {
      name: "recover",
      path: () => "/recover",
      isReady: heading("Use a recovery code"),
      isForAnybody: true,
    }));

  it("made codes in time, and comes back in with one of them by keyboard", async () => {
    const person = await signedInPerson(stage.service, stage.workspaceId);
    const before = await stage.open({ as: person });
    await before.page.goto("/account");
    await before.page.getByText("You have no recovery codes.").waitFor();
    await before.page.getByLabel("Password for new codes").fill("not the password");
    await before.page.keyboard.press("Enter");
    await before.page.getByText("The password is wrong.").waitFor();
    await before.page.getByLabel("Password for new codes").fill(PASSWORD);
    await before.page.keyboard.press("Enter");
    const shown = before.page.getByRole("figure", { name: "recovery codes" });
    await shown.waitFor();
    const [code = ""] = (await shown.innerText()).match(/\w{4}-\w{4}-\w{4}-\w{4}/) ?? [];
    await before.page.getByText("You have 8 unused recovery codes.").waitFor();
    await before.expectAccessible();
    await before.close();

    const watched = await stage.open();
    const { page } = watched;
    await page.goto("/sign-in");
    await page.getByRole("link", { name: "use a recovery code" }).click();
    await page.getByLabel("Email address").fill(person.email);
    await page.getByLabel("Recovery code").fill("aaaa-aaaa-aaaa-aaaa");
    await page.getByLabel("New password").fill("four unrelated words here");
    await page.keyboard.press("Enter");
    await page
      .getByRole("alert")
      .getByText(/recovery code is wrong/)
      .waitFor();
    expect(await page.getByLabel("Email address").inputValue()).toBe(person.email);
    await page.getByLabel("Recovery code").fill(code);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: `Account of ${person.email}` }).waitFor();
    watched.expectQuiet(/401/);
    await watched.close();
  });
});
