import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DashboardClient, PASSWORD, signedInPerson } from "../../service/test/dashboard/dashboard-client.ts";
import { photograph } from "./screenshots.ts";
import { raiseStage, type Stage } from "./stage.ts";

let stage: Stage;

beforeAll(async () => {
  stage = await raiseStage({ hasEngine: false });
}, 120_000);
afterAll(() => stage?.stop());

describe("sessions", () => {
  it("that ended say so, over the page, and lose nothing that was typed", async () => {
    const person = await signedInPerson(stage.service, stage.workspaceId);
    const watched = await stage.open({ as: person });
    const { page } = watched;
    await page.goto(`/w/${stage.workspaceId}/projects?environment=live`);
    await page.getByText("No live projects yet").waitFor();
    await person.client.call("/api/logout", { json: {} });
    await page.getByRole("button", { name: "New project" }).first().click();
    await page.getByLabel("Name").fill("Too late");
    await page.getByRole("button", { name: "Create" }).click();
    const again = page.getByRole("dialog", { name: "Your session has ended" });
    await again.waitFor();
    await photograph(watched, "session-ended", { isFull: false });
    await watched.expectAccessible();
    await page.setViewportSize({ width: 390, height: 800 });
    await watched.expectNoSidewaysScroll();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await again.getByLabel("Password").fill("not the password");
    await page.keyboard.press("Enter");
    await again.getByText("The email address or the password is wrong.").waitFor();
    expect(await again.getByLabel("Email address").inputValue()).toBe(person.email);
    await again.getByLabel("Password").fill(PASSWORD);
    await page.keyboard.press("Enter");
    await again.waitFor({ state: "detached" });
    expect(await page.getByRole("textbox", { name: "Name" }).inputValue()).toBe("Too late");
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByRole("heading", { level: 1, name: "Too late" }).waitFor();
    watched.expectQuiet(/401/);
    await watched.close();
  });

  it("that ended: somebody else who signs in there starts afresh", async () => {
    const person = await signedInPerson(stage.service, stage.workspaceId);
    const other = await signedInPerson(stage.service, stage.workspaceId);
    const watched = await stage.open({ as: person });
    const { page } = watched;
    await page.goto(`/w/${stage.workspaceId}/projects`);
    await page.getByRole("heading", { level: 1, name: "Projects" }).waitFor();
    await person.client.call("/api/logout", { json: {} });
    await page.getByRole("button", { name: "New project" }).first().click();
    await page.getByRole("textbox", { name: "Name" }).fill("Private");
    await page.getByRole("button", { name: "Create" }).click();
    const again = page.getByRole("dialog", { name: "Your session has ended" });
    await again.getByLabel("Email address").fill(other.email);
    await again.getByLabel("Password").fill(PASSWORD);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
    expect(await page.getByText("Private").count()).toBe(0);
    await watched.close();
  });

  it("can be ended one by one, and by signing out", async () => {
    const person = await signedInPerson(stage.service, stage.workspaceId);
    await person.client.logIn(person.email, person.password);
    const here = await stage.open({ as: person });
    const other = await signedInAgain(person.email);
    await here.page.goto("/account");
    await here.page
      .getByRole("button", { name: /^End session: / })
      .first()
      .click();
    await here.page.getByRole("status").getByText("Session ended").waitFor();
    await expect.poll(() => other.call("/api/session").then(({ status }) => status)).toBe(401);
    await here.page.getByRole("button", { name: /Account of/ }).click();
    await here.page.getByRole("menuitem", { name: "Sign out" }).click();
    await here.page.getByRole("heading", { name: "Sign in" }).waitFor();
    await here.page.goto("/account");
    await here.page.getByText("Sign in to continue where you left off.").waitFor();
    here.expectQuiet(/401/);
    await here.close();
  });

  it("never lead to another origin after signing in", async () => {
    const person = await signedInPerson(stage.service, stage.workspaceId);
    const watched = await stage.open();
    for (const next of ["https://example.com/", "//example.com/", "/\\example.com"]) {
      await watched.page.goto(`/sign-in?next=${encodeURIComponent(next)}`);
      await watched.page.getByLabel("Email address").fill(person.email);
      await watched.page.getByLabel("Password").fill(PASSWORD);
      await watched.page.getByRole("button", { name: "Sign in", exact: true }).click();
      await watched.page.getByRole("button", { name: /Account of/ }).waitFor();
      expect(watched.page.url().startsWith(stage.origin)).toBe(true);
    }
    await watched.close();
  });
});

describe("links that are handed over", () => {
  it("bring an invited person in, once", async () => {
    const invited = await stage.owner.client.call(`/api/workspaces/${stage.workspaceId}/invitations`, {
      json: { email: "grace@example.com", role: "member" },
    });
    const watched = await stage.open();
    await watched.page.goto(invited.body.url);
    await watched.page.getByLabel("New password").fill("a harbour of calm water");
    await watched.page.getByRole("button", { name: "Accept and join" }).click();
    await watched.page.getByRole("button", { name: /Account of grace@example.com/ }).waitFor();
    expect(await watched.page.getByRole("link", { name: "Audit log" }).count()).toBe(0);
    await watched.page.goto(invited.body.url);
    await watched.page.getByText("This link was used or has expired. Ask for a new one.").waitFor();
    watched.expectQuiet(/410/);
    await watched.close();
  });

  it("bring in an invited person whose address somebody else has taken, under another one", async () => {
    const { id } = await stage.service.createWorkspace();
    const taken = await stage.owner.client.call(`/api/workspaces/${stage.workspaceId}/invitations`, {
      json: { email: "ida@example.com", role: "member" },
    });
    const squatter = new DashboardClient(stage.service);
    const path = `/api${new URL(taken.body.url).pathname}`;
    expect((await squatter.call(path, { json: { password: "not hers to choose" } })).status).toBe(200);
    const owner = await signedInPerson(stage.service, id);
    const invited = await owner.client.call(`/api/workspaces/${id}/invitations`, {
      json: { email: "ida@example.com", role: "member" },
    });
    const watched = await stage.open();
    const { page } = watched;
    await page.goto(invited.body.url);
    await page.getByLabel("Your password").waitFor();
    await page.getByLabel("New password").waitFor();
    await page.getByRole("button", { name: "This account isn’t mine" }).click();
    await page.getByLabel("Email address").fill("ida@example.org");
    await page.getByLabel("New password").fill("a harbour of calm water");
    await page.getByRole("button", { name: "Accept and join" }).click();
    await page.getByRole("button", { name: /Account of ida@example.org/ }).waitFor();
    watched.expectQuiet();
    await watched.close();
  });

  it("give a new password, and say why a short one is refused", async () => {
    const member = await stage.service.admin.createUser(stage.workspaceId, "joan@example.com", "member");
    const link = await stage.owner.client.call(
      `/api/workspaces/${stage.workspaceId}/members/${member.id}/password-reset`,
      { json: {} },
    );
    const watched = await stage.open();
    const { page } = watched;
    await page.goto(link.body.url);
    const field = page.getByLabel("New password");
    await field.fill("joan@example.com");
    await page.getByRole("button", { name: "Set password" }).click();
    await page.getByRole("alert").waitFor();
    await field.fill("nine green lanterns at sea");
    await page.getByRole("button", { name: "Set password" }).click();
    await page.getByRole("button", { name: /Account of joan@example.com/ }).waitFor();
    watched.expectQuiet(/400/);
    await watched.close();
  });
});

describe("somebody whose password is tried", () => {
  it("is told on every page until the notice is put away", async () => {
    const person = await signedInPerson(stage.service, stage.workspaceId);
    for (let n = 0; n < 10; n++) await new DashboardClient(stage.service).logIn(person.email, `guess ${n}`);
    const watched = await stage.open({ as: person });
    const { page } = watched;
    await page.goto(`${stage.origin}/account`);
    const notice = page.getByText("Someone tried 10 wrong passwords or codes on your account");
    await notice.waitFor();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await notice.waitFor({ state: "detached" });
    await page.reload();
    await page.getByRole("heading", { name: "Account" }).waitFor();
    expect(await notice.count()).toBe(0);
    watched.expectQuiet();
    await watched.close();
  });
});

describe("the shell", () => {
  it("keeps a chosen theme, from the first paint on", async () => {
    const watched = await stage.open({ as: stage.owner, browser: { colorScheme: "light" } });
    const { page } = watched;
    await page.goto("/account");
    await page.getByText("This session", { exact: true }).waitFor();
    await page.getByText("Dark", { exact: true }).click();
    const ground = () => page.evaluate("getComputedStyle(document.documentElement).backgroundColor");
    await expect.poll(ground).toBe("rgb(14, 14, 16)");
    // Held back, the pages' own code cannot be what sets it.
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.reload();
    expect(await ground()).toBe("rgb(14, 14, 16)");
    await watched.close();
  });

  it("lets the keyboard skip the navigation and open the menus", async () => {
    const watched = await stage.open({ as: stage.owner });
    const { page } = watched;
    await page.goto(`/w/${stage.workspaceId}/projects`);
    await page.getByText("No sandbox projects yet").waitFor();
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate("document.activeElement.textContent")).toBe("Skip to content");
    await page.getByRole("button", { name: /^Workspace/ }).focus();
    await page.keyboard.press("ArrowDown");
    await page.getByRole("menuitem", { name: /Northwind Studio/ }).waitFor();
    await watched.expectAccessible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "New workspace" }).waitFor();
    await page.getByLabel("Name").fill("Second Studio");
    await page.getByRole("button", { name: "Create workspace" }).click();
    await page.getByRole("button", { name: "Workspace Second Studio" }).waitFor();
    watched.expectQuiet();
    await watched.close();
  });

  it("folds the navigation away on a narrow screen, and unfolds it", async () => {
    const watched = await stage.open({ as: stage.owner, browser: { viewport: { width: 360, height: 740 } } });
    const { page } = watched;
    await page.goto(`/w/${stage.workspaceId}/projects`);
    expect(await page.getByRole("link", { name: "Playground" }).isVisible()).toBe(false);
    await page.getByRole("button", { name: "Menu" }).click();
    await watched.expectNoSidewaysScroll();
    await page.getByRole("link", { name: "Playground" }).click();
    await page.getByRole("heading", { level: 1, name: "Playground" }).waitFor();
    await page.getByRole("link", { name: "Request log" }).waitFor({ state: "hidden" });
    await watched.close();
  });

  it("says so in words when the service cannot be reached", async () => {
    const watched = await stage.open({ as: stage.owner });
    const { page } = watched;
    await page.goto(`/w/${stage.workspaceId}/projects`);
    await page.getByText("No sandbox projects yet").waitFor();
    await page.route("**/api/**", (route) => route.abort());
    await page.getByRole("button", { name: "New project" }).first().click();
    await page.getByLabel("Name").fill("Unreachable");
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByRole("alert").getByText("The service could not be reached.").waitFor();
    await watched.close();
  });
});

async function signedInAgain(email: string) {
  const client = new DashboardClient(stage.service);
  await client.logIn(email, PASSWORD);
  return client;
}
